import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createAiSdkTextModel } from './ai-sdk-text-model.ts';
import type { LanguageModelChoice } from './language-model.ts';
import { answersStatus, type ProviderServer, startProviderServer, streams } from './testing/provider-server.ts';

let server: ProviderServer;
beforeAll(async () => {
  server = await startProviderServer();
});
afterAll(() => server.stop());

const prompt = { instructions: 'Write one line.', material: 'The answers.' };
const signal = new AbortController().signal;
const modelOf = (provider: LanguageModelChoice['provider'], apiKey: string | undefined = 'sk-test') =>
  createAiSdkTextModel({
    provider,
    model: 'model-7',
    apiKey,
    baseUrl: server.url,
    timeoutMs: 5_000,
    maxRetries: 0,
    concurrency: 1,
  });

const sendEvents = (response: ServerResponse, events: { type?: string; [key: string]: unknown }[]) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const event of events) {
    response.write(`${event.type ? `event: ${event.type}\n` : ''}data: ${JSON.stringify(event)}\n\n`);
  }
  response.end();
};

const responsesEvents = [
  { type: 'response.created', response: { id: 'r', created_at: 1, model: 'model-7' } },
  { type: 'response.output_item.added', output_index: 0, item: { type: 'message', id: 'm' } },
  { type: 'response.output_text.delta', item_id: 'm', delta: 'Hello.' },
  { type: 'response.output_item.done', output_index: 0, item: { type: 'message', id: 'm' } },
  { type: 'response.completed', response: { usage: { input_tokens: 9, output_tokens: 2 } } },
];
const messagesEvents = [
  {
    type: 'message_start',
    message: {
      id: 'm',
      type: 'message',
      role: 'assistant',
      model: 'model-7',
      content: [],
      stop_reason: null,
      usage: { input_tokens: 9, output_tokens: 1 },
    },
  },
  { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'Hello.' } },
  { type: 'content_block_stop', index: 0 },
  { type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: { output_tokens: 2 } },
  { type: 'message_stop' },
];
const contentEvents = [
  {
    candidates: [{ content: { role: 'model', parts: [{ text: 'Hello.' }] }, finishReason: 'STOP', index: 0 }],
    usageMetadata: { promptTokenCount: 9, candidatesTokenCount: 2, totalTokenCount: 11 },
  },
];

test.each([
  {
    provider: 'openai' as const,
    events: responsesEvents,
    url: '/v1/responses',
    headers: { authorization: 'Bearer sk-test' },
    body: {
      model: 'model-7',
      stream: true,
      store: false,
      input: [
        { role: 'system', content: prompt.instructions },
        { role: 'user', content: [{ type: 'input_text', text: prompt.material }] },
      ],
    },
  },
  {
    provider: 'anthropic' as const,
    events: messagesEvents,
    url: '/v1/messages',
    headers: { 'x-api-key': 'sk-test', 'anthropic-version': '2023-06-01' },
    body: {
      model: 'model-7',
      stream: true,
      system: [{ type: 'text', text: prompt.instructions }],
      messages: [{ role: 'user', content: [{ type: 'text', text: prompt.material }] }],
    },
  },
  {
    provider: 'google' as const,
    events: contentEvents,
    url: '/v1/models/model-7:streamGenerateContent?alt=sse',
    headers: { 'x-goog-api-key': 'sk-test' },
    body: {
      systemInstruction: { parts: [{ text: prompt.instructions }] },
      contents: [{ role: 'user', parts: [{ text: prompt.material }] }],
    },
  },
])('$provider is called at its address with its key, and its stream is read', async (expected) => {
  server.will((response) => sendEvents(response, expected.events));
  const model = modelOf(expected.provider);
  let text = '';
  for await (const piece of model.streamText(prompt, { signal })) text += piece;
  expect(text).toBe('Hello.');
  expect(model.name).toBe(`${expected.provider} model-7`);
  expect(model.record()).toMatchObject({ promptTokens: 9, completionTokens: 2 });
  const [request] = server.requests;
  expect(request?.url).toBe(expected.url);
  expect(request?.headers).toMatchObject(expected.headers);
  expect(request?.body).toMatchObject(expected.body);
});

test('a compatible server gets instructions, material and the key, or no key at all', async () => {
  server.will(streams('Hello.'));
  for await (const _piece of modelOf('openai-compatible').streamText(prompt, { signal }));
  const [request] = server.requests;
  expect(request?.url).toBe('/v1/chat/completions');
  expect(request?.headers.authorization).toBe('Bearer sk-test');
  expect(request?.body).toMatchObject({
    model: 'model-7',
    stream: true,
    stream_options: { include_usage: true },
    messages: [
      { role: 'system', content: prompt.instructions },
      { role: 'user', content: prompt.material },
    ],
  });
  server.will(streams('Hello.'));
  for await (const _piece of modelOf('openai-compatible', '').streamText(prompt, { signal }));
  expect(server.requests[0]?.headers.authorization).toBeUndefined();
});

test.each(['openai', 'anthropic', 'google'] as const)('%s is asked for an object in its shape', async (provider) => {
  server.will(answersStatus(401));
  const schema = z.object({ entries: z.array(z.object({ field: z.enum(['pain', 'wish']), value: z.string() })) });
  await expect(modelOf(provider).generateObject(schema, prompt, { signal })).rejects.toMatchObject({
    code: 'model_key_refused',
  });
  expect(JSON.stringify(server.requests[0]?.body)).toContain('"enum":["pain","wish"]');
});
