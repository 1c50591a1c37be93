import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  count,
  editSection,
  message,
  newScript,
  openEditor,
  readScript,
  section,
  sentence,
  storedSection,
  textField,
} from './script-project.ts';

const generate = (page: Page, number: number) =>
  section(page, number).getByRole('button', { name: 'Generate', exact: true });
const regenerate = (page: Page, number: number) => section(page, number).getByRole('button', { name: 'Regenerate' });
const generateAll = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Generate All Sections' });
const everySection = [1, 2, 3, 4, 5, 6, 7, 8];

/** Paths of the generate calls that the page sends from now on. */
function watchGenerating(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /generate/.test(request.url())) calls.push(new URL(request.url()).pathname);
  });
  return calls;
}

test('on the free plan Generate writes the section, and reads Regenerate from then on [EDIT-07] [EDIT-08] [OPEN-07]', async ({
  page,
  api,
  freeUser: _,
}) => {
  const { id } = await newScript(api);
  const calls = watchGenerating(page);
  await openEditor(page, id);
  await expect(regenerate(page, 3)).toHaveCount(0);
  await generate(page, 3).click();
  await expect(message(page, 'Section 3 generated successfully!')).toBeVisible();
  await expect(regenerate(page, 3)).toBeVisible();
  await expect(generate(page, 3)).toHaveCount(0);
  expect(calls).toEqual([`/api/projects/${id}/generate-section/3`]);
  const { content } = await storedSection(api, id, 3);
  expect(content.length).toBeGreaterThan(100);
  await expect(section(page, 3).locator('.manuscript')).toContainText(content.slice(0, 60));
  await expect(count(page, '1/8 sections (13%)')).toBeVisible();
});

test('Generate All Sections fills all eight and says so [EDIT-09] [EDIT-04] [OPEN-07] [OPEN-38]', async ({
  page,
  api,
  freeUser: _,
}) => {
  const { id } = await newScript(api);
  const calls = watchGenerating(page);
  await openEditor(page, id);
  await generateAll(page).click();
  await expect(message(page, 'Complete script generated successfully!')).toBeVisible();
  await expect(count(page, '8/8 sections (100%)')).toBeVisible();
  for (const number of everySection) await expect(sentence(page, number, 0)).toBeVisible();
  expect(calls).toEqual([`/api/projects/${id}/generate-complete`]);
  expect((await readScript(api, id)).sections.every(({ isCompleted }) => isCompleted)).toBe(true);
});

test('with sections written it asks first; only the empty ones are written [EDIT-09]', async ({
  page,
  api,
  freeUser: _,
}) => {
  const { id } = await newScript(api, [1, 2]);
  const one = await storedSection(api, id, 1);
  await openEditor(page, id);
  await editSection(page, 2, 'By my own hand.');
  await section(page, 2).getByRole('button', { name: 'Save' }).click();
  await expect(message(page, 'Section saved successfully!')).toBeVisible();

  await generateAll(page).click();
  const question = page.getByRole('dialog', { name: 'Generate All Sections' });
  await expect(question).toContainText('The HookEdited by hand');
  await question.getByRole('button', { name: 'Write the 6 empty ones' }).click();
  await expect(count(page, '8/8 sections (100%)')).toBeVisible();
  expect((await storedSection(api, id, 1)).content).toBe(one.content);
  expect((await storedSection(api, id, 2)).content).toBe('By my own hand.');
});

