import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { FileStore } from './file-store.ts';

/** Files in a folder of this machine. */
export function createLocalFiles(folder: string): FileStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const disk = new Disk(new FSDriver({ location: path.resolve(folder), visibility: 'private' }));
  return {
    put: (key, bytes) => disk.put(key, bytes),
    read: async (key) => ((await disk.exists(key)) ? disk.getBytes(key) : undefined),
    remove: (key) => disk.delete(key),
    removeFolder: (prefix) => disk.deleteAll(prefix),
    list: (prefix) => filesIn(disk, prefix),
  };
}

/** Folder by folder, because one that is removed meanwhile must not hide its neighbours. */
async function filesIn(disk: Disk, prefix: string): Promise<string[]> {
  const { objects } = await disk.listAll(prefix);
  const keys = await Promise.all(
    [...objects].map((object) => (object.isFile ? [object.key] : filesIn(disk, object.prefix))),
  );
  return keys.flat();
}
