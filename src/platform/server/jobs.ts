import { PgBoss } from 'pg-boss';
import type { Database } from './database/database.ts';

type JobHandler<Data> = (data: Data, signal: AbortSignal) => Promise<void>;

/** Durable work: a job that was sent runs to its end, in this process or, after a crash, in the next one. */
export type Jobs = {
  /** Declares a queue and its worker; call before `start`. */
  define: <Data extends object>(queue: string, handler: JobHandler<Data>) => void;
  /** A key keeps a second job of the same key out while the first is waiting or running. */
  send: <Data extends object>(queue: string, data: Data, key: string) => Promise<void>;
  start: () => Promise<void>;
  /** Tells running handlers to hand back their work and waits for them. */
  stop: () => Promise<void>;
};

export function createJobs(database: Database, onError: (error: unknown) => void): Jobs {
  const boss = new PgBoss({ ...database.jobs, useListenNotify: true, superviseIntervalSeconds: 30 });
  boss.on('error', onError);
  const handlers = new Map<string, JobHandler<never>>();
  const stopping = new AbortController();
  return {
    define(queue, handler) {
      handlers.set(queue, handler);
    },
    async send(queue, data, key) {
      await boss.send(queue, data, { singletonKey: key });
    },
    async start() {
      await boss.start();
      for (const [queue, handler] of handlers) {
        await boss.createQueue(queue, {
          policy: 'exclusive',
          notify: true,
          retryLimit: 3,
          retryDelay: 1,
          expireInSeconds: 900,
          heartbeatSeconds: 30,
        });
        await boss.work(
          queue,
          { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 5, localConcurrency: 4 },
          async (jobs) => {
            for (const job of jobs) await handler(job.data as never, AbortSignal.any([stopping.signal, job.signal]));
          },
        );
      }
    },
    async stop() {
      stopping.abort(new Error('The server is stopping.'));
      await boss.stop({ graceful: true, timeout: 10_000, close: true });
    },
  };
}
