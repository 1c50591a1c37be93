import { z } from 'zod';
import { signedInUser } from '#accounts/server/session.ts';
import type { Queries } from '#platform/server/database/database.ts';
import { notFound } from '#platform/server/errors.ts';
import type { Routes } from '#platform/server/routes.ts';
import { deckParams, slideParams } from '../contract.ts';
import { findDeck } from './decks.store.ts';
import { drawingsOf, drawingUrl, imageUrl, shownImage } from './drawings.ts';
import type { Pictures } from './pictures.ts';

const imageParams = deckParams.extend({
  image: z
    .string()
    .regex(/^\d{1,9}-[0-9a-f]{16}\.jpg$/)
    .transform((name) => ({ id: Number.parseInt(name, 10), mark: name.slice(name.indexOf('-') + 1, -4) })),
});
const versionQuery = z.object({ v: z.string().max(40).optional() });

/** An address stands for one picture for ever: it changes when the picture does. */
const forEver = 'private, max-age=31536000, immutable';
const notKept = 'private, no-store';
/** An SVG opened on its own can neither run anything nor load anything. */
const inert = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox";

/** The pictures of slides, for the owner only. A former address leads to the picture as it is now. */
export function picturesRoutes(app: Routes, { queries, pictures }: { queries: Queries; pictures: Pictures }): void {
  const options = { config: { rateLimit: false as const }, schema: { params: imageParams } };
  // A page shows dozens at once.
  app.get('/api/slide-decks/:deckId/images/:image', options, async (request, reply) => {
    const { deckId, image: asked } = request.params;
    const stored = await findDeck(queries, signedInUser(request).id, deckId);
    if (!stored) throw notFound('picture');
    const drawing = drawingsOf(stored)
      .slides.flatMap(({ images }) => images)
      .find(({ image }) => image.id === asked.id);
    // What is still in the making is drawn by its job alone.
    if (!drawing || (!stored.deck.isWhole && drawing.image.drawn === null)) throw notFound('picture');
    if (drawing.mark !== asked.mark) {
      return reply.header('cache-control', notKept).redirect(imageUrl(deckId, asked.id, drawing.mark));
    }
    const bytes = await pictures.bytesOf(stored.deck, drawing);
    return reply.type('image/jpeg').header('cache-control', forEver).send(bytes);
  });

  app.get(
    '/api/slide-decks/:deckId/slides/:slideId/drawing.svg',
    { schema: { params: slideParams, querystring: versionQuery } },
    async (request, reply) => {
      const { deckId, slideId } = request.params;
      const stored = await findDeck(queries, signedInUser(request).id, deckId);
      const found = stored && drawingsOf(stored).slides.find(({ slide }) => slide.id === slideId);
      if (!found) throw notFound('slide');
      const { shown, images } = found;
      if (request.query.v !== undefined && request.query.v !== shown.mark) {
        return reply.header('cache-control', notKept).redirect(drawingUrl(deckId, slideId, shown.mark));
      }
      const svg = await pictures.svgOf(stored.deck, shown, shownImage(images.map(({ image }) => image)));
      return reply
        .type('image/svg+xml; charset=utf-8')
        .header('content-security-policy', inert)
        .header('cache-control', request.query.v ? forEver : notKept)
        .send(svg);
    },
  );
}
