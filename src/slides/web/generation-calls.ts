import { apiJson, apiRequest } from '#platform/web/api-client.ts';
import { generationStartedSchema, type SlideProgress, slideGenerationSchema } from '../contract.ts';
import type { ThemeName } from '../look.ts';

const generationPath = (projectId: number) => `/api/projects/${projectId}/slide-generation`;

export const generationKey = (projectId: number) => [generationPath(projectId)] as const;

/** Where the latest generation stands; null when there was none. */
export async function readGeneration(projectId: number, signal?: AbortSignal): Promise<SlideProgress | null> {
  const answer = await apiJson(slideGenerationSchema, 'GET', generationPath(projectId), undefined, { signal });
  return answer.progress;
}

/** Begins to make slides; the call has no payload unless a theme is wished for. */
export async function startGeneration(projectId: number, theme: ThemeName | undefined): Promise<void> {
  const path = `/api/projects/${projectId}/generate-slides`;
  await apiJson(generationStartedSchema, 'POST', path, theme ? { theme } : undefined);
}

export async function cancelGeneration(projectId: number): Promise<void> {
  await apiRequest('DELETE', generationPath(projectId));
}

/** What is shown before the server has said anything. */
export const startingProgress: SlideProgress = {
  step: 0,
  currentSection: 0,
  totalSections: 0,
  currentImage: 0,
  totalImages: 0,
  overallProgress: 0,
  sectionProgress: 0,
  status: 'starting',
  message: 'Getting paper and paint ready',
  completedImages: [],
  sections: [],
};
