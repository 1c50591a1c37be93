import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createLocalFiles } from './local-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'pitchwright-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const files = createLocalFiles(path.join(folder, 'files'));
const bytes = new Uint8Array([1, 2, 3]);

test('a file is read as it was put, and gone when it was removed', async () => {
  await files.put('slides/1/2/a.jpg', bytes);
  expect(await files.read('slides/1/2/a.jpg')).toEqual(bytes);
  await files.remove('slides/1/2/a.jpg');
  await files.remove('slides/1/2/a.jpg');
  expect(await files.read('slides/1/2/a.jpg')).toBeUndefined();
});

test('a folder lists what lies in it at any depth and is removed whole, its neighbours stay', async () => {
  await files.put('slides/1/2/a.jpg', bytes);
  await files.put('slides/1/3/b.jpg', bytes);
  await files.put('slides/10/4/c.jpg', bytes);
  expect((await files.list('slides/1')).sort()).toEqual(['slides/1/2/a.jpg', 'slides/1/3/b.jpg']);
  await files.removeFolder('slides/1');
  expect(await files.list('slides')).toEqual(['slides/10/4/c.jpg']);
  expect(await files.list('nothing/here')).toEqual([]);
});

test('a folder that is removed while it is listed does not hide its neighbours', async () => {
  await files.put('decks/1/2/kept.jpg', bytes);
  const former = Array.from({ length: 40 }, (_, deck) => `decks/1/${deck + 3}`);
  for (const folder of former) await files.put(`${folder}/former.jpg`, bytes);
  const removals = Promise.all(former.map((folder) => files.removeFolder(folder)));
  const listings: string[][] = [];
  for (let round = 0; round < 40; round++) listings.push(await files.list('decks/1'));
  await removals;
  for (const listed of listings) expect(listed).toContain('decks/1/2/kept.jpg');
});

test('no key leads out of the folder', async () => {
  await expect(files.put('../outside.jpg', bytes)).rejects.toThrow();
  await expect(files.read('slides/../../outside.jpg')).rejects.toThrow();
});
