// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { parseEvent, type ServerEvent, streamRequest } from './stream-request.ts';
import { fakeServer, json } from './testing/fake-server.ts';

afterEach(() => vi.unstubAllGlobals());

async function received(answer: () => Response): Promise<ServerEvent[]> {
  vi.stubGlobal('fetch', fakeServer(answer).fetch);
  const events: ServerEvent[] = [];
  for await (const event of streamRequest('/api/projects/1/generate-section/1', {})) events.push(event);
  return events;
}

function streamOf(...pieces: string[]): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}

test('events arrive whole, wherever the line was cut', async () => {
  const events = await received(() =>
    streamOf('event: text\ndata: {"text":"You ', 'already"}\n', '\n: still here\n\nda', 'ta: {"type":"done"}\n\n'),
  );
  expect(events).toEqual([
    { event: 'text', data: { text: 'You already' } },
    { event: 'message', data: { type: 'done' } },
  ]);
});

test('a letter cut in two bytes is not lost', async () => {
  const bytes = new TextEncoder().encode('data: "größer"\n\n');
  const body = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  const events = await received(() => new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
  expect(events).toEqual([{ event: 'message', data: 'größer' }]);
});

test('a plain JSON answer is the one last event', async () => {
  expect(await received(() => json({ success: true }))).toEqual([{ event: 'done', data: { success: true } }]);
});

test('a refusal is the same error as of any call', async () => {
  await expect(received(() => new Response('Gone', { status: 404 }))).rejects.toThrow(/^404: Gone$/);
});

test('several data lines are one text, and a comment is nothing', () => {
  expect(parseEvent('data: one\ndata: two')).toEqual({ event: 'message', data: 'one\ntwo' });
  expect(parseEvent(': ping')).toBeUndefined();
});