test('rewriting all keeps a hand edit among the versions, from where it can be restored [EDIT-09]', async ({
  page,
  api,
  freeUser: _,
}) => {
  const { id } = await newScript(api, [2]);
  await openEditor(page, id);
  await editSection(page, 2, 'By my own hand.');
  await section(page, 2).getByRole('button', { name: 'Save' }).click();
  await generateAll(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rewrite all 8 sections' }).click();
  await expect(message(page, 'Complete script generated successfully!')).toBeVisible();
  await expect(section(page, 2)).not.toContainText('By my own hand.');

  await page.keyboard.press('2');
  await page.getByRole('radio', { name: /Edited by hand/ }).click();
  await expect(section(page, 2)).toContainText('By my own hand.');
  await section(page, 2).getByRole('button', { name: 'Restore this text' }).click();
  await expect(message(page, 'Earlier text is back')).toBeVisible();
  expect((await storedSection(api, id, 2)).content).toBe('By my own hand.');
});

test('Undo after Regenerate brings the earlier text back', async ({ page, api, freeUser: _ }) => {
  const { id } = await newScript(api, [2]);
  await openEditor(page, id);
  await editSection(page, 2, 'The better text.');
  await section(page, 2).getByRole('button', { name: 'Save' }).click();
  await expect(message(page, 'Section saved successfully!')).toBeVisible();
  await regenerate(page, 2).click();
  await expect(message(page, 'Section 2 generated successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(section(page, 2)).toContainText('The better text.');
});

test('Regenerate over unsaved text saves it first', async ({ page, api, freeUser: _ }) => {
  const { id } = await newScript(api, [2]);
  const { id: sectionId } = await storedSection(api, id, 2);
  await openEditor(page, id);
  await editSection(page, 2, 'Not saved yet.');
  await regenerate(page, 2).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save and regenerate' }).click();
  await expect(message(page, 'Section 2 generated successfully!')).toBeVisible();
  const history: { content: string }[] = await (await api.get(`/api/sections/${sectionId}/history`)).json();
  expect(history.map(({ content }) => content)).toContain('Not saved yet.');
});

test.describe('when writing fails', () => {
  test.use({ expectedConsoleErrors: [/500|ERR_FAILED|Mutation error:/] });

  test('of a section, the message says so and the text before stays [EDIT-07]', async ({ page, api, freeUser: _ }) => {
    const { id } = await newScript(api, [4]);
    await openEditor(page, id);
    const text = await section(page, 4).locator('.manuscript').textContent();
    await page.route('**/generate-section/*', (route) => route.fulfill({ status: 500, body: 'no' }));
    await regenerate(page, 4).click();
    await expect(message(page, 'Error')).toBeVisible();
    await expect(message(page, 'Failed to generate section. Please try again.')).toBeVisible();
    expect(await section(page, 4).locator('.manuscript').textContent()).toBe(text);
    await expect(regenerate(page, 4)).toBeEnabled();
  });

  test('of the script, the message says so [EDIT-09]', async ({ page, api, freeUser: _ }) => {
    const { id } = await newScript(api);
    await openEditor(page, id);
    await page.route('**/generate-complete', (route) => route.abort());
    await generateAll(page).click();
    await expect(message(page, 'Error')).toBeVisible();
    await expect(message(page, 'Failed to generate complete script. Please try again.')).toBeVisible();
    await expect(generateAll(page)).toBeEnabled();
  });
});

test.describe('when the plan does not include it', () => {
  test.use({ expectedConsoleErrors: [/403|Mutation error:/] });

  test('the upgrade prompt opens in place of the message [EDIT-22]', async ({ page, api, freeUser: _ }) => {
    const { id } = await newScript(api);
    await openEditor(page, id);
    const refusal = { status: 403, json: { code: 'premium', message: 'Premium subscription required for this' } };
    await page.route('**/generate-section/*', (route) => route.fulfill(refusal));
    await generate(page, 1).click();
    await expect(page.getByRole('dialog', { name: /Upgrade/ })).toBeVisible();
    await expect(message(page, 'Failed to generate section. Please try again.')).toHaveCount(0);
  });
});

const cut = (number: number) =>
  [
    { type: 'section-started', sectionNumber: number },
    { type: 'text', sectionNumber: number, text: 'You begin' },
  ]
    .map((event) => `data: ${JSON.stringify(event)}\n\n`)
    .join('');

test('a section whose line breaks is watched until the server has written it [EDIT-07]', async ({
  page,
  api,
  freeUser: _,
}) => {
  const { id } = await newScript(api);
  await openEditor(page, id);
  await page.route('**/generate-section/5', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: cut(5) }),
  );
  await generate(page, 5).click();
  await expect(section(page, 5)).toContainText('You begin');
  await api.post(`/api/projects/${id}/generate-section/5`);
  await expect(message(page, 'Section 5 generated successfully!')).toBeVisible();
  await expect(sentence(page, 5, 0)).toBeVisible();
});

test('a script whose line breaks is watched until the server has written it [EDIT-09]', async ({
  page,
  api,
  freeUser: _,
}) => {
  const { id } = await newScript(api);
  await openEditor(page, id);
  let isWriting = true;
  await page.route('**/generation', async (route) => {
    if (!isWriting) return route.fallback();
    return route.fulfill({ json: { state: 'writing', remaining: [3, 4, 5, 6, 7, 8], failure: null } });
  });
  await page.route('**/generate-complete', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: cut(1) }),
  );
  await generateAll(page).click();
  await expect(section(page, 3)).toContainText('Writing');
  await expect(section(page, 4)).toContainText('Waits its turn');
  await api.post(`/api/projects/${id}/generate-complete`);
  isWriting = false;
  await expect(message(page, 'Complete script generated successfully!')).toBeVisible();
  for (const number of everySection) await expect(sentence(page, number, 0)).toBeVisible();
});

