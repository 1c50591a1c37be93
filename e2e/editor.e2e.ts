import { expect, test } from './fixtures.ts';
import {
  count,
  editSection,
  message,
  newScript,
  openEditor,
  section,
  sentence,
  storedSection,
  textField,
} from './script-project.ts';

const names = [
  'One Belief Framework',
  'The Hook',
  'Frame Flip',
  'The Plan',
  'Personality & Philosophy',
  'Price Setup',
  'The Close',
  'Tap In Pitch',
];

test('each section stands on the page with its number, its name and its place [EDIT-05] [EDIT-06]', async ({
  page,
  api,
  freeUser: _,
}) => {
  const { id } = await newScript(api);
  await openEditor(page, id);
  await expect(page.locator('main article')).toHaveCount(8);
  for (const [index, name] of names.entries()) {
    const card = section(page, index + 1);
    await expect(card.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(card).toContainText(`Section ${index + 1} of 8`);
  }
});

test('sections come onto the page one after the other, 0.1 s apart [EDIT-24]', async ({ page, api, freeUser: _ }) => {
  const { id } = await newScript(api);
  await openEditor(page, id);
  const delays = await page
    .locator('main article')
    .evaluateAll((cards) => cards.map((card) => (card instanceof HTMLElement ? card.style.animationDelay : '')));
  expect(delays).toEqual(['0ms', '100ms', '200ms', '300ms', '400ms', '500ms', '600ms', '700ms']);
});

test('Cancel brings the stored text back and sends no call [EDIT-10]', async ({ page, api, freeUser: _ }) => {
  const { id } = await newScript(api, [2]);
  const before = await storedSection(api, id, 2);
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') saves.push(request.url());
  });
  await openEditor(page, id);
  const reading = await section(page, 2).locator('.manuscript').textContent();
  await editSection(page, 2, 'Something else entirely.');
  await expect(section(page, 2).getByRole('button', { name: 'Save' })).toBeVisible();
  await section(page, 2).getByRole('button', { name: 'Cancel' }).click();
  await expect(textField(page, 2)).toHaveCount(0);
  expect(await section(page, 2).locator('.manuscript').textContent()).toBe(reading);
  await page.reload();
  await expect(sentence(page, 2, 0)).toBeVisible();
  expect(await storedSection(api, id, 2)).toEqual(before);
  expect(saves).toEqual([]);
});

