import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const heroTitle = 'Generate Million-Dollar Scripts';

/** The data calls a page makes, by path. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  return calls;
}

test('a visitor meets the landing page, without navigation bar or dashboard data [LAND-01]', async ({ page }) => {
  const calls = watchCalls(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: heroTitle })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Building Scripts' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual(['/api/auth/user']);
});

test('the bar with the logo and Access stays in view down to the end of the page [LAND-02]', async ({ page }) => {
  await page.goto('/');
  await page.getByText(`© ${new Date().getFullYear()} Pitchwright`).scrollIntoViewIfNeeded();
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Pitchwright' })).toBeInViewport();
  await expect(bar.getByRole('button', { name: 'Access' })).toBeInViewport();
  expect(await bar.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
});

test('four statistics, four features, the framework and the closing call are told [LAND-03] [LAND-04] [LAND-05]', async ({
  page,
}) => {
  await page.goto('/');
  for (const [value, name] of [
    ['2,847', 'scripts generated'],
    ['67%', 'average conversion'],
    ['890', 'hours saved'],
    ['12.4K', 'active pros'],
  ] as const) {
    const card = page.locator('dl > div').filter({ hasText: value });
    await expect(card).toContainText(name);
  }
  const features = page.getByRole('region', { name: 'AI That Understands Sales' }).getByRole('article');
  await expect(features).toHaveCount(4);
  await expect(features.getByRole('heading')).toHaveText([
    'AI Generation',
    '8-Section Framework',
    'Performance Optimization',
    'Audience Adaptation',
  ]);
  await expect(features.nth(0)).toContainText('sales psychology');
  await expect(features.nth(2)).toContainText('Learns from high-converting scripts');
  await expect(features.nth(3)).toContainText('tone adjusts to the market');
  const framework = page.getByRole('region', { name: '8-Section Framework' });
  await expect(framework.getByRole('button', { name: 'Explore the Framework' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ready to 10X Your Sales?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Your Journey' })).toBeVisible();
});

test('each button sends the browser to the sign-in by a page navigation [LAND-06]', async ({ page }) => {
  for (const name of ['Access', 'Start Building Scripts', 'Explore the Framework', 'Start Your Journey']) {
    await page.goto('/');
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/login');
    await page.getByRole('button', { name }).click();
    const request = await asked;
    expect(request.isNavigationRequest()).toBe(true);
    expect(request.resourceType()).toBe('document');
    await expect(page).toHaveURL(/\/login$/);
  }
});

test('the sample goes on writing when asked, in the voice that is chosen', async ({ page }) => {
  await page.goto('/');
  const sheet = page.getByRole('region', { name: 'Being written now' });
  await expect(sheet.getByText('1 of 8 sections')).toBeVisible();
  await sheet.getByRole('button', { name: 'Go on writing' }).click();
  await expect(sheet.getByText('2 of 8 sections')).toBeVisible();
  await expect(sheet.getByRole('heading', { name: '2 Hook' })).toBeVisible();
  const opening = sheet.getByRole('paragraph').first();
  const blunt = (await opening.textContent()) ?? '';
  await expect(opening).toHaveText(blunt);
  await sheet.getByRole('radio', { name: 'gentle' }).click();
  await expect(opening).not.toHaveText(blunt);
});

test('a finished sample is written again by the writer in the browser, with other words', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const sheet = page.getByRole('region', { name: 'Being written now' });
  const finish = async () => {
    await page.clock.runFor(90_000);
    await expect(sheet.getByText('8 of 8 sections')).toBeVisible();
    return sheet.getByRole('paragraph').allTextContents();
  };
  await sheet.getByRole('button', { name: 'Go on writing' }).click();
  const first = await finish();
  await sheet.getByRole('button', { name: 'Write it again' }).click();
  await expect(sheet.getByText('8 of 8 sections')).toBeHidden();
  const second = await finish();
  expect(second).toHaveLength(first.length);
  expect(second).not.toEqual(first);
});

test('the framework’s spines open one at a time, by mouse and by key', async ({ page }) => {
  await page.goto('/');
  const spine = (name: string) => page.getByRole('button', { name });
  await expect(spine('Frame Flip')).toHaveAttribute('aria-expanded', 'true');
  await spine('Price Setup').click();
  await expect(spine('Price Setup')).toHaveAttribute('aria-expanded', 'true');
  await expect(spine('Frame Flip')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowRight');
  await expect(spine('Close')).toHaveAttribute('aria-expanded', 'true');
});

const memberPaths = [
  '/script/1',
  '/script-editor/1',
  '/script/1/presenter',
  '/script/1/slides',
  '/script/1/images',
  '/script/1/image-selection',
  '/script/1/adaptations',
  '/presentation-adapter',
  '/presentation-adapter/1',
  '/test-ai-engagement',
  '/checkout',
  '/subscribe',
];

test('at every member path a visitor gets the landing page at that address, and no project is read [ROUTE-02] [OPEN-27]', async ({
  page,
}) => {
  const calls = watchCalls(page);
  for (const path of memberPaths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heroTitle })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await page.waitForLoadState('networkidle');
  expect(new Set(calls)).toEqual(new Set(['/api/auth/user']));
});

test('a visitor at /profile is sent to the sign-in [ROUTE-04]', async ({ page }) => {
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile$/);
  await expect(page.getByRole('tab', { name: 'Sign in' })).toBeVisible();
});

test('any other path is the 404 page, for visitors and members [ROUTE-05]', async ({ page, api }) => {
  for (const isMember of [false, true]) {
    if (isMember) await api.post('/api/auth/demo', { data: { plan: 'free' } });
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  }
});

test('while nobody knows who is there, neither landing page nor dashboard is shown [AUTH-01]', async ({ page }) => {
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/api/auth/user', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('status')).toContainText('Loading');
  await expect(page.getByRole('heading')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  letThrough();
  await expect(page.getByRole('heading', { level: 1, name: heroTitle })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the landing page fits every width in ${colorScheme} and can be read by everyone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: heroTitle })).toBeVisible();
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    }
  });
}
