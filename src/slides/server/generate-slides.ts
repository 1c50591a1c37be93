import type { Queries } from '#platform/server/database/database.ts';
import { AppError } from '#platform/server/errors.ts';
import type { Events } from '#platform/server/events.ts';
import { readProject } from '#projects/server/read-project.ts';
import type { ThemeName } from '../look.ts';
import type { DrawSlides } from './draw-slides.job.ts';
import { startedProgress } from './generation-progress.ts';
import { findLatestGeneration, insertGeneration, type SlideGeneration } from './slide-generations.store.ts';
import { type SlideNotice, slidesTopic } from './slide-notices.ts';

type Parts = { queries: Queries; events: Events; drawSlides: DrawSlides };
type Order = { ownerId: string; projectId: number; theme: ThemeName | undefined };

/** Starts the making of a deck, or joins the one under way; refused while no section is written. */
export async function generateSlides({ queries, drawSlides }: Parts, order: Order): Promise<SlideGeneration> {
  const { ownerId, projectId, theme = null } = order;
  const project = await readProject(queries, ownerId, projectId);
  if (!project.sections.some((section) => section.content.trim() !== '')) {
    throw new AppError(
      'nothing_to_draw',
      'Slides are made from the script. Please write at least one section first.',
      422,
    );
  }
  const generation =
    (await insertGeneration(queries, { projectId, theme, progress: startedProgress })) ??
    (await findLatestGeneration(queries, ownerId, projectId));
  if (!generation) throw new Error('The generation was not stored.');
  await drawSlides.begin(generation);
  return generation;
}

/** How often a waiting call looks for itself, should the notice of the end have been lost with another process. */
const lookEveryMs = 1_000;

/** Waits until the generation is over, until the signal or for so many milliseconds; answers how it stands then. */
export async function untilDrawn(
  { queries, events }: Pick<Parts, 'queries' | 'events'>,
  order: { ownerId: string; generation: SlideGeneration; signal: AbortSignal; milliseconds: number },
): Promise<SlideGeneration> {
  const { ownerId, generation, signal, milliseconds } = order;
  const { id, projectId } = generation;
  const patience = AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]);
  let latest = generation;
  await new Promise<void>((resolve, reject) => {
    const finish = (reason?: unknown) => {
      clearInterval(timer);
      unsubscribe();
      patience.removeEventListener('abort', onAbort);
      if (reason) reject(reason);
      else resolve();
    };
    const onAbort = () => finish();
    const look = async () => {
      const found = await findLatestGeneration(queries, ownerId, projectId);
      if (found?.id === id) latest = found;
      if (found?.id !== id || found.state !== 'drawing') finish();
    };
    const timer = setInterval(() => void look().catch(finish), lookEveryMs);
    const unsubscribe = events.subscribe(slidesTopic(projectId), (message) => {
      const notice = message as SlideNotice;
      if (notice.type === 'ended' && notice.generationId === id) void look().catch(finish);
    });
    patience.addEventListener('abort', onAbort);
    void look().catch(finish);
  });
  return latest;
}
