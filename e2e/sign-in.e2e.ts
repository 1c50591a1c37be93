import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

let strangers = 0;
const newAddress = () => `sign-in-${process.pid}-${++strangers}@example.com`;

async function fillIn(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
}

async function createAccount(page: Page, email: string, password: string) {
  await page.goto('/login');
  await page.getByRole('tab', { name: 'Create account' }).click();
  await fillIn(page, { 'First name': 'Maya', 'Last name': 'Okafor', 'E-mail': email });
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The newest letter to an address, from the folder where letters go without an SMTP server. */
function letterTo(dataFolder: string, email: string): string {
  const folder = path.join(dataFolder, 'mail');
  const name = readdirSync(folder)
    .filter((file) => file.includes(email))
    .sort()
    .at(-1);
  return name ? readFileSync(path.join(folder, name), 'utf8') : '';
}

test('a new user signs up, signs out and comes back by /api/login [AUTH-04] [OPEN-39]', async ({ page, api }) => {
  const email = newAddress();
  await createAccount(page, email, 'a long sentence');
  expect(await (await api.get('/api/auth/user')).json()).toMatchObject({
    email,
    firstName: 'Maya',
    lastName: 'Okafor',
  });

  await page.goto('/api/logout');
  await expect(page.getByRole('heading', { name: 'Generate Million-Dollar Scripts' })).toBeVisible();
  expect((await api.get('/api/auth/user')).status()).toBe(401);

  await page.goto('/api/login');
  await signIn(page, email, 'a long sentence');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect((await api.get('/api/auth/user')).status()).toBe(200);
});

test('a wrong password says so and keeps what was typed', async ({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/Mutation error:.*401/);
  await page.goto('/login');
  await signIn(page, 'nobody@example.com', 'not this one');
  await expect(page.getByRole('alert')).toContainText('do not go together');
  await expect(page.getByLabel('E-mail')).toHaveValue('nobody@example.com');
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('not this one');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute('type', 'text');
});

test('an unfinished form names each field that is missing and sends nothing', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.goto('/login');
  await page.getByRole('tab', { name: 'Create account' }).click();
  await page.getByLabel('E-mail').fill('maya');
  await page.getByRole('textbox', { name: 'Password' }).fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toHaveText([
    'Please enter your first name.',
    /does not look like an e-mail address/,
    'A password needs at least 8 characters.',
  ]);
  await expect(page.getByLabel('First name')).toBeFocused();
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('a lost line keeps the form and says so', async ({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/ERR_FAILED/, /Mutation error:/);
  await page.goto('/login');
  await page.route('**/api/auth/sign-in/email', (route) => route.abort());
  await signIn(page, 'maya@example.com', 'a long sentence');
  await expect(page.getByRole('alert')).toContainText('cannot be reached');
  await expect(page.getByLabel('E-mail')).toHaveValue('maya@example.com');
});

test('after signing in one is where one wanted to be, and never on another site', async ({ page }) => {
  const email = newAddress();
  await createAccount(page, email, 'a long sentence');
  const signOut = () => page.goto('/api/logout');

  await signOut();
  await page.goto('/login?next=/subscribe');
  await signIn(page, email, 'a long sentence');
  await expect(page).toHaveURL('/subscribe');

  await signOut();
  await page.goto('/subscribe');
  await page.getByRole('button', { name: 'Access' }).click();
  await signIn(page, email, 'a long sentence');
  await expect(page).toHaveURL('/subscribe');

  await signOut();
  await page.goto('/login?next=//evil.example/');
  await signIn(page, email, 'a long sentence');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a forgotten password is replaced through the letter’s link, once', async ({
  page,
  server,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Failed to load resource.*400/, /Mutation error:/);
  const email = newAddress();
  await createAccount(page, email, 'the old sentence');
  await page.goto('/api/logout');

  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot it?' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status')).toContainText('a link is on its way');
  const link = /\/reset-password\?token=\S+/.exec(letterTo(server.dataFolder, email))?.[0] ?? '';

  await page.goto(link);
  await page.getByRole('textbox', { name: 'New password' }).fill('the new sentence');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('status')).toContainText('Your new password is saved');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, email, 'the new sentence');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

  await page.goto('/api/logout');
  await page.goto(link);
  await page.getByRole('textbox', { name: 'New password' }).fill('another sentence');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('alert')).toContainText('spent or too old');
});

for (const [button, tier] of [
  ['Explore as Pro', 'pro'],
  ['Explore on the free plan', 'free'],
] as const) {
  test(`"${button}" opens the product without an account`, async ({ page, api }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(await (await api.get('/api/auth/user')).json()).toMatchObject({ subscriptionTier: tier });
  });
}

test('without demo accounts there are no demo buttons', async ({ page }) => {
  await page.route('**/api/auth/options', (route) => route.fulfill({ json: { demo: false, oidc: false } }));
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Explore/ })).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the sign-in page fits every width in ${colorScheme} and can be read by everyone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Explore as Pro' })).toBeVisible();
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    }
  });
}
