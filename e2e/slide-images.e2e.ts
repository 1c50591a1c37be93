import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { callsTo, card, choose, newProject } from './own-projects.ts';
import { message, newScript } from './script-project.ts';
import { drawing, newDeck, servePictures, storedDeck, upgrade } from './slides-project.ts';

const rows = (page: Page): Locator => page.locator('main section').filter({ has: page.getByRole('radiogroup') });
const designs = (page: Page, row: number): Locator => rows(page).nth(row).getByRole('radio');
const save = (page: Page): Locator => page.getByRole('button', { name: 'Save & View Presentation' });
const savedText = 'Your image selections have been saved successfully.';

test('each slide is a row with its section, its title and its designs, the first one chosen [IMGSEL-01] [IMGSEL-02] [IMGSEL-03] [OPEN-34]', async ({
  page,
  api,
  proUser: _,
}) => {
  const id = await newDeck(api, [1, 8]);
  const { slides } = await storedDeck(api, id);
  const withImages = slides.filter(({ imageOptions }) => imageOptions.length > 0);
  const asked = page.waitForRequest((request) => request.url().endsWith(`/api/projects/${id}/cached-images`));
  await page.goto(`/script/${id}/image-selection`);
  await asked;
  await expect(page.getByRole('heading', { name: 'Select Your Preferred Images', level: 1 })).toBeVisible();
  await expect(page.getByText('3 Slides with Images', { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  for (const [index, name] of ['Cover', 'One Belief Framework', 'Tap-In Pitch'].entries()) {
    const row = rows(page).nth(index);
    await expect(row.getByText(name, { exact: true })).toBeVisible();
    await expect(row.getByRole('heading', { name: withImages[index]?.title ?? '' })).toBeVisible();
    await expect(designs(page, index)).toHaveCount(3);
    for (const option of [1, 2, 3]) await expect(row.getByRole('radio', { name: `Option ${option}` })).toBeVisible();
    await expect(row.getByRole('radio', { checked: true })).toHaveAttribute('aria-label', 'Option 1');
  }
  await designs(page, 1).nth(2).click();
  await expect(rows(page).nth(1).getByRole('radio', { checked: true })).toHaveAttribute('aria-label', 'Option 3');
  await expect(rows(page).nth(0).getByRole('radio', { checked: true })).toHaveAttribute('aria-label', 'Option 1');
  await expect(rows(page).nth(1).getByText('Selected', { exact: true })).toBeVisible();

  await page.keyboard.press('2');
  await expect(designs(page, 1).nth(1)).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('3');
  await expect(designs(page, 2).nth(2)).toBeChecked();
  await page.reload();
  await expect(designs(page, 2).nth(2)).toBeChecked();
});

test('what is saved is what the slides show, and the page comes to them [IMGSEL-04] [OPEN-30]', async ({
  page,
  api,
  proUser: _,
}) => {
  const id = await newDeck(api, [1]);
  const { id: deckId, slides } = await storedDeck(api, id);
  const [cover, first] = slides.filter(({ imageOptions }) => imageOptions.length > 0);
  const calls = callsTo(page, 'POST', /select-images$/);
  await page.goto(`/script/${id}/image-selection`);
  await designs(page, 1).nth(1).click();
  await page.goto(`/script/${id}/images`);
  await expect(page.getByText('2 selections remaining')).toBeVisible();
  expect(calls).toEqual([]);

  await page.goto(`/script/${id}/image-selection`);
  await expect(designs(page, 1).nth(1)).toBeChecked();
  await expect(save(page)).toHaveCount(2);
  await save(page).last().click();
  await expect(page).toHaveURL(`/script/${id}/slides`);
  await expect(message(page, 'Images Saved')).toBeVisible();
  await expect(message(page, savedText)).toBeVisible();
  expect(calls.map((body) => JSON.parse(body))).toEqual([
    {
      selectedImages: {
        [cover?.id ?? 0]: cover?.imageOptions[0],
        [first?.id ?? 0]: first?.imageOptions[1],
      },
    },
  ]);
  const after = await storedDeck(api, id);
  expect(after.id).toBe(deckId);
  await page.reload();
  const place = after.slides.findIndex((slide) => slide.id === first?.id);
  const chosen = after.slides[place]?.selectedImageUrl;
  await page.getByRole('navigation', { name: 'Slides' }).getByRole('button').nth(place).click();
  await expect(page.getByRole('main').locator('img:not([aria-hidden])').first()).toHaveAttribute(
    'src',
    chosen ?? 'none',
  );
});

test('a free user who saves ends at the gate of the viewer [OPEN-15] [IMGSEL-04]', async ({
  page,
  api,
  proUser: _,
}) => {
  const id = await newDeck(api, [8]);
  await page.route('**/api/auth/user', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), subscriptionTier: 'free' } });
  });
  await page.goto(`/script/${id}/image-selection`);
  await save(page).first().click();
  await expect(page).toHaveURL(`/script/${id}/slides`);
  await expect(page.getByText('Premium Feature', { exact: true })).toBeVisible();
});

