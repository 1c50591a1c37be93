import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const bar = (page: Page) => page.getByRole('banner');

/** Lets the page see its user with some fields changed. */
async function withUser(page: Page, change: Record<string, unknown>) {
  await page.route('**/api/auth/user', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...change } });
  });
}

async function openAccountMenu(page: Page) {
  await bar(page).getByRole('button', { name: 'Your account' }).click();
  return page.getByRole('menu');
}

test('logo and Dashboard lead to "/" [NAV-01]', async ({ page, freeUser: _ }) => {
  for (const name of ['Pitchwright', 'Dashboard']) {
    await page.goto('/subscribe');
    await bar(page).getByRole('link', { name }).click();
    expect(new URL(page.url()).pathname).toBe('/');
  }
  await expect(bar(page).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
});

test('Templates opens a dialog on the page one is on [NAV-02] [OPEN-20]', async ({ page, freeUser: _ }) => {
  await page.goto('/subscribe');
  await bar(page).getByRole('button', { name: 'Templates' }).click();
  await expect(page.getByRole('dialog', { name: 'Templates' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/subscribe');
});

test('on a phone the menu holds the same ways [NAV-02] [OPEN-20]', async ({ page, freeUser }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/subscribe');
  const open = () => bar(page).getByRole('button', { name: 'Menu' }).click();
  await open();
  await expect(page.getByRole('menu')).toContainText(freeUser.email);
  await page.getByRole('menuitem', { name: 'Templates' }).click();
  await expect(page.getByRole('dialog', { name: 'Templates' })).toBeVisible();
  await page.keyboard.press('Escape');
  await open();
  await page.getByRole('menuitem', { name: 'Dashboard' }).click();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('the avatar’s menu shows name and e-mail [NAV-04]', async ({ page, freeUser }) => {
  await page.goto('/');
  const menu = await openAccountMenu(page);
  await expect(menu).toContainText('Ada Vale');
  await expect(menu).toContainText(freeUser.email);
});

test('without a name the e-mail stands in its place [NAV-04]', async ({ page, freeUser }) => {
  await withUser(page, { firstName: null, lastName: null });
  await page.goto('/');
  const menu = await openAccountMenu(page);
  await expect(menu.getByText(freeUser.email)).toHaveCount(2);
});

test('the avatar shows the picture, and initials when it is missing or cannot be loaded [NAV-06]', async ({
  page,
  freeUser: _,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Failed to load resource.*404/);
  const avatar = bar(page).getByRole('button', { name: 'Your account' });
  await page.goto('/');
  await expect(avatar).toHaveText('AV');

  await withUser(page, { profileImageUrl: '/favicon.svg' });
  await page.goto('/');
  await expect(avatar.locator('img')).toHaveAttribute('src', '/favicon.svg');
  await expect(avatar).not.toHaveText('AV');

  await page.unrouteAll();
  await withUser(page, { profileImageUrl: '/api/no-such-picture.png' });
  await page.goto('/');
  await expect(avatar).toHaveText('AV');
  await expect(avatar.locator('img')).toHaveCount(0);
});

test('the account menu leads to who writes, and what went wrong last', async ({
  page,
  expectedConsoleErrors,
  freeUser: _,
}) => {
  expectedConsoleErrors.push(/500/);
  await page.goto('/');
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: 'Who writes' }).click();
  await expect(page.getByRole('heading', { name: 'The embedded writer' })).toBeVisible();
  await expect(page.getByText('None since the server started.')).toBeVisible();

  const lastError = { code: 'model_busy', message: 'The language model is busy.', at: '2026-01-02T03:04:05.000Z' };
  const tokens = { calls: 3, prompt: 12_345, completion: 678 };
  const answers = [
    { status: 500, json: { message: 'no' } },
    { json: { active: 'openai local', kind: 'model', lastError, tokens } },
  ];
  await page.route('**/api/writer', (route) => route.fulfill(answers[0]));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('did not say who writes');
  answers.shift();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'openai local' })).toBeVisible();
  await expect(page.getByText('12,345')).toBeVisible();
  await expect(page.getByText('The language model is busy.')).toBeVisible();
});

test('Log out ends the session by a page navigation', async ({ page, freeUser: _ }) => {
  await page.goto('/');
  await openAccountMenu(page);
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/logout');
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  expect((await asked).isNavigationRequest()).toBe(true);
  await expect(page.getByRole('heading', { name: 'Generate Million-Dollar Scripts' })).toBeVisible();
});

test('the command menu goes to a project by its name', async ({ page, api, freeUser: _ }) => {
  const { id } = await (await api.post('/api/projects', { data: { name: 'The Quiet Quarter' } })).json();
  await page.goto('/');
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('A project, a screen, an action').fill('quiet');
  await page.getByRole('option', { name: 'The Quiet Quarter' }).click();
  await expect(page).toHaveURL(new RegExp(`/script/${id}$`));
});

test('the theme one chooses is kept over a reload', async ({ page, freeUser: _ }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await openAccountMenu(page);
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await ground()).toBe('rgb(20, 18, 15)');
  await page.reload();
  expect(await ground()).toBe('rgb(20, 18, 15)');
});

test('a session that ended is told in a toast of at most 420 px, and the browser goes to the sign-in [TOAST-04] [ERR-04]', async ({
  page,
  context,
  freeUser: _,
}) => {
  await page.goto('/');
  await expect(bar(page)).toBeVisible();
  await page.route('**/api/login', (route) => route.fulfill({ status: 204 }));
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/login');
  await context.clearCookies();
  await bar(page).getByRole('button', { name: 'Templates' }).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'You are logged out. Logging in again...' });
  await expect(toast).toContainText('Unauthorized');
  const area = await toast.locator('..').boundingBox();
  expect(area?.width).toBeLessThanOrEqual(420);
  expect((await asked).isNavigationRequest()).toBe(true);
});
