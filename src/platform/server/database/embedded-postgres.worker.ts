import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { WorkerRequest } from './embedded-postgres.ts';

if (!parentPort) throw new Error('embedded-postgres.worker.ts runs as a worker thread only');
const port = parentPort;
const { folder, template } = workerData as {
  folder: string | undefined;
  template: Uint8Array<ArrayBuffer> | undefined;
};

const identity = (value: string) => value;
// Without -F the log is flushed; open_datasync writes it through with each commit.
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=open_datasync',
];

async function open(): Promise<PGlite> {
  const database = await PGlite.create({
    ...(folder ? { dataDir: folder, startParams } : {}),
    ...(template ? { loadDataDir: new Blob([template]) } : {}),
    // bigint columns and sum() read as numbers on both databases.
    parsers: { 20: Number, 1700: Number },
  });
  await database.waitReady;
  return database;
}

async function answer(database: PGlite, request: WorkerRequest): Promise<unknown> {
  switch (request.kind) {
    case 'query': {
      const parsers = Object.fromEntries(request.rawTypes.map((oid) => [oid, identity]));
      const result = await database.query(request.sql, request.values, { rowMode: request.rowMode, parsers });
      return { rows: result.rows, fields: result.fields, affectedRows: result.affectedRows };
    }
    case 'exec': {
      const results = await database.exec(request.sql);
      return results.map(({ rows, fields, affectedRows }) => ({ rows, fields, affectedRows }));
    }
    case 'listen':
      await database.listen(request.channel, (payload) => port.postMessage({ notification: request.channel, payload }));
      return undefined;
    case 'dump':
      return new Uint8Array(await (await database.dumpDataDir(request.compression)).arrayBuffer());
    case 'close':
      await database.close();
      return undefined;
  }
}

try {
  const database = await open();
  port.on('message', async ({ id, request }: { id: number; request: WorkerRequest }) => {
    try {
      port.postMessage({ id, result: await answer(database, request) });
    } catch (error) {
      const { message, code, detail, constraint } = error as Error & {
        code?: string;
        detail?: string;
        constraint?: string;
      };
      port.postMessage({ id, error: { message, code, detail, constraint } });
    }
  });
  port.postMessage({ ready: true });
} catch (error) {
  // The library's own error prints its whole minified source; one line is enough.
  port.postMessage({ ready: false, reason: String((error as Error).message).slice(0, 500) });
}
