import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const marketingList = [
  'AI-Powered Script Enhancement',
  'Professional Slide Generation',
  'Advanced Presenter Mode',
  'Universal Content Adaptation',
  'Multiple Export Formats',
  'Priority Support',
  'Advanced Analytics',
  'Custom Branding Options',
];

const wizard = (page: Page) => page.getByRole('dialog', { name: 'Generate Complete Sales Script' });
const upgrade = (page: Page) => page.getByRole('dialog', { name: 'Upgrade to Pro' });
const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe for $297/month' });

async function goToLastStep(page: Page) {
  await page.goto('/?new=script');
  for (let step = 1; step < 10; step++) await wizard(page).getByRole('button', { name: 'Next', exact: true }).click();
  await expect(wizard(page)).toContainText('Step 10 of 10');
}

async function meetUpgrade(page: Page) {
  await goToLastStep(page);
  await wizard(page).getByRole('button', { name: 'Upgrade for Script Enhancement' }).click();
  await expect(upgrade(page)).toBeVisible();
}

async function expectNoSlips(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide).toBe(0);
}

const widths = [1280, 768, 360];

test('the upgrade dialog shows badge, price and what the two plans hold [UPG-01] [UPG-03]', async ({
  page,
  freeUser: _,
}) => {
  await meetUpgrade(page);
  await expect(upgrade(page).getByText('Most Popular', { exact: true })).toBeVisible();
  await expect(upgrade(page).getByText('$297/month')).toBeVisible();
  const table = upgrade(page).getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Free', 'Pro']);
  const rows = await table
    .getByRole('row')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
  const onlyPro = rows.filter(([, free, pro]) => free === 'not included' && pro === 'included').map(([name]) => name);
  expect(onlyPro).toEqual(marketingList);
});

test('it names the feature one came for, and never opens for Pro [UPG-04]', async ({ page, proUser: _ }) => {
  await goToLastStep(page);
  await expect(wizard(page).getByRole('button', { name: 'Generate', exact: true })).toBeVisible();
  await page.route('**/api/auth/user', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), subscriptionStatus: 'canceled' } });
  });
  await meetUpgrade(page);
  await expect(upgrade(page)).toContainText('Script Enhancement is part of Pro');
});

