import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { frameworkFields } from '#framework/framework.ts';
import type { AnswerExtractor, Extraction } from '../answer-extractor.ts';

/** Reads lines of the form "field | confidence | value" and forgets to check them, as a language model would. */
const labelReader: AnswerExtractor = {
  extract: async (content, _contentType, signal) => {
    if (content.startsWith('endless')) {
      signal.throwIfAborted();
      throw new DOMException('The operation timed out.', 'TimeoutError');
    }
    if (content.startsWith('broken')) throw new Error('a stack nobody should read');
    const suggestions = content.split('\n').flatMap((line) => {
      const [field = '', confidence, value = ''] = line.split(' | ');
      return confidence
        ? [{ field, value, confidence: Number(confidence), source: line } as Extraction['suggestions'][0]]
        : [];
    });
    return { suggestions };
  },
};

let app: TestApp;
let ada: Caller;
beforeAll(async () => {
  app = await startTestApp({ extractor: labelReader });
  ada = await app.signUp();
});
afterAll(() => app.stop());

const analyze = (content: unknown, contentType?: unknown, caller = ada) =>
  caller.call('POST', '/api/analyze-content', { content, ...(contentType === undefined ? {} : { contentType }) });

test('a text is answered with success, the wizard’s fields and a message, for a free user too [API-10]', async () => {
  const { status, body } = await analyze(
    'audiencePain | 0.9 | You wake at three.\ntargetAudience | 0.6 | Bakers\nmoneyCost | 0.59 | $400 a week',
    'text',
  );
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    data: { audiencePain: 'You wake at three.', targetAudience: 'Bakers' },
    message: '3 answers found in your text, 2 of them likely enough to be ticked.',
    suggestions: [
      expect.objectContaining({ field: 'audiencePain', value: 'You wake at three.', confidence: 0.9 }),
      expect.objectContaining({ field: 'targetAudience' }),
      expect.objectContaining({ field: 'moneyCost', source: 'moneyCost | 0.59 | $400 a week' }),
    ],
  });
});

test('whatever the extractor says, only fields of the wizard with words in them leave the server [API-10]', async () => {
  const names = frameworkFields.map(({ field }) => field);
  const lines = [...names, 'isAdmin', '__proto__', 'constructor'].map((name) => `${name} | 0.9 | Words`);
  const { status, body } = await analyze([...lines, 'timeCost | 0.99 |  '].join('\n'), 'text');
  expect(status).toBe(200);
  expect(Object.keys(body.data).sort()).toEqual([...names].sort());
  expect(body.data.timeCost).toBe('Words');
  expect(body.suggestions).toHaveLength(names.length);
});

test('of two finds for one question the surer one is ticked', async () => {
  const { body } = await analyze('planName | 0.95 | The sure one\nplanName | 0.7 | The other', 'text');
  expect(body.data).toEqual({ planName: 'The sure one' });
  expect(body.message).toBe('1 answer found in your text.');
});

test('contentType is a text field: "text" is what the client sends, and what counts when it is missing [OPEN-19]', async () => {
  const line = 'planName | 0.9 | The Quiet Week';
  for (const contentType of ['text', undefined, 'text/html'])
    expect(await analyze(line, contentType)).toMatchObject({ status: 200, body: { success: true } });
  for (const contentType of [5, { type: 'text' }, null])
    expect(await analyze(line, contentType)).toMatchObject({
      status: 400,
      body: { success: false, code: 'invalid', fields: { contentType: 'contentType has to be text.' } },
    });
});

test('a text that answers nothing is a success without data', async () => {
  const { status, body } = await analyze('Nothing here.', 'text');
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    data: {},
    message: 'This text answers none of the questions.',
    suggestions: [],
  });
});

test('blank, missing, mistyped and endless content is refused in the one form with success false [API-10]', async () => {
  const sentence = 'Please paste some content to analyze.';
  for (const blank of ['', '   ', '\n\t\u00a0'])
    expect(await analyze(blank, 'text')).toMatchObject({
      status: 400,
      body: { success: false, message: sentence, error: sentence, requestId: expect.any(String) },
    });
  for (const wrong of [undefined, 5, ['text']])
    expect(await analyze(wrong, 'text')).toMatchObject({ status: 400, body: { success: false, code: 'invalid' } });
  expect(await analyze('a'.repeat(250_001), 'text')).toMatchObject({
    status: 400,
    body: { success: false, message: expect.stringContaining('At most 250,000 characters') },
  });
});

test('100 kB are accepted', async () => {
  const text = `planName | 0.9 | The Quiet Week\n${'One more line of it.\n'.repeat(5_000)}`;
  expect(await analyze(text, 'text')).toMatchObject({ status: 200, body: { data: { planName: 'The Quiet Week' } } });
});

test('a text that takes too long, and an extractor that fails, are errors with success false and no inner words', async () => {
  expect(await analyze('endless', 'text')).toMatchObject({
    status: 503,
    body: { success: false, code: 'took_too_long', message: expect.stringContaining('shorter') },
  });
  const { status, body } = await analyze('broken', 'text');
  expect(status).toBe(500);
  expect(body.success).toBe(false);
  expect(body.message).not.toContain('stack');
});

test('a visitor without a session is asked to sign in', async () => {
  expect(await analyze('text', 'text', app.visitor)).toMatchObject({ status: 401, body: { success: false } });
});
