import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { callsTo, newProject } from './own-projects.ts';
import { message } from './script-project.ts';
import { loseThePlan, newDeck, servePictures, storedDeck, upgrade } from './slides-project.ts';

const strip = (page: Page): Locator => page.getByRole('navigation', { name: 'Slides' }).getByRole('button');
const options = (page: Page): Locator => page.getByRole('radiogroup', { name: 'Image Options' }).getByRole('radio');
/** The picture of the slide in view. */
const shown = (page: Page): Locator => page.getByRole('main').locator('.slide-frame img[alt]:not([alt=""])').first();
const addressOf = (url: string | undefined) => new RegExp(`${url?.replaceAll(/[.?]/g, '\\$&')}$`);

test('the deck is shown slide by slide, with its designs, its notes and where one stands [VIEWER-01] [VIEWER-03] [VIEWER-06] [OPEN-24]', async ({
  page,
  api,
  proUser: _,
}) => {
  const id = await newDeck(api);
  const { slides } = await storedDeck(api, id);
  const { name } = await (await api.get(`/api/projects/${id}`)).json();
  await page.goto(`/script/${id}/slides`);
  await expect(page.getByRole('heading', { name: `${name} - Slides`, level: 1 })).toBeVisible();
  await expect(page.getByText(`${slides.length} slides`, { exact: true })).toBeVisible();
  await expect(strip(page)).toHaveCount(slides.length);

  const previous = page.getByRole('button', { name: 'Previous' });
  const next = page.getByRole('button', { name: 'Next' });
  await expect(previous).toBeDisabled();
  for (const [index, slide] of slides.entries()) {
    await expect(page.getByText(`${index + 1} of ${slides.length}`, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: slide.title, level: 2 })).toBeVisible();
    const notes = page.getByRole('region', { name: 'Speaker notes' });
    await expect(notes).toContainText(slide.speakerNotes.slice(0, 60).trim() || 'Nothing is said on this slide.');
    if (index < slides.length - 1) await next.click();
  }
  await expect(next).toBeDisabled();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(`${slides.length} of ${slides.length}`, { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(`${slides.length - 1} of ${slides.length}`, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(`${slides.length - 1} of ${slides.length}`, { exact: true })).toBeVisible();
});

test('its head leads to the project and the image selection, shares and exports [VIEWER-02]', async ({
  page,
  api,
  context,
  proUser: _,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await newDeck(api, [8]);
  const { slides } = await storedDeck(api, id);
  await page.goto(`/script/${id}/slides`);
  await expect(page.getByRole('link', { name: 'Back to Project' })).toHaveAttribute('href', `/script/${id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(message(page, 'Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(`/script/${id}/slides`, page.url()).href,
  );

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export' }).click();
  expect(addressOf(slides[0]?.imageOptions[0]).test((await download).url())).toBe(true);

  await page.getByRole('button', { name: 'Grid View' }).click();
  await expect(page.getByRole('button', { name: 'Slide View' })).toBeVisible();
  await page.getByRole('link', { name: 'Select Images' }).click();
  await expect(page).toHaveURL(`/script/${id}/image-selection`);
});

test('choosing a design changes what is looked at and nothing else [VIEWER-05] [VIEWER-04]', async ({
  page,
  api,
  proUser: _,
}) => {
  const id = await newDeck(api, [8]);
  const [cover] = (await storedDeck(api, id)).slides;
  const changes = ['POST', 'PATCH', 'PUT'].map((method) => callsTo(page, method, /./));
  await page.goto(`/script/${id}/slides`);
  await expect(options(page)).toHaveCount(3);
  await expect(shown(page)).toHaveAttribute('src', addressOf(cover?.imageOptions[0]));
  await options(page).nth(1).click();
  await expect(shown(page)).toHaveAttribute('src', addressOf(cover?.imageOptions[1]));
  await expect(options(page).nth(1)).toBeChecked();
  await page.keyboard.press('3');
  await expect(shown(page)).toHaveAttribute('src', addressOf(cover?.imageOptions[2]));
  expect(changes.flat()).toEqual([]);
  await page.reload();
  await expect(shown(page)).toHaveAttribute('src', addressOf(cover?.imageOptions[0]));
});

test('the grid has two to four columns, and a tile opens its slide [VIEWER-07] [OPEN-34]', async ({
  page,
  api,
  proUser: _,
}) => {
  const id = await newDeck(api, [1, 8]);
  const { slides } = await storedDeck(api, id);
  await page.goto(`/script/${id}/slides`);
  await page.getByRole('button', { name: 'Grid View' }).click();
  const tiles = page.getByRole('main').getByRole('listitem');
  await expect(tiles).toHaveCount(slides.length);
  await expect(page.getByRole('main')).toContainText('One Belief Framework');
  await expect(page.getByRole('main')).toContainText('Tap In Pitch');
  for (const [width, columns] of [
    [360, 2],
    [800, 3],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await tiles.evaluateAll((all) => all.map((tile) => Math.round(tile.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(Math.min(columns, slides.length));
  }
  const last = tiles.last().getByRole('button');
  await tiles
    .nth(slides.length - 2)
    .getByRole('button')
    .focus();
  await page.keyboard.press('ArrowRight');
  await expect(last).toBeFocused();
  await last.click();
  await expect(page.getByText(`${slides.length} of ${slides.length}`, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Grid View' })).toBeVisible();
});

test('no press of a key is lost, and the focus goes along in the strip and in the grid', async ({
  page,
  api,
  proUser: _,
}) => {
  const id = await newDeck(api, [1, 8]);
  const { slides } = await storedDeck(api, id);
  const at = (number: number) => page.getByText(`${number} of ${slides.length}`, { exact: true });
  await page.goto(`/script/${id}/slides`);
  await expect(at(1)).toBeVisible();
  await page.evaluate(() => {
    for (let press = 0; press < 4; press += 1)
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  });
  await expect(at(5)).toBeVisible();
  await expect(page).toHaveURL(/slide=5$/);

  await strip(page).nth(4).focus();
  await page.keyboard.press('ArrowUp');
  await expect(at(4)).toBeVisible();
  await expect(strip(page).nth(3)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(strip(page).nth(2)).toBeFocused();

  await page.keyboard.press('g');
  const tiles = page.getByRole('main').getByRole('listitem').getByRole('button');
  await expect(tiles.nth(2)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tiles.nth(3)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(at(4)).toBeVisible();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Grid and back');
});

test('without slides the viewer says what to do first [VIEWER-08]', async ({ page, api, proUser: _ }) => {
  const id = await newProject(api, { name: 'Nothing yet' });
  await page.goto(`/script/${id}/slides`);
  await expect(page.getByRole('heading', { name: 'No slides found' })).toBeVisible();
  await expect(page.getByText('Generate slides for this project first')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the Slides tab' }).click();
  await expect(page.getByRole('dialog', { name: 'Slides' })).toBeVisible();
});

test('pictures without a deck are shown as a deck, and the first of several decks is shown [VIEWER-11] [VIEWER-09]', async ({
  page,
  api,
  proUser: _,
}) => {
  const id = await newProject(api, { name: 'Pictures' });
  await servePictures(page);
  const slide = (title: string) => ({ title, content: '', imageOptions: ['/api/painted/1.svg'], sectionReference: 1 });
  let decks: object[] = [];
  await page.route(`**/api/projects/${id}/slides`, (route) => route.fulfill({ json: decks }));
  await page.route(`**/api/projects/${id}/cached-images`, (route) =>
    route.fulfill({ json: { id: null, slides: { one: slide('From the pictures'), none: { title: '' } } } }),
  );
  await page.goto(`/script/${id}/slides`);
  await expect(page.getByRole('heading', { name: 'From the pictures' })).toBeVisible();
  await expect(page.getByText('1 slide', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  decks = [
    { id: 9, slides: { slides: [slide('The newer deck')] } },
    { id: 8, slides: [slide('The older deck')] },
  ];
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The newer deck' })).toBeVisible();
});

test('on the free plan the gate stands in place of the slides [VIEWER-12]', async ({ page, api, freeUser: _ }) => {
  const id = await newProject(api, { name: 'Gated' });

  await page.goto(`/script/${id}/slides`);
  await expect(page.getByText('Premium Feature', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Slide Viewer' })).toBeVisible();
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await expect(upgrade(page)).toContainText('Slide Viewer is part of Pro');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Back to Project' }).click();
  await expect(page).toHaveURL(`/script/${id}`);
});

test('a picture that is lost leaves its words in the frame', async ({
  page,
  api,
  proUser: _,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/404/);
  const id = await newProject(api, { name: 'Lost' });
  const slides = [{ id: 1, title: 'Still said', content: 'x', imageOptions: ['/api/gone.jpg'], sectionReference: 2 }];
  await page.route(`**/api/projects/${id}/slides`, (route) => route.fulfill({ json: [{ id: 3, slides }] }));
  await page.goto(`/script/${id}/slides`);
  await expect(page.getByRole('main').locator('.slide-frame').first()).toContainText('Still said');
  await expect(shown(page)).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every screen of the slides is readable and fits, ${colorScheme}`, async ({ page, api, proUser: _ }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme });
    const id = await newDeck(api, [2]);
    const screens = [
      { path: `/script/${id}/slides`, shows: page.getByRole('region', { name: 'Speaker notes' }) },
      { path: `/script/${id}/slides?view=grid`, shows: page.getByRole('button', { name: 'Slide View' }) },
      { path: `/script/${id}/slides`, key: 'e', shows: page.getByRole('button', { name: 'Remove slide' }) },
      { path: `/script/${id}/image-selection`, shows: page.getByText('2 Slides with Images') },
      { path: `/script/${id}/images`, shows: page.getByText('Total Images') },
      { path: `/script-editor/${id}?slides=tab`, shows: page.getByRole('dialog', { name: 'Slides' }) },
    ];
    for (const { path, key, shows } of screens) {
      await page.goto(path);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        if (key && width === 1280) {
          await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
          await page.keyboard.press(key);
        }
        await expect(shows).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze();
        expect(violations.map(({ id: rule, nodes }) => `${rule}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual(
          [],
        );
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    }
    await loseThePlan(page);
    await page.goto(`/script/${id}/slides`);
    await expect(page.getByText('Premium Feature', { exact: true })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze();
    expect(violations.map(({ id: rule }) => rule)).toEqual([]);
  });
}
