import { apiRequest, type RequestOptions } from './api-client.ts';

export type ServerEvent = { event: string; data: unknown };

/**
 * POSTs and yields the server's events as they come. A server that answers with plain JSON instead gives one last
 * event named "done" with that answer as its data.
 */
export async function* streamRequest(
  path: string,
  body?: unknown,
  options: RequestOptions = {},
): AsyncGenerator<ServerEvent> {
  const response = await apiRequest('POST', path, body ?? {}, {
    ...options,
    headers: { Accept: 'text/event-stream, application/json;q=0.5', ...options.headers },
  });
  const kind = response.headers.get('content-type') ?? '';
  if (!kind.includes('text/event-stream') || !response.body) {
    yield { event: 'done', data: await response.json() };
    return;
  }
  yield* readEvents(response.body);
}

async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let waiting = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      waiting += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const blocks = waiting.split(/\r?\n\r?\n/);
      waiting = blocks.pop() ?? '';
      yield* blocks.map(parseEvent).filter((event) => event !== undefined);
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** One block of lines as an event; comments (keep-alives) and blocks without data give nothing. */
export function parseEvent(block: string): ServerEvent | undefined {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    const [, field, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
  }
  if (data.length === 0) return undefined;
  const text = data.join('\n');
  try {
    return { event, data: JSON.parse(text) };
  } catch {
    return { event, data: text };
  }
}
