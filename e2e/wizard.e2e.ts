import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { answerFields, fieldCount, frameworkFields, type WizardFieldName, wizardSteps } from '#framework/framework.ts';
import { expect, test } from './fixtures.ts';
import { callsTo, projectNames } from './own-projects.ts';
import { answerSet, message } from './script-project.ts';
import {
  answer,
  button,
  goToStep,
  nameAndGoToEnd,
  next,
  openWizard,
  previous,
  questionField,
  wizard,
} from './wizard-steps.ts';

const generateNew = '**/api/projects/generate-complete';

/** Another text for each question; for a choice its last word. */
const textFor = ({ field, choices }: (typeof frameworkFields)[number]) => choices?.at(-1) ?? `My words on ${field}`;

test('ten steps with a percent, from the first to the last and no further [WIZ-01]', async ({ page, freeUser: _ }) => {
  await openWizard(page);
  for (const step of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    await expect(wizard(page)).toContainText(`Step ${step} of 10 ${step * 10}%`);
    await expect(wizard(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(step * 10));
    if (step === 1) await expect(previous(page)).toBeDisabled();
    if (step < 10) await next(page).click();
  }
  await expect(next(page)).toHaveCount(0);
  for (const step of [9, 8]) {
    await previous(page).click();
    await expect(wizard(page)).toContainText(`Step ${step} of 10`);
  }
});

for (const section of [1, 2, 3, 4, 5, 6, 7, 8] as const) {
  test(`the questions of section ${section} stand once in its steps, marked as required [WIZ-02, WIZ-03]`, async ({
    page,
    freeUser: _,
  }) => {
    await openWizard(page);
    for (const step of wizardSteps.filter(({ sectionNumber }) => sectionNumber === section)) {
      await goToStep(page, step.number);
      const asked = await wizard(page).getByText('*', { exact: true }).count();
      expect(asked).toBe(step.fields.length);
      for (const { field, choices, question } of step.fields) {
        if (choices) await expect(wizard(page).getByRole('radiogroup', { name: question })).toBeVisible();
        else await expect(await questionField(page, field)).toHaveAttribute('aria-required', 'true');
      }
    }
  });
}

test('every answer given survives going back and forth and is read through at the end [WIZ-02, OPEN-03, OPEN-05]', async ({
  page,
  freeUser: _,
}) => {
  test.slow();
  await openWizard(page);
  for (const step of wizardSteps.slice(0, 9)) {
    for (const field of step.fields) await answer(page, field.field, textFor(field));
    await next(page).click();
  }
  await expect(wizard(page)).toContainText(`${fieldCount} of ${fieldCount} answers`);
  for (const field of frameworkFields) {
    const row = wizard(page)
      .locator('dl > div')
      .filter({ has: page.getByText(field.label, { exact: true }) });
    await expect(row.getByText(textFor(field), { exact: true })).toHaveCount(1);
  }
  for (let step = 10; step > 1; step--) await previous(page).click();
  await expect(await questionField(page, 'audiencePain')).toHaveValue('My words on audiencePain');
  await goToStep(page, 3);
  await expect(wizard(page).getByRole('radio', { name: 'coach' })).toBeChecked();
});

test('a question is reached from the read-through by Edit', async ({ page, freeUser: _ }) => {
  await openWizard(page);
  await nameAndGoToEnd(page, 'Acme');
  await button(page, 'Answer: Cost in money').click();
  await expect(wizard(page)).toContainText('Step 2 of 10');
  await expect(await questionField(page, 'moneyCost')).toBeFocused();
});

const choices = frameworkFields.filter((field) => field.choices);

test('the choices stand there as words, one of them chosen [FIELD-09, FIELD-10]', async ({ page, freeUser: _ }) => {
  await openWizard(page);
  for (const field of choices) {
    await goToStep(page, field.wizardStep);
    const group = wizard(page).getByRole('radiogroup', { name: field.question });
    await expect(group.getByRole('radio')).toHaveText([...(field.choices ?? [])]);
    await group.getByRole('radio').last().click();
    await expect(group.getByRole('radio', { checked: true })).toHaveText(textFor(field));
  }
});

test('the example is taken over by a press, and one’s own words come back by another', async ({
  page,
  freeUser: _,
}) => {
  await openWizard(page);
  await goToStep(page, 2);
  const field = await questionField(page, 'timeCost');
  await field.fill('An hour a day');
  await button(page, 'Use this').click();
  await expect(field).toHaveValue(frameworkFields.find((one) => one.field === 'timeCost')?.example ?? '');
  await button(page, 'Back to my words').click();
  await expect(field).toHaveValue('An hour a day');
});

test('the answer is heard as the writer will say it, while it is typed', async ({ page, freeUser: _ }) => {
  await openWizard(page);
  await answer(page, 'audiencePain', 'they wake at three and count invoices');
  const note = page.getByRole('complementary', { name: 'How it will sound' });
  await expect(note.locator('mark')).toHaveText(/^You wake at three and count invoices/);
});

test('an answer that could be said to the listener is shown how', async ({ page, freeUser: _ }) => {
  await openWizard(page);
  const note = page.getByRole('complementary', { name: 'How it will sound' });
  const model = note.getByText('Said to your listener it lands best: You train for months …');
  await answer(page, 'audiencePain', 'Waking at three and counting invoices');
  await expect(model).toBeVisible();
  const field = await questionField(page, 'audiencePain');
  const scan = await new AxeBuilder({ page }).include('[role="dialog"]').analyze();
  expect(scan.violations).toEqual([]);

  await field.fill('You wake at three and count invoices');
  await expect(model).toBeHidden();
});

test('a blank name is refused with a toast, and nothing is sent [WIZ-04]', async ({ page, proUser: _ }) => {
  const calls = callsTo(page, 'POST', /\/api\/projects/);
  await openWizard(page);
  for (const name of ['', '   ']) {
    await nameAndGoToEnd(page, name);
    await button(page, 'Generate').click();
    await expect(message(page, 'Validation Error')).toBeVisible();
    await expect(message(page, 'Project name is required')).toBeVisible();
    await expect(await questionField(page, 'projectName')).toBeFocused();
  }
  expect(calls).toEqual([]);
});

test('Pro generates at the last step and only there [WIZ-05]', async ({ page, proUser: _ }) => {
  await openWizard(page);
  for (let step = 1; step < 10; step++) {
    await expect(button(page, 'Generate')).toHaveCount(0);
    await next(page).click();
  }
  await expect(button(page, 'Generate')).toBeVisible();
  await expect(button(page, 'Upgrade for Script Enhancement')).toHaveCount(0);
});

test('the free plan meets the upgrade offer there, and no call is made [WIZ-06]', async ({ page, freeUser: _ }) => {
  const calls = callsTo(page, 'POST', /\/api\/projects/);
  await openWizard(page);
  await nameAndGoToEnd(page, 'Acme');
  await expect(button(page, 'Generate')).toHaveCount(0);
  await button(page, 'Upgrade for Script Enhancement').click();
  await expect(page.getByRole('dialog', { name: 'Upgrade to Pro' })).toContainText('Script Enhancement');
  await page.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(wizard(page)).toContainText('Step 10 of 10');
  expect(calls).toEqual([]);
});

/** Lets the page's own time pass until something is there. */
async function waitWithClock(page: Page, isThere: () => Promise<void>) {
  await expect(async () => {
    await page.clock.runFor(10);
    await isThere();
  }).toPass();
}

async function fillFromSet(page: Page) {
  const given: [WizardFieldName, string][] = [
    ['projectName', '  Acme  '],
    ['targetAudience', answerSet?.targetAudience ?? ''],
    ['audiencePain', answerSet?.answers.audiencePain ?? ''],
  ];
  for (const [field, text] of given) await answer(page, field, text);
}

test('Pro’s Generate sends every field, creates the script and opens the editor a second later [WIZ-04, WIZ-07, WIZ-08]', async ({
  page,
  api,
  proUser: _,
}) => {
  await page.clock.install();
  await openWizard(page);
  await fillFromSet(page);
  await goToStep(page, 10);
  await page.clock.pauseAt(Date.now() + 60_000);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await button(page, 'Generate').click();
  const request = await sent;
  expect(new URL(request.url()).pathname).toBe('/api/projects/generate-complete');
  const body: Record<string, string> = request.postDataJSON();
  expect(body).toMatchObject({ projectName: 'Acme', targetAudience: answerSet?.targetAudience, moneyCost: '' });
  for (const { field } of answerFields) expect(body).toHaveProperty(field);

  await waitWithClock(page, () =>
    expect(message(page, 'Project Created & Script Generated!')).toBeVisible({ timeout: 50 }),
  );
  await page.clock.runFor(900);
  expect(new URL(page.url()).pathname).toBe('/');
  const arrivals: string[] = [];
  page.on('framenavigated', (frame) => arrivals.push(frame.url()));
  await page.clock.runFor(200);
  await expect(page).toHaveURL(/\/script-editor\/\d+/);
  expect(arrivals[0]).toMatch(/\/script-editor\/\d+\?autoGenerate=true$/);
  const [project] = await (await api.get('/api/projects')).json();
  expect(project).toMatchObject({ name: 'Acme', sectionsCompleted: 8 });
});

test('a free user saves the project and goes to its editor, where nothing is written yet [OPEN-06, WIZ-08]', async ({
  page,
  api,
  freeUser: _,
}) => {
  const generating = callsTo(page, 'POST', /generate/);
  await page.clock.install();
  await openWizard(page);
  await fillFromSet(page);
  await goToStep(page, 10);
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page, 'Save project and open the editor').click();
  await waitWithClock(page, () =>
    expect(message(page, 'Project saved. The editor opens now.')).toBeVisible({ timeout: 50 }),
  );
  await page.clock.runFor(900);
  expect(new URL(page.url()).pathname).toBe('/');
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect(page).toHaveURL(/\/script-editor\/\d+$/);
  const [project] = await (await api.get('/api/projects')).json();
  const stored = await (await api.get(`/api/projects/${project.id}`)).json();
  expect(stored).toMatchObject({ name: 'Acme', targetAudience: answerSet?.targetAudience, sectionsCompleted: 0 });
  expect(stored.originalFormData.audiencePain).toBe(answerSet?.answers.audiencePain);
  expect(generating).toEqual([]);
});

