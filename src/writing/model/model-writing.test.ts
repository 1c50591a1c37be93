import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '#app/testing/test-app.ts';
import type { Answers } from '#framework/framework.ts';
import { createAiSdkTextModel, type TextModelSettings } from '#providers/text-model/ai-sdk-text-model.ts';
import {
  answersStatus,
  type Behaviour,
  cutsOffAfter,
  endsEarlyAfter,
  failsAfter,
  garblesAfter,
  type ProviderServer,
  stallsAfter,
  startProviderServer,
  streams,
} from '#providers/text-model/testing/provider-server.ts';
import type { WritingEvent } from '../contract.ts';
import { createEmbeddedWriter } from '../embedded-writer.ts';
import { createModelWriter } from './model-writer.ts';

const answers: Answers = {
  audiencePain: 'You wake at three and check your inbox for eleven weeks.',
  moneyCost: 'Last spring cost you $11,000 in lost jobs.',
  whatTheyKeepTrying: 'You redo the portfolio and cut your day rate.',
  voiceInTheirHead: 'Maybe I was only ever lucky.',
};
const good = 'You wake at three. The inbox is silent for eleven weeks.\n\nLast spring cost you $11,000 in lost jobs.';
/** Long enough that at least one sentence was shown before something happens. */
const begun = 'You wake at three. The inbox is silent. And then';

const embedded = createEmbeddedWriter();
let server: ProviderServer;
let app: TestApp;
let ada: Caller;

const settings = (values: Partial<TextModelSettings> = {}): TextModelSettings => ({
  provider: 'openai-compatible',
  model: 'local',
  apiKey: undefined,
  baseUrl: server.url,
  timeoutMs: 20_000,
  maxRetries: 0,
  concurrency: 2,
  backoffMs: 1,
  ...values,
});
const appWith = (values?: Partial<TextModelSettings>) =>
  startTestApp({ writer: createModelWriter({ model: createAiSdkTextModel(settings(values)), embedded }) });

beforeAll(async () => {
  server = await startProviderServer();
  app = await appWith();
  ada = await app.signUpPro();
});
afterAll(async () => {
  await app.stop();
  await embedded.close();
  await server.stop();
});

const newProject = async (caller = ada) =>
  (await caller.call('POST', '/api/projects', { name: 'Acme', originalFormData: answers })).body;
const write = (id: number, caller = ada, query = '') =>
  caller.call('POST', `/api/projects/${id}/generate-section/1${query}`);
const storedSection = async (id: number, caller = ada) =>
  (await caller.call('GET', `/api/projects/${id}`)).body.sections[0];

async function writeAsStream(id: number): Promise<{ events: WritingEvent[]; shown: string }> {
  const { body } = await app.request({
    method: 'POST',
    url: `/api/projects/${id}/generate-section/1`,
    headers: { host: 'localhost:5000', cookie: ada.cookie, accept: 'text/event-stream' },
  });
  const events = String(body)
    .split('\n')
    .flatMap((line) => (line.startsWith('data: ') ? [JSON.parse(line.slice(6)) as WritingEvent] : []));
  return { events, shown: events.map((event) => (event.type === 'text' ? event.text : '')).join('') };
}

/** What the embedded writer makes of the same answers. */
async function embeddedText(id: number): Promise<string> {
  const { seed } = await storedSection(id);
  const request = { sectionNumber: 1, projectName: 'Acme', targetAudience: '', answers, seed: seed + 1 } as const;
  const writing = embedded.write(request, new AbortController().signal);
  for (;;) {
    const step = await writing.next();
    if (step.done) return step.value.content;
  }
}

