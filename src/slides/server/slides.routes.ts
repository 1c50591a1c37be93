import type { Events } from '#platform/server/events.ts';
import type { Routes } from '#platform/server/routes.ts';
import { type DeckRoutesParts, decksRoutes } from './decks.routes.ts';
import type { DrawSlides } from './draw-slides.job.ts';
import { generationRoutes } from './generation.routes.ts';
import { picturesRoutes } from './pictures.routes.ts';
import { progressSocket } from './progress.socket.ts';

type Parts = DeckRoutesParts & { events: Events; drawSlides: DrawSlides; logError: (error: unknown) => void };

export function slidesRoutes(app: Routes, parts: Parts): void {
  generationRoutes(app, parts);
  decksRoutes(app, parts);
  picturesRoutes(app, parts);
  progressSocket(app, parts);
}
