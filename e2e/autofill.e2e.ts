import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { docxOf, pdfOf } from './office-files.ts';
import { callsTo } from './own-projects.ts';
import { message, newScript, openEditor, readScript } from './script-project.ts';
import { answer, goToStep, openWizard, questionField, wizard } from './wizard-steps.ts';

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Smart Autofill' });
const text = (page: Page): Locator => dialog(page).getByRole('textbox', { name: 'A text that says what you do' });
const button = (page: Page, name: string): Locator => dialog(page).getByRole('button', { name, exact: true });
const tick = (page: Page, label: string): Locator => dialog(page).getByRole('checkbox', { name: label, exact: true });
const openFromWizard = (page: Page) => wizard(page).getByRole('button', { name: 'Paste text' }).click();

type Found = { field: string; value: string; confidence: number; source: string };
const found = (field: string, value: string, confidence = 0.9): Found => ({
  field,
  value,
  confidence,
  source: `The text says: ${value}`,
});

/** Lets the analysis answer with these finds, the surer ones ticked. */
async function answerWith(page: Page, suggestions: readonly Found[]): Promise<void> {
  const data = Object.fromEntries(
    suggestions.filter(({ confidence }) => confidence >= 0.6).map(({ field, value }) => [field, value]),
  );
  await page.route('**/api/analyze-content', (route) =>
    route.fulfill({ json: { success: true, data, message: 'Found.', suggestions } }),
  );
}

async function analyze(page: Page, content = 'A text.'): Promise<void> {
  await text(page).fill(content);
  await button(page, 'Analyze Content').click();
}

async function analyzeInWizard(page: Page, suggestions: readonly Found[]): Promise<void> {
  await answerWith(page, suggestions);
  await openFromWizard(page);
  await analyze(page);
  await expect(button(page, 'Use Auto-Fill Data')).toBeVisible();
}

test('from the wizard the dialog goes from input over analyzing to results, and fills the fields [WIZ-16, AUTOF-01]', async ({
  page,
  freeUser: _,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/analyze-content', async (route) => {
    await held;
    await route.fulfill({
      json: { success: true, data: { whatTheyCrave: 'A week without surprises' }, message: 'One answer.' },
    });
  });
  await openWizard(page);
  await openFromWizard(page);
  await expect(text(page)).toBeVisible();
  await expect(text(page)).toHaveValue('');
  const call = page.waitForRequest('**/api/analyze-content');
  await analyze(page, 'Our clients want a week without surprises.');
  await expect(dialog(page).getByRole('heading', { name: 'Reading your text' })).toBeVisible();
  await expect(text(page)).toBeHidden();
  expect((await call).postDataJSON()).toEqual({
    content: 'Our clients want a week without surprises.',
    contentType: 'text',
  });
  release();
  await expect(message(page, 'Analysis Complete!')).toBeVisible();
  await expect(tick(page, 'What they crave')).toBeChecked();
  await button(page, 'Use Auto-Fill Data').click();
  await expect(dialog(page)).toBeHidden();
  await expect(await questionField(page, 'whatTheyCrave')).toHaveValue('A week without surprises');
});

test('blank content is refused with a message, sends no call and stays where one pastes [AUTOF-02]', async ({
  page,
  freeUser: _,
}) => {
  const calls = callsTo(page, 'POST', /analyze-content/);
  await openWizard(page);
  await openFromWizard(page);
  for (const blank of ['', '  \n ']) {
    await analyze(page, blank);
    await expect(message(page, 'Content Required')).toBeVisible();
    await expect(message(page, 'Please paste some content to analyze.')).toBeVisible();
    await expect(text(page)).toHaveValue(blank);
  }
  expect(calls).toEqual([]);
});

test.describe('when the analysis fails', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource|Mutation error:/] });
  const failures = [
    { status: 500, body: '', sentence: 'Failed to analyze content' },
    {
      status: 422,
      body: '{"success":false,"message":"This text is in no language."}',
      sentence: 'This text is in no language.',
    },
    { status: 200, body: '{"success":false,"message":"Nothing could be read."}', sentence: 'Nothing could be read.' },
    { status: 200, body: '{"success":false}', sentence: 'Failed to analyze content' },
    { status: 200, body: '<html>', sentence: 'Failed to analyze content' },
  ];
  for (const { status, body, sentence } of failures) {
    test(`an answer ${status} ${body || 'without words'} says “${sentence}” and brings the text back [AUTOF-03]`, async ({
      page,
      freeUser: _,
    }) => {
      await page.route('**/api/analyze-content', (route) =>
        route.fulfill({ status, body, contentType: 'application/json' }),
      );
      await openWizard(page);
      await openFromWizard(page);
      await analyze(page, 'My whole landing page');
      await expect(message(page, 'Analysis Failed')).toBeVisible();
      await expect(message(page, sentence)).toBeVisible();
      await expect(text(page)).toHaveValue('My whole landing page');
    });
  }
});