test('without a deck, and without images, the page says so and what to do [IMGSEL-05]', async ({
  page,
  api,
  proUser: _,
}) => {
  const id = await newProject(api, { name: 'Nothing yet' });
  await page.goto(`/script/${id}/image-selection`);
  await expect(page.getByText('No slide deck with images found for this project.')).toBeVisible();
  await expect(page.getByText('Generate slides with images first.')).toBeVisible();
  await page.route(`**/api/projects/${id}/cached-images`, (route) =>
    route.fulfill({ json: { id: 1, slides: [{ id: 1, title: 'Only words', content: 'x' }] } }),
  );
  await page.reload();
  await expect(page.getByText('No images available for selection.')).toBeVisible();
  await expect(page.getByText('Generate slides with images first.')).toBeVisible();
});

test('saving needs slides and a real deck [IMGSEL-06] [OPEN-31]', async ({
  page,
  api,
  proUser: _,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Mutation error/);
  const id = await newProject(api, { name: 'Pictures only' });
  const calls = callsTo(page, 'POST', /select-images$/);
  await page.goto(`/script/${id}/image-selection`);
  await save(page).first().click();
  await expect(message(page, 'Save Failed')).toBeVisible();
  await expect(message(page, 'No slides available')).toBeVisible();
  await servePictures(page);
  await page.route(`**/api/projects/${id}/cached-images`, (route) =>
    route.fulfill({ json: { id: null, slides: [{ id: 1, title: 'One', imageOptions: ['/api/painted/1.svg'] }] } }),
  );
  await page.reload();
  await save(page).first().click();
  await expect(message(page, 'Save Failed')).toBeVisible();
  await expect(message(page, 'No slide decks found for this project')).toBeVisible();
  expect(calls).toEqual([]);
});

test('a refused save tells the status and what the server said, and the choice is kept [IMGSEL-08]', async ({
  page,
  api,
  proUser: _,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Mutation error|500/);
  const id = await newDeck(api, [8]);
  await page.route('**/select-images', (route) => route.fulfill({ status: 500, body: 'The shelf is full.' }));
  await page.goto(`/script/${id}/image-selection`);
  await designs(page, 0).nth(2).click();
  await save(page).first().click();
  await expect(message(page, 'Save Failed')).toBeVisible();
  await expect(message(page, 'Server error: 500 - The shelf is full.')).toBeVisible();
  await expect(page).toHaveURL(`/script/${id}/image-selection`);
  await expect(designs(page, 0).nth(2)).toBeChecked();
});

test('the images of a deck are counted, chosen one by one and tidied up [IMGMGR-01] [IMGMGR-03] [IMGMGR-06] [IMGMGR-07]', async ({
  page,
  api,
  proUser: _,
}) => {
  const id = await newDeck(api, [8]);
  const { id: deckId, slides } = await storedDeck(api, id);
  const [cover] = slides;
  const figure = (name: string) => page.locator('dl > div', { hasText: name }).locator('dd');
  await page.goto(`/script/${id}/images`);
  await expect(figure('Total Images')).toHaveText('6');
  await expect(figure('Selected Images')).toHaveText('0');
  await expect(figure('Pending Selections')).toHaveText('2');
  const notice = page.getByRole('region', { name: 'Action Required' });
  await expect(notice).toContainText(
    'Select your preferred image for each slide section. Once all selections are made, unused images will be automatically deleted to optimize storage (8-9 images max per project)',
  );
  await expect(notice).toContainText('2 selections remaining');

  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(2);
  await expect(cards.nth(1).getByText('Section 8', { exact: true })).toBeVisible();
  await expect(cards.first().getByRole('heading', { name: cover?.title ?? '' })).toBeVisible();
  await expect(cards.first().getByRole('button', { name: /^Select option/ })).toHaveCount(3);
  await expect(cards.first().getByRole('button', { name: /^Cleanup All/ })).toHaveText('Cleanup All');
  await expect(cards.first().getByText('Selected', { exact: true })).toHaveCount(0);

  const choosing = page.waitForRequest((request) => request.method() === 'PATCH');
  await cards.first().getByRole('button', { name: 'Select option 2' }).click();
  const call = await choosing;
  expect(new URL(call.url()).pathname).toBe(`/api/slide-decks/${deckId}/slides/${cover?.id}/image`);
  expect(call.postDataJSON()).toEqual({ selectedImageUrl: cover?.imageOptions[1] });
  await expect(message(page, 'Image Selected')).toBeVisible();
  await expect(message(page, 'Image selected and unused options removed to optimize storage')).toBeVisible();
  await expect(cards.first().getByText('Selected', { exact: true })).toBeVisible();
  await expect(figure('Total Images')).toHaveText('4');
  await expect(figure('Selected Images')).toHaveText('1');
  await expect(notice).toContainText('1 selection remaining');
});

