import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { callsTo } from './own-projects.ts';
import { message } from './script-project.ts';
import { newDeck, storedDeck } from './slides-project.ts';

const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });
const tool = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const strip = (page: Page): Locator => page.getByRole('navigation', { name: 'Slides' }).getByRole('button');
const picture = (page: Page): Locator => page.getByRole('main').locator('.slide-frame').first().locator('img.has-come');
const undoMessage = (page: Page): Locator =>
  page.getByRole('region', { name: /Notifications/ }).getByRole('button', { name: 'Undo' });
const titlesOf = async (page: Page) => (await strip(page).allTextContents()).map((text) => text.replace(/^.*?: /, ''));

async function editDeck(page: Page, id: number, slide = 1): Promise<void> {
  await page.goto(`/script/${id}/slides?slide=${slide}`);
  await tool(page, 'Edit').click();
  await expect(field(page, 'Title')).toBeVisible();
}

test('the picture follows what is typed, and it is stored', async ({ page, api, proUser: _ }) => {
  const id = await newDeck(api, [8]);
  await editDeck(page, id);
  await expect(picture(page)).toBeVisible();
  const before = await picture(page).getAttribute('src');
  const calls = callsTo(page, 'PATCH', /\/slides\/\d+$/);
  await field(page, 'Title').fill('');
  await field(page, 'Title').pressSequentially('Own the line', { delay: 15 });
  await expect(picture(page)).not.toHaveAttribute('src', before ?? '');
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await expect(strip(page).first()).toContainText('Own the line');
  expect(JSON.parse(calls.at(-1) ?? '{}')).toEqual({ title: 'Own the line' });

  await field(page, 'Bullets').fill('One\n\n Two ');
  await field(page, 'Subtitle').fill('In three moves');
  await field(page, 'Speaker notes').fill('Say it slowly.');
  await tool(page, 'Done').click();
  await expect(page.getByRole('region', { name: 'Speaker notes' })).toContainText('Say it slowly.');
  await expect
    .poll(async () => (await storedDeck(api, id)).slides[0])
    .toMatchObject({
      title: 'Own the line',
      subtitle: 'In three moves',
      content: 'One\nTwo',
      speakerNotes: 'Say it slowly.',
    });
});

test('what cannot be stored stays in its field with the reason', async ({ page, api, proUser: _ }) => {
  const id = await newDeck(api, [8]);
  const [cover] = (await storedDeck(api, id)).slides;
  await editDeck(page, id);
  await field(page, 'Bullets').fill('');
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await field(page, 'Title').fill('');
  await expect(page.getByText('A slide needs a title or at least one bullet.')).toBeVisible();
  await field(page, 'Title').fill('x'.repeat(201));
  await expect(page.getByText('A title has at most 200 characters.')).toBeVisible();
  await field(page, 'Subtitle').fill('All the same');
  await expect.poll(async () => (await storedDeck(api, id)).slides[0]).toMatchObject({ subtitle: 'All the same' });
  expect((await storedDeck(api, id)).slides[0]?.title).toBe(cover?.title);
});

test('a change that does not reach the server is told, kept in its field, and tried again with the next', async ({
  page,
  api,
  proUser: _,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Mutation error|500/);
  const id = await newDeck(api, [8]);
  await editDeck(page, id);
  await page.route(/\/slides\/\d+$/, (route) => route.fulfill({ status: 500, body: '' }));
  await field(page, 'Title').fill('Not lost');
  await expect(message(page, 'Not saved')).toBeVisible();
  await expect(field(page, 'Title')).toHaveValue('Not lost');
  await expect(page.getByText('Not saved', { exact: true }).first()).toBeVisible();
  const tries = callsTo(page, 'PATCH', /\/slides\/\d+$/);
  await field(page, 'Title').press('Tab');
  await expect.poll(() => tries.length).toBe(1);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Not saved: slide 1', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(field(page, 'Title')).toHaveValue('Not lost');
  await page.unrouteAll();
  await field(page, 'Title').fill('Not lost either');
  await expect.poll(async () => (await storedDeck(api, id)).slides[0]?.title).toBe('Not lost either');
});