test('a page opened while a script is being written shows it and can stop it', async ({ page, api, freeUser: _ }) => {
  const { id } = await newScript(api, [1, 2]);
  let state = 'writing';
  await page.route('**/generation', (route) =>
    route.fulfill({ json: { state, remaining: [3, 4, 5, 6, 7, 8], failure: null } }),
  );
  await openEditor(page, id);
  await expect(section(page, 3)).toContainText('Writing');
  const stopping = page.waitForRequest((request) => request.url().endsWith(`/projects/${id}/stop-generation`));
  await page.getByRole('banner').getByRole('button', { name: 'Stop writing' }).click();
  await stopping;
  state = 'stopped';
  await expect(message(page, 'Writing stopped')).toBeVisible();
  await expect(generateAll(page)).toBeEnabled();
  await expect(sentence(page, 2, 0)).toBeVisible();
});

test('autoGenerate=true writes what is empty once, and a reload writes nothing [OPEN-10]', async ({
  page,
  api,
  freeUser: _,
}) => {
  const { id } = await newScript(api, [1]);
  const one = await storedSection(api, id, 1);
  const calls = watchGenerating(page);
  await openEditor(page, id, '?autoGenerate=true');
  await expect(message(page, 'Complete script generated successfully!')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  expect((await storedSection(api, id, 1)).content).toBe(one.content);
  await page.reload();
  await expect(count(page, '8/8 sections (100%)')).toBeVisible();
  expect(calls).toHaveLength(1);

  const before = await readScript(api, id);
  await openEditor(page, id, '?autoGenerate=true');
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await expect(generateAll(page)).toBeEnabled();
  expect(calls).toHaveLength(1);
  expect((await readScript(api, id)).sections).toEqual(before.sections);
});

test('without autoGenerate nothing is written on arrival [OPEN-10]', async ({ page, api, freeUser: _ }) => {
  const { id } = await newScript(api);
  const calls = watchGenerating(page);
  const asked = page.waitForResponse((response) => response.url().endsWith(`/projects/${id}/generation`));
  await openEditor(page, id);
  await asked;
  await expect(generateAll(page)).toBeEnabled();
  expect(calls).toEqual([]);
});

test('with motion, text appears word by word while the list counts it [EDIT-07]', async ({
  page,
  api,
  freeUser: _,
}) => {
  const { id } = await newScript(api);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openEditor(page, id);
  const told = expect(message(page, 'Section 1 generated successfully!')).toBeVisible({ timeout: 60_000 });
  await generate(page, 1).click();
  const list = page.getByRole('navigation', { name: 'Sections' });
  const counted = async () => Number(/Writing, (\d+) words/.exec((await list.textContent()) ?? '')?.[1] ?? 0);
  await expect.poll(counted, { intervals: [50] }).toBeGreaterThan(0);
  const early = await counted();
  await expect.poll(counted, { intervals: [50] }).toBeGreaterThan(early);
  await told;
  await expect(sentence(page, 1, 0)).toBeVisible();
});

test.describe('when two tabs save the same section', () => {
  test.use({ expectedConsoleErrors: [/409|Mutation error:/] });

  test('both texts are shown, and a merge of them is stored', async ({ page, api, freeUser: _ }) => {
    const { id } = await newScript(api, [2]);
    const { id: sectionId } = await storedSection(api, id, 2);
    await openEditor(page, id);
    await editSection(page, 2, 'Mine.');
    await api.patch(`/api/sections/${sectionId}`, { data: { content: 'Theirs.', isCompleted: true } });
    await section(page, 2).getByRole('button', { name: 'Save' }).click();
    const choice = page.getByRole('dialog', { name: 'Two texts for one section' });
    await expect(choice.getByRole('region', { name: 'Yours' })).toContainText('Mine.');
    await expect(choice.getByRole('region', { name: 'Stored now' })).toContainText('Theirs.');
    expect((await storedSection(api, id, 2)).content).toBe('Theirs.');

    await choice.getByRole('button', { name: 'Edit a merge' }).click();
    await choice.getByRole('textbox', { name: 'Your merge' }).fill('Mine and theirs.');
    await choice.getByRole('button', { name: 'Save the merge' }).click();
    await expect(message(page, 'Section saved successfully!')).toBeVisible();
    await expect(textField(page, 2)).toHaveCount(0);
    expect((await storedSection(api, id, 2)).content).toBe('Mine and theirs.');
  });

  test('keeping theirs leaves the own text among the versions', async ({ page, api, freeUser: _ }) => {
    const { id } = await newScript(api, [2]);
    const { id: sectionId } = await storedSection(api, id, 2);
    await openEditor(page, id);
    await editSection(page, 2, 'Mine.');
    await api.patch(`/api/sections/${sectionId}`, { data: { content: 'Theirs.', isCompleted: true } });
    await section(page, 2).getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep theirs' }).click();
    await expect(message(page, 'Earlier text is back')).toBeVisible();
    await expect(section(page, 2)).toContainText('Theirs.');
    expect((await storedSection(api, id, 2)).content).toBe('Theirs.');
    const history: { content: string }[] = await (await api.get(`/api/sections/${sectionId}/history`)).json();
    expect(history.map(({ content }) => content)).toContain('Mine.');
  });
});
