import { type Deck, decksSchema } from '../contract.ts';

/** Who makes calls with a session; a test's caller is one. */
type Caller = {
  call: (
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    body?: unknown,
  ) => Promise<{ body: ReturnType<typeof JSON.parse> }>;
};

/** A project of the caller with its first sections written: "Claim 1. And more." and so on. */
export async function newWrittenProject(caller: Caller, written = 2): Promise<number> {
  const project = (await caller.call('POST', '/api/projects', { name: 'Acme' })).body;
  for (const { id, sectionNumber } of project.sections.slice(0, written))
    await caller.call('PATCH', `/api/sections/${id}`, { content: `Claim ${sectionNumber}. And more.` });
  return project.id;
}

export const readDecks = async (caller: Caller, projectId: number): Promise<Deck[]> =>
  decksSchema.parse((await caller.call('GET', `/api/projects/${projectId}/slides`)).body);

/** A drawn deck of a new project: a cover, then for each of two sections a key slide and a supporting one. */
export async function newDrawnDeck(caller: Caller): Promise<Deck> {
  const projectId = await newWrittenProject(caller);
  await caller.call('POST', `/api/projects/${projectId}/generate-visual-slides`);
  const [deck] = await readDecks(caller, projectId);
  if (!deck) throw new Error('No deck was made.');
  return deck;
}