test('the results show the first 100 characters of the pain and of the different approach [AUTOF-04]', async ({
  page,
  freeUser: _,
}) => {
  const long = (letter: string) => letter.repeat(100) + letter.toUpperCase().repeat(50);
  await openWizard(page);
  await analyzeInWizard(page, [found('audiencePain', long('a')), found('yourDifferentApproach', long('b'))]);
  await expect(dialog(page).getByText(`${'a'.repeat(100)}…`, { exact: true })).toBeVisible();
  await expect(dialog(page).getByText(`${'b'.repeat(100)}…`, { exact: true })).toBeVisible();
  await expect(dialog(page)).not.toContainText(/A{5}|B{5}/);
  await button(page, 'Show all of it').first().click();
  await expect(dialog(page).getByText(long('a'), { exact: true })).toBeVisible();
});

test('“Analyze Different Content” goes back to where one pastes [AUTOF-05]', async ({ page, freeUser: _ }) => {
  await openWizard(page);
  await analyzeInWizard(page, [found('planName', 'The Quiet Week')]);
  await button(page, 'Analyze Different Content').click();
  await expect(text(page)).toBeVisible();
  await expect(button(page, 'Use Auto-Fill Data')).toBeHidden();
});

test('ticked values go into the wizard over what stood there, the other fields stay, and one undo brings all back [AUTOF-06]', async ({
  page,
  freeUser: _,
}) => {
  await openWizard(page);
  await answer(page, 'audiencePain', 'My own words on the pain');
  await answer(page, 'whatNotWorking', 'My own words on what fails');
  await analyzeInWizard(page, [
    found('audiencePain', 'The pain out of the text'),
    found('whatTheyCrave', 'What they crave out of the text'),
    found('timeCost', 'Perhaps an hour', 0.45),
    found('speakerPersonality', 'coach'),
  ]);
  await dialog(page).getByRole('heading', { name: '1 less sure' }).click();
  await expect(tick(page, 'Cost in time')).not.toBeChecked();
  await expect(dialog(page).getByText('Replaces your own text')).toHaveCount(1);
  await button(page, 'Use Auto-Fill Data').click();
  await expect(dialog(page)).toBeHidden();
  await expect(await questionField(page, 'audiencePain')).toHaveValue('The pain out of the text');
  await expect(await questionField(page, 'whatTheyCrave')).toHaveValue('What they crave out of the text');
  await expect(await questionField(page, 'whatNotWorking')).toHaveValue('My own words on what fails');
  await goToStep(page, 2);
  await expect(await questionField(page, 'timeCost')).toHaveValue('');
  await goToStep(page, 3);
  await expect(wizard(page).getByRole('radio', { name: 'coach' })).toBeChecked();

  await wizard(page).getByRole('button', { name: 'Undo' }).click();
  await expect(wizard(page).getByRole('radio', { name: 'coach' })).not.toBeChecked();
  await goToStep(page, 1);
  await expect(await questionField(page, 'audiencePain')).toHaveValue('My own words on the pain');
  await expect(await questionField(page, 'whatTheyCrave')).toHaveValue('');
});

test('a tick taken away is not filled in, and the message’s undo works from where one is', async ({
  page,
  freeUser: _,
}) => {
  await openWizard(page);
  await analyzeInWizard(page, [found('audiencePain', 'The pain'), found('whatTheyCrave', 'The wish')]);
  await tick(page, 'What they crave').uncheck();
  await expect(dialog(page)).toContainText('1 of 2 ticked');
  await button(page, 'Use Auto-Fill Data').click();
  await expect(await questionField(page, 'audiencePain')).toHaveValue('The pain');
  await expect(await questionField(page, 'whatTheyCrave')).toHaveValue('');
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(await questionField(page, 'audiencePain')).toHaveValue('');
});

test('the message about the analysis leaves the buttons at the foot of the dialog free', async ({
  page,
  freeUser: _,
}) => {
  await openWizard(page);
  await analyzeInWizard(page, [found('whatTheyCrave', 'The wish')]);
  const said = await message(page, 'Analysis Complete!').locator('xpath=ancestor::li').boundingBox();
  expect(said && said.y + said.height).toBeLessThan((await button(page, 'Use Auto-Fill Data').boundingBox())?.y ?? 0);
});