test('Maybe Later closes it and leaves the page as it was [UPG-02]', async ({ page, freeUser: _ }) => {
  await meetUpgrade(page);
  const address = page.url();
  for (const close of [
    () => upgrade(page).getByRole('button', { name: 'Maybe Later' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await expect(upgrade(page)).toBeVisible();
    await close();
    await expect(upgrade(page)).toBeHidden();
    await expect(wizard(page)).toContainText('Step 10 of 10');
    expect(page.url()).toBe(address);
    await wizard(page).getByRole('button', { name: 'Upgrade for Script Enhancement' }).click();
  }
});

test('Upgrade Now leads to /subscribe [UPG-02]', async ({ page, freeUser: _ }) => {
  await meetUpgrade(page);
  await upgrade(page).getByRole('link', { name: 'Upgrade Now' }).click();
  await expect(page).toHaveURL('/subscribe');
  await expect(upgrade(page)).toBeHidden();
  await expect(subscribe(page)).toBeVisible();
});

test('/subscribe shows a spinner, then what Pro is and costs [SUB-01]', async ({ page, freeUser: _ }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  let asked = 0;
  await page.route('**/api/auth/user', async (route) => {
    if (++asked > 1) await held;
    await route.continue();
  });
  const title = page.getByRole('heading', { name: 'Upgrade to Pitchwright Pro', level: 1 });
  await page.goto('/subscribe');
  await expect(
    page.getByRole('status').filter({ hasText: 'Checking your plan…' }).locator('.animate-spin'),
  ).toBeVisible();
  await expect(title).toBeHidden();
  letThrough();
  await expect(title).toBeVisible();
  await expect(page.getByText('Checking your plan…')).toBeHidden();
  const plan = page.getByRole('region', { name: 'Pro Plan' });
  await expect(plan.getByText('$297/month', { exact: true })).toBeVisible();
  await expect(plan.getByText('Best Value', { exact: true })).toBeVisible();
});

test('/subscribe lists ten features and why to trust it [SUB-02] [SUB-03]', async ({ page, freeUser: _ }) => {
  await page.goto('/subscribe');
  const features = page.getByRole('region', { name: 'In the programme' }).getByRole('listitem');
  await expect(features).toHaveText([...marketingList, 'Unlimited Projects', 'Team Collaboration Tools']);
  const plan = page.getByRole('region', { name: 'Pro Plan' });
  await expect(plan.getByText('Cancel anytime • No hidden fees', { exact: true })).toBeVisible();
  await expect(plan.getByRole('listitem')).toHaveText([
    'SSL Encrypted',
    '30-day Money Back Guarantee',
    'Cancel Anytime',
  ]);
});

const refusals = [
  {
    what: 'an answer without url',
    answer: { status: 200, json: {} },
    logged: /Mutation error.*No checkout URL received/,
  },
  {
    what: 'an empty url',
    answer: { status: 200, json: { url: '' } },
    logged: /Mutation error.*No checkout URL received/,
  },
  { what: 'a refusal', answer: { status: 500, json: { message: 'Down' } }, logged: /Mutation error.*500: / },
];
for (const { what, answer, logged } of refusals) {
  test(`${what} to Subscribe is only logged [SUB-05]`, async ({ page, freeUser: _, expectedConsoleErrors }) => {
    expectedConsoleErrors.push(logged, /Failed to load resource.*500/);
    await page.route('**/api/create-subscription', (route) => route.fulfill(answer));
    await page.goto('/subscribe');
    const log = page.waitForEvent('console', (message) => message.type() === 'error' && logged.test(message.text()));
    await subscribe(page).click();
    await log;
    await expect(subscribe(page)).not.toHaveAttribute('aria-busy');
    await expect(page).toHaveURL('/subscribe');
    await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toHaveCount(0);
    const again = page.waitForRequest('**/api/create-subscription');
    await subscribe(page).click();
    await again;
  });
}

test('while the checkout is being opened, Subscribe is busy and asks once [SUB-04]', async ({ page, freeUser: _ }) => {
  let asked = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/create-subscription', async (route) => {
    asked++;
    await held;
    await route.fulfill({ json: { url: '/login?from=checkout' } });
  });
  await page.goto('/subscribe');
  await subscribe(page).click();
  await expect(subscribe(page)).toHaveAttribute('aria-busy', 'true');
  await subscribe(page).click({ force: true });
  const left = page.waitForRequest((request) => request.isNavigationRequest());
  answer();
  expect(new URL((await left).url()).search).toBe('?from=checkout');
  expect(asked).toBe(1);
});

test('a free user buys Pro in the test checkout and then generates at the last step [SUB-04]', async ({
  page,
  freeUser,
}) => {
  await meetUpgrade(page);
  await upgrade(page).getByRole('link', { name: 'Upgrade Now' }).click();
  const opened: Array<{ method: string; payload: string | null; url: string }> = [];
  await page.route('**/api/create-subscription', async (route) => {
    const response = await route.fetch();
    const { url } = await response.json();
    opened.push({ method: route.request().method(), payload: route.request().postData(), url });
    await route.fulfill({ response });
  });
  await subscribe(page).click();
  await expect(page.getByText('Test checkout: no money is taken')).toBeVisible();
  expect(opened).toEqual([{ method: 'POST', payload: null, url: page.url() }]);
  await expect(page.getByText(freeUser.email)).toBeVisible();
  await page.getByRole('button', { name: 'Pay $297.00 as a test' }).click();

  await expect(page).toHaveURL('/subscription-success');
  await expect(page.getByRole('heading', { name: 'Welcome to Pitchwright Pro' })).toBeVisible();
  await page.getByRole('link', { name: 'Start a new script' }).click();
  await expect(wizard(page)).toBeVisible();
  await goToLastStep(page);
  await expect(wizard(page).getByRole('button', { name: 'Generate', exact: true })).toBeVisible();
  await page.goto('/subscribe');
  await expect(page.getByRole('heading', { name: 'You have Pitchwright Pro' })).toBeVisible();
  await expect(subscribe(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the Dashboard' }).click();
  await expect(page).toHaveURL('/');
});

test('who leaves the test checkout stays free and is back at the plan', async ({ page, api, freeUser: _ }) => {
  await page.goto('/subscribe');
  await subscribe(page).click();
  await page.getByRole('button', { name: 'Back without paying' }).click();
  await expect(page).toHaveURL('/subscribe');
  await expect(subscribe(page)).toBeVisible();
  expect((await (await api.get('/api/auth/user')).json()).subscriptionTier).not.toBe('pro');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'This checkout was left' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('a payment that fails says so, changes nothing and can be tried again', async ({
  page,
  freeUser: _,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Failed to load resource.*500/, /Mutation error/);
  await page.goto('/subscribe');
  await subscribe(page).click();
  const pay = page.getByRole('button', { name: 'Pay $297.00 as a test' });
  await expect(pay).toBeVisible();
  await page.route('**/pay', (route) => route.fulfill({ status: 500, json: { message: 'Down' } }));
  await pay.click();
  await expect(page.getByRole('alert')).toContainText('nothing has changed');
  await page.unrouteAll();
  await pay.click();
  await expect(page).toHaveURL('/subscription-success');
});

test('a checkout that is not there says so and shows the way back', async ({
  page,
  freeUser: _,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Failed to load resource.*40[04]/);
  for (const id of ['short', 'nothing-like-that-anywhere']) {
    await page.goto(`/sandbox-checkout/${id}`);
    await expect(page.getByRole('heading', { name: 'There is no such checkout' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back to the Pro page' }).click();
  await expect(subscribe(page)).toBeVisible();
});

test('a visitor signs in before a checkout opens', async ({ page }) => {
  await page.goto('/sandbox-checkout/nothing-like-that-anywhere');
  await expect(page).toHaveURL(/\/login\?next=/);
});

test('the welcome is public and grants nothing', async ({ page, api, freeUser: _ }) => {
  await page.goto('/subscription-success');
  await expect(page.getByText('Pro Member', { exact: true })).toBeVisible();
  await expect(page.getByRole('status')).toContainText('Your account still shows the free plan.');
  expect((await (await api.get('/api/auth/user')).json()).subscriptionTier).not.toBe('pro');

  const { url } = await (await api.post('/api/create-subscription')).json();
  await api.post(`/api/sandbox-checkout/${String(url).split('/').at(-1)}/pay`);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('link', { name: 'Start a new script' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pro Features Unlocked' }).getByRole('listitem')).toHaveText([
    'Unlimited script generation',
    'Multi-format adaptations',
    'Advanced AI models',
    'Priority processing',
    'Custom templates',
    'Export capabilities',
  ]);

  await page.context().clearCookies();
  await page.goto('/subscription-success');
  await expect(page.getByRole('heading', { name: 'Welcome to Pitchwright Pro' })).toBeVisible();
  await expect(page.getByRole('status')).not.toContainText('free plan');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every screen about plans is readable and fits, ${colorScheme}`, async ({ page, api, freeUser: _ }) => {
    await page.emulateMedia({ colorScheme });
    await meetUpgrade(page);
    const { url } = await (await api.post('/api/create-subscription')).json();
    const screens = [
      { path: undefined, shows: upgrade(page) },
      { path: '/subscribe', shows: subscribe(page) },
      { path: String(url), shows: page.getByRole('button', { name: 'Back without paying' }) },
      { path: '/subscription-success', shows: page.getByRole('button', { name: 'Check again' }) },
    ];
    for (const { path, shows } of screens) {
      if (path) await page.goto(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expect(shows).toBeVisible();
        await expectNoSlips(page);
      }
      await page.setViewportSize({ width: 1280, height: 900 });
    }
  });
}
