import type { Page } from '@playwright/test';
import { answerFields, fieldsOfSection, sectionName } from '#framework/framework.ts';
import { expect, test } from './fixtures.ts';
import {
  answerSet,
  count,
  message,
  newScript,
  openEditor,
  readScript,
  section,
  storedSection,
} from './script-project.ts';

const answers = (page: Page) => page.getByRole('dialog', { name: 'Framework Answers' });
const field = (page: Page, label: string) => answers(page).getByRole('textbox', { name: label, exact: true });
const tab = (page: Page, number: number) =>
  answers(page).getByRole('tab', { name: new RegExp(`^${sectionName(number)}:`) });

async function openAnswers(page: Page) {
  await page.getByRole('button', { name: /Editor tabs/ }).click();
  await page.getByRole('menuitem', { name: /Framework Answers/ }).click();
  await expect(answers(page)).toBeVisible();
}

test('eight section tabs hold every answer field with what was answered [EDIT-14]', async ({
  page,
  api,
  freeUser: _,
}) => {
  const { id } = await newScript(api);
  await openEditor(page, id);
  await openAnswers(page);
  await expect(answers(page).getByRole('tab')).toHaveCount(8);
  let seen = 0;
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) {
    await tab(page, number).click();
    for (const { field: name, label } of fieldsOfSection(number)) {
      await expect(field(page, label)).toHaveValue(answerSet?.answers[name] ?? '');
      seen += 1;
    }
  }
  expect(seen).toBe(answerFields.length);
});

test('saving sends the answers, says so, and they survive a reload [EDIT-15]', async ({ page, api, freeUser: _ }) => {
  const { id } = await newScript(api);
  await openEditor(page, id);
  await openAnswers(page);
  await tab(page, 4).click();
  await field(page, 'Name of the plan').fill('Seven Quiet Mornings');
  const saving = page.waitForRequest((request) => request.method() === 'PATCH');
  await answers(page).getByRole('button', { name: 'Save answers' }).click();
  const call = await saving;
  expect(new URL(call.url()).pathname).toBe(`/api/projects/${id}`);
  expect(call.postDataJSON().originalFormData).toMatchObject({ planName: 'Seven Quiet Mornings' });
  await expect(message(page, 'Framework answers saved')).toBeVisible();

  await page.reload();
  await openAnswers(page);
  await tab(page, 4).click();
  await expect(field(page, 'Name of the plan')).toHaveValue('Seven Quiet Mornings');
  const { originalFormData } = await readScript(api, id);
  expect(originalFormData).toEqual({ ...answerSet?.answers, planName: 'Seven Quiet Mornings' });
});

test('under the field one is in stands how the writer will say the answer, as it is typed', async ({
  page,
  api,
  freeUser: _,
}) => {
  const { id } = await newScript(api);
  await openEditor(page, id);
  await openAnswers(page);
  await field(page, 'Cost in money').fill('They lose $4,200 every spring');
  const said = answers(page).locator('p', { hasText: 'How it will sound' });
  await expect(said).toContainText('You lose $4,200 every spring.');
  await expect(answers(page)).toContainText('Said to your listener it lands best: You have spent $1,400 on shoes …');
  await tab(page, 2).click();
  await expect(said).toBeHidden();
});

test('a field with choices takes any text, and a suggestion by one press [OPEN-09]', async ({
  page,
  api,
  freeUser: _,
}) => {
  const { id } = await newScript(api);
  const choice = fieldsOfSection(2).find(({ choices }) => choices);
  if (!choice?.choices?.[0]) throw new Error('No field of section 2 has choices.');
  await openEditor(page, id);
  await openAnswers(page);
  await tab(page, 2).click();
  const voice = field(page, choice.label);
  await answers(page).getByRole('button', { name: choice.choices[0], exact: true }).click();
  await expect(voice).toHaveValue(choice.choices[0]);
  await voice.fill('dry, like my grandmother');
  await answers(page).getByRole('button', { name: 'Save answers' }).click();
  await expect(message(page, 'Framework answers saved')).toBeVisible();
  const { originalFormData } = await readScript(api, id);
  expect(originalFormData[choice.field]).toBe('dry, like my grandmother');
});

test.describe('when saving answers fails', () => {
  test.use({ expectedConsoleErrors: [/500|Mutation error:/] });

  test('the message says so, and what was typed is there again after a reload [EDIT-15]', async ({
    page,
    api,
    freeUser: _,
  }) => {
    const { id } = await newScript(api);
    await openEditor(page, id);
    await page.route(`**/api/projects/${id}`, (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
    );
    await openAnswers(page);
    await tab(page, 4).click();
    await field(page, 'Name of the plan').fill('Not lost');
    await answers(page).getByRole('button', { name: 'Save answers' }).click();
    await expect(message(page, 'Error')).toBeVisible();
    await expect(message(page, 'Failed to update framework answers. Please try again.')).toBeVisible();
    await expect(field(page, 'Name of the plan')).toHaveValue('Not lost');

    await page.reload();
    await openAnswers(page);
    await tab(page, 4).click();
    await expect(field(page, 'Name of the plan')).toHaveValue('Not lost');
    await answers(page).getByRole('button', { name: 'Discard changes' }).click();
    await expect(field(page, 'Name of the plan')).toHaveValue(answerSet?.answers.planName ?? '');
  });
});

test('sections that stand on changed answers are offered to be written anew', async ({ page, api, freeUser: _ }) => {
  const { id } = await newScript(api, [4]);
  const before = await storedSection(api, id, 4);
  await openEditor(page, id);
  await openAnswers(page);
  await tab(page, 4).click();
  await field(page, 'Name of the plan').fill('Seven Quiet Mornings');
  await answers(page).getByRole('button', { name: 'Save answers' }).click();
  const offer = page.getByRole('dialog', { name: 'Your answers moved on' });
  await expect(offer).toContainText('The Plan');
  await offer.getByRole('button', { name: 'Regenerate 1 section' }).click();
  await expect(message(page, 'Section 4 generated successfully!')).toBeVisible();
  const after = await storedSection(api, id, 4);
  expect(after.content).toContain('Seven Quiet Mornings');
  expect(after.content).not.toBe(before.content);
  await expect(section(page, 4)).toContainText('Seven Quiet Mornings');
  await expect(count(page, '1/8 sections (13%)')).toBeVisible();
});