test('each find says how sure it is, and what is less sure is folded away', async ({ page, freeUser: _ }) => {
  await openWizard(page);
  await analyzeInWizard(page, [found('planName', 'The Quiet Week'), found('timeCost', 'An hour', 0.4)]);
  await expect(dialog(page).getByRole('region', { name: 'Plan', exact: true })).toContainText('Very likely');
  await expect(tick(page, 'Cost in time')).toBeHidden();
  await dialog(page).getByRole('heading', { name: '1 less sure' }).click();
  await expect(tick(page, 'Cost in time')).not.toBeChecked();
  await expect(dialog(page).getByText('Perhaps', { exact: true })).toBeVisible();
});

test('each find says where the text says so, on focus and by a press', async ({ page, freeUser: _ }) => {
  await openWizard(page);
  await analyzeInWizard(page, [found('planName', 'The Quiet Week')]);
  const source = dialog(page).getByRole('button', { name: 'Where it says so' });
  await source.focus();
  await expect(page.getByRole('tooltip')).toHaveText('The text says: The Quiet Week');
  await source.press('Enter');
  await expect(dialog(page).locator('q')).toHaveText('The text says: The Quiet Week');
});

test('what was pasted survives a reload and is gone once it was used', async ({ page, freeUser: _ }) => {
  await answerWith(page, [found('planName', 'The Quiet Week')]);
  await openWizard(page);
  await openFromWizard(page);
  await text(page).fill('Notes I do not want to lose');
  await openWizard(page);
  await openFromWizard(page);
  await expect(text(page)).toHaveValue('Notes I do not want to lose');
  await button(page, 'Analyze Content').click();
  await button(page, 'Use Auto-Fill Data').click();
  await expect(dialog(page)).toBeHidden();
  await openFromWizard(page);
  await expect(text(page)).toHaveValue('');
});

const asTyped = (name: string, text: string) => ({ name, buffer: Buffer.from(text), expected: text });
const readable: { name: string; buffer: Buffer; expected: string }[] = [
  asTyped('notes.txt', 'Naïve notes'),
  asTyped('notes.md', '# Plan\n\nQuiet'),
  {
    name: 'page.HTML',
    buffer: Buffer.from('<html><body><nav>Home</nav><h1>The Quiet Week</h1><p>For bakers.</p></body></html>'),
    expected: '## The Quiet Week\n\nFor bakers.',
  },
  asTyped('talk.vtt', 'WEBVTT\n\n00:01.000 --> 00:02.000\nGood evening.'),
  asTyped('talk.srt', '1\n00:00:01,000 --> 00:00:02,000\nGood evening.'),
  { name: 'letter.docx', buffer: docxOf(['Dear bakers,', 'sleep again.']), expected: 'Dear bakers,\n\nsleep again.' },
  { name: 'offer.pdf', buffer: pdfOf('The Quiet Week for bakers'), expected: 'The Quiet Week for bakers' },
];

test('files of every kind named are read in the browser, one behind the other', async ({ page, freeUser: _ }) => {
  await openWizard(page);
  await openFromWizard(page);
  for (const { name, buffer, expected } of readable) {
    await dialog(page).locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer });
    await expect(text(page)).toHaveValue(expected);
    await button(page, 'Clear').click();
  }
  await text(page).fill('My own words');
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles([
      { name: 'one.txt', mimeType: 'text/plain', buffer: Buffer.from('One') },
      { name: 'two.txt', mimeType: 'text/plain', buffer: Buffer.from('Two') },
    ]);
  await expect(text(page)).toHaveValue('My own words\n\nOne\n\nTwo');
});

test('a file that is dropped is read', async ({ page, freeUser: _ }) => {
  await openWizard(page);
  await openFromWizard(page);
  const files = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['Dropped words'], 'notes.txt', { type: 'text/plain' }));
    return transfer;
  });
  await text(page).dispatchEvent('drop', { dataTransfer: files });
  await expect(text(page)).toHaveValue('Dropped words');
});

