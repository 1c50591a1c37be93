import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

type ProviderRequest = {
  url: string;
  headers: IncomingHttpHeaders;
  /** Parsed JSON: a test reads what it expects and fails where it is not. */
  body: ReturnType<typeof JSON.parse>;
  /** Whether the caller closed the line before the answer was over. */
  wasLeft: boolean;
};

/** What the server does with one request. */
export type Behaviour = (response: ServerResponse, request: ProviderRequest) => void | Promise<void>;

/**
 * A provider of language models on this machine. It takes one behaviour per request, the last one again and again, and keeps
 * what it was asked.
 */
export async function startProviderServer() {
  const requests: ProviderRequest[] = [];
  let behaviours: Behaviour[] = [];
  let served = 0;
  const server = createServer((incoming, response) => {
    let text = '';
    incoming.on('data', (piece) => {
      text += piece;
    });
    incoming.on('end', () => {
      const request: ProviderRequest = {
        url: incoming.url ?? '',
        headers: incoming.headers,
        body: text === '' ? undefined : JSON.parse(text),
        wasLeft: false,
      };
      requests.push(request);
      response.on('close', () => {
        request.wasLeft = !response.writableFinished;
      });
      const behaviour = behaviours[Math.min(served, behaviours.length - 1)];
      served += 1;
      if (behaviour) void behaviour(response, request);
      else response.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    will: (...next: Behaviour[]) => {
      behaviours = next;
      served = 0;
      requests.length = 0;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type ProviderServer = Awaited<ReturnType<typeof startProviderServer>>;

const openStream = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });
const send = (response: ServerResponse, data: unknown) => response.write(`data: ${JSON.stringify(data)}\n\n`);
const chunk = (delta: object, finish: string | null = null) => ({
  id: 'answer',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'local',
  choices: [{ index: 0, delta, finish_reason: finish }],
});
const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };

/** The text in pieces of a few characters, as a compatible server streams it. */
export const streams =
  (text: string, finish = 'stop'): Behaviour =>
  (response) => {
    openStream(response);
    for (const piece of text.match(/.{1,7}/gsu) ?? []) send(response, chunk({ content: piece }));
    send(response, { ...chunk({}, finish), usage });
    response.end('data: [DONE]\n\n');
  };

/** The text word by word, each after so many milliseconds. */
export const drips =
  (text: string, everyMs: number): Behaviour =>
  async (response) => {
    openStream(response);
    response.flushHeaders();
    for (const piece of text.match(/\S+\s*/gu) ?? []) {
      await setTimeout(everyMs);
      send(response, chunk({ content: piece }));
    }
    send(response, { ...chunk({}, 'stop'), usage });
    response.end('data: [DONE]\n\n');
  };

/** Some text, then silence; the line stays open. */
export const stallsAfter =
  (text: string): Behaviour =>
  (response) => {
    openStream(response);
    response.flushHeaders();
    if (text !== '') send(response, chunk({ content: text }));
  };

/** Some text, then the line breaks. */
export const cutsOffAfter =
  (text: string): Behaviour =>
  (response) => {
    openStream(response);
    response.write(`data: ${JSON.stringify(chunk({ content: text }))}\n\n`, () => response.destroy());
  };

/** Some text, then an orderly end without the word that the answer is complete. */
export const endsEarlyAfter =
  (text: string): Behaviour =>
  (response) => {
    openStream(response);
    send(response, chunk({ content: text }));
    response.end();
  };

/** Some text, then a line that is no JSON. */
export const garblesAfter =
  (text: string): Behaviour =>
  (response) => {
    openStream(response);
    if (text !== '') send(response, chunk({ content: text }));
    response.end('data: {"choices":[{"delta":{"con\n\n');
  };

/** Some text, then an error of the provider's own inside the stream. */
export const failsAfter =
  (text: string): Behaviour =>
  (response) => {
    openStream(response);
    if (text !== '') send(response, chunk({ content: text }));
    send(response, { error: { message: 'The engine stopped.', type: 'server_error', code: 500 } });
    response.end();
  };

export const answersStatus =
  (status: number, message = `status ${status}`, headers: Record<string, string> = {}): Behaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { message, type: 'error', code: null } }));
  };

/** A whole answer in one piece, as calls for an object get it. */
export const answers =
  (content: string): Behaviour =>
  (response) => {
    const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }];
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({ id: 'answer', object: 'chat.completion', created: 1, model: 'local', choices, usage }),
    );
  };

/** A status of success with a body that is no JSON. */
export const answersRaw =
  (body: string): Behaviour =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  };
