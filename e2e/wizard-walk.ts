import { expect, type Page } from '@playwright/test';
import { type FieldName, type WizardAnswers, wizardSteps } from '#framework/framework.ts';

export const wizard = (page: Page) => page.getByRole('dialog', { name: /Generate Complete Sales Script/ });

/** Opens the wizard from the dashboard and answers every question of its nine steps, as a person with a keyboard would. */
export async function answerEverything(page: Page, answers: WizardAnswers): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('button', { name: /Generate New Script|Create First Script/ })
    .first()
    .click();
  const dialog = wizard(page);
  for (const { number, fields } of wizardSteps) {
    await expect(dialog.getByText(`Step ${number} of 10`).first()).toBeVisible();
    for (const { field, label, question, choices } of fields) {
      const answer = answers[field as FieldName] ?? '';
      if (choices) {
        await dialog.getByRole('radio', { name: answer, exact: true }).click();
        continue;
      }
      const open = dialog.getByRole('textbox', { name: question });
      if (!(await open.isVisible()))
        await dialog
          .getByRole('button', { name: new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')} `) })
          .click();
      await open.fill(answer);
    }
    if (number < 10) await dialog.getByRole('button', { name: 'Next', exact: true }).click();
  }
}
