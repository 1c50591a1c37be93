import { expect, test } from 'vitest';
import { motifsOf } from './motifs.ts';
import { writeSection } from './write-section.ts';

const answers = {
  audiencePain: 'You stand between the rows in bloom and the hives are silent.',
  fingerPointableMoment: 'You lift the lid of one of the hives and find four frames of bees.',
  voiceInTheirHead: 'I should have looked two weeks ago.',
  planMetaphor: 'It is like buying firewood by the truck.',
  stallLoopPattern: 'You tell yourself that you will see about the hives after pruning.',
};
const nobody = {
  pronoun: 'you',
  nouns: new Set<string>(),
  clear: true,
  thirds: new Set<never>(),
  customers: new Set<string>(),
} as const;

test('the things that come back in the answers are the motifs, and everyday words are none', () => {
  expect(motifsOf(answers, nobody, []).map(({ motif }) => motif)).toEqual(['the hives']);
  expect(motifsOf(answers, nobody, ['The Hives Promise'])).toEqual([]);
  expect(motifsOf({ audiencePain: 'No time, no money.', timeCost: 'time and money' }, nobody, [])).toEqual([]);
});

test('a motif planted in the hook is taken up again in the close', () => {
  const section = (sectionNumber: 2 | 7): string =>
    writeSection({ sectionNumber, projectName: 'Full Bloom', targetAudience: '', answers, seed: 1 })
      .sentences.filter(({ fields }) => fields.length === 0)
      .map(({ text }) => text)
      .join(' ');
  expect(section(2)).toContain('the hives');
  expect(section(7)).toContain('the hives');
});
