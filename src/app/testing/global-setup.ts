import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbeddedDatabase } from '#platform/server/database/database.ts';
import { createJobs } from '#platform/server/jobs.ts';
import { startPostgresCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A dump of a migrated, empty database: each test database starts as a copy. */
    databaseTemplate: string;
    /** A real PostgreSQL; suites make databases of their own in it. */
    postgresUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pitchwright-test-'));
  const database = await openEmbeddedDatabase({});
  const jobs = createJobs(database, () => undefined);
  await jobs.start();
  await jobs.stop();
  const template = path.join(folder, 'template.tar');
  const dump = await database.dump?.('none');
  if (!dump) throw new Error('The embedded database gave no dump.');
  writeFileSync(template, dump);
  await database.close();

  const cluster = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, stop: async () => undefined }
    : await startPostgresCluster(path.join(folder, 'cluster'));
  project.provide('databaseTemplate', template);
  project.provide('postgresUrl', cluster.url);
  return async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