test('when all is chosen storage can be optimised, and the answer is shown [IMGMGR-04] [IMGMGR-08]', async ({
  page,
  api,
  proUser: _,
}) => {
  const id = await newDeck(api, [8]);
  const { id: deckId } = await storedDeck(api, id);
  const optimize = page.getByRole('button', { name: 'Optimize Storage' });
  await page.goto(`/script/${id}/images`);
  const cards = page.getByRole('article');
  for (const index of [0, 1]) {
    await expect(page.getByText('Action Required')).toBeVisible();
    await expect(optimize).toHaveCount(0);
    await expect(page.getByText('All Selections Complete')).toHaveCount(0);
    await cards.nth(index).getByRole('button', { name: 'Select option 1' }).click();
    await expect(cards.nth(index).getByText('Selected', { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'All Selections Complete' })).toBeVisible();
  await expect(page.getByText('Action Required')).toHaveCount(0);
  const cleaning = page.waitForResponse((response) => response.url().endsWith(`/slide-decks/${deckId}/cleanup-images`));
  await optimize.click();
  const answer = await cleaning;
  expect([answer.request().method(), answer.request().postData()]).toEqual(['POST', null]);
  const { message: said } = await answer.json();
  await expect(message(page, 'Storage Optimized')).toBeVisible();
  await expect(message(page, said)).toBeVisible();
  await cards
    .first()
    .getByRole('button', { name: /^Cleanup All/ })
    .click();
  await expect(message(page, 'Storage Optimized')).toBeVisible();
});

const refusals = [
  { answer: { status: 409, json: { message: 'Somebody is drawing on it.' } }, said: 'Somebody is drawing on it.' },
  { answer: { status: 500, body: '' }, said: undefined },
];
for (const { answer, said } of refusals) {
  test(`a refusal ${said ? 'with' : 'without'} words is told for a choice and for a cleanup [IMGMGR-07] [IMGMGR-09]`, async ({
    page,
    api,
    proUser: _,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/Mutation error|409|500/);
    const id = await newDeck(api, [8]);
    await page.route(/\/slide-decks\/.*(image|cleanup-images)$/, (route) => route.fulfill(answer));
    await page.goto(`/script/${id}/images`);
    const first = page.getByRole('article').first();
    await first.getByRole('button', { name: 'Select option 1' }).click();
    await expect(message(page, 'Selection Failed')).toBeVisible();
    await expect(message(page, said ?? 'Failed to select image')).toBeVisible();
    await first.getByRole('button', { name: /^Cleanup All/ }).click();
    await expect(message(page, 'Cleanup Failed')).toBeVisible();
    await expect(message(page, said ?? 'Failed to cleanup images')).toBeVisible();
  });
}

test('a deck made of pictures alone cannot be tidied up, and nothing is sent [IMGMGR-09]', async ({
  page,
  api,
  proUser: _,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Mutation error/);
  const id = await newProject(api, { name: 'Pictures' });
  await servePictures(page);
  await page.route(`**/api/projects/${id}/cached-images`, (route) =>
    route.fulfill({ json: { id: null, slides: [{ id: 1, title: 'One', imageOptions: ['/api/painted/1.svg'] }] } }),
  );
  const calls = callsTo(page, 'POST', /cleanup/);
  await page.goto(`/script/${id}/images`);
  await page.getByRole('button', { name: /^Cleanup All/ }).click();
  await expect(message(page, 'Cleanup Failed')).toBeVisible();
  await expect(message(page, 'No slide deck found')).toBeVisible();
  expect(calls).toEqual([]);
});

test('without a deck the images page makes one [IMGMGR-05]', async ({ page, api, proUser: _ }) => {
  const { id } = await newScript(api, [8]);
  await page.goto(`/script/${id}/images`);
  await expect(page.getByRole('heading', { name: 'No Slides Generated Yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Generate Slides' }).click();
  await expect(drawing(page)).toBeVisible();
  await expect(page).toHaveURL(`/script/${id}/image-selection`, { timeout: 45_000 });
});

test('without Pro the images page offers it in place of making a deck [IMGMGR-05] [OPEN-15] [SLIDEGEN-07]', async ({
  page,
  api,
  freeUser: _,
}) => {
  const { id } = await newScript(api, [8]);
  const calls = callsTo(page, 'POST', /generate-slides/);
  await page.goto(`/script/${id}/images`);
  await page.getByRole('button', { name: 'Generate Slides' }).click();
  await expect(upgrade(page)).toBeVisible();
  expect(calls).toEqual([]);
});

test('who comes to the selection while slides are drawn sees how far they are, and then the designs', async ({
  page,
  api,
  proUser: _,
}) => {
  const id = await newDeck(api, [8]);
  let isDrawing = true;
  await page.route(`**/api/projects/${id}/slide-generation`, async (route) => {
    const response = await route.fetch();
    const { progress } = await response.json();
    await route.fulfill({ json: { progress: isDrawing ? { ...progress, status: 'drawing' } : progress } });
  });
  await page.goto(`/script/${id}/image-selection`);
  await expect(page.getByRole('heading', { name: 'The slides are still being drawn' })).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  isDrawing = false;
  await expect(rows(page)).toHaveCount(2);
});

test('a card makes the slides of its project and says when they are there [CARD-10]', async ({
  page,
  api,
  proUser: _,
}) => {
  const { id, name } = await newScript(api, [8]);
  const calls = callsTo(page, 'POST', /generate-visual-slides$/);
  await page.goto('/');
  await choose(page, name, 'Generate Visual Slides');
  await expect(message(page, 'Visual slides generated successfully!')).toBeVisible({ timeout: 40_000 });
  await expect(message(page, 'Success')).toBeVisible();
  expect(calls).toEqual(['']);
  expect((await storedDeck(api, id)).slides.length).toBeGreaterThan(1);
  await choose(page, name, 'View Slides');
  await expect(page).toHaveURL(`/script/${id}/slides`);
});

test('a deck that somebody worked on is replaced only when that is wished', async ({ page, api, proUser: _ }) => {
  const id = await newDeck(api, [8]);
  const { name } = await (await api.get(`/api/projects/${id}`)).json();
  const deck = await storedDeck(api, id);
  const url = `/api/slide-decks/${deck.id}/slides/${deck.slides[0]?.id}`;
  await api.patch(url, { data: { title: 'My own words' } });
  const calls = callsTo(page, 'POST', /generate-(visual-)?slides$/);
  const question = page.getByRole('alertdialog', { name: 'Replace your deck?' });

  const slow = Promise.withResolvers<void>();
  await page.route(`**/api/projects/${id}/slides`, (route) => slow.promise.then(() => route.continue()));
  await page.goto(`/script-editor/${id}?slides=tab`);
  const generate = page
    .getByRole('dialog', { name: 'Slides', exact: true })
    .getByRole('button', { name: 'Generate Slides' });
  await expect(generate).toBeDisabled();
  slow.resolve();
  await generate.click();
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toBeHidden();

  await page.goto('/');
  await choose(page, name, 'Generate Visual Slides');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toBeHidden();
  expect(calls).toEqual([]);
  expect((await storedDeck(api, id)).slides[0]?.title).toBe('My own words');
  await choose(page, name, 'Generate Visual Slides');
  await question.getByRole('button', { name: 'Replace it' }).click();
  await expect(message(page, 'Visual slides generated successfully!')).toBeVisible({ timeout: 40_000 });
  expect(calls).toEqual(['']);
  expect((await storedDeck(api, id)).id).not.toBe(deck.id);
});

test('a card whose slides fail says so; on the free plan it offers Pro and calls nothing [CARD-10]', async ({
  page,
  api,
  proUser: _,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Mutation error|500/);
  const { name } = await newScript(api, [8]);
  const calls = callsTo(page, 'POST', /generate-visual-slides$/);
  await page.route('**/generate-visual-slides', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/');
  await choose(page, name, 'Generate Visual Slides');
  await expect(message(page, 'Failed to generate visual slides. Please try again.')).toBeVisible();
  expect(calls).toHaveLength(1);
  await page.route('**/api/auth/user', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), subscriptionTier: 'free' } });
  });
  await page.reload();
  await expect(card(page, name)).toBeVisible();
  await choose(page, name, 'Generate Visual Slides');
  await expect(upgrade(page)).toContainText('Slide Generator is part of Pro');
  expect(calls).toHaveLength(1);
});
