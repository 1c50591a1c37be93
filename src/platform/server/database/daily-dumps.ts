import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const kept = 7;
const firstLookMs = 60_000;
const lookEveryMs = 60 * 60 * 1_000;

type Dump = (compression: 'gzip') => Promise<Uint8Array<ArrayBuffer>>;

/** Writes `<day>.tar.gz` unless the day has one, and removes all but the newest seven. Answers whether it wrote. */
export async function dumpToday(options: { dump: Dump; folder: string; now: Date }): Promise<boolean> {
  const { dump, folder, now } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const present = (await readdir(folder)).filter((name) => /^\d{4}-\d\d-\d\d\.tar\.gz$/.test(name));
  const name = `${now.toISOString().slice(0, 10)}.tar.gz`;
  if (present.includes(name)) return false;
  const file = path.join(folder, name);
  await writeFile(`${file}.part`, await dump('gzip'), { mode: 0o600 });
  await rename(`${file}.part`, file);
  const outdated = [...present, name].sort().reverse().slice(kept);
  await Promise.all(outdated.map((old) => rm(path.join(folder, old), { force: true })));
  return true;
}

/** Looks a minute after the start and then hourly whether today's dump is still to be written. */
export function keepDailyDumps(options: { dump: Dump; folder: string; onError: (error: unknown) => void }): {
  stop: () => Promise<void>;
} {
  let underWay: Promise<unknown> = Promise.resolve();
  const look = () => {
    underWay = dumpToday({ ...options, now: new Date() }).catch(options.onError);
  };
  const first = setTimeout(look, firstLookMs);
  const later = setInterval(look, lookEveryMs);
  first.unref();
  later.unref();
  return {
    stop: async () => {
      clearTimeout(first);
      clearInterval(later);
      await underWay;
    },
  };
}
