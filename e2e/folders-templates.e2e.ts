import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { card, choose, latest, newFolder, newProject, projectNames, yourScripts } from './own-projects.ts';
import { message } from './script-project.ts';

const filters = (page: Page) => page.getByRole('group', { name: 'Folders' });
const filter = (page: Page, name: string) => filters(page).getByRole('button', { name, exact: true });
const names = (page: Page) => yourScripts(page).getByRole('heading', { level: 3 });

async function chooseForFolder(page: Page, folder: string, entry: string) {
  await filters(page)
    .getByRole('button', { name: `Actions for the folder ${folder}` })
    .click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('a folder is made, and a blank name for it refused', async ({ page, api, freeUser: _ }) => {
  await newProject(api, { name: 'Acme' });
  await page.goto('/');
  await filter(page, 'Folder').click();
  const dialog = page.getByRole('dialog', { name: 'New folder' });
  await dialog.getByRole('button', { name: 'Create folder' }).click();
  await expect(dialog.getByText('A folder needs a name.')).toBeVisible();
  await dialog.getByLabel('Name').fill('  Client work ');
  await dialog.getByRole('button', { name: 'Create folder' }).click();
  await expect(filter(page, 'Client work')).toBeVisible();
  await filter(page, 'Client work').click();
  await expect(page.getByRole('heading', { name: 'Nothing in this folder yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all scripts' }).click();
  await expect(card(page, 'Acme')).toBeVisible();
});

test('a project is moved into a folder, into a new one, and out again', async ({ page, api, freeUser: _ }) => {
  await newProject(api, { name: 'Acme' });
  await newProject(api, { name: 'Other' });
  await newFolder(api, 'Client work');
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name: 'Move to folder' });
  const move = dialog.getByRole('button', { name: 'Move', exact: true });

  await choose(page, 'Acme', 'Move to folder');
  await dialog.getByRole('radio', { name: 'Client work' }).click();
  await move.click();
  await expect(message(page, 'Moved to “Client work”.')).toBeVisible();
  await filter(page, 'Client work').click();
  await expect(names(page)).toHaveText(['Acme']);
  await expect(latest(page).getByRole('heading', { level: 3 })).toHaveText(['Acme']);

  await choose(page, 'Acme', 'Move to folder');
  await expect(dialog.getByRole('radio', { name: 'Client work' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'A new folder' }).click();
  await move.click();
  await expect(dialog.getByText('A folder needs a name.')).toBeVisible();
  await dialog.getByLabel('Name of the new folder').fill('Talks');
  await move.click();
  await expect(message(page, 'Moved to “Talks”.')).toBeVisible();
  await filter(page, 'Talks').click();
  await expect(names(page)).toHaveText(['Acme']);

  await choose(page, 'Acme', 'Move to folder');
  await dialog.getByRole('radio', { name: 'No folder' }).click();
  await move.click();
  await expect(page.getByRole('heading', { name: 'Nothing in this folder yet' })).toBeVisible();
  await filter(page, 'All scripts').click();
  await expect(names(page)).toHaveText(['Acme', 'Other']);
});

test('a folder is renamed, and deleted with its projects kept', async ({ page, api, freeUser: _ }) => {
  const folderId = await newFolder(api, 'Client work');
  await newProject(api, { name: 'Acme', folderId });
  await page.goto('/');
  await filter(page, 'Client work').click();
  await chooseForFolder(page, 'Client work', 'Rename folder');
  const dialog = page.getByRole('dialog', { name: 'Rename folder' });
  await dialog.getByLabel('Name').fill('Steady clients');
  await dialog.getByRole('button', { name: 'Rename folder' }).click();
  await expect(filter(page, 'Steady clients')).toHaveAttribute('aria-pressed', 'true');

  await chooseForFolder(page, 'Steady clients', 'Delete folder');
  const question = page.getByRole('alertdialog', { name: 'Delete folder' });
  await expect(question).toContainText('Its scripts stay');
  await question.getByRole('button', { name: 'Delete folder' }).click();
  await expect(filter(page, 'Steady clients')).toHaveCount(0);
  await expect(card(page, 'Acme')).toBeVisible();
  expect(await projectNames(api)).toEqual(['Acme']);
});

test('a copy that the chosen folder would hide is shown all the same [DUP-03]', async ({ page, api, freeUser: _ }) => {
  await newProject(api, { name: 'Acme', folderId: await newFolder(api, 'Client work') });
  await page.goto('/');
  await filter(page, 'Client work').click();
  await choose(page, 'Acme', 'Duplicate Project');
  await page.getByRole('dialog').getByRole('button', { name: 'Duplicate Project' }).click();
  await expect(card(page, 'Acme (Copy)')).toBeVisible();
  await expect(filter(page, 'All scripts')).toHaveAttribute('aria-pressed', 'true');
});

test('a folder that cannot be made says so and keeps the name', async ({
  page,
  api,
  freeUser: _,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/500/);
  await newProject(api, { name: 'Acme' });
  await page.route('**/api/folders', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.fallback(),
  );
  await page.goto('/');
  await filter(page, 'Folder').click();
  const dialog = page.getByRole('dialog', { name: 'New folder' });
  await dialog.getByLabel('Name').fill('Client work');
  await dialog.getByRole('button', { name: 'Create folder' }).click();
  await expect(message(page, 'Failed to create the folder. Please try again.')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('Client work');
});

const templates = (page: Page) => page.getByRole('dialog', { name: 'Templates' });
const naming = (page: Page) => page.getByRole('dialog', { name: 'Name your script' });

test('a template becomes a project with all its answers, and its editor opens [OPEN-20]', async ({
  page,
  api,
  freeUser: _,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Start from a template' }).click();
  await expect(templates(page).getByRole('listitem')).toHaveCount(6);
  await templates(page)
    .getByRole('listitem')
    .filter({ hasText: 'From Bench to Boardroom' })
    .getByRole('button', { name: 'Use this template' })
    .click();
  await expect(naming(page).getByLabel('Project name')).toHaveValue('From Bench to Boardroom');
  await naming(page).getByLabel('Project name').fill('  ');
  await naming(page).getByRole('button', { name: 'Create project' }).click();
  await expect(naming(page).getByText('A project needs a name.')).toBeVisible();
  await naming(page).getByLabel('Project name').fill('My keynote');
  await naming(page).getByRole('button', { name: 'Create project' }).click();
  await expect(page).toHaveURL(/\/script-editor\/\d+$/);
  const [project] = await (await api.get('/api/projects')).json();
  expect(project).toMatchObject({ name: 'My keynote', answered: 66, status: 'draft' });
  await page.goto('/');
  await expect(card(page, 'My keynote')).toBeVisible();
});

test('a template that cannot be used says so, and a second try makes one project [WIZ-14, WIZ-15]', async ({
  page,
  api,
  freeUser: _,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ERR_FAILED|Mutation error/);
  await page.goto('/');
  await page.getByRole('button', { name: 'Start from a template' }).click();
  await templates(page).getByRole('button', { name: 'Use this template' }).first().click();
  const create = naming(page).getByRole('button', { name: 'Create project' });
  const answerWith = (json: unknown) =>
    page.route('**/api/projects', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 201, json }) : route.fallback(),
    );

  await answerWith({ success: true });
  await create.click();
  await expect(message(page, 'Project created but failed to get project ID. Please refresh the page.')).toBeVisible();
  await page.unroute('**/api/projects');

  // The call arrives and its answer is lost on the way back.
  await page.route('**/api/projects', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await create.click();
  await expect(message(page, 'Failed to create project')).toBeVisible();
  await page.unroute('**/api/projects');
  await create.click();
  await expect(page).toHaveURL(/\/script-editor\/\d+$/);
  expect(await projectNames(api)).toHaveLength(1);
});

test('on a phone the dialogs of projects, folders and templates fit', async ({ page, api, freeUser: _ }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await newProject(api, { name: 'Acme' });
  await newFolder(api, 'A folder with quite a long name for a phone');
  await page.goto('/');
  for (const entry of ['Duplicate Project', 'Edit details', 'Move to folder']) {
    await choose(page, 'Acme', entry);
    const dialog = page.getByRole('dialog', { name: entry });
    expect(await dialog.evaluate((one) => one.scrollWidth)).toBeLessThanOrEqual(360);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Templates' }).click();
  await expect(templates(page).getByRole('listitem').first()).toBeVisible();
  const body = templates(page).locator('ul');
  expect((await body.boundingBox())?.width).toBeLessThanOrEqual(328);
});
