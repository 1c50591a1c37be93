import { expect, test } from 'vitest';
import { answerProblems } from './answer-problems.ts';

test('only the name has to be there [WIZ-04, OPEN-05]', () => {
  expect(answerProblems({ projectName: 'Acme' })).toEqual([]);
  for (const projectName of ['', '   ', undefined]) {
    const answers = projectName === undefined ? {} : { projectName };
    expect(answerProblems(answers)).toEqual([{ field: 'projectName', sentence: 'Project name is required' }]);
  }
});

test('an answer longer than the server takes is named', () => {
  const problems = answerProblems({
    projectName: 'Acme',
    timeCost: 'x'.repeat(20_001),
    targetAudience: 'x'.repeat(501),
  });
  expect(problems.map(({ field }) => field)).toEqual(['targetAudience', 'timeCost']);
});
