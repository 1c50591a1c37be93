import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { users } from '#accounts/server/tables.ts';
import { lockDataFolder } from '#platform/server/database/data-folder-lock.ts';
import { openEmbeddedDatabase } from '#platform/server/database/database.ts';
import { folders } from '#projects/server/tables.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pitchwright-backup-test-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a restored backup holds what was there, and what it replaces is set aside', async () => {
  const data = path.join(root, 'data');
  const file = path.join(root, 'kept', 'backup.tar.gz');
  const namesIn = async (folder: string, add?: string) => {
    const database = await openEmbeddedDatabase({ folder });
    if (add) {
      await database.queries
        .insert(users)
        .values({ id: 'u', name: 'Ada', email: 'a@example.com' })
        .onConflictDoNothing();
      await database.queries.insert(folders).values({ ownerId: 'u', name: add });
    }
    const rows = await database.queries.select({ name: folders.name }).from(folders);
    await database.close();
    return rows.map((row) => row.name);
  };
  await namesIn(data, 'before');
  backUp(data, file);
  await namesIn(data, 'after');
  const aside = restore(file, data);
  expect(await namesIn(data)).toEqual(['before']);
  expect(await namesIn(aside ?? '')).toEqual(['before', 'after']);
});

test('a folder in use is neither backed up nor replaced, and a strange file is refused', () => {
  const data = path.join(root, 'data');
  const lock = lockDataFolder(data);
  expect(() => backUp(data, path.join(root, 'b.tar.gz'))).toThrow(/is using the data folder/);
  expect(existsSync(path.join(root, 'b.tar.gz'))).toBe(false);
  lock.release();
  const strange = path.join(root, 'strange.tar.gz');
  writeFileSync(strange, 'not an archive');
  expect(() => restore(strange, data)).toThrow();
  expect(existsSync(data)).toBe(true);
});
