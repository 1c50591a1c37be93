import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createAiSdkTextModel, type TextModelSettings } from './ai-sdk-text-model.ts';
import {
  answers,
  answersRaw,
  answersStatus,
  type Behaviour,
  cutsOffAfter,
  drips,
  endsEarlyAfter,
  failsAfter,
  garblesAfter,
  type ProviderServer,
  stallsAfter,
  startProviderServer,
  streams,
} from './testing/provider-server.ts';
import type { TextModel } from './text-model.ts';

let server: ProviderServer;
beforeAll(async () => {
  server = await startProviderServer();
});
afterAll(() => server.stop());

const prompt = { instructions: 'Write one line.', material: 'The answers.' };
const never = new AbortController().signal;

const modelOn = (settings: Partial<TextModelSettings> = {}): TextModel =>
  createAiSdkTextModel({
    provider: 'openai-compatible',
    model: 'local',
    apiKey: 'sk-secret',
    baseUrl: server.url,
    timeoutMs: 5_000,
    maxRetries: 0,
    concurrency: 4,
    backoffMs: 1,
    ...settings,
  });

async function read(model: TextModel, signal: AbortSignal = never) {
  let text = '';
  try {
    for await (const piece of model.streamText(prompt, { signal })) text += piece;
    return { text, code: undefined };
  } catch (error) {
    return { text, code: error instanceof Error && 'code' in error ? error.code : error };
  }
}

describe('a streamed text', () => {
  test('comes piece by piece, and its tokens are counted', async () => {
    server.will(streams('You wake at three. Again.'));
    const model = modelOn();
    const pieces: string[] = [];
    for await (const piece of model.streamText(prompt, { signal: never })) pieces.push(piece);
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.join('')).toBe('You wake at three. Again.');
    await read(model);
    expect(model.record()).toEqual({ calls: 2, promptTokens: 200, completionTokens: 40, lastError: null });
  });

  test('leaves out what a model thinks aloud before it answers', async () => {
    server.will(streams('<think>The seller wants one line.</think>You wake at three.'));
    expect((await read(modelOn())).text.trim()).toBe('You wake at three.');
  });

  test.each<[string, Behaviour, string, string]>([
    ['a refused key', answersStatus(401), '', 'model_key_refused'],
    ['a forbidden model', answersStatus(403), '', 'model_key_refused'],
    ['an unknown model', answersStatus(404), '', 'model_refused'],
    ['too many calls', answersStatus(429), '', 'model_busy'],
    ['a failing server', answersStatus(500), '', 'model_failed'],
    ['an overloaded server', answersStatus(529), '', 'model_failed'],
    ['an answer without text', streams(''), '', 'model_empty'],
    ['an answer of blanks', streams(' \n \n'), '', 'model_empty'],
    ['a body that is no stream', answersRaw('<html>502</html>'), '', 'model_broken'],
    ['an answer that was filtered', streams('', 'content_filter'), '', 'model_declined'],
    ['a broken piece', garblesAfter('You wake'), 'You wake', 'model_broken'],
    ['a line that breaks', cutsOffAfter('You wake'), 'You wake', 'model_broken'],
    ['an end too early', endsEarlyAfter('You wake'), 'You wake', 'model_broken'],
    ['an answer cut at its limit', streams('You wake', 'length'), 'You wake', 'model_broken'],
    ['an error inside the stream', failsAfter('You wake'), 'You wake', 'model_failed'],
  ])('%s is a failure with its own code', async (_name, behaviour, text, code) => {
    server.will(behaviour);
    const model = modelOn();
    expect(await read(model)).toEqual({ text, code });
    expect(model.record().lastError).toMatchObject({ code, message: expect.stringMatching(/^The .*model.*\.$/) });
  });

  test('a server that is not there is unreachable', async () => {
    expect(await read(modelOn({ baseUrl: 'http://127.0.0.1:9/v1' }))).toEqual({ text: '', code: 'model_unreachable' });
  });

  test.each([
    ['before its first word', ''],
    ['in the middle', 'You wake'],
  ])('a model that falls silent %s is given up, and its line is closed', async (_when, text) => {
    server.will(stallsAfter(text));
    expect(await read(modelOn({ timeoutMs: 200 }))).toEqual({ text, code: 'model_timeout' });
    await expect.poll(() => server.requests[0]?.wasLeft).toBe(true);
  });

  test('a model that is slow but never silent is heard to its end', async () => {
    server.will(drips('You wake at three again.', 400));
    expect((await read(modelOn({ timeoutMs: 3_000 }))).text).toBe('You wake at three again.');
  });

  test.each([429, 500, 503])('a status %i that passes is tried again', async (status) => {
    server.will(answersStatus(status), answersStatus(status), streams('Here it is.'));
    const model = modelOn({ maxRetries: 2 });
    expect(await read(model)).toEqual({ text: 'Here it is.', code: undefined });
    expect(server.requests).toHaveLength(3);
    expect(model.record().lastError).toBeNull();
  });

  test('a provider that asks for a short wait gets it, and one that asks for a long one is given up at once', async () => {
    server.will(answersStatus(429, 'slow down', { 'retry-after': '0' }), streams('Here it is.'));
    expect((await read(modelOn({ maxRetries: 1, backoffMs: 60_000 }))).text).toBe('Here it is.');
    server.will(answersStatus(429, 'slow down', { 'retry-after': '3600' }));
    expect(await read(modelOn({ maxRetries: 3 }))).toEqual({ text: '', code: 'model_busy' });
    expect(server.requests).toHaveLength(1);
  });

  test('a refused key is not tried again, nor is anything once words were handed on', async () => {
    server.will(answersStatus(401));
    await read(modelOn({ maxRetries: 3 }));
    expect(server.requests).toHaveLength(1);
    server.will(failsAfter('You wake'), streams('Another beginning.'));
    expect(await read(modelOn({ maxRetries: 3 }))).toEqual({ text: 'You wake', code: 'model_failed' });
    expect(server.requests).toHaveLength(1);
  });

  test('a cancelled call ends with the reason of its caller, closes the line and is no error of the model', async () => {
    server.will(stallsAfter('You wake'));
    const model = modelOn();
    const caller = new AbortController();
    const words = model.streamText(prompt, { signal: caller.signal });
    expect((await words.next()).value).toBe('You wake');
    const rest = words.next();
    caller.abort(new Error('The seller went away.'));
    await expect(rest).rejects.toThrow('The seller went away.');
    await expect.poll(() => server.requests[0]?.wasLeft).toBe(true);
    expect(model.record().lastError).toBeNull();
  });

  test('who stops reading closes the line and gives the place free', async () => {
    server.will(stallsAfter('You wake'), streams('The next one.'));
    const model = modelOn({ concurrency: 1 });
    for await (const _piece of model.streamText(prompt, { signal: never })) break;
    await expect.poll(() => server.requests[0]?.wasLeft).toBe(true);
    expect((await read(model)).text).toBe('The next one.');
  });

  test('no more calls than allowed run at once; the others wait in line and may leave it', async () => {
    let running = 0;
    let most = 0;
    const ends: (() => void)[] = [];
    server.will(async (response, request) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
      await streams('Done.')(response, request);
    });
    const model = modelOn({ concurrency: 2 });
    const leaver = new AbortController();
    const calls = [read(model), read(model), read(model), read(model, leaver.signal), read(model)];
    await expect.poll(() => ends.length).toBe(2);
    leaver.abort('left the line');
    for (let done = 1; done <= 4; done += 1) {
      await expect.poll(() => ends.length).toBeGreaterThan(0);
      ends.shift()?.();
    }
    expect((await Promise.all(calls)).map(({ text }) => text)).toEqual(['Done.', 'Done.', 'Done.', '', 'Done.']);
    expect(most).toBe(2);
    expect(server.requests).toHaveLength(4);
  });

  test('the log learns what the provider said, without the key; people do not', async () => {
    const told: string[] = [];
    server.will(answersStatus(401, 'Incorrect API key provided: sk-secret.'));
    const model = modelOn({ onFailure: (failure, detail) => told.push(failure.message, detail) });
    await read(model);
    expect(told[1]).toBe('401 Incorrect API key provided: [key].');
    expect(`${told[0]}${model.record().lastError?.message}`).not.toMatch(/Incorrect|sk-/);
  });
});

