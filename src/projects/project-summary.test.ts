import { expect, test } from 'vitest';
import { projectSummarySchema } from './project-summary.ts';

test('a project that says little can still be shown [CARD-01, CARD-05]', () => {
  expect(projectSummarySchema.parse({ id: 3, name: 'Acme', status: 'archived', targetAudience: null })).toEqual({
    id: 3,
    name: 'Acme',
    description: '',
    targetAudience: '',
    status: 'archived',
    sectionsCompleted: 0,
    totalSections: 8,
    progress: 0,
    updatedAt: null,
    folderId: null,
    answered: 0,
    lamps: [],
    lastLines: null,
  });
});

test('without an id there is no project', () => {
  expect(projectSummarySchema.safeParse({ name: 'Acme' }).success).toBe(false);
});
