import { afterEach, expect, test } from 'vitest';
import { type AutofillExtractor, createAutofillExtractor } from './autofill-extractor.ts';

let extractor: AutofillExtractor;
afterEach(() => extractor.close());

const never = new AbortController().signal;

/** Answers with the text itself as the plan's name; the texts "endless", "broken" and "crash" do what they say. */
const echo = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ content }) => {
      if (content === 'endless') for (;;);
      if (content === 'crash') process.exit(1);
      if (content === 'broken') return parentPort.postMessage({ failure: 'It broke.' });
      parentPort.postMessage({ extraction: { suggestions: [{ field: 'planName', value: content, confidence: 1, source: content }] } });
    });
  `)}`,
);

const read = (content: string, signal = never) =>
  extractor.extract(content, 'text', signal).then(({ suggestions }) => suggestions[0]?.value);

test('labelled notes are read in a thread of their own', async () => {
  extractor = createAutofillExtractor();
  const { suggestions } = await extractor.extract('Plan name: The Quiet Week\nAudience: bakers', 'text', never);
  expect(suggestions).toContainEqual(expect.objectContaining({ field: 'planName', value: 'The Quiet Week' }));
  expect(suggestions.some(({ field }) => field === 'moneyCost')).toBe(false);
});

test('time that people won back is no cost in time, time they never get back is', async () => {
  extractor = createAutofillExtractor();
  const costsIn = async (content: string) => {
    const { suggestions } = await extractor.extract(content, 'text', never);
    return suggestions.filter(({ field }) => field === 'timeCost').map(({ value }) => value);
  };
  const opening = 'I help freelance bookkeepers stop losing their evenings to clients. ';
  expect(await costsIn(`${opening}214 bookkeepers have used it; on average they got back nine hours a week.`)).toEqual(
    [],
  );
  const lost = 'They lose nine hours a week and never get them back.';
  expect(await costsIn(`${opening}${lost}`)).toEqual([lost]);
});

test('several texts at once each get their own answer', async () => {
  extractor = createAutofillExtractor({ worker: echo });
  expect(await Promise.all(['one', 'two', 'three'].map((text) => read(text)))).toEqual(['one', 'two', 'three']);
});

test('a text that takes too long is given up, and the one waiting behind it is read', async () => {
  extractor = createAutofillExtractor({ worker: echo, timeout: 1_500 });
  const [endless, next] = await Promise.allSettled([read('endless'), read('next')]);
  expect(endless).toMatchObject({ status: 'rejected', reason: { name: 'TimeoutError' } });
  expect(next).toEqual({ status: 'fulfilled', value: 'next' });
});

test('a text nobody waits for any more is given up', async () => {
  extractor = createAutofillExtractor({ worker: echo });
  const leaving = new AbortController();
  const endless = read('endless', leaving.signal);
  leaving.abort(new Error('The server is stopping.'));
  await expect(endless).rejects.toThrow('The server is stopping.');
  expect(await read('next')).toBe('next');
});

test('a failure and a crash are told, and the next text is read', async () => {
  extractor = createAutofillExtractor({ worker: echo });
  await expect(read('broken')).rejects.toThrow('It broke.');
  await expect(read('crash')).rejects.toThrow('The extractor stopped.');
  expect(await read('next')).toBe('next');
});

test('an extractor that was closed reads again when it is asked again', async () => {
  extractor = createAutofillExtractor({ worker: echo });
  expect(await read('one')).toBe('one');
  await extractor.close();
  expect(await read('two')).toBe('two');
});
