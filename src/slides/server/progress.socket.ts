import { signedInUser } from '#accounts/server/session.ts';
import { canUse } from '#plans/access.ts';
import type { Queries } from '#platform/server/database/database.ts';
import { AppError } from '#platform/server/errors.ts';
import type { Events } from '#platform/server/events.ts';
import type { Routes } from '#platform/server/routes.ts';
import { type Line, openLine } from '#platform/server/sockets.ts';
import { idParams } from '#projects/contract.ts';
import { readProject } from '#projects/server/read-project.ts';
import { type ProgressMessage, subscribeSchema } from '../contract.ts';
import { listWholeDecks } from './decks.store.ts';
import { presentDeck } from './present-deck.ts';
import { findLatestGeneration, type SlideGeneration } from './slide-generations.store.ts';
import { slidesTopic } from './slide-notices.ts';
import { premiumSentence } from './slides-access.ts';

/** The page goes to the choice of images two seconds after the end; only a page that stayed is handed the deck. */
const completeAfterMs = 5_000;
/** A page that comes back is told how the generation ended, unless that is yesterday's news. */
const newsForMs = 60_000;
/** Should a notice have been lost with another process, the state is looked up. */
const lookEveryMs = 2_000;

type Parts = { queries: Queries; events: Events; logError: (error: unknown) => void };

/** /ws/progress/{projectId}: where the making of slides stands, at once and with each step. */
export function progressSocket(app: Routes, parts: Parts): void {
  app.get('/ws/progress/:id', { websocket: true, schema: { params: idParams } }, (socket, request) => {
    const user = signedInUser(request);
    const projectId = request.params.id;
    const refuse = (line: Line<ProgressMessage>, message: string) => {
      line.send({ type: 'error', message });
      line.end();
    };
    let isSubscribed = false;
    const line = openLine(socket, {
      received: subscribeSchema,
      onMalformed: () => line.send({ type: 'error', message: 'This message was not understood.' }),
      onMessage: (message) => {
        if (isSubscribed || !canUse(user, 'slide-generator')) return;
        isSubscribed = true;
        void subscribe(message.projectId).catch(parts.logError);
      },
    });
    const subscribe = async (wanted: number) => {
      const isOwn = wanted === projectId && (await isOwnProject(parts.queries, user.id, projectId));
      if (!isOwn) return refuse(line, 'Project not found');
      line.send({ type: 'subscribed', projectId });
      tellProgress(parts, { line, ownerId: user.id, projectId });
    };
    if (!canUse(user, 'slide-generator')) refuse(line, premiumSentence);
  });
}

const isOwnProject = (queries: Queries, ownerId: string, projectId: number): Promise<boolean> =>
  readProject(queries, ownerId, projectId).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError) return false;
      throw error;
    },
  );

const isNews = ({ state, updatedAt }: SlideGeneration): boolean =>
  state === 'drawing' || Date.now() - updatedAt.getTime() < newsForMs;

/** Sends the state now and after each notice, in order and no step twice, until the line closes. */
function tellProgress(
  { queries, events, logError }: Parts,
  { line, ownerId, projectId }: { line: Line<ProgressMessage>; ownerId: string; projectId: number },
): void {
  const told = { generationId: 0, step: 0 };
  let handingOver: NodeJS.Timeout | undefined;
  const handOver = async () => {
    const [deck] = await listWholeDecks(queries, ownerId, projectId);
    if (deck) line.send({ type: 'complete', slideDeck: presentDeck(deck) });
  };
  const tell = async () => {
    const generation = await findLatestGeneration(queries, ownerId, projectId);
    if (!generation || !isNews(generation)) return;
    const { id, state, progress, failure } = generation;
    if (id === told.generationId && progress.step <= told.step) return;
    Object.assign(told, { generationId: id, step: progress.step });
    clearTimeout(handingOver);
    line.send({ type: 'progress', ...progress });
    if (state === 'failed') line.send({ type: 'error', message: failure ?? 'The slides could not be drawn.' });
    if (state !== 'completed') return;
    if (progress.totalImages === 0) return handOver();
    handingOver = setTimeout(() => void handOver().catch(logError), completeAfterMs);
  };
  let order: Promise<void> = Promise.resolve();
  const next = () => {
    order = order.then(tell).catch(logError);
  };
  const unsubscribe = events.subscribe(slidesTopic(projectId), next);
  const looking = setInterval(next, lookEveryMs);
  line.onClose(() => {
    unsubscribe();
    clearInterval(looking);
    clearTimeout(handingOver);
  });
  next();
}
