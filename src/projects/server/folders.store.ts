import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '#platform/server/database/database.ts';
import type { Folder } from '../contract.ts';
import { folders } from './tables.ts';

const card = { id: folders.id, name: folders.name };
const own = (ownerId: string, id: number) => and(eq(folders.ownerId, ownerId), eq(folders.id, id));

export const listFolders = (queries: Queries, ownerId: string): Promise<Folder[]> =>
  queries.select(card).from(folders).where(eq(folders.ownerId, ownerId)).orderBy(asc(folders.name), asc(folders.id));

export async function ownsFolder(queries: Queries, ownerId: string, id: number): Promise<boolean> {
  return (await queries.select(card).from(folders).where(own(ownerId, id))).length > 0;
}

export async function insertFolder(queries: Queries, ownerId: string, name: string): Promise<Folder | undefined> {
  const [row] = await queries.insert(folders).values({ ownerId, name }).returning(card);
  return row;
}

export async function renameFolder(
  queries: Queries,
  ownerId: string,
  id: number,
  name: string,
): Promise<Folder | undefined> {
  const [row] = await queries.update(folders).set({ name }).where(own(ownerId, id)).returning(card);
  return row;
}

/** Its projects stay; they only lose their folder. */
export async function deleteFolder(queries: Queries, ownerId: string, id: number): Promise<boolean> {
  return (await queries.delete(folders).where(own(ownerId, id)).returning(card)).length > 0;
}
