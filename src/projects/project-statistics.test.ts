import { expect, test } from 'vitest';
import { projectStatistics } from './project-statistics.ts';

const drafts = (count: number) => Array.from({ length: count }, () => ({ status: 'draft', progress: 0 }));

test.each([
  [0, 0],
  [1, 9],
  [2, 17],
  [3, 26],
])('%i scripts save %i hours [DASH-03]', (scripts, hours) => {
  expect(projectStatistics(drafts(scripts)).hoursSaved).toBe(hours);
});

test('the average progress is the mean of all projects, and 0 when there are none [DASH-03]', () => {
  expect(projectStatistics([]).averageProgress).toBe(0);
  const mixed = [
    { status: 'completed', progress: 100 },
    { status: 'in_progress', progress: 37.5 },
    { status: 'draft', progress: 0 },
  ];
  expect(projectStatistics(mixed).averageProgress).toBeCloseTo(45.833, 2);
});

test('only completed projects count as completed', () => {
  const statistics = projectStatistics([{ status: 'completed', progress: 100 }, ...drafts(2)]);
  expect(statistics).toMatchObject({ scripts: 3, completed: 1 });
});