describe('a section written by a model', () => {
  test('is stored under the model’s name, arrives piece by piece and knows the answers of each sentence', async () => {
    server.will(streams(good));
    const { id } = await newProject();
    const { events, shown } = await writeAsStream(id);
    expect(shown).toBe(good);
    expect(events.at(-1)).toMatchObject({ type: 'done' });
    const section = await storedSection(id);
    expect(section).toMatchObject({ content: good, writer: 'openai-compatible local', isCompleted: true, version: 1 });
    expect(section.sentences).toEqual([
      { text: 'You wake at three.', paragraph: 0, fields: ['audiencePain'] },
      { text: 'The inbox is silent for eleven weeks.', paragraph: 0, fields: ['audiencePain'] },
      { text: 'Last spring cost you $11,000 in lost jobs.', paragraph: 1, fields: ['moneyCost'] },
    ]);
  });

  test('holds only what stands in the answers; what was left out is said', async () => {
    server.will(streams(`Sure!\n\n## One Belief\n\n${good} My client Sarah made $90,000 in 30 days.\n\n(Pause.)`));
    const { id } = await newProject();
    const { body } = await write(id);
    expect(body.generatedContent.content).toBe(good);
    expect(body.generatedContent.notice).toMatch(/^One sentence of the language model was left out: it held figures /);
  });

  test('a model that finds no end is stopped', async () => {
    let sent = 0;
    server.will(async (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      while (!response.destroyed && sent < 20_000) {
        const content = `You wake at three in week ${['one', 'two', 'six'][sent % 3]}. `;
        const chunk = { choices: [{ index: 0, delta: { content }, finish_reason: null }] };
        sent += 1;
        if (!response.write(`data: ${JSON.stringify(chunk)}\n\n`))
          await new Promise((resolve) => response.once('drain', resolve).once('close', resolve));
      }
    });
    const { id } = await newProject();
    expect((await write(id)).body.generatedContent.content).toBe(
      'You wake at three in week one. You wake at three in week two. You wake at three in week six.',
    );
    expect(sent).toBeLessThan(20_000);
  });

  test('when nothing of an answer can be used, the model is asked once more, then the embedded writer writes', async () => {
    server.will(streams('Sure!\n\nSarah made $90,000.'), streams(good));
    const { id } = await newProject();
    expect((await write(id)).body.generatedContent).toMatchObject({ content: good, writer: 'openai-compatible local' });
    expect(server.requests[1]?.body.messages[0].content).toContain('Your first answer could not be used');
    server.will(streams('Sarah made $90,000.'));
    const { generatedContent } = (await write(id)).body;
    expect(generatedContent).toMatchObject({ writer: 'embedded', notice: expect.stringContaining('embedded writer') });
    expect(server.requests).toHaveLength(2);
  });
});

describe('a model that fails before its first sentence', () => {
  test.each<[string, Behaviour, string]>([
    ['refuses the key', answersStatus(401), 'model_key_refused'],
    ['is busy', answersStatus(429), 'model_busy'],
    ['fails', answersStatus(500), 'model_failed'],
    ['answers nothing', streams(''), 'model_empty'],
    ['breaks off at once', cutsOffAfter('You'), 'model_broken'],
    ['answers broken JSON', garblesAfter(''), 'model_broken'],
    ['fails inside the stream', failsAfter(''), 'model_failed'],
    ['declines', streams("I'm sorry, but I can't help with that."), 'model_declined'],
  ])('and %s: the embedded writer writes the whole section, and that is said', async (_what, behaviour, code) => {
    const { id } = await newProject();
    const expected = await embeddedText(id);
    server.will(behaviour);
    const { events, shown } = await writeAsStream(id);
    expect(shown).toBe(expected);
    const section = await storedSection(id);
    expect(section).toMatchObject({ content: expected, writer: 'embedded' });
    const { body: status } = await ada.call('GET', '/api/writer');
    expect(status.lastError.code).toBe(code);
    const notice = `${status.lastError.message} The embedded writer wrote this section instead.`;
    expect(events.find((event) => event.type === 'section-written')).toMatchObject({ section: { notice } });
    expect(events.at(-1)).toMatchObject({ type: 'done', answer: { generatedContent: { notice } } });
  });

  test('a model that is silent is given up', async () => {
    const impatient = await appWith({ timeoutMs: 300 });
    const caller = await impatient.signUp();
    const { id } = await newProject(caller);
    server.will(stallsAfter(''));
    const { body } = await write(id, caller);
    expect(body.generatedContent).toMatchObject({ writer: 'embedded', notice: expect.stringContaining('too long') });
    await impatient.stop();
  });

  test('a busy model that recovers writes the section itself', async () => {
    const patient = await appWith({ maxRetries: 2 });
    const caller = await patient.signUp();
    const { id } = await newProject(caller);
    server.will(answersStatus(429), answersStatus(429), streams(good));
    const { body } = await write(id, caller);
    expect(body.generatedContent).toMatchObject({ content: good, writer: 'openai-compatible local' });
    expect(body.generatedContent.notice).toBeUndefined();
    await patient.stop();
  });
});

