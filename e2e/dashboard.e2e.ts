import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  callsTo,
  card,
  choose,
  latest,
  newProject,
  projectNames,
  projectWithSections,
  yourScripts,
} from './own-projects.ts';
import { message } from './script-project.ts';

const search = (page: Page) => page.getByRole('textbox', { name: 'Search your scripts' });
const wizard = (page: Page) => page.getByRole('dialog', { name: 'Generate Complete Sales Script' });
const figure = (page: Page, label: string) =>
  page.locator('dl > div').filter({ hasText: label }).getByRole('definition');

/** Lets the page see the first project with some fields changed or left out. */
async function withProject(page: Page, change: Record<string, unknown>) {
  await page.route('**/api/projects', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = await route.fetch();
    const [first, ...others] = await answer.json();
    await route.fulfill({ response: answer, json: [{ ...first, ...change }, ...others] });
  });
}

async function expectNoSlips(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide).toBe(0);
}

test('with no scripts the stage waits, and both ways in open the wizard at step 1 [DASH-01, DASH-04, DASH-07, DASH-09]', async ({
  page,
  freeUser: _,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'No Scripts Yet' })).toBeVisible();
  await expect(search(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Your Scripts' })).toHaveCount(0);
  for (const name of ['Create First Script', 'Generate New Script']) {
    await page.getByRole('button', { name }).click();
    await expect(wizard(page)).toContainText('Step 1 of 10');
    await page.keyboard.press('Escape');
    await expect(wizard(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
});

test('the stat line counts scripts, finished ones, hours and progress [DASH-02]', async ({ page, api, proUser: _ }) => {
  await projectWithSections(api, { name: 'Finished' }, 8);
  await projectWithSections(api, { name: 'Half way' }, 3);
  await newProject(api, { name: 'Blank' });
  await page.goto('/');
  await expect(figure(page, 'Scripts Generated')).toHaveText('3');
  await expect(figure(page, 'Completed Projects')).toHaveText('1');
  await expect(figure(page, 'Hours Saved')).toHaveText('26');
  await expect(figure(page, 'Average Progress')).toHaveText('46%');
});

test('a search narrows both grids, and Clear Search brings all back [DASH-04, DASH-05, DASH-06]', async ({
  page,
  api,
  freeUser: _,
}) => {
  await newProject(api, { name: 'The Quiet Quarter', description: 'For designers', targetAudience: 'Night owls' });
  await newProject(api, { name: 'Bread at Dawn', description: 'A talk for BAKERS' });
  await page.goto('/');
  for (const [words, name] of [
    ['quIET', 'The Quiet Quarter'],
    ['bakers', 'Bread at Dawn'],
  ] as const) {
    await search(page).fill(words);
    for (const grid of [latest(page), yourScripts(page)])
      await expect(grid.getByRole('heading', { level: 3 })).toHaveText(name);
  }
  await search(page).fill('night owls');
  await expect(page.getByRole('heading', { name: 'No scripts found' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear Search' }).click();
  await expect(search(page)).toHaveValue('');
  await expect(latest(page).getByRole('article')).toHaveCount(2);
});

test('the framework stands there as the server announces it [DASH-08]', async ({ page, api, freeUser: _ }) => {
  const announced: { number: number; name: string; description: string }[] = await (
    await api.get('/api/framework-sections')
  ).json();
  await page.route('**/api/framework-sections', (route) =>
    route.fulfill({ json: [{ ...announced[0], description: 'A line of its own.' }, ...announced.slice(1)] }),
  );
  await page.goto('/');
  const entries = page.getByRole('region', { name: '8-Section Framework' }).getByRole('listitem');
  await expect(entries).toHaveCount(8);
  for (const [place, { number, name, description }] of announced.entries()) {
    await expect(entries.nth(place)).toContainText(`${number}${name}`);
    await expect(entries.nth(place)).toContainText(place === 0 ? 'A line of its own.' : description);
  }
});

test('each project stands once in the first grid and once, by name, under the framework [DASH-09]', async ({
  page,
  api,
  freeUser: _,
}) => {
  for (const name of ['Charlie', 'Alpha', 'Bravo']) await newProject(api, { name });
  await page.goto('/');
  await expect(latest(page).getByRole('heading', { level: 3 })).toHaveText(['Bravo', 'Alpha', 'Charlie']);
  await expect(yourScripts(page).getByRole('heading', { level: 3 })).toHaveText(['Alpha', 'Bravo', 'Charlie']);
  await expect(page.locator('h2')).toHaveText(['8-Section Framework', 'Your Scripts']);
});

test('the upgrade button leads to /subscribe, and is not shown to Pro [DASH-10]', async ({ page, freeUser: _ }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Upgrade to Pro' }).click();
  await expect(page).toHaveURL(/\/subscribe$/);
});

test('somebody on Pro is not asked to upgrade [DASH-10]', async ({ page, proUser: _ }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'No Scripts Yet' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Upgrade/ })).toHaveCount(0);
});

test('a card shows name, description, audience, status, progress and time [CARD-01, CARD-02, CARD-03, CARD-05]', async ({
  page,
  api,
  freeUser: _,
}) => {
  await projectWithSections(api, { name: 'Acme', description: 'A pitch for pans', targetAudience: 'Cooks' }, 3);
  await newProject(api, { name: 'Bare' });
  await page.goto('/');
  const acme = card(page, 'Acme');
  await expect(acme).toContainText('A pitch for pans');
  await expect(acme).toContainText('Cooks');
  await expect(acme).toContainText('3/8 sections (38%)');
  await expect(acme).toContainText('Just now');
  await expect(acme.getByText('in progress')).toHaveAttribute('data-status', 'yellow');
  await expect(card(page, 'Bare')).toContainText('General audience');
  await expect(card(page, 'Bare').getByText('draft')).toHaveAttribute('data-status', 'gray');
});

test('a finished card is green, an unknown status gray [CARD-02, OPEN-12]', async ({ page, api, freeUser: _ }) => {
  await newProject(api, { name: 'Acme' });
  for (const [status, tone] of [
    ['completed', 'green'],
    ['in_progress', 'yellow'],
    ['in-progress', 'yellow'],
    ['archived', 'gray'],
  ] as const) {
    await withProject(page, { status });
    await page.goto('/');
    await expect(card(page, 'Acme').locator('[data-status]')).toHaveAttribute('data-status', tone);
  }
});

test('a time that is missing reads Recently, and a bar never leaves its frame [CARD-04, CARD-05]', async ({
  page,
  api,
  freeUser: _,
}) => {
  await newProject(api, { name: 'Acme' });
  await withProject(page, { updatedAt: undefined, progress: 140, lamps: undefined });
  await page.goto('/');
  await expect(card(page, 'Acme')).toContainText('Recently');
  await expect(card(page, 'Acme').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
});

test('a card opens its project; its menu does not [CARD-06]', async ({ page, api, freeUser: _ }) => {
  const id = await newProject(api, { name: 'Acme', description: 'A pitch for pans' });
  await page.goto('/');
  await card(page, 'Acme').getByRole('button', { name: 'Actions for Acme' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.getByRole('menuitem', { name: 'Edit details' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit details' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  await page.keyboard.press('Escape');
  // Anywhere on the card, not only on its title.
  await card(page, 'Acme').click({ position: { x: 30, y: 60 } });
  await expect(page).toHaveURL(new RegExp(`/script/${id}$`));
});

test('the project in work leads with its last lines and the way back to them', async ({ page, api, freeUser: _ }) => {
  const id = await projectWithSections(api, { name: 'In work' }, 2);
  await projectWithSections(api, { name: 'Finished' }, 8);
  await page.goto('/');
  const lead = latest(page).getByRole('article').first();
  await expect(lead).toContainText('Line 2 of In work.');
  await expect(page.getByText('“In work” is six sections from its last line. Next: Frame Flip.')).toBeVisible();
  await lead.getByRole('link', { name: 'Continue writing' }).click();
  await expect(page).toHaveURL(new RegExp(`/script-editor/${id}$`));
});

test('a copy is called (Copy), and no blank name is sent [DUP-01]', async ({ page, api, freeUser: _ }) => {
  await newProject(api, { name: 'Acme' });
  await page.goto('/');
  const calls = callsTo(page, 'POST', /duplicate$/);
  await choose(page, 'Acme', 'Duplicate Project');
  const dialog = page.getByRole('dialog', { name: 'Duplicate Project' });
  await expect(dialog.getByLabel('Name')).toHaveValue('Acme (Copy)');
  for (const name of ['', '   ']) {
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Duplicate Project' }).click();
    await expect(dialog.getByText('The copy needs a name.')).toBeVisible();
  }
  expect(calls).toEqual([]);
  expect(await projectNames(api)).toEqual(['Acme']);
});

test('a copy appears without a reload, in no folder unless one is chosen [DUP-02, DUP-03]', async ({
  page,
  api,
  freeUser: _,
}) => {
  await newProject(api, { name: 'Acme' });
  const folderId = (await (await api.post('/api/folders', { data: { name: 'Clients' } })).json()).id;
  await page.goto('/');
  const calls = callsTo(page, 'POST', /duplicate$/);
  const dialog = page.getByRole('dialog', { name: 'Duplicate Project' });
  const confirm = dialog.getByRole('button', { name: 'Duplicate Project' });

  await choose(page, 'Acme', 'Duplicate Project');
  await confirm.click();
  await expect(message(page, 'Success')).toBeVisible();
  await expect(message(page, 'Project duplicated successfully!')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(card(page, 'Acme (Copy)')).toBeVisible();

  await choose(page, 'Acme', 'Duplicate Project');
  await dialog.getByLabel('Name').fill('  Acme for clients ');
  await expect(dialog.getByLabel('Folder').getByRole('option')).toHaveText(['No folder', 'Clients']);
  await dialog.getByLabel('Folder').selectOption('Clients');
  await confirm.click();
  await expect(card(page, 'Acme for clients')).toBeVisible();
  expect(calls.map((body) => JSON.parse(body))).toEqual([
    { name: 'Acme (Copy)' },
    { name: 'Acme for clients', folderId },
  ]);
});

test('a copy that fails says so and keeps what was typed [DUP-03]', async ({
  page,
  api,
  freeUser: _,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/500/);
  await newProject(api, { name: 'Acme' });
  await page.route('**/api/projects/*/duplicate', (route) => route.fulfill({ status: 500 }));
  await page.goto('/');
  await choose(page, 'Acme', 'Duplicate Project');
  const dialog = page.getByRole('dialog', { name: 'Duplicate Project' });
  await dialog.getByLabel('Name').fill('My copy');
  await dialog.getByRole('button', { name: 'Duplicate Project' }).click();
  await expect(message(page, 'Failed to duplicate project. Please try again.')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('My copy');
});

test('deleting asks first, shows what goes, and keeping keeps it [DEL-01]', async ({ page, api, freeUser: _ }) => {
  await projectWithSections(api, { name: 'Acme' }, 3);
  await page.goto('/');
  const calls = callsTo(page, 'DELETE', /./);
  await choose(page, 'Acme', 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete Project' });
  await expect(question).toContainText('3/8 sections (38%)');
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Actions for Acme' }).last()).toBeFocused();
  await expect(card(page, 'Acme')).toBeVisible();
  expect(calls).toEqual([]);
  expect(await projectNames(api)).toEqual(['Acme']);
});

test('a deleted project leaves the dashboard without a reload [DEL-02]', async ({ page, api, freeUser: _ }) => {
  const id = await newProject(api, { name: 'Acme' });
  await newProject(api, { name: 'Other' });
  await page.goto('/');
  const call = page.waitForRequest((request) => request.method() === 'DELETE');
  await choose(page, 'Acme', 'Delete');
  await page.getByRole('button', { name: 'Delete Project' }).click();
  expect(new URL((await call).url()).pathname).toBe(`/api/projects/${id}`);
  await expect(message(page, 'Success')).toBeVisible();
  await expect(message(page, 'Project deleted successfully!')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Acme' })).toHaveCount(0);
  await expect(card(page, 'Other')).toBeVisible();
  expect(await projectNames(api)).toEqual(['Other']);
});

test('a deletion that fails says so, and the card stays [DEL-02]', async ({
  page,
  api,
  freeUser: _,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/500/);
  await newProject(api, { name: 'Acme' });
  await page.route('**/api/projects/*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500 }) : route.fallback(),
  );
  await page.goto('/');
  await choose(page, 'Acme', 'Delete');
  await page.getByRole('button', { name: 'Delete Project' }).click();
  await expect(message(page, 'Error')).toBeVisible();
  await expect(message(page, 'Failed to delete project. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(card(page, 'Acme')).toBeVisible();
});

test('an action of somebody whose session ended is told so and led to the sign-in [ERR-04]', async ({
  page,
  api,
  freeUser: _,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/401/);
  await newProject(api, { name: 'Acme' });
  await page.goto('/');
  await expect(card(page, 'Acme')).toBeVisible();
  await page.context().clearCookies();
  await choose(page, 'Acme', 'Duplicate Project');
  await page.getByRole('dialog').getByRole('button', { name: 'Duplicate Project' }).click();
  await expect(message(page, 'Unauthorized')).toBeVisible();
  await expect(message(page, 'You are logged out. Logging in again...')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});

test('details can be changed, and show on the card at once', async ({ page, api, freeUser: _ }) => {
  await newProject(api, { name: 'Acme' });
  await page.goto('/');
  await choose(page, 'Acme', 'Edit details');
  const dialog = page.getByRole('dialog', { name: 'Edit details' });
  await dialog.getByLabel('Name').fill('Acme, second act');
  await dialog.getByLabel('Description').fill('Pans and patience');
  await dialog.getByLabel('Audience').fill('Cooks');
  await dialog.getByRole('button', { name: 'Save details' }).click();
  await expect(card(page, 'Acme, second act')).toContainText('Pans and patience');
  await expect(card(page, 'Acme, second act')).toContainText('Cooks');
});

test('scripts that cannot be loaded are asked for again', async ({ page, api, freeUser: _, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/500/);
  await newProject(api, { name: 'Acme' });
  await page.route('**/api/projects', (route) => route.fulfill({ status: 500 }));
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('Your scripts could not be loaded');
  await page.unroute('**/api/projects');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(card(page, 'Acme')).toBeVisible();
});

for (const width of [1280, 768, 360]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the dashboard stands ${width} px wide in ${colorScheme} without a slip`, async ({
      page,
      api,
      freeUser: _,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'No Scripts Yet' })).toBeVisible();
      await expectNoSlips(page);
      await projectWithSections(
        api,
        { name: 'A name that goes on and on until it fits no line any more', targetAudience: 'People' },
        5,
      );
      await newProject(api, { name: `One${'word'.repeat(30)}` });
      await newProject(api, { name: 'Acme' });
      await page.goto('/');
      await expect(card(page, 'Acme')).toBeVisible();
      await expectNoSlips(page);
    });
  }
}