test('a file that cannot be read is named with the reason, and the text stays', async ({ page, freeUser: _ }) => {
  await openWizard(page);
  await openFromWizard(page);
  await text(page).fill('My own words');
  const refused: [string, Buffer, RegExp][] = [
    ['song.mp3', Buffer.from('la'), /“song\.mp3” is of a kind that cannot be read here/],
    ['broken.docx', Buffer.from('no archive'), /“broken\.docx” could not be read/],
    ['broken.pdf', Buffer.from('no pages'), /“broken\.pdf” could not be read/],
    ['scan.pdf', pdfOf(''), /There is no text in “scan\.pdf”/],
    ['large.txt', Buffer.alloc(21 * 1024 * 1024, 'a'), /“large\.txt” is too large: at most 20 MB/],
    ['long.txt', Buffer.alloc(260_000, 'a'), /longer than 250,000 characters/],
  ];
  for (const [name, buffer, sentence] of refused) {
    await dialog(page).locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer });
    await expect(page.getByRole('region', { name: /Notifications/ })).toContainText(sentence);
    await expect(text(page)).toHaveValue('My own words');
  }
});

test('in the editor the tab fills the project’s framework answers, and undo brings the earlier ones back', async ({
  page,
  api,
  freeUser: _,
}) => {
  const { id, originalFormData } = await newScript(api, [4]);
  await answerWith(page, [found('planName', 'The Quiet Week'), found('targetAudience', 'Bakers at night')]);
  await openEditor(page, id);
  await page.getByRole('button', { name: /Editor tabs/ }).click();
  await page.getByRole('menuitem', { name: 'Smart Autofill' }).click();
  await analyze(page);
  await expect(dialog(page).getByText('Replaces your own text')).toHaveCount(2);
  await button(page, 'Use Auto-Fill Data').click();
  await expect(message(page, 'Framework answers saved')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Your answers moved on' })).toContainText('The Plan');
  expect((await readScript(api, id)).originalFormData).toEqual({ ...originalFormData, planName: 'The Quiet Week' });
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(message(page, 'Your earlier answers are back')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await readScript(api, id)).toMatchObject({ originalFormData });
});

test.describe('when the answers of a project cannot be saved', () => {
  test.use({ expectedConsoleErrors: [/500|Mutation error:/] });

  test('the finds and their ticks stay', async ({ page, api, freeUser: _ }) => {
    const { id } = await newScript(api);
    await answerWith(page, [found('planName', 'The Quiet Week')]);
    await openEditor(page, id);
    await page.route(`**/api/projects/${id}`, (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
    );
    await page.getByRole('button', { name: /Editor tabs/ }).click();
    await page.getByRole('menuitem', { name: 'Smart Autofill' }).click();
    await analyze(page);
    await button(page, 'Use Auto-Fill Data').click();
    await expect(message(page, 'Failed to update framework answers. Please try again.')).toBeVisible();
    await expect(tick(page, 'Name of the plan')).toBeChecked();
  });
});

test('notes with labels are really read: what they say is found, what they do not say stays empty [AUTOF-01]', async ({
  page,
  freeUser: _,
}) => {
  await openWizard(page);
  await openFromWizard(page);
  await analyze(
    page,
    'Audience: bakers who get up at three in the morning\nPain: They fall asleep at dinner with their own children.\nPlan name: The Quiet Week\n',
  );
  await expect(message(page, 'Analysis Complete!')).toBeVisible();
  await expect(dialog(page)).toContainText('The Quiet Week');
  await expect(tick(page, 'Cost in money')).toHaveCount(0);
  await button(page, 'Use Auto-Fill Data').click();
  await goToStep(page, 5);
  await expect(await questionField(page, 'planName')).toHaveValue('The Quiet Week');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}, on a narrow screen`, () => {
    test.use({ colorScheme, viewport: { width: 360, height: 740 } });

    test('input and results can be read and worked by everybody, and nothing runs off the screen', async ({
      page,
      freeUser: _,
    }) => {
      const check = async () => {
        const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        expect(await dialog(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
      };
      await openWizard(page);
      await answerWith(page, [found('audiencePain', 'The pain'), found('planName', 'W'.repeat(200), 0.4)]);
      await openFromWizard(page);
      await text(page).fill('A text.');
      await check();
      await button(page, 'Analyze Content').click();
      await expect(button(page, 'Use Auto-Fill Data')).toBeVisible();
      const [again, use] = await Promise.all([
        button(page, 'Analyze Different Content').boundingBox(),
        button(page, 'Use Auto-Fill Data').boundingBox(),
      ]);
      expect((again?.x ?? 0) + (again?.width ?? 0)).toBeLessThanOrEqual(use?.x ?? 0);
      await check();
      await dialog(page).getByRole('heading', { name: '1 less sure' }).click();
      await check();
    });
  });
}