test('undo takes changes back, the latest first', async ({ page, api, proUser: _ }) => {
  const id = await newDeck(api, [8]);
  const [cover] = (await storedDeck(api, id)).slides;
  const stored = async () => (await storedDeck(api, id)).slides[0];
  await editDeck(page, id);
  await field(page, 'Title').fill('First thought');
  await expect.poll(async () => (await stored())?.title).toBe('First thought');
  await tool(page, 'Hide on stage').click();
  await expect(message(page, 'Slide hidden on stage')).toBeVisible();
  await expect(page.getByText('Hidden on stage').first()).toBeVisible();
  expect((await stored())?.hidden).toBe(true);
  await undoMessage(page).click();
  await expect.poll(async () => (await stored())?.hidden).toBe(false);
  await expect(tool(page, 'Hide on stage')).toBeVisible();
  await page.getByRole('combobox', { name: 'Section' }).selectOption({ label: 'Tap In Pitch' });
  await expect.poll(async () => (await stored())?.sectionReference).toBe(8);
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await stored())?.sectionReference).toBe(0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field(page, 'Title')).toHaveValue(cover?.title ?? '');
  await expect.poll(async () => (await stored())?.title).toBe(cover?.title);
  await expect(page.getByRole('main').getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('slides are added, removed and brought back', async ({ page, api, proUser: _ }) => {
  const id = await newDeck(api, [8]);
  const before = (await storedDeck(api, id)).slides.map(({ title }) => title);
  await editDeck(page, id);
  await tool(page, 'Add a slide after it').click();
  await expect(message(page, 'Slide added')).toBeVisible();
  await expect(strip(page)).toHaveCount(before.length + 1);
  await expect(page.getByText(`2 of ${before.length + 1}`, { exact: true })).toBeVisible();
  await field(page, 'Title').fill('Between the two');
  await expect.poll(async () => (await storedDeck(api, id)).slides[1]?.title).toBe('Between the two');

  await tool(page, 'Remove slide').click();
  await expect(message(page, 'Slide removed')).toBeVisible();
  await expect(strip(page)).toHaveCount(before.length);
  await undoMessage(page).click();
  await expect(strip(page)).toHaveCount(before.length + 1);
  await expect.poll(() => titlesOf(page)).toEqual([before[0], 'Between the two', ...before.slice(1)]);
});

test('slides change places by dragging, by buttons and by keys', async ({ page, api, proUser: _ }) => {
  const id = await newDeck(api, [1, 8]);
  const [one, two, three] = (await storedDeck(api, id)).slides.map(({ id: slideId }) => slideId);
  const order = async () => (await storedDeck(api, id)).slides.slice(0, 3).map(({ id: slideId }) => slideId);
  await page.goto(`/script/${id}/slides`);
  await expect(strip(page).first()).toBeVisible();
  const titles = await titlesOf(page);
  const frames = page.getByRole('navigation', { name: 'Slides' }).getByRole('listitem');
  expect(await frames.first().getAttribute('draggable')).toBeNull();
  await tool(page, 'Edit').click();
  await frames.nth(2).dragTo(frames.nth(0));
  await expect.poll(order).toEqual([three, one, two]);
  await expect(message(page, 'Slides reordered')).toBeVisible();
  await undoMessage(page).click();
  await expect.poll(order).toEqual([one, two, three]);
  await expect.poll(() => titlesOf(page)).toEqual(titles);

  await strip(page).nth(1).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(order).toEqual([two, one, three]);
  await expect(strip(page).nth(0)).toBeFocused();
  await strip(page).nth(0).click();
  await tool(page, 'Move later').click();
  await expect.poll(order).toEqual([one, two, three]);
});

test('layout, art and more designs', async ({ page, api, proUser: _ }) => {
  const id = await newDeck(api, [8]);
  const [cover] = (await storedDeck(api, id)).slides;
  await editDeck(page, id);
  const layout = page.getByRole('combobox', { name: 'Layout' });
  await layout.selectOption({ label: 'Statement' });
  await expect(message(page, 'Design changed')).toBeVisible();
  await expect.poll(async () => (await storedDeck(api, id)).slides[0]?.layout).toBe('statement');
  await undoMessage(page).click();
  await expect.poll(async () => (await storedDeck(api, id)).slides[0]?.layout).toBe(cover?.layout);
  await expect(layout).toHaveValue(cover?.layout ?? '');

  const designs = page.getByRole('radiogroup', { name: 'Image Options' }).getByRole('radio');
  await expect(designs).toHaveCount(3);
  await tool(page, 'More options').click();
  await expect(message(page, 'Three more designs to choose from')).toBeVisible();
  await expect(designs).toHaveCount(6);
});

test('a slide is written and drawn anew from the script; its words and its designs can be had back', async ({
  page,
  api,
  proUser: _,
}) => {
  const id = await newDeck(api, [8]);
  const [cover] = (await storedDeck(api, id)).slides;
  await editDeck(page, id);
  await field(page, 'Title').fill('My own words');
  await expect.poll(async () => (await storedDeck(api, id)).slides[0]?.title).toBe('My own words');
  const before = (await storedDeck(api, id)).slides;
  await tool(page, 'Write and draw anew').click();
  await expect(message(page, 'Slide written and drawn anew')).toBeVisible({ timeout: 20_000 });
  await expect(field(page, 'Title')).toHaveValue(cover?.title ?? '');
  expect((await storedDeck(api, id)).slides[0]?.title).toBe(cover?.title);
  await undoMessage(page).click();
  await expect(field(page, 'Title')).toHaveValue('My own words');
  expect((await storedDeck(api, id)).slides).toEqual(before);
  await expect(picture(page)).toBeVisible();
});

test('the editor stays with the slide that is moved, and an added one waits for its title', async ({
  page,
  api,
  proUser: _,
}) => {
  const id = await newDeck(api, [1, 8]);
  const [one, two, three, four] = (await storedDeck(api, id)).slides.map(({ title }) => title);
  const order = async () => (await storedDeck(api, id)).slides.slice(0, 4).map(({ title }) => title);
  await editDeck(page, id, 2);
  await tool(page, 'Move later').click();
  await expect.poll(order).toEqual([one, three, two, four]);
  await tool(page, 'Move later').click();
  await expect.poll(order).toEqual([one, three, four, two]);
  await expect(page.getByText(/^4 of \d+$/)).toBeVisible();
  await expect(field(page, 'Title')).toHaveValue(two ?? '');
  await expect(tool(page, 'Move later')).toBeFocused();
  for (const expected of [
    [one, three, two, four],
    [one, two, three, four],
  ]) {
    await tool(page, 'Move earlier').click();
    await expect.poll(order).toEqual(expected);
  }
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
  await expect(field(page, 'Title')).toHaveValue(two ?? '');

  await tool(page, 'Add a slide after it').click();
  await expect(field(page, 'Title')).toBeFocused();
  await expect(field(page, 'Title')).toHaveValue('A new claim');
  await expect(page.getByText('You added this slide: the script has no passage')).toBeVisible();
  await page.keyboard.type('Mine');
  await expect.poll(order).toEqual([one, two, 'Mine', three]);
});

test('layout and art change the design that is looked at', async ({ page, api, proUser: _ }) => {
  const id = await newDeck(api, [8]);
  const [cover] = (await storedDeck(api, id)).slides;
  await editDeck(page, id);
  await page.getByRole('radiogroup', { name: 'Image Options' }).getByRole('radio').nth(1).click();
  const layout = page.getByRole('combobox', { name: 'Layout' });
  await expect(layout).toHaveValue(cover?.options[1]?.layout ?? '');
  await layout.selectOption({ label: 'Comparison' });
  await expect(message(page, 'Design changed')).toBeVisible();
  const layouts = async () => (await storedDeck(api, id)).slides[0]?.options.map((option) => option.layout);
  const before = cover?.options.map((option) => option.layout) ?? [];
  await expect.poll(layouts).toEqual([before[0], 'comparison', before[2]]);
  const url = (await storedDeck(api, id)).slides[0]?.imageOptions[1] ?? '';
  await expect(picture(page)).toHaveAttribute('src', url);
  await undoMessage(page).click();
  await expect.poll(layouts).toEqual(before);
  await expect(layout).toHaveValue(before[1] ?? '');
});

test('what cannot be stored is there again when one comes back, and leaving with it is asked about', async ({
  page,
  api,
  proUser: _,
}) => {
  const id = await newDeck(api, [8]);
  await editDeck(page, id);
  const long = 'x'.repeat(201);
  await field(page, 'Title').fill(long);
  await expect(page.getByText('Not saved: slide 1', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^2 of/)).toBeVisible();
  await expect(page.getByText('Not saved: slide 1', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(field(page, 'Title')).toHaveValue(long);
  await expect(page.getByText('A title has at most 200 characters.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Project' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave with unsaved words?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await field(page, 'Title').fill('Short enough');
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Project' }).click();
  await expect(page).toHaveURL(`/script/${id}`);
  expect((await storedDeck(api, id)).slides[0]?.title).toBe('Short enough');
});

test('a change that waits for the one before it is being saved, and no button moves', async ({
  page,
  api,
  proUser: _,
}) => {
  const id = await newDeck(api, [8]);
  await editDeck(page, id);
  const held = Promise.withResolvers<void>();
  await page.route(/\/slides\/\d+$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await field(page, 'Subtitle').fill('In three moves');
  await expect(page.getByText('Saving', { exact: true })).toBeVisible();
  const place = await tool(page, 'Done').boundingBox();
  await field(page, 'Title').fill('Own the line');
  await expect(strip(page).first()).toContainText('Own the line');
  await expect(page.getByText('Saving', { exact: true })).toBeVisible();
  expect(await tool(page, 'Done').boundingBox()).toEqual(place);
  held.resolve();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  expect((await storedDeck(api, id)).slides[0]).toMatchObject({ title: 'Own the line', subtitle: 'In three moves' });
});

test('without a network it is said that words wait, and they are stored when it is back', async ({
  page,
  context,
  api,
  proUser: _,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ERR_INTERNET_DISCONNECTED/);
  const id = await newDeck(api, [8]);
  await editDeck(page, id);
  await context.setOffline(true);
  await field(page, 'Title').fill('Typed in a tunnel');
  await expect(page.getByText('No connection. It is saved once there is one again.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Everything is saved')).toBeVisible();
  expect((await storedDeck(api, id)).slides[0]?.title).toBe('Typed in a tunnel');
});

test('the whole deck takes a theme and a brand at once', async ({ page, api, proUser: _ }) => {
  const id = await newDeck(api, [8]);
  await api.patch(`/api/slide-decks/${(await storedDeck(api, id)).id}`, { data: { theme: 'midnight' } });
  const before = await storedDeck(api, id);
  const look = async () => (await storedDeck(api, id)).metadata;
  await editDeck(page, id);
  await tool(page, 'Look of the deck').click();
  const dialog = page.getByRole('dialog', { name: 'Look of the deck' });
  await expect(dialog.getByRole('radio', { name: 'Midnight' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Linen' }).click();
  await expect.poll(look).toMatchObject({ theme: 'linen' });
  expect((await storedDeck(api, id)).slides[0]?.imageOptions).not.toEqual(before.slides[0]?.imageOptions);
  await dialog.getByRole('button', { name: 'Use a colour of mine' }).click();
  await expect.poll(look).toMatchObject({ brand: { color: '#1a7f5a' } });
  await dialog.getByRole('combobox', { name: 'Fonts' }).selectOption({ label: 'Editorial' });
  await expect.poll(look).toMatchObject({ brand: { color: '#1a7f5a', fonts: 'editorial' } });
  await dialog.getByLabel('Choose a picture').setInputFiles({
    name: 'logo.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  });
  const wrong = dialog.getByRole('alert');
  await expect(wrong).toHaveText('The logo has to be a PNG or JPEG picture of at most 500 kB.');
  const file = { name: 'logo.png', mimeType: 'image/png' };
  await dialog.getByLabel('Choose a picture').setInputFiles({ ...file, buffer: await page.screenshot() });
  await expect(wrong).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Remove the logo' })).toBeVisible();
  await dialog.getByLabel('Choose a picture').setInputFiles({ ...file, buffer: Buffer.from('A text') });
  await expect(wrong).toHaveText('The logo has to be a PNG or JPEG picture of at most 500 kB.');
  await dialog.getByRole('textbox', { name: 'As a number' }).fill('no colour');
  await expect(dialog.getByText('A colour is written like #1A7F5A.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'As a number' }).fill('FFE600');
  await expect.poll(look).toMatchObject({ brand: { color: '#ffe600' } });
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(look).toMatchObject({ theme: 'linen', brand: { color: '#1a7f5a', fonts: 'editorial' } });
});
