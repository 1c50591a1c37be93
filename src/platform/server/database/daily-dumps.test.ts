import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dumpToday } from './daily-dumps.ts';
import { EmbeddedPostgres } from './embedded-postgres.ts';

test('each day leaves one dump that opens again, and a week of them is kept', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pitchwright-dumps-'));
  const database = await EmbeddedPostgres.open({});
  await database.exec("create table lines (text text); insert into lines values ('kept')");
  const dump = (compression: 'gzip') => database.dump(compression);
  expect(await dumpToday({ dump, folder, now: new Date('2026-03-01T08:00:00Z') })).toBe(true);
  expect(await dumpToday({ dump, folder, now: new Date('2026-03-01T20:00:00Z') })).toBe(false);
  const opened = await EmbeddedPostgres.open({
    template: new Uint8Array(readFileSync(path.join(folder, '2026-03-01.tar.gz'))),
  });
  expect((await opened.query('select text from lines')).rows).toEqual([{ text: 'kept' }]);
  const small = async () => new Uint8Array([1]);
  for (let day = 2; day <= 9; day++)
    await dumpToday({ dump: small, folder, now: new Date(`2026-03-0${day}T08:00:00Z`) });
  expect(readdirSync(folder).sort()).toEqual([3, 4, 5, 6, 7, 8, 9].map((day) => `2026-03-0${day}.tar.gz`));
  await opened.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