describe('an object', () => {
  const schema = z.object({ name: z.string(), parts: z.array(z.string()) });
  const plan = { name: 'The Ladder', parts: ['Stop', 'Look'] };
  const ask = (settings?: Partial<TextModelSettings>) =>
    modelOn(settings).generateObject(schema, prompt, { signal: never });

  test('is asked for in its shape', async () => {
    server.will(answers(JSON.stringify(plan)));
    expect(await ask()).toEqual(plan);
    expect(server.requests[0]?.body.response_format).toMatchObject({ type: 'json_schema' });
  });

  test.each([
    ['in a code fence with remarks', `Sure! Here it is:\n\`\`\`json\n${JSON.stringify(plan)}\n\`\`\`\nAnything else?`],
    ['with trailing commas', '{"name": "The Ladder", "parts": ["Stop", "Look",],}'],
    ['without its end', '{"name": "The Ladder", "parts": ["Stop", "Look"'],
    ['after thinking aloud', `<think>{"name": 1}</think>${JSON.stringify(plan)}`],
  ])('is understood %s', async (_how, content) => {
    server.will(answers(content));
    expect(await ask()).toEqual(plan);
    expect(server.requests).toHaveLength(1);
  });

  test('a server that knows no shapes, or breaks them, is asked once more in words alone', async () => {
    for (const first of [
      answersStatus(400, 'response_format is not supported'),
      answers('{"name": 7}'),
      answers('No.'),
    ]) {
      server.will(first, answers(JSON.stringify(plan)));
      expect(await ask()).toEqual(plan);
      expect(server.requests.map(({ body }) => 'response_format' in body)).toEqual([true, false]);
    }
  });

  test('broken twice, empty or refused it is a failure with its code', async () => {
    const codes: [Behaviour, string][] = [
      [answers('{"name": 7}'), 'model_broken'],
      [answersRaw('{"choices": ['), 'model_broken'],
      [answers(''), 'model_empty'],
      [answersStatus(401), 'model_key_refused'],
      [answersStatus(429), 'model_busy'],
      [answersStatus(500), 'model_failed'],
    ];
    for (const [behaviour, code] of codes) {
      server.will(behaviour);
      await expect(ask()).rejects.toMatchObject({ code });
    }
  });

  test('a passing failure is tried again, a silent model given up', async () => {
    server.will(answersStatus(500), answers(JSON.stringify(plan)));
    expect(await ask({ maxRetries: 1 })).toEqual(plan);
    server.will(() => undefined);
    await expect(ask({ timeoutMs: 150 })).rejects.toMatchObject({ code: 'model_timeout' });
  });
});
