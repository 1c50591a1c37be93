import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { editSection, message, newScript, openEditor, section, sentence, textField } from './script-project.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Behind the text' });

test('a click on a sentence lights it and shows the answers it came from', async ({ page, api, freeUser: _ }) => {
  const { id, sections } = await newScript(api, [1, 2]);
  const place = sections[1]?.sentences.findIndex(({ fields }) => fields.length > 0) ?? 0;
  await openEditor(page, id);
  await expect(panel(page)).toContainText('Click a sentence to see the answers it came from.');
  const withAnswer = sentence(page, 2, place);
  await withAnswer.click();
  await expect(withAnswer).toHaveAttribute('aria-pressed', 'true');
  await expect(panel(page).locator('figure').first()).toBeVisible();
  await expect(page.locator('svg.thread path')).toHaveCount(1);

  await page.keyboard.press('ArrowDown');
  await expect(sentence(page, 2, place + 1)).toHaveAttribute('aria-pressed', 'true');
  await expect(sentence(page, 2, place + 1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.sentence[data-lit]')).toHaveCount(0);
  await expect(page.locator('svg.thread')).toHaveCount(0);
});

test('after a hand edit nobody claims to know the answers behind it', async ({ page, api, freeUser: _ }) => {
  const { id } = await newScript(api, [2]);
  await openEditor(page, id);
  await editSection(page, 2, 'Mine alone. Every word.');
  await section(page, 2).getByRole('button', { name: 'Save' }).click();
  await sentence(page, 2, 1).click();
  await expect(panel(page)).toContainText('No answer');
  await expect(panel(page)).toContainText('This text was edited by hand');
});

test('keys move through the sections, edit, save and list themselves', async ({ page, api, freeUser: _ }) => {
  const { id } = await newScript(api, [1, 2, 3]);
  await openEditor(page, id);
  const current = page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current="true"]');
  await page.keyboard.press('j');
  await expect(current).toContainText('The Hook');
  await page.keyboard.press('3');
  await expect(current).toContainText('Frame Flip');
  await page.keyboard.press('k');
  await expect(current).toContainText('The Hook');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('Enter');
  await expect(textField(page, 2)).toBeFocused();
  await page.keyboard.type(' Jab 1.');
  await expect(current).toContainText('Edited, not saved');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(message(page, 'Section saved successfully!')).toBeVisible();
  await expect(section(page, 2)).toContainText('Jab 1.');
});

test('a lit sentence is edited at its place by a second click, in the same setting', async ({
  page,
  api,
  freeUser: _,
}) => {
  const { id, sections } = await newScript(api, [2]);
  // Without the glide to the section, during which the sentence would move away from under the pointer.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openEditor(page, id);
  await page.keyboard.press('2');
  const at = await sentence(page, 2, 1).evaluate((element) => {
    const line = element.getClientRects()[0];
    return { x: (line?.left ?? 0) + 4, y: (line?.top ?? 0) + 12 };
  });
  await page.mouse.click(at.x, at.y);
  await expect(sentence(page, 2, 1)).toHaveAttribute('aria-pressed', 'true');
  const reading = await section(page, 2).locator('.manuscript').boundingBox();
  await page.mouse.click(at.x, at.y);
  await expect(textField(page, 2)).toBeFocused();
  const before = (await textField(page, 2).textContent()) ?? '';
  expect(await textField(page, 2).boundingBox()).toEqual(reading);
  await page.keyboard.type('XX');
  const after = (await textField(page, 2).textContent()) ?? '';
  expect(after.replace('XX', '')).toBe(before);
  const clicked = sections[1]?.sentences[1]?.text ?? '';
  expect(after).toContain(`XX${clicked}`);
});

test('while one edits, the panel keeps to the sentence of the caret', async ({ page, api, freeUser: _ }) => {
  const { id, sections } = await newScript(api, [2]);
  const place = sections[1]?.sentences.findIndex(({ fields }) => fields.length > 0) ?? 0;
  await openEditor(page, id);
  await sentence(page, 2, place).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(textField(page, 2)).toBeFocused();
  await expect(panel(page).locator('figure').first()).toBeVisible();
  await page.keyboard.type('Now ');
  await expect(panel(page)).toContainText('You changed this sentence');
});

test('leaving with unsaved text asks first and finds the draft again', async ({ page, api, freeUser: _ }) => {
  const { id } = await newScript(api, [2]);
  await openEditor(page, id);
  await editSection(page, 2, 'On its way.');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave with unsaved text?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  expect(new URL(page.url()).pathname).toBe(`/script-editor/${id}`);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await openEditor(page, id);
  await expect(textField(page, 2)).toHaveText('On its way.');
});

test('closing the tab with unsaved text asks first', async ({ page, api, freeUser: _ }) => {
  const { id } = await newScript(api, [2]);
  await openEditor(page, id);
  await editSection(page, 2, 'On its way.');
  const asked = page.waitForEvent('dialog');
  void page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(textField(page, 2)).toHaveText('On its way.');
});

test('on a phone the list is a strip, the panel a sheet, and nothing scrolls sideways', async ({
  page,
  api,
  freeUser: _,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const { id } = await newScript(api, [1, 2]);
  await openEditor(page, id);
  await expect(panel(page)).toBeHidden();
  await sentence(page, 1, 0).click();
  await expect(panel(page)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Close the panel' }).click();
  await page.getByRole('button', { name: 'Section 2, The Hook: Complete' }).click();
  await expect(
    page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current="true"]'),
  ).toHaveAccessibleName(/Section 2/);
  await page.getByRole('button', { name: 'Speaking time' }).click();
  await expect(panel(page)).toContainText('Written so far');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

const screens = [
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 1000, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const;

for (const { width, colorScheme } of screens) {
  test(`axe finds no slip in the editor at ${width} px, ${colorScheme}`, async ({ page, api, freeUser: _ }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const { id } = await newScript(api, [1, 2]);
    await openEditor(page, id);
    await sentence(page, 1, 1).click();
    await expect(sentence(page, 1, 1)).toHaveAttribute('aria-pressed', 'true');
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze();
    expect(violations.map(({ id: rule, nodes }) => `${rule}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
