import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type LockOwner = { id: string; pid: number; bootId: string; startedAt: string; refreshedAt: number };

const refreshEveryMs = 2_000;
/** A lock of a live-looking process counts as stale when it has not been refreshed for this long. */
const staleAfterMs = 15_000;

export class DataFolderInUseError extends Error {}

function readFirst(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}

const bootId = () => readFirst('/proc/sys/kernel/random/boot_id');

/** When the process started, in clock ticks since boot; tells a reused pid (often 1 in a container) from the real owner. */
function processStart(pid: number): string {
  const stat = readFirst(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isHeld(owner: LockOwner, now: number): boolean {
  const knowsProcesses = processStart(process.pid) !== '';
  if (owner.bootId !== bootId()) return knowsProcesses ? false : now - owner.refreshedAt < staleAfterMs;
  if (!isAlive(owner.pid)) return false;
  if (knowsProcesses) return processStart(owner.pid) === owner.startedAt;
  return now - owner.refreshedAt < staleAfterMs;
}

/** Takes the data folder for this process; throws DataFolderInUseError when another live process holds it. */
export function lockDataFolder(folder: string): { release: () => void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, 'lock.json');
  const owner: LockOwner = {
    id: randomUUID(),
    pid: process.pid,
    bootId: bootId(),
    startedAt: processStart(process.pid),
    refreshedAt: Date.now(),
  };
  const write = () => {
    const draft = `${file}.${owner.id}`;
    writeFileSync(draft, JSON.stringify({ ...owner, refreshedAt: Date.now() }), { mode: 0o600 });
    renameSync(draft, file);
  };

  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const present = parseOwner(readFirst(file));
    if (present && isHeld(present, Date.now())) {
      throw new DataFolderInUseError(
        `Another Pitchwright (process ${present.pid}) is using the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
      );
    }
  }
  write();
  if (parseOwner(readFirst(file))?.id !== owner.id) {
    throw new DataFolderInUseError(`Another Pitchwright has just taken the data folder ${folder}. Please start again.`);
  }
  const refresh = setInterval(write, refreshEveryMs);
  refresh.unref();
  return {
    release: () => {
      clearInterval(refresh);
      if (parseOwner(readFirst(file))?.id === owner.id) rmSync(file, { force: true });
    },
  };
}

function parseOwner(text: string): LockOwner | undefined {
  try {
    return JSON.parse(text) as LockOwner;
  } catch {
    return undefined;
  }
}
