import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataFolderInUseError, lockDataFolder } from './data-folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pitchwright-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lockFile = () => path.join(folder, 'lock.json');
const owner = () =>
  JSON.parse(readFileSync(lockFile(), 'utf8')) as {
    pid: number;
    startedAt: string;
    bootId: string;
    refreshedAt: number;
  };
const rewrite = (change: object) => writeFileSync(lockFile(), JSON.stringify({ ...owner(), id: 'another', ...change }));

test('a second taker on the same folder is refused in words that say what to do', () => {
  const lock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(DataFolderInUseError);
  expect(() => lockDataFolder(folder)).toThrow(/Stop it first, or set DATA_DIR/);
  lock.release();
  lockDataFolder(folder).release();
});

test('the lock of a process that died is taken over', async () => {
  lockDataFolder(folder).release();
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => child.once('exit', resolve));
  lockDataFolder(folder);
  rewrite({ pid: child.pid });
  lockDataFolder(folder).release();
});

test('the lock of a reused process id is taken over: the process with it now started at another time', () => {
  lockDataFolder(folder);
  rewrite({ pid: process.pid, startedAt: '1' });
  lockDataFolder(folder).release();
});

test('the lock from before a restart of the machine is taken over', () => {
  lockDataFolder(folder);
  rewrite({ bootId: 'an earlier boot' });
  lockDataFolder(folder).release();
});

test('an unreadable lock file is taken over', () => {
  writeFileSync(lockFile(), '{"pid":');
  lockDataFolder(folder).release();
});