test('a script that cannot be created keeps the answers, and a second try makes one project [WIZ-13]', async ({
  page,
  api,
  proUser: _,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/500/, /ERR_FAILED|Network error/);
  await openWizard(page);
  await fillFromSet(page);
  await goToStep(page, 10);
  await page.route(generateNew, (route) => route.fulfill({ status: 500 }));
  await button(page, 'Generate').click();
  await expect(message(page, 'Generation Failed')).toBeVisible();
  await expect(message(page, 'Failed to create project and generate complete script')).toBeVisible();
  await expect(wizard(page).getByText(answerSet?.answers.audiencePain ?? '', { exact: true })).toBeVisible();

  // The call arrives and its answer is lost on the way back.
  await page.unroute(generateNew);
  await page.route(generateNew, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button(page, 'Generate').click();
  await expect(button(page, 'Generate')).toBeVisible();
  expect(await projectNames(api)).toEqual(['Acme']);
  await page.unroute(generateNew);
  await goToStep(page, 2);
  await answer(page, 'moneyCost', 'You have spent $640 on harnesses.');
  await goToStep(page, 10);
  await button(page, 'Generate').click();
  await expect(page).toHaveURL(/\/script-editor\/\d+/);
  expect(await projectNames(api)).toEqual(['Acme']);
  const [project] = await (await api.get('/api/projects')).json();
  const stored = await (await api.get(`/api/projects/${project.id}`)).json();
  expect(stored.originalFormData.moneyCost).toBe('You have spent $640 on harnesses.');
});

test('a project that cannot be saved says so, and so does one without an id [WIZ-14, WIZ-15]', async ({
  page,
  freeUser: _,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/500/, /Mutation error/);
  await openWizard(page);
  await nameAndGoToEnd(page, 'Acme');
  await page.route('**/api/projects', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.fallback(),
  );
  await button(page, 'Save project and open the editor').click();
  await expect(message(page, 'Failed to create project')).toBeVisible();
  await page.unroute('**/api/projects');
  await page.route('**/api/projects', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 201, json: { success: true } }) : route.fallback(),
  );
  await button(page, 'Save project and open the editor').click();
  await expect(message(page, 'Project created but failed to get project ID. Please refresh the page.')).toBeVisible();
  await expect(wizard(page)).toContainText('Step 10 of 10');
});