describe('a model that fails in the middle of a section', () => {
  test.each<[string, Behaviour, string, number]>([
    ['breaks off', cutsOffAfter(begun), 'model_broken', 502],
    ['ends too early', endsEarlyAfter(begun), 'model_broken', 502],
    ['sends broken JSON', garblesAfter(begun), 'model_broken', 502],
    ['reaches its limit', streams(begun, 'length'), 'model_broken', 502],
    ['reports an error', failsAfter(begun), 'model_failed', 502],
  ])('and %s: the error is told, and the text that was there stays', async (_what, behaviour, code, status) => {
    const { id, sections } = await newProject();
    await ada.call('PATCH', `/api/sections/${sections[0].id}`, { content: 'My own words.' });
    server.will(behaviour);
    const answer = await write(id);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.message).toContain('The text that was there is kept');
    expect(await storedSection(id)).toMatchObject({ content: 'My own words.', version: 1 });
    server.will(behaviour);
    const { events, shown } = await writeAsStream(id);
    expect(shown).toMatch(/^You wake at three\. The inbox is silent\./);
    expect(shown.length).toBeLessThanOrEqual(begun.length);
    expect(events.at(-1)).toMatchObject({ type: 'failed', code });
    expect(events.some((event) => event.type === 'section-written')).toBe(false);
    expect(await storedSection(id)).toMatchObject({ content: 'My own words.', version: 1 });
    expect(await storedSection(id)).toMatchObject({ writer: null });
  });

  test('a model that falls silent is given up, and the text that was there stays', async () => {
    const impatient = await appWith({ timeoutMs: 600 });
    const caller = await impatient.signUp();
    const { id, sections } = await newProject(caller);
    await caller.call('PATCH', `/api/sections/${sections[0].id}`, { content: 'My own words.' });
    server.will(stallsAfter(begun));
    const answer = await write(id, caller);
    expect([answer.status, answer.body.code]).toEqual([504, 'model_timeout']);
    expect((await storedSection(id, caller)).content).toBe('My own words.');
    await impatient.stop();
  });

  test('a complete script ends there: what is written stays, the rest stays as it was', async () => {
    const { id } = await newProject();
    server.will(streams(good), failsAfter('You redo the portfolio. You cut your day rate. And'));
    const answer = await ada.call('POST', `/api/projects/${id}/generate-complete`);
    expect([answer.status, answer.body.code]).toEqual([422, 'writing_failed']);
    expect(answer.body.message).toContain('failed on its side');
    const { sections } = (await ada.call('GET', `/api/projects/${id}`)).body;
    const written = sections.map((section: { content: string; writer: string | null }) => [
      section.content,
      section.writer,
    ]);
    expect(written.slice(0, 3)).toEqual([
      [good, 'openai-compatible local'],
      ['', null],
      ['', null],
    ]);
  });
});

test('a user may have a section written by the embedded writer, and the model is not asked', async () => {
  server.will(streams(good));
  const { id } = await newProject();
  const expected = await embeddedText(id);
  const { body } = await write(id, ada, '?writer=embedded');
  expect(body.generatedContent).toMatchObject({ content: expected, writer: 'embedded' });
  expect(body.generatedContent.notice).toBeUndefined();
  expect(server.requests).toHaveLength(0);
  expect((await write(id, ada, '?writer=parrot')).status).toBe(400);
});

test('a section without answers is not given to the model', async () => {
  server.will(streams(good));
  const { id } = await newProject();
  const { body } = await ada.call('POST', `/api/projects/${id}/generate-section/8`);
  expect(body.generatedContent).toMatchObject({
    writer: 'embedded',
    notice: expect.stringContaining('no answers yet'),
  });
  expect(server.requests).toHaveLength(0);
});

test('stopping a script closes the line to the model', async () => {
  server.will(stallsAfter(begun));
  const { id } = await newProject();
  const run = ada.call('POST', `/api/projects/${id}/generate-complete`);
  await expect.poll(() => server.requests.length).toBe(1);
  await ada.call('POST', `/api/projects/${id}/stop-generation`);
  expect((await run).status).toBe(200);
  await expect.poll(() => server.requests[0]?.wasLeft).toBe(true);
  expect(await storedSection(id)).toMatchObject({ content: '', version: 0 });
  expect((await ada.call('GET', `/api/projects/${id}/generation`)).body.state).toBe('stopped');
});

describe('who writes', () => {
  const apps: TestApp[] = [];
  afterEach(async () => {
    for (const one of apps.splice(0)) await one.stop();
  });

  test('is told with its tokens and its last error, which holds no word of the provider', async () => {
    const fresh = await appWith({ apiKey: 'sk-secret' });
    apps.push(fresh);
    const caller = await fresh.signUp();
    const status = async () => (await caller.call('GET', '/api/writer')).body;
    const nothing = { calls: 0, prompt: 0, completion: 0 };
    const active = 'openai-compatible local';
    expect(await status()).toEqual({ active, kind: 'model', lastError: null, tokens: nothing });
    const { id } = await newProject(caller);
    server.will(streams(good), answersStatus(401, 'Incorrect key sk-secret'));
    await write(id, caller);
    expect(await status()).toMatchObject({ lastError: null, tokens: { calls: 1, prompt: 100, completion: 20 } });
    await write(id, caller);
    const { lastError } = await status();
    expect(lastError).toEqual({
      code: 'model_key_refused',
      message: 'The language model refused the key it was given.',
      at: expect.stringMatching(/^\d{4}-/),
    });
  });

  test('without a model it is the embedded writer', async () => {
    const plain = await startTestApp();
    apps.push(plain);
    const caller = await plain.signUp();
    expect((await caller.call('GET', '/api/writer')).body).toMatchObject({ active: 'embedded', kind: 'embedded' });
  });
});
