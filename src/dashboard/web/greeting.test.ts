import { expect, test } from 'vitest';
import { fieldCount } from '#framework/framework.ts';
import type { ProjectSummary } from '#projects/project-summary.ts';
import { greeting, whatComesNext } from './greeting.ts';

function project(changes: Partial<ProjectSummary> & { written?: number }): ProjectSummary {
  const { written = 0, ...rest } = changes;
  return {
    id: 1,
    name: 'The Quiet Quarter',
    description: '',
    targetAudience: '',
    status: written === 0 ? 'draft' : written === 8 ? 'completed' : 'in_progress',
    sectionsCompleted: written,
    totalSections: 8,
    progress: (written / 8) * 100,
    updatedAt: '2026-05-20T12:00:00.000Z',
    folderId: null,
    answered: fieldCount,
    lamps: Array.from({ length: 8 }, (_, index) => ({
      sectionNumber: index + 1,
      isCompleted: index < written,
      words: index < written ? 200 : 0,
    })),
    lastLines: null,
    ...rest,
  };
}

test.each([
  [8, 'Good morning, Maya'],
  [14, 'Good afternoon, Maya'],
  [21, 'Good evening, Maya'],
  [2, 'Good evening, Maya'],
])('at %i o’clock one is greeted with “%s”', (hour, words) => {
  expect(greeting('Maya', new Date(2026, 4, 20, hour))).toBe(words);
});

test('somebody without a first name is greeted all the same', () => {
  expect(greeting(null, new Date(2026, 4, 20, 9))).toBe('Good morning');
});

test.each([
  ['nothing yet', [], 'The stage is set and nobody has said a word yet.'],
  ['a few answers', [project({ answered: 12 })], `“The Quiet Quarter” has 12 of ${fieldCount} answers.`],
  [
    'nearly all answers',
    [project({ answered: fieldCount - 2 })],
    '“The Quiet Quarter” is two answers from its script.',
  ],
  ['all answers', [project({})], '“The Quiet Quarter” has all its answers. It only wants to be written.'],
  [
    'half a script',
    [project({ written: 5 })],
    '“The Quiet Quarter” is three sections from its last line. Next: Price Setup.',
  ],
  [
    'nearly a script',
    [project({ written: 7 })],
    '“The Quiet Quarter” is one section from its last line. Next: Tap-In Pitch.',
  ],
  ['one finished script', [project({ written: 8 })], '“The Quiet Quarter” is ready to be spoken.'],
  ['finished scripts', [project({ written: 8 }), project({ written: 8 })], 'Both scripts are ready to be spoken.'],
])('with %s the next step is named', (_, projects, words) => {
  expect(whatComesNext(projects)).toBe(words);
});

test('what is in work is named before what is finished', () => {
  const inWork = project({ written: 2, name: 'Second Act' });
  expect(whatComesNext([project({ written: 8 }), inWork])).toContain('“Second Act”');
});
