import websocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import type { ZodType } from 'zod';
import { AppError } from './errors.ts';
import type { Routes } from './routes.ts';
import { isSameOrigin } from './same-origin.ts';

/** Longer than any message a page sends. */
const longestMessage = 16 * 1024;
const pingEveryMs = 30_000;
/** A page that does not read what it is sent is let go before it fills the memory. */
const mostUnsent = 4 * 1024 * 1024;

/** Sockets under /ws: foreign pages are refused at the upgrade, dead lines are let go, all are closed when the server stops. */
export async function installSockets(app: Routes, options: { allowedOrigins: readonly string[] }): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: longestMessage },
    preClose: (done) => {
      for (const client of app.websocketServer.clients) client.close(1001, 'The server is stopping.');
      app.websocketServer.close();
      done();
    },
    // A line that breaks off is everyday life.
    errorHandler: (error, socket, request) => {
      request.log.debug({ err: error }, 'a socket broke off');
      socket.terminate();
    },
  });
  app.addHook('onRequest', async (request: FastifyRequest) => {
    const { origin, host } = request.headers;
    if (!request.ws || !origin) return;
    if (isSameOrigin(origin, host) || options.allowedOrigins.includes(origin)) return;
    throw new AppError('foreign_origin', 'This connection came from another site and was refused.', 403);
  });
  const silent = new WeakSet<WebSocket>();
  app.websocketServer.on('connection', (client: WebSocket) => client.on('pong', () => silent.delete(client)));
  const beat = setInterval(() => {
    for (const client of app.websocketServer.clients) {
      if (silent.has(client)) client.terminate();
      silent.add(client);
      client.ping();
    }
  }, pingEveryMs).unref();
  app.addHook('onClose', async () => clearInterval(beat));
}

/** One open line: what it sends is parsed, what it is sent is counted. */
export type Line<Message> = {
  send: (message: Message) => void;
  /** Closes in the ordinary way, after what was sent. */
  end: () => void;
  onClose: (listener: () => void) => void;
};

/** Reads a socket by its contract. A message that is none goes to `onMalformed`; the line stays open. */
export function openLine<Received, Sent>(
  socket: WebSocket,
  options: {
    received: ZodType<Received>;
    onMessage: (message: Received, line: Line<Sent>) => void;
    onMalformed: (line: Line<Sent>) => void;
  },
): Line<Sent> {
  const line: Line<Sent> = {
    send(message) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > mostUnsent) socket.terminate();
      else socket.send(JSON.stringify(message));
    },
    end: () => socket.close(1000),
    onClose: (listener) => void socket.once('close', listener),
  };
  socket.on('message', (data) => {
    const message = options.received.safeParse(readJson(String(data)));
    if (message.success) options.onMessage(message.data, line);
    else options.onMalformed(line);
  });
  return line;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
