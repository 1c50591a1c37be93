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
    list: async (prefix) => {
      const { objects } = await disk.listAll(prefix, { recursive: true });
      return [...objects].flatMap((object) => (object.isFile ? [object.key] : []));
    },
  };
}
