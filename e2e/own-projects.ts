import type { APIRequestContext, Locator, Page } from '@playwright/test';

type Wish = { name: string; description?: string; targetAudience?: string; folderId?: number };

/** A project of the signed-in person with nothing but what is given. */
export async function newProject(api: APIRequestContext, wish: Wish): Promise<number> {
  const answer = await api.post('/api/projects', { data: wish });
  if (!answer.ok()) throw new Error(await answer.text());
  return (await answer.json()).id;
}

/** A project whose first `count` sections are written by hand. */
export async function projectWithSections(api: APIRequestContext, wish: Wish, count: number): Promise<number> {
  const id = await newProject(api, wish);
  const { sections } = await (await api.get(`/api/projects/${id}`)).json();
  for (const section of sections.slice(0, count)) {
    const answer = await api.patch(`/api/sections/${section.id}`, {
      data: { content: `Line ${section.sectionNumber} of ${wish.name}.`, isCompleted: true },
    });
    if (!answer.ok()) throw new Error(await answer.text());
  }
  return id;
}

export async function newFolder(api: APIRequestContext, name: string): Promise<number> {
  return (await (await api.post('/api/folders', { data: { name } })).json()).id;
}

export const projectNames = async (api: APIRequestContext): Promise<string[]> =>
  (await (await api.get('/api/projects')).json()).map(({ name }: { name: string }) => name);

export const latest = (page: Page): Locator => page.getByRole('region', { name: 'Latest scripts' });
export const yourScripts = (page: Page): Locator => page.getByRole('region', { name: 'Your Scripts' });

/** A project's card in the grid "Your Scripts". */
export const card = (page: Page, name: string): Locator =>
  yourScripts(page)
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

/** Chooses an entry of a project's menu. */
export async function choose(page: Page, name: string, entry: string): Promise<void> {
  await card(page, name)
    .getByRole('button', { name: `Actions for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** Keeps what is sent to a path, e.g. to see that nothing is. */
export function callsTo(page: Page, method: string, path: RegExp): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname)) calls.push(request.postData() ?? '');
  });
  return calls;
}