test('answers survive a reload, a closed window and a lost session; Start over empties them', async ({
  page,
  freeUser,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/401/);
  await openWizard(page);
  await answer(page, 'projectName', 'Acme');
  await goToStep(page, 2);
  await answer(page, 'timeCost', 'An hour a day');
  await expect(wizard(page)).toContainText('Saved on this device');
  await page.reload();
  await expect(wizard(page)).toContainText('Step 2 of 10');
  await expect(await questionField(page, 'timeCost')).toHaveValue('An hour a day');

  await page.context().clearCookies();
  await goToStep(page, 10);
  await button(page, 'Save project and open the editor').click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('E-mail').fill(freeUser.email);
  await page.getByLabel('Password', { exact: true }).fill(freeUser.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click();
  await expect(wizard(page)).toContainText('Step 10 of 10');
  await expect(wizard(page).getByText('An hour a day', { exact: true })).toBeVisible();

  await button(page, 'Start over').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click();
  await expect(wizard(page)).toContainText('Step 1 of 10');
  await expect(await questionField(page, 'projectName')).toHaveValue('');
  await expect(wizard(page)).toContainText(`0 of ${fieldCount} answers`);
});

for (const width of [1280, 768, 360]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the wizard stands ${width} px wide in ${colorScheme} without a slip`, async ({ page, freeUser: _ }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await openWizard(page);
      for (const step of [1, 4, 10]) {
        while (!(await wizard(page).textContent())?.includes(`Step ${step} of 10`)) await next(page).click();
        if (step === 1) await answer(page, 'projectName', 'A name long enough to need room '.repeat(4));
        if (step === 4) await button(page, 'Use this').click();
        const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
        const tooWide = await wizard(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
        expect(tooWide).toBe(0);
      }
    });
  }
}
