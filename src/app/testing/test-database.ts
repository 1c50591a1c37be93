import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openEmbeddedDatabase, openPostgres } from '#platform/server/database/database.ts';

export type DatabaseKind = Database['kind'];
/** For `describe.each`: suites that must hold on both databases. */
export const bothDatabases: readonly DatabaseKind[] = ['embedded', 'postgres'];

async function openOwnPostgres(): Promise<Database> {
  const url = new URL(inject('postgresUrl'));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: inject('postgresUrl') });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await run(`create database ${name}`);
  url.pathname = name;
  const database = await openPostgres(url.href);
  return {
    ...database,
    close: async () => {
      await database.close();
      await run(`drop database ${name} with (force)`);
    },
  };
}

/** A migrated, empty database of the test's own. */
export function openTestDatabase(kind: DatabaseKind = 'embedded'): Promise<Database> {
  if (kind === 'postgres') return openOwnPostgres();
  return openEmbeddedDatabase({ template: new Uint8Array(readFileSync(inject('databaseTemplate'))) });
}
