import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/server/errors.ts';
import type { Events } from '#platform/server/events.ts';
import type { Section } from '#projects/contract.ts';
import type { WritingEvent } from '../contract.ts';
import { type WritingNotice, writingTopic } from './write-section.ts';

export const wantsStream = (request: FastifyRequest): boolean =>
  request.headers.accept?.includes('text/event-stream') ?? false;

type Work<Answer> = {
  events: Events;
  projectId: number;
  readSection: (sectionNumber: number) => Promise<Section | undefined>;
  /** Does the work; the listener is in place before it begins. */
  run: () => Promise<Answer>;
};

/** Answers by server-sent events: each notice of the project's writing while the work runs, then `done` or `failed`. */
export async function streamWriting<Answer extends Extract<WritingEvent, { type: 'done' }>['answer']>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: Work<Answer>,
): Promise<void> {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const send = (event: WritingEvent) => {
    if (!raw.destroyed) raw.write(`data: ${JSON.stringify(event)}\n\n`);
  };
  raw.on('error', () => undefined);
  // Keeps proxies from closing a line on which a slow model is thinking.
  const beat = setInterval(() => !raw.destroyed && raw.write(': still writing\n\n'), 15_000);

  let order: Promise<void> = Promise.resolve();
  const unsubscribe = work.events.subscribe(writingTopic(work.projectId), (message) => {
    const notice = message as WritingNotice;
    if (notice.type === 'section-started' || notice.type === 'text') {
      order = order.then(() => send(notice));
    } else if (notice.type === 'section-written') {
      order = order.then(async () => {
        const section = await work.readSection(notice.sectionNumber);
        if (section) send({ type: 'section-written', section: { ...section, notice: notice.notice } });
      });
    }
  });
  try {
    const answer = await work.run();
    await order;
    send({ type: 'done', answer });
  } catch (error) {
    const isTold = error instanceof AppError;
    if (!isTold) request.log.error({ err: error }, 'writing failed');
    const [code, message] = isTold
      ? [error.code, error.message]
      : ['internal', 'The text could not be written. What was there is kept.'];
    await order.catch(() => undefined);
    send({ type: 'failed', code, message });
  } finally {
    clearInterval(beat);
    unsubscribe();
    raw.end();
  }
}
