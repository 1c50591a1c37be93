import { expect, test } from 'vitest';
import { createdProjectId } from './created-project-id.ts';

test('the id is read from the answer itself or from the project in it [WIZ-15]', () => {
  expect(createdProjectId({ id: 7, name: 'Acme' })).toBe(7);
  expect(createdProjectId({ success: true, project: { id: 8 } })).toBe(8);
});

test.each([[{}], [{ id: null }], [{ id: 0 }], [{ project: {} }], [null], ['created']])(
  'an answer without an id says so: %j [WIZ-15]',
  (answer) => {
    expect(() => createdProjectId(answer)).toThrow(
      'Project created but failed to get project ID. Please refresh the page.',
    );
  },
);
