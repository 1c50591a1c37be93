import { z } from 'zod';
import { frameworkFields, type WizardAnswers, type WizardFieldName } from '#framework/framework.ts';
import { apiRequest } from '#platform/web/api-client.ts';
import { createdProjectId } from '#projects/created-project-id.ts';

const PROJECT_ID_REQUIRED = 'Project ID is required';
const EXPECTED_JSON = 'Expected JSON response';

type WizardFields = Record<WizardFieldName, string>;

/** Every field of the wizard with its answer, '' where there is none, without the blanks around it. */
function wizardFields(answers: WizardAnswers): WizardFields {
  const entries = frameworkFields.map(({ field }) => [field, answers[field]?.trim() ?? '']);
  return Object.fromEntries(entries) as WizardFields;
}

function requireProjectId(projectId: number | string | null | undefined): number {
  const id = Number(projectId);
  if (!projectId || !Number.isInteger(id) || id <= 0) throw new Error(PROJECT_ID_REQUIRED);
  return id;
}

async function callForJson(method: 'POST' | 'PUT' | 'PATCH', path: string, body: unknown): Promise<unknown> {
  const response = await apiRequest(method, path, body);
  if (!response.headers.get('content-type')?.includes('application/json')) throw new Error(EXPECTED_JSON);
  return response.json();
}

/** Creates a project from the answers and has its whole script written; answers the project's id. */
export async function generateNewScript(answers: WizardAnswers, creationKey: string): Promise<number> {
  const fields = wizardFields(answers);
  const answer = await callForJson('POST', '/api/projects/generate-complete', { ...fields, creationKey });
  const projectId = createdProjectId(answer);
  if (isOlderThan(answer, fields)) await saveChangedAnswers(projectId, answers);
  return projectId;
}

/** Writes the script of an existing project anew from the answers. */
export async function regenerateScript(
  projectId: number | string | null | undefined,
  answers: WizardAnswers,
): Promise<void> {
  const id = requireProjectId(projectId);
  await callForJson('POST', `/api/projects/${id}/generate-complete`, wizardFields(answers));
}

/** Saves the answers of an existing project and brings its script up to date with them. */
export async function saveChangedAnswers(
  projectId: number | string | null | undefined,
  answers: WizardAnswers,
): Promise<void> {
  const id = requireProjectId(projectId);
  await callForJson('PUT', `/api/projects/${id}/generate-complete`, wizardFields(answers));
}

/** Creates a project from the answers with nothing written yet; answers its id. */
export async function saveNewProject(answers: WizardAnswers, creationKey: string): Promise<number> {
  const fields = wizardFields(answers);
  const { targetAudience, ...originalFormData } = fields;
  const name = fields.projectName;
  const answer = await callForJson('POST', '/api/projects', { name, targetAudience, originalFormData, creationKey });
  const projectId = createdProjectId(answer);
  if (isOlderThan(answer, fields)) {
    await callForJson('PATCH', `/api/projects/${projectId}`, { name, targetAudience, originalFormData });
  }
  return projectId;
}

const storedAnswers = z.object({ targetAudience: z.string(), originalFormData: z.record(z.string(), z.string()) });
const createAnswer = z.union([z.object({ project: storedAnswers }).transform(({ project }) => project), storedAnswers]);

/**
 * A repeated create is answered with the project of the first one: when answers were changed between the two tries, what is
 * stored is older than what was sent.
 */
function isOlderThan(answer: unknown, sent: WizardFields): boolean {
  const known = createAnswer.safeParse(answer);
  if (!known.success) return false;
  const { targetAudience, originalFormData } = known.data;
  const stored: Record<string, string> = { ...originalFormData, targetAudience };
  return frameworkFields.some(({ field }) => (stored[field] ?? '').trim() !== sent[field]);
}
