import type { Page } from '@playwright/test';
import { answerFields } from '#framework/framework.ts';
import { answerSets } from './answer-sets.data.ts';
import { saidOf } from './content-words.ts';
import { expect, test } from './fixtures.ts';
import { newDataFolder, removeDataFolder, startServer } from './pitchwright-server.ts';
import { answerEverything, wizard } from './wizard-walk.ts';

type AnswerSet = (typeof answerSets)[number];

const [first, second, third] = answerSets;
if (!first || !second || !third) throw new Error('Three answer sets are needed.');

const allAnswersOf = ({ name, targetAudience, answers }: AnswerSet) => ({
  ...answers,
  projectName: name,
  targetAudience,
});

async function shownSections(page: Page): Promise<string[]> {
  const sections: string[] = [];
  for (let number = 1; number <= 8; number++)
    sections.push((await page.locator(`#section-${number}`).innerText()).trim());
  return sections;
}

/** Every answer is said, and nothing stands in the script that nobody would say. */
function expectWholeScript(sections: string[], { answers }: AnswerSet): void {
  const script = sections.join('\n\n');
  for (const { field, label, choices } of answerFields) {
    const answer = answers[field];
    if (!answer || choices) continue;
    expect({ label, missing: saidOf(answer, script).missing }).toEqual({ label, missing: [] });
  }
  expect(script).not.toMatch(/undefined|\[object|NaN|\bnull\b|[{}]|\[[^\]]*\]/);
  expect(script).not.toMatch(/\.\.(?!\.)|,,|;;|\?\?|!!|[,;:]\.|\.,| [,.;:?!]/);
  for (const section of sections) expect(section.split(/\s+/).length).toBeGreaterThan(60);
}

const writtenCount = (page: Page) =>
  page
    .getByText(/8\/8 sections \(100%\)/)
    .filter({ visible: true })
    .first();

for (const set of [first, second]) {
  test(`a Pro user answers the wizard for “${set.name}”, presses Generate and finds every answer in the script [FIELD-01, FIELD-08, OPEN-05]`, async ({
    page,
    proUser,
  }) => {
    test.setTimeout(180_000);
    expect(proUser.email).toBeTruthy();
    await answerEverything(page, allAnswersOf(set));
    await wizard(page).getByRole('button', { name: 'Generate', exact: true }).click();
    await expect(page).toHaveURL(/\/script-editor\/\d+/, { timeout: 30_000 });
    await expect(writtenCount(page)).toBeVisible({ timeout: 30_000 });
    expectWholeScript(await shownSections(page), set);
  });
}

test('a free user meets the offer, saves the project, generates all sections in the editor and finds every answer [OPEN-06, OPEN-07]', async ({
  page,
  freeUser,
}) => {
  test.setTimeout(180_000);
  expect(freeUser.email).toBeTruthy();
  await answerEverything(page, allAnswersOf(third));
  await wizard(page).getByRole('button', { name: 'Upgrade for Script Enhancement' }).click();
  await page.getByRole('button', { name: 'Maybe Later' }).click();
  await wizard(page).getByRole('button', { name: 'Save project and open the editor' }).click();
  await expect(page).toHaveURL(/\/script-editor\/\d+$/, { timeout: 15_000 });
  await page.getByRole('button', { name: 'Generate All Sections' }).first().click();
  await expect(writtenCount(page)).toBeVisible({ timeout: 60_000 });
  expectWholeScript(await shownSections(page), third);
});

test('a section edited by hand is there after the process was closed and started again', async ({ browser }) => {
  test.setTimeout(120_000);
  const dataFolder = newDataFolder();
  const before = await startServer({ dataFolder });
  const context = await browser.newContext({ baseURL: before.url });
  const page = await context.newPage();
  await page.request.post('/api/auth/demo', { data: { plan: 'free' } });
  const [{ id }] = await (await page.request.get('/api/projects')).json();
  await page.goto(`/script-editor/${id}`);
  await page.locator('#section-1').getByRole('button', { name: 'Edit' }).click();
  await page.locator('#section-1').getByRole('textbox').fill('These are my own words.');
  await page.locator('#section-1').getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Section saved successfully!', { exact: true })).toBeVisible();
  const port = Number(new URL(before.url).port);
  await before.kill('SIGTERM');
  const after = await startServer({ dataFolder, port });
  await page.reload();
  await expect(page.locator('#section-1')).toContainText('These are my own words.');
  await context.close();
  await after.kill();
  removeDataFolder(dataFolder);
});
