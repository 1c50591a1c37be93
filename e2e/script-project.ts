import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { answerSets } from './answer-sets.data.ts';
import { expect } from './fixtures.ts';

export type StoredSection = {
  id: number;
  sectionNumber: number;
  content: string;
  isCompleted: boolean;
  version: number;
  sentences: { text: string; fields: string[] }[];
};
export type StoredProject = {
  id: number;
  name: string;
  progress: number;
  originalFormData: Record<string, string>;
  sections: StoredSection[];
};

export const [answerSet] = answerSets;

/** A project of the signed-in person with every question answered, and the sections named written by the writer. */
export async function newScript(api: APIRequestContext, written: readonly number[] = []): Promise<StoredProject> {
  const created = await api.post('/api/projects', {
    data: {
      name: answerSet?.name,
      description: answerSet?.description,
      targetAudience: answerSet?.targetAudience,
      originalFormData: answerSet?.answers,
    },
  });
  const { id }: StoredProject = await created.json();
  for (const number of written) {
    const answer = await api.post(`/api/projects/${id}/generate-section/${number}`);
    if (!answer.ok()) throw new Error(await answer.text());
  }
  return readScript(api, id);
}

export async function readScript(api: APIRequestContext, id: number): Promise<StoredProject> {
  return (await api.get(`/api/projects/${id}`)).json();
}

export async function storedSection(api: APIRequestContext, id: number, number: number): Promise<StoredSection> {
  const { sections } = await readScript(api, id);
  const section = sections.find(({ sectionNumber }) => sectionNumber === number);
  if (!section) throw new Error(`There is no section ${number}.`);
  return section;
}

export async function openEditor(page: Page, id: number, search = ''): Promise<void> {
  await page.goto(`/script-editor/${id}${search}`);
  await expect(page.locator('#section-8')).toBeVisible();
}

/** The place of a section in the manuscript. */
export const section = (page: Page, number: number): Locator => page.locator(`#section-${number}`);
export const textField = (page: Page, number: number): Locator => section(page, number).getByRole('textbox');
export const sentence = (page: Page, number: number, place: number): Locator =>
  section(page, number).locator(`.sentence[data-place="${place}"]`);
export const count = (page: Page, text: string): Locator =>
  page.getByRole('banner').getByText(text).filter({ visible: true });
export const message = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: /Notifications/ }).getByText(text, { exact: true });

/** Opens a section for editing and replaces its text. */
export async function editSection(page: Page, number: number, text: string): Promise<void> {
  await section(page, number).getByRole('button', { name: 'Edit', exact: true }).click();
  await textField(page, number).fill(text);
}
