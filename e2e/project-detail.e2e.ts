import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';
import { answerSet, newScript } from './script-project.ts';

test('shows name, description and the status in words [DETAIL-01] [OPEN-12]', async ({ page, api, freeUser: _ }) => {
  const { id } = await newScript(api, [1]);
  await page.goto(`/script/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: answerSet?.name ?? '' })).toBeVisible();
  await expect(main).toContainText(answerSet?.description ?? 'missing');
  const badge = main.locator('[data-status]').first();
  await expect(badge).toHaveText('in progress');
  await expect(badge).toHaveAttribute('data-status', 'yellow');
});

test('the Overview shows name, status, progress and completed sections, the Script Editor that it is being rebuilt [DETAIL-02]', async ({
  page,
  api,
  freeUser: _,
}) => {
  const { id } = await newScript(api, [1, 3]);
  await page.goto(`/script/${id}`);
  const overview = page.getByRole('region', { name: 'Overview' });
  await expect(overview.locator('dl > div')).toHaveText([
    `Name${answerSet?.name}`,
    'Statusin progress',
    'Progress25%',
    'Sections completed2 out of 8',
  ]);
  const card = page.getByRole('region', { name: 'Script Editor' });
  await expect(card).toContainText('is being rebuilt');
  await card.getByRole('link').click();
  expect(new URL(page.url()).pathname).toBe(`/script-editor/${id}`);
  await expect(page.locator('#section-8')).toBeVisible();
});

test('while it loads the page says so [DETAIL-05]', async ({ page, api, freeUser: _ }) => {
  const { id } = await newScript(api);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/api/projects/${id}`, async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto(`/script/${id}`);
  await expect(page.getByText('Loading project...')).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1, name: answerSet?.name ?? '' })).toBeVisible();
  await expect(page.getByText('Loading project...')).toHaveCount(0);
});

test.describe('a project that is not there', () => {
  test.use({ expectedConsoleErrors: [/404/] });

  test('is said to be missing, with a way back [DETAIL-05]', async ({ page, freeUser: _ }) => {
    await page.goto('/script/2000000000');
    await expect(page.getByRole('heading', { name: 'Project not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

test('each beam is a link to its section and says its name, time and state', async ({ page, api, freeUser: _ }) => {
  const { id } = await newScript(api, [1, 2]);
  await page.goto(`/script/${id}`);
  const beams = page.getByRole('navigation', { name: 'Sections of the script' }).getByRole('link');
  await expect(beams).toHaveCount(8);
  await expect(beams.nth(1)).toHaveText(/^2The Hook\d+:\d\d$/);
  await expect(beams.nth(7)).toHaveText('8Tap In PitchNot generated');
  await beams.nth(1).click();
  await expect(page.locator('#section-2')).toBeInViewport();
  const list = page.getByRole('navigation', { name: 'Sections' });
  await expect(list.locator('[aria-current="true"]')).toContainText('The Hook');
});

for (const width of [1280, 360]) {
  test(`axe finds no slip on the project page at ${width} px`, async ({ page, api, freeUser: _ }) => {
    await page.setViewportSize({ width, height: 900 });
    const { id } = await newScript(api, [1, 2]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`/script/${id}`);
      await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze();
      expect(violations.map(({ id: rule, nodes }) => `${rule}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual(
        [],
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}
