import { expect, test } from 'vitest';
import type { OutlineScript } from './deck-outliner.ts';
import { createEmbeddedOutliner } from './embedded-outliner.ts';

const content = 'You run your easy days too fast.';
const script: OutlineScript = {
  projectName: 'The Second Half',
  targetAudience: 'Office workers training for their first marathon',
  answers: { realRootCause: content },
  sections: [{ sectionNumber: 3, content, sentences: [{ text: content, paragraph: 0, fields: ['realRootCause'] }] }],
};

test('a script is outlined beside the main thread', async () => {
  const { slides, notice } = await createEmbeddedOutliner().outline(script, {}, new AbortController().signal);
  expect(slides.map(({ sectionReference, title }) => [sectionReference, title])).toEqual([
    [0, 'The Second Half'],
    [3, 'You run your easy days too fast'],
  ]);
  expect(notice).toBeUndefined();
});

test('an outline that nobody waits for any more is given up', async () => {
  const leaving = new AbortController();
  const asked = createEmbeddedOutliner().outline(script, {}, leaving.signal);
  leaving.abort(new Error('The person went away.'));
  await expect(asked).rejects.toThrow('The person went away.');
});
