import { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { frameworkFields, type SectionNumber } from '#framework/framework.ts';
import { writeSection } from './embedded/write-section.ts';
import { createEmbeddedWriter, type WriterCall } from './embedded-writer.ts';
import { contentOf, type SectionRequest, type WrittenSentence } from './script-writer.ts';

const writer = createEmbeddedWriter();
afterAll(() => writer.close());

const answers = Object.fromEntries(
  frameworkFields.filter((field) => field.belongsTo === 'answers').map(({ field, example }) => [field, example]),
);
const request = (sectionNumber: SectionNumber, seed = 1): SectionRequest => ({
  sectionNumber,
  projectName: 'The Second Half',
  targetAudience: 'Office workers training for their first marathon',
  answers,
  seed,
});

async function written(call: SectionRequest, signal = new AbortController().signal, by = writer) {
  const sentences: WrittenSentence[] = [];
  const writing = by.write(call, signal);
  for (;;) {
    const { done, value } = await writing.next();
    if (done) return { sentences, section: value };
    sentences.push(value);
  }
}

test('the sentences that arrive one by one are the section, word for word', async () => {
  const { sentences, section } = await written(request(2));
  expect(contentOf(sentences)).toBe(section.content);
  expect(section).toEqual(writeSection(request(2)));
});

test('several sections asked for at once each come back as themselves', async () => {
  const sections = await Promise.all(([1, 4, 7] as const).map((number) => written(request(number))));
  expect(sections.map(({ section }) => section.content)).toEqual(
    ([1, 4, 7] as const).map((number) => writeSection(request(number)).content),
  );
});

test('a writer that was closed writes again when it is asked again', async () => {
  await writer.close();
  expect((await written(request(3))).section.content).not.toBe('');
});

test('answers are read ahead by a thread that has nothing else to do, and by none that was not started', async () => {
  const asked: string[] = [];
  const reader = createEmbeddedWriter(() => {
    const thread = new Worker(new URL('./embedded-writer.worker.ts', import.meta.url));
    const post = thread.postMessage.bind(thread);
    thread.postMessage = (call: WriterCall) => {
      asked.push('read' in call ? 'read' : 'write');
      post(call);
    };
    return thread;
  });
  reader.readAhead(request(1));
  expect(asked).toEqual([]);
  reader.warmUp();
  reader.readAhead(request(1));
  reader.readAhead(request(1));
  expect(asked).toEqual(['read']);
  const writing = written(request(5), undefined, reader);
  reader.readAhead(request(1));
  expect((await writing).section).toEqual(writeSection(request(5)));
  expect(asked).toEqual(['read', 'write']);
  reader.readAhead(request(1));
  await reader.close();
  expect((await written(request(6), undefined, reader)).section).toEqual(writeSection(request(6)));
  expect(asked).toEqual(['read', 'write', 'read', 'write']);
  await reader.close();
});

test('a cancelled call gives nothing', async () => {
  const controller = new AbortController();
  controller.abort();
  await expect(written(request(1), controller.signal)).rejects.toThrow();
});
