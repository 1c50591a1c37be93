import { Worker } from 'node:worker_threads';
import type { PGlite, Results } from '@electric-sql/pglite';

export type WorkerRequest =
  | { kind: 'query'; sql: string; values: unknown[]; rowMode: 'array' | 'object'; rawTypes: number[] }
  | { kind: 'exec'; sql: string }
  | { kind: 'listen'; channel: string }
  | { kind: 'dump'; compression: 'none' | 'gzip' }
  | { kind: 'close' };

type QueryOptions = { rowMode?: 'array' | 'object'; parsers?: Record<number, unknown> };
type Executor = {
  query: (sql: string, values?: unknown[], options?: QueryOptions) => Promise<Results>;
  exec: (sql: string) => Promise<Results[]>;
};
type Pending = { resolve: (value: unknown) => void; reject: (reason: Error) => void };

const transactionTimeoutMs = 30_000;

/** PostgreSQL's own error, with its code (23505 is a unique violation) as `pg` gives it. */
class PostgresError extends Error {
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  constructor(fault: { message: string; code?: string; constraint?: string }) {
    super(fault.message);
    this.code = fault.code;
    this.constraint = fault.constraint;
  }
}

/**
 * PGlite in a worker thread, so that no query holds up the event loop. It has one connection: calls queue up here, and a
 * transaction keeps the queue until it ends. Accepted by `drizzle-orm/pglite` and by pg-boss's `fromPglite`.
 */
export class EmbeddedPostgres {
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  readonly #listeners = new Map<string, Set<(payload: string) => void>>();
  #nextId = 1;
  #queue: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on(
      'message',
      (message: {
        id?: number;
        result?: unknown;
        error?: { message: string };
        notification?: string;
        payload?: string;
      }) => {
        if (message.notification !== undefined) {
          for (const listener of this.#listeners.get(message.notification) ?? []) listener(message.payload ?? '');
          return;
        }
        const pending = this.#pending.get(message.id ?? 0);
        if (!pending) return;
        this.#pending.delete(message.id ?? 0);
        if (message.error) pending.reject(new PostgresError(message.error));
        else pending.resolve(message.result);
      },
    );
    const fail = (reason: Error) => {
      for (const pending of this.#pending.values()) pending.reject(reason);
      this.#pending.clear();
    };
    worker.on('error', fail);
    worker.on('exit', () => {
      this.#isClosed = true;
      fail(new Error('The embedded database has stopped.'));
    });
  }

  /** Opens the folder (memory when undefined); a template is a dump that a new folder starts from. */
  static async open(options: { folder?: string; template?: Uint8Array<ArrayBuffer> }): Promise<EmbeddedPostgres> {
    const worker = new Worker(new URL('./embedded-postgres.worker.ts', import.meta.url), {
      workerData: { folder: options.folder, template: options.template },
    });
    await new Promise<void>((resolve, reject) => {
      worker.once('error', reject);
      worker.once('message', (message: { ready: boolean; reason?: string }) => {
        worker.off('error', reject);
        if (message.ready) resolve();
        else {
          void worker.terminate();
          reject(new Error(`The embedded database could not be opened: ${message.reason}`));
        }
      });
    });
    return new EmbeddedPostgres(worker);
  }

  /** What `drizzle-orm/pglite` calls; its type asks for the whole class, of which it uses these methods only. */
  asPglite(): PGlite {
    return this as unknown as PGlite;
  }

  query(sql: string, values: unknown[] = [], options: QueryOptions = {}): Promise<Results> {
    return this.#inLine(() => this.#direct.query(sql, values, options));
  }

  exec(sql: string): Promise<Results[]> {
    return this.#inLine(() => this.#direct.exec(sql));
  }

  transaction<Result>(body: (transaction: Executor) => Promise<Result>): Promise<Result> {
    return this.#inLine(async () => {
      await this.#direct.exec('BEGIN');
      const overtime = rejectAfter(transactionTimeoutMs);
      try {
        const result = await Promise.race([body(this.#direct), overtime.rejection]);
        await this.#direct.exec('COMMIT');
        return result;
      } catch (error) {
        await this.#direct.exec('ROLLBACK').catch(() => undefined);
        throw error;
      } finally {
        overtime.cancel();
      }
    });
  }

  async listen(channel: string, listener: (payload: string) => void): Promise<() => Promise<void>> {
    const listeners = this.#listeners.get(channel) ?? new Set();
    const isFirst = listeners.size === 0;
    listeners.add(listener);
    this.#listeners.set(channel, listeners);
    if (isFirst) await this.#inLine(() => this.#send({ kind: 'listen', channel }));
    return async () => {
      listeners.delete(listener);
    };
  }

  /** The whole data folder as a tar file, for daily dumps and test templates. */
  dump(compression: 'none' | 'gzip' = 'none'): Promise<Uint8Array<ArrayBuffer>> {
    return this.#inLine(() => this.#send({ kind: 'dump', compression })) as Promise<Uint8Array<ArrayBuffer>>;
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    await this.#inLine(() => this.#send({ kind: 'close' })).catch(() => undefined);
    this.#isClosed = true;
    await this.#worker.terminate();
  }

  readonly #direct: Executor = {
    query: (sql, values = [], options = {}) =>
      this.#send({
        kind: 'query',
        sql,
        values,
        rowMode: options.rowMode ?? 'object',
        rawTypes: Object.keys(options.parsers ?? {}).map(Number),
      }) as Promise<Results>,
    exec: async (sql) => {
      try {
        return (await this.#send({ kind: 'exec', sql })) as Results[];
      } catch (error) {
        // A script that failed after its own BEGIN must not leave the one connection in an aborted transaction.
        if (/^\s*BEGIN\b/i.test(sql) && !/^\s*BEGIN\s*$/i.test(sql))
          await this.#send({ kind: 'exec', sql: 'ROLLBACK' }).catch(() => undefined);
        throw error;
      }
    },
  };

  #inLine<Result>(task: () => Promise<Result>): Promise<Result> {
    const turn = this.#queue.then(task, task);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  #send(request: WorkerRequest): Promise<unknown> {
    if (this.#isClosed) return Promise.reject(new Error('The embedded database is closed.'));
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#worker.postMessage({ id, request });
    });
  }
}

function rejectAfter(milliseconds: number): { rejection: Promise<never>; cancel: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const rejection = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`A database transaction was open for over ${milliseconds} ms.`)),
      milliseconds,
    );
  });
  rejection.catch(() => undefined);
  return { rejection, cancel: () => clearTimeout(timer) };
}
