import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { callsTo, projectNames } from './own-projects.ts';
import { answerSet, message, newScript, readScript } from './script-project.ts';
import { answer, button, goToStep, questionField, wizard } from './wizard-steps.ts';

async function openFor(page: Page, projectId: number) {
  await page.goto(`/script/${projectId}`);
  await page.getByRole('button', { name: 'Change the answers' }).click();
  await expect(wizard(page)).toContainText('Step 1 of 10');
}

test('a project’s script is generated again by POST, in the same project [WIZ-09, OPEN-08]', async ({
  page,
  api,
  proUser: _,
}) => {
  const { id, name } = await newScript(api, [1]);
  const calls = callsTo(page, 'POST', new RegExp(`/api/projects/${id}/generate-complete$`));
  await openFor(page, id);
  await expect(await questionField(page, 'audiencePain')).toHaveValue(answerSet?.answers.audiencePain ?? '');
  await answer(page, 'audiencePain', 'They leave at dawn so that they meet nobody.');
  await goToStep(page, 10);
  await button(page, 'Generate').click();
  await expect(message(page, 'Complete Script Generated!')).toBeVisible();
  await expect(wizard(page)).toHaveCount(0);
  expect(calls.map((body) => JSON.parse(body))).toEqual([
    expect.objectContaining({ projectName: name, audiencePain: 'They leave at dawn so that they meet nobody.' }),
  ]);
  const script = await readScript(api, id);
  expect(script.progress).toBe(100);
  expect(script.sections[0]?.content).toMatch(/leave at dawn/);
  expect(await projectNames(api)).toEqual([name]);
});

test('changed answers are saved by PUT, in the same project [WIZ-10, OPEN-08]', async ({ page, api, freeUser: _ }) => {
  const { id, name } = await newScript(api);
  const calls = callsTo(page, 'PUT', new RegExp(`/api/projects/${id}/generate-complete$`));
  await openFor(page, id);
  await goToStep(page, 10);
  await expect(button(page, 'Save changed answers')).toBeDisabled();
  await goToStep(page, 2);
  await answer(page, 'timeCost', 'They lose two hours a day.');
  await goToStep(page, 10);
  await button(page, 'Save changed answers').click();
  await expect(message(page, 'Script Updated!')).toBeVisible();
  expect(calls.map((body) => JSON.parse(body))).toEqual([
    expect.objectContaining({ timeCost: 'They lose two hours a day.' }),
  ]);
  expect((await readScript(api, id)).originalFormData.timeCost).toBe('They lose two hours a day.');
  expect(await projectNames(api)).toEqual([name]);
});

test('what fails says so and keeps the answers in the wizard [WIZ-10, WIZ-13]', async ({
  page,
  api,
  proUser: _,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/500/);
  const { id } = await newScript(api);
  await openFor(page, id);
  await goToStep(page, 2);
  await answer(page, 'timeCost', 'They lose two hours a day.');
  await goToStep(page, 10);
  await page.route('**/generate-complete', (route) => route.fulfill({ status: 500 }));
  await button(page, 'Generate').click();
  await expect(message(page, 'Generation Failed')).toBeVisible();
  await expect(message(page, 'Failed to generate complete script')).toBeVisible();
  await button(page, 'Save changed answers').click();
  await expect(message(page, 'Update Failed')).toBeVisible();
  await expect(message(page, 'Failed to update script')).toBeVisible();
  await expect(wizard(page).getByText('They lose two hours a day.', { exact: true })).toBeVisible();
});

test('a word that is none of the choices stays as it is [OPEN-09]', async ({ page, api, proUser: _ }) => {
  const { id } = await newScript(api);
  await api.patch(`/api/projects/${id}`, { data: { originalFormData: { speakerPersonality: 'dry as dust' } } });
  await openFor(page, id);
  await goToStep(page, 3);
  await expect(wizard(page).getByRole('radio', { name: 'dry as dust' })).toBeChecked();
  await answer(page, 'voiceInTheirHead', 'I am not strong enough.');
  await goToStep(page, 10);
  await button(page, 'Save changed answers').click();
  await expect(message(page, 'Script Updated!')).toBeVisible();
  expect((await readScript(api, id)).originalFormData.speakerPersonality).toBe('dry as dust');
});
