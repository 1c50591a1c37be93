import { expect, test } from 'vitest';
import { findProjects, putInWorkFirst, sortByName } from './find-projects.ts';

const project = (name: string, description = '', folderId: number | null = null, status = 'draft') => ({
  name,
  description,
  folderId,
  status,
  targetAudience: 'Night bakers',
});
const projects = [
  project('The Quiet Quarter', 'A webinar for designers', 1),
  project('Sleep Like It’s Sunday', 'For parents', 2),
  project('books that balance', 'A video for OWNERS'),
];
const names = (found: { name: string }[]) => found.map(({ name }) => name);

test('a search looks into name and description, in any case [DASH-05]', () => {
  expect(names(findProjects(projects, { search: 'QUIET', folderId: null }))).toEqual(['The Quiet Quarter']);
  expect(names(findProjects(projects, { search: 'owners', folderId: null }))).toEqual(['books that balance']);
  expect(names(findProjects(projects, { search: '  parents ', folderId: null }))).toEqual(['Sleep Like It’s Sunday']);
});

test('a word that stands only in the audience finds nothing [DASH-05]', () => {
  expect(findProjects(projects, { search: 'bakers', folderId: null })).toEqual([]);
});

test('a name and a description do not run into one another', () => {
  expect(findProjects([project('One', 'Two')], { search: 'oneTwo', folderId: null })).toEqual([]);
});

test('a folder holds only its own projects', () => {
  expect(names(findProjects(projects, { search: '', folderId: 2 }))).toEqual(['Sleep Like It’s Sunday']);
});

test('by name means by name, whatever the case', () => {
  expect(names(sortByName(projects))).toEqual(['books that balance', 'Sleep Like It’s Sunday', 'The Quiet Quarter']);
});

test('the project in work leads, the rest keep their order', () => {
  const done = project('Done', '', null, 'completed');
  expect(names(putInWorkFirst([done, ...projects]))).toEqual([
    'The Quiet Quarter',
    'Done',
    'Sleep Like It’s Sunday',
    'books that balance',
  ]);
  expect(putInWorkFirst([done])).toEqual([done]);
});
