import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { type ConstructorOptions, fromPglite } from 'pg-boss';
import { lockDataFolder } from './data-folder-lock.ts';
import { EmbeddedPostgres } from './embedded-postgres.ts';

/** What stores are handed: the same queries on PGlite and on PostgreSQL, and inside a transaction. */
export type Queries = PgDatabase<PgQueryResultHKT>;

export type Database = {
  kind: 'embedded' | 'postgres';
  queries: Queries;
  /** Options for pg-boss on the same database. */
  jobs: ConstructorOptions;
  notify: (channel: string, payload: string) => Promise<void>;
  listen: (channel: string, listener: (payload: string) => void) => Promise<void>;
  isReady: () => Promise<boolean>;
  /** The embedded database as one file; PostgreSQL has its own tools. */
  dump: ((compression: 'none' | 'gzip') => Promise<Uint8Array<ArrayBuffer>>) | undefined;
  close: () => Promise<void>;
};

const migrationsFolder = path.resolve(import.meta.dirname, '../../../../migrations');

/** PGlite in `folder` (in memory when undefined), locked for this process and migrated. */
export async function openEmbeddedDatabase(options: {
  folder?: string;
  templateFile?: string;
  template?: Uint8Array<ArrayBuffer>;
}): Promise<Database> {
  const lock = options.folder ? lockDataFolder(options.folder) : undefined;
  const folder = options.folder ? path.join(options.folder, 'postgres') : undefined;
  const isNew = folder ? mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined : true;
  const template =
    options.template ??
    (isNew && options.templateFile ? new Uint8Array(readFileSync(options.templateFile)) : undefined);
  try {
    const client = await EmbeddedPostgres.open({ ...(folder ? { folder } : {}), ...(template ? { template } : {}) });
    const queries = drizzleEmbedded(client.asPglite());
    await migrateEmbedded(queries, { migrationsFolder });
    return {
      kind: 'embedded',
      queries: queries as unknown as Queries,
      jobs: { db: fromPglite(client.asPglite()), backend: 'pglite' },
      notify: async (channel, payload) => {
        await client.query('select pg_notify($1, $2)', [channel, payload]);
      },
      listen: async (channel, listener) => {
        await client.listen(channel, listener);
      },
      isReady: () =>
        client.query('select 1').then(
          () => true,
          () => false,
        ),
      dump: (compression) => client.dump(compression),
      close: async () => {
        await client.close();
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

/** PostgreSQL at `url`, migrated under an advisory lock so that several servers may start at once. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10, types: { getTypeParser } });
  pool.on('error', () => undefined);
  const queries = drizzlePostgres(pool);
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock(7451001)');
    await migratePostgres(drizzlePostgres(client), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock(7451001)').catch(() => undefined);
    client.release();
  }
  const listener = await openListener(url);
  return {
    kind: 'postgres',
    queries: queries as unknown as Queries,
    jobs: { connectionString: url },
    notify: async (channel, payload) => {
      await pool.query('select pg_notify($1, $2)', [channel, payload]);
    },
    listen: listener.listen,
    isReady: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    dump: undefined,
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}

const numberTypes = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  numberTypes.has(oid) ? Number : pg.types.getTypeParser(oid, format as 'text');

/** One connection that only listens and comes back by itself after the server went away. */
async function openListener(url: string) {
  const listeners = new Map<string, Set<(payload: string) => void>>();
  let client: pg.Client | undefined;
  let isClosed = false;

  const connect = async () => {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    next.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload ?? '');
    });
    next.on('error', () => undefined);
    next.on('end', () => {
      if (!isClosed) setTimeout(() => void connect().catch(() => next.emit('end')), 1_000).unref();
    });
    await next.connect();
    for (const channel of listeners.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = next;
  };
  await connect();

  return {
    listen: async (channel: string, listener: (payload: string) => void) => {
      const present = listeners.get(channel);
      listeners.set(channel, (present ?? new Set()).add(listener));
      if (!present) await client?.query(`listen ${pg.escapeIdentifier(channel)}`);
    },
    close: async () => {
      isClosed = true;
      await client?.end().catch(() => undefined);
    },
  };
}
