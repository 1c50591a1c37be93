import { afterAll, expect, test } from 'vitest';
import { frameworkFields, type SectionNumber } from '#framework/framework.ts';
import { writeSection } from './embedded/write-section.ts';
import { createEmbeddedWriter } from './embedded-writer.ts';
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

async function written(call: SectionRequest, signal = new AbortController().signal) {
  const sentences: WrittenSentence[] = [];
  const writing = writer.write(call, signal);
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

test('answers read ahead are written like any, and are not read while a section is written', async () => {
  writer.readAhead(request(5));
  const [one, other] = await Promise.all(
    [written(request(5)), written(request(6))].map((call) => {
      writer.readAhead(request(8));
      return call;
    }),
  );
  expect(one?.section).toEqual(writeSection(request(5)));
  expect(other?.section).toEqual(writeSection(request(6)));
});

test('a cancelled call gives nothing', async () => {
  const controller = new AbortController();
  controller.abort();
  await expect(written(request(1), controller.signal)).rejects.toThrow();
});
