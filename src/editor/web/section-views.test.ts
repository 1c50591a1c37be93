import { expect, test } from 'vitest';
import type { Project, Section } from '#projects/contract.ts';
import { type LiveWriting, nothingLive } from '#writing/web/live-writing.ts';
import { sectionViews, stateWords } from './section-views.ts';
import type { OpenDraft } from './use-drafts.ts';

const section = (sectionNumber: number, change: Partial<Section> = {}): Section => ({
  id: 100 + sectionNumber,
  sectionNumber,
  sectionName: '',
  content: '',
  isCompleted: false,
  version: 1,
  sentences: [],
  seed: 1,
  writer: 'embedded',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...change,
});

const project = (sections: Section[]): Project => ({
  id: 1,
  name: 'The Second Half',
  projectName: 'The Second Half',
  description: '',
  targetAudience: '',
  status: 'draft',
  sectionsCompleted: 0,
  totalSections: 8,
  progress: 0,
  createdAt: '',
  updatedAt: '',
  folderId: null,
  answered: 0,
  lamps: [],
  lastLines: null,
  originalFormData: {},
  sections,
});

const draft = (content: string): OpenDraft => ({
  content,
  version: 1,
  savedAt: 0,
  fieldKey: 0,
  isKept: true,
  isRestored: false,
});

const views = (sections: Section[], live: LiveWriting = nothingLive, drafts: [number, OpenDraft][] = []) =>
  sectionViews({ project: project(sections), live, drafts: new Map(drafts) });

test('a section is empty, complete or written by what is stored', () => {
  const shown = views([
    section(1),
    section(2, { content: 'Said.', isCompleted: true }),
    section(3, { content: 'Half said.' }),
  ]);
  expect(shown.map((view) => stateWords(view))).toEqual(['Not generated', 'Complete', 'Written']);
  expect(shown.map(({ lit }) => lit)).toEqual([0, 1, 0]);
});

test('a text in work counts by its draft and says whether it differs', () => {
  const stored = section(2, { content: 'One two three.', isCompleted: true });
  const [unsaved] = views([stored], nothingLive, [[stored.id, draft('One two three four.')]]);
  expect(unsaved).toMatchObject({ state: 'unsaved', words: 4 });
  const [same] = views([stored], nothingLive, [[stored.id, draft(' One two three. \n\n')]]);
  expect(same?.state).toBe('editing');
});

test('while it is written its words and its lamp follow the writer, and those after it wait', () => {
  const live: LiveWriting = {
    script: 'writing',
    sections: new Map([
      [1, { phase: 'writing', text: 'word '.repeat(210), since: 0 }],
      [2, { phase: 'waiting', text: '', since: 0 }],
    ]),
  };
  const [first, second] = views([section(1), section(2, { content: 'Said.', isCompleted: true })], live);
  expect(first && stateWords(first)).toBe('Writing, 210 words');
  expect(first?.lit).toBeCloseTo(0.5);
  expect(second).toMatchObject({ state: 'waiting', lit: 1 });
});
