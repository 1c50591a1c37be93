import { signedInUser } from '#accounts/server/session.ts';
import type { Queries } from '#platform/server/database/database.ts';
import { AppError } from '#platform/server/errors.ts';
import type { Events } from '#platform/server/events.ts';
import type { Routes } from '#platform/server/routes.ts';
import { idParams, okSchema } from '#projects/contract.ts';
import { readProject } from '#projects/server/read-project.ts';
import { generateSlidesSchema, generationStartedSchema, slideGenerationSchema } from '../contract.ts';
import type { DrawSlides } from './draw-slides.job.ts';
import { generateSlides, untilDrawn } from './generate-slides.ts';
import { findLatestGeneration } from './slide-generations.store.ts';
import { requireSlideGeneration } from './slides-access.ts';

type Parts = { queries: Queries; events: Events; drawSlides: DrawSlides; stopping: AbortSignal };

/** How long a call waits for a whole deck before it answers that it is under way. */
const patienceMs = 25_000;

export function generationRoutes(app: Routes, parts: Parts): void {
  const { queries, drawSlides, stopping } = parts;
  const options = {
    preHandler: requireSlideGeneration,
    config: { answersSuccess: true },
    schema: { params: idParams, body: generateSlidesSchema, response: { 200: generationStartedSchema } },
  } as const;

  app.post('/api/projects/:id/generate-slides', options, async (request) => {
    const ownerId = signedInUser(request).id;
    await generateSlides(parts, { ownerId, projectId: request.params.id, theme: request.body?.theme });
    return { success: true as const, message: 'Slides are being made.' };
  });

  app.post('/api/projects/:id/generate-visual-slides', options, async (request) => {
    const ownerId = signedInUser(request).id;
    const order = { ownerId, projectId: request.params.id, theme: request.body?.theme };
    const generation = await generateSlides(parts, order);
    const ended = await untilDrawn(parts, { ownerId, generation, signal: stopping, milliseconds: patienceMs });
    if (ended.state === 'failed' || ended.state === 'cancelled') {
      throw new AppError(`slides_${ended.state}`, ended.failure ?? 'The slides could not be drawn.', 422);
    }
    const isDone = ended.state === 'completed';
    return { success: true as const, message: isDone ? 'The slides are drawn.' : 'The slides are being drawn.' };
  });

  const url = '/api/projects/:id/slide-generation';

  app.get(url, { schema: { params: idParams, response: { 200: slideGenerationSchema } } }, async (request) => {
    const ownerId = signedInUser(request).id;
    await readProject(queries, ownerId, request.params.id);
    const generation = await findLatestGeneration(queries, ownerId, request.params.id);
    return { progress: generation?.progress ?? null };
  });

  app.delete(url, { schema: { params: idParams, response: { 200: okSchema } } }, async (request) => {
    const ownerId = signedInUser(request).id;
    await readProject(queries, ownerId, request.params.id);
    const generation = await findLatestGeneration(queries, ownerId, request.params.id);
    if (generation?.state === 'drawing') await drawSlides.cancel(generation);
    return { success: true as const };
  });
}