test('an edit given up by mistake comes back [EDIT-10]', async ({ page, api, freeUser: _ }) => {
  const { id } = await newScript(api, [2]);
  await openEditor(page, id);
  await editSection(page, 2, 'Not so fast.');
  await page.keyboard.press('Escape');
  await expect(textField(page, 2)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(textField(page, 2)).toHaveText('Not so fast.');
});

test('Save stores the text, says so, and the text survives a reload [EDIT-11]', async ({ page, api, freeUser: _ }) => {
  const { id } = await newScript(api, [2]);
  const { id: sectionId } = await storedSection(api, id, 2);
  await openEditor(page, id);
  await editSection(page, 2, 'One word.\n\nAnother “word” & more.');
  const saving = page.waitForRequest((request) => request.method() === 'PATCH');
  await section(page, 2).getByRole('button', { name: 'Save' }).click();
  const call = await saving;
  expect(new URL(call.url()).pathname).toBe(`/api/sections/${sectionId}`);
  expect(call.postDataJSON()).toMatchObject({ content: 'One word.\n\nAnother “word” & more.', isCompleted: true });
  await expect(message(page, 'Section saved successfully!')).toBeVisible();
  await expect(textField(page, 2)).toHaveCount(0);
  await page.reload();
  await expect(section(page, 2).locator('.manuscript p')).toHaveText(['One word.', 'Another “word” & more.']);
});

test.describe('when saving fails', () => {
  test.use({ expectedConsoleErrors: [/500|Mutation error:/] });

  test('the text stays in the field and on this device [EDIT-11]', async ({ page, api, freeUser: _ }) => {
    const { id } = await newScript(api, [2]);
    await openEditor(page, id);
    await page.route('**/api/sections/*', (route) => route.fulfill({ status: 500, body: '' }));
    await editSection(page, 2, 'Still here.');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(message(page, 'Error')).toBeVisible();
    await expect(message(page, 'Failed to save section. Please try again.')).toBeVisible();
    await expect(textField(page, 2)).toHaveText('Still here.');

    page.on('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(textField(page, 2)).toHaveText('Still here.');
    await expect(section(page, 2)).toContainText('Your draft from this device is back.');
    await page.unroute('**/api/sections/*');
    await section(page, 2).getByRole('button', { name: 'Save' }).click();
    await expect(message(page, 'Section saved successfully!')).toBeVisible();
    expect((await storedSection(api, id, 2)).content).toBe('Still here.');
  });
});

test('a section saved without words is not completed [EDIT-12] [EDIT-04] [EDIT-08]', async ({
  page,
  api,
  freeUser: _,
}) => {
  const { id } = await newScript(api, [1, 2]);
  await openEditor(page, id);
  await expect(count(page, '2/8 sections (25%)')).toBeVisible();
  await editSection(page, 2, '   ');
  const saving = page.waitForRequest((request) => request.method() === 'PATCH');
  await section(page, 2).getByRole('button', { name: 'Save' }).click();
  expect((await saving).postDataJSON()).toMatchObject({ isCompleted: false });
  await expect(count(page, '1/8 sections (13%)')).toBeVisible();
  await expect(section(page, 2).getByRole('button', { name: 'Generate', exact: true })).toBeVisible();
  expect((await storedSection(api, id, 2)).isCompleted).toBe(false);
});

test('the progress bar moves when a section is saved by hand [EDIT-04]', async ({ page, api, freeUser: _ }) => {
  const { id } = await newScript(api);
  await openEditor(page, id);
  const bar = page.getByRole('progressbar', { name: 'Sections completed' });
  await expect(bar).toHaveAttribute('aria-valuetext', '0/8 sections (0%)');
  await section(page, 3).getByRole('button', { name: 'Write it yourself' }).click();
  await textField(page, 3).pressSequentially('My own words.');
  await section(page, 3).getByRole('button', { name: 'Save' }).click();
  await expect(bar).toHaveAttribute('aria-valuetext', '1/8 sections (13%)');
});

test('draft is gray, in progress yellow, completed green with a check [EDIT-23] [OPEN-12]', async ({
  page,
  api,
  freeUser: _,
}) => {
  const { id } = await newScript(api);
  await openEditor(page, id);
  const badge = page.getByRole('banner').locator('[data-status]').filter({ visible: true });
  await expect(badge).toHaveText('draft');
  await expect(badge).toHaveAttribute('data-status', 'gray');

  await section(page, 1).getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(badge).toHaveText('in progress');
  await expect(badge).toHaveAttribute('data-status', 'yellow');

  await api.post(`/api/projects/${id}/generate-complete`);
  await page.reload();
  await expect(badge).toHaveText('completed');
  await expect(badge).toHaveAttribute('data-status', 'green');
});

test.describe('a project that is not there', () => {
  test.use({ expectedConsoleErrors: [/404/] });

  test('shows the card with the way back [EDIT-20]', async ({ page, api, browser, freeUser: _, baseURL }) => {
    const stranger = await browser.newContext(baseURL ? { baseURL } : {});
    await stranger.request.post('/api/auth/sign-up/email', {
      data: { email: `stranger-${Date.now()}@example.com`, password: 'long enough', name: 'Bo' },
    });
    const foreign = await newScript(stranger.request);
    const own = await newScript(api);
    await api.delete(`/api/projects/${own.id}`);
    await stranger.close();

    for (const id of [own.id, foreign.id, 0, 'abc']) {
      await page.goto(`/script-editor/${id}`);
      await expect(page.getByRole('heading', { name: 'Project Not Found' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(
        "The project you're looking for doesn't exist or you don't have access to it.",
      );
    }
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

test.describe('when the session is gone', () => {
  test.use({ expectedConsoleErrors: [/Mutation error:/] });

  test('an action says so and leads to the sign-in after half a second, the text kept [ERR-04] [OPEN-27]', async ({
    page,
    api,
    freeUser: _,
  }) => {
    const { id } = await newScript(api, [2]);
    await openEditor(page, id);
    await editSection(page, 2, 'Written without a session.');
    await page.context().clearCookies();
    const refusal = page.waitForResponse((response) => response.status() === 401);
    const said: string[] = [];
    await page.exposeFunction('heard', (text: string) => said.push(text));
    await page.evaluate(() => {
      const heard: unknown = Reflect.get(window, 'heard');
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
          if (typeof heard === 'function') heard(node.textContent);
      }).observe(document.body, { childList: true, subtree: true });
    });
    const leaving = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/login');
    await section(page, 2).getByRole('button', { name: 'Save' }).click();
    const refused = (await refusal).request().timing();
    const left = await leaving;
    await left.response();
    expect(left.timing().startTime - refused.startTime - refused.responseStart).toBeGreaterThanOrEqual(450);
    await page.waitForURL(/\/login/);
    expect(said.join()).toMatch(/Unauthorized.*You are logged out\. Logging in again\.\.\./);
    const drafts = await page.evaluate(() => JSON.stringify(localStorage));
    expect(drafts).toContain('Written without a session.');
  });
});
