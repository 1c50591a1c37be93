import type { Locator, Page } from '@playwright/test';
import { frameworkFields, type WizardFieldName, wizardSteps } from '#framework/framework.ts';
import { expect } from './fixtures.ts';

export const wizard = (page: Page): Locator => page.getByRole('dialog', { name: 'Generate Complete Sales Script' });
export const button = (page: Page, name: string): Locator => wizard(page).getByRole('button', { name, exact: true });
export const next = (page: Page): Locator => button(page, 'Next');
export const previous = (page: Page): Locator => button(page, 'Previous');

export async function openWizard(page: Page): Promise<void> {
  await page.goto('/?new=script');
  await expect(wizard(page)).toContainText('Step 1 of 10');
}

export async function goToStep(page: Page, step: number): Promise<void> {
  await wizard(page)
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: wizardSteps[step - 1]?.name ?? '' })
    .click();
  await expect(wizard(page)).toContainText(`Step ${step} of 10`);
}

const fieldOf = (name: WizardFieldName) => {
  const field = frameworkFields.find((one) => one.field === name);
  if (!field) throw new Error(`There is no field ${name}.`);
  return field;
};

/** The place where a written question is answered, opened when it is folded. */
export async function questionField(page: Page, name: WizardFieldName): Promise<Locator> {
  const { question, label } = fieldOf(name);
  const field = wizard(page).getByRole('textbox', { name: question });
  const folded = wizard(page).getByRole('button', { name: `${label} (required)` });
  await expect(field.or(folded)).toBeVisible();
  if (await folded.isVisible()) await folded.click();
  return field;
}

/** Answers one question of the step one is at. */
export async function answer(page: Page, name: WizardFieldName, text: string): Promise<void> {
  if (fieldOf(name).choices) return wizard(page).getByRole('radio', { name: text, exact: true }).click();
  await (await questionField(page, name)).fill(text);
}

/** Gives a script its name and goes to the last step. */
export async function nameAndGoToEnd(page: Page, name: string): Promise<void> {
  await answer(page, 'projectName', name);
  await goToStep(page, 10);
}
