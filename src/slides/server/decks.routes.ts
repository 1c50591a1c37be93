import { signedInUser } from '#accounts/server/session.ts';
import { notFound } from '#platform/server/errors.ts';
import type { Routes } from '#platform/server/routes.ts';
import { idParams } from '#projects/contract.ts';
import { readProject } from '#projects/server/read-project.ts';
import {
  addSlideSchema,
  cachedImagesSchema,
  changeDeckSchema,
  changeSlideSchema,
  cleanupAnswerSchema,
  deckParams,
  deckSchema,
  decksSchema,
  orderSlidesSchema,
  selectImageSchema,
  selectImagesSchema,
  slideAddedSchema,
  slideParams,
} from '../contract.ts';
import { changeLook } from './change-look.ts';
import { addSlide, changeSlide, orderSlides, putSlideBack, removeSlide } from './change-slides.ts';
import type { DeckParts } from './change-stored-deck.ts';
import { cleanUpImages, selectImages } from './choose-image.ts';
import { findDeck, listWholeDecks } from './decks.store.ts';
import { addOptions, regenerateSlide } from './more-designs.ts';
import type { OutlineParts } from './outline-deck.ts';
import { presentDeck } from './present-deck.ts';
import { requireSlideGeneration } from './slides-access.ts';

export type DeckRoutesParts = DeckParts & OutlineParts & { stopping: AbortSignal };

export function decksRoutes(app: Routes, parts: DeckRoutesParts): void {
  const { queries } = parts;

  app.get(
    '/api/projects/:id/slides',
    { schema: { params: idParams, response: { 200: decksSchema } } },
    async (request) => {
      const ownerId = signedInUser(request).id;
      await readProject(queries, ownerId, request.params.id);
      return (await listWholeDecks(queries, ownerId, request.params.id)).map(presentDeck);
    },
  );

  app.get(
    '/api/projects/:id/cached-images',
    { schema: { params: idParams, response: { 200: cachedImagesSchema } } },
    async (request) => {
      const ownerId = signedInUser(request).id;
      const project = await readProject(queries, ownerId, request.params.id);
      const [stored] = await listWholeDecks(queries, ownerId, project.id);
      if (!stored) return { id: null, projectId: project.id, title: project.name, slides: [] };
      const { id, projectId, title, slides } = presentDeck(stored);
      return { id, projectId, title, slides };
    },
  );

  const deckUrl = '/api/slide-decks/:deckId';
  const slideUrl = `${deckUrl}/slides/:slideId` as const;

  app.get(deckUrl, { schema: { params: deckParams, response: { 200: deckSchema } } }, async (request) => {
    const stored = await findDeck(queries, signedInUser(request).id, request.params.deckId);
    if (!stored?.deck.isWhole) throw notFound('slide deck');
    return presentDeck(stored);
  });

  app.patch(
    deckUrl,
    { schema: { params: deckParams, body: changeDeckSchema, response: { 200: deckSchema } } },
    async (request) => {
      const ownerId = signedInUser(request).id;
      return presentDeck(await changeLook(parts, { ownerId, ...request.params, change: request.body }));
    },
  );

  app.patch(
    `${slideUrl}/image`,
    { schema: { params: slideParams, body: selectImageSchema, response: { 200: deckSchema } } },
    async (request) => {
      const { deckId, slideId } = request.params;
      const selections = [{ slideId, url: request.body.selectedImageUrl }];
      return presentDeck(await selectImages(parts, { ownerId: signedInUser(request).id, deckId, selections }));
    },
  );

  app.post(
    `${deckUrl}/select-images`,
    { schema: { params: deckParams, body: selectImagesSchema, response: { 200: deckSchema } } },
    async (request) => {
      const ownerId = signedInUser(request).id;
      const selections = Object.entries(request.body.selectedImages).map(([slideId, url]) => ({
        slideId: Number(slideId),
        url,
      }));
      return presentDeck(await selectImages(parts, { ownerId, ...request.params, selections }));
    },
  );

  app.post(
    `${deckUrl}/cleanup-images`,
    { schema: { params: deckParams, response: { 200: cleanupAnswerSchema } } },
    (request) => cleanUpImages(parts, { ownerId: signedInUser(request).id, ...request.params }),
  );

  app.patch(
    slideUrl,
    { schema: { params: slideParams, body: changeSlideSchema, response: { 200: deckSchema } } },
    async (request) => {
      const ownerId = signedInUser(request).id;
      return presentDeck(await changeSlide(parts, { ownerId, ...request.params, change: request.body }));
    },
  );

  app.post(
    `${deckUrl}/slides`,
    { schema: { params: deckParams, body: addSlideSchema, response: { 201: slideAddedSchema } } },
    async (request, reply) => {
      const ownerId = signedInUser(request).id;
      const { slideId, stored } = await addSlide(parts, { ownerId, ...request.params, wish: request.body });
      return reply.status(201).send({ slideId, deck: presentDeck(stored) });
    },
  );

  app.put(
    `${deckUrl}/order`,
    { schema: { params: deckParams, body: orderSlidesSchema, response: { 200: deckSchema } } },
    async (request) => {
      const ownerId = signedInUser(request).id;
      return presentDeck(await orderSlides(parts, { ownerId, ...request.params, ...request.body }));
    },
  );

  const schema = { params: slideParams, response: { 200: deckSchema } };

  app.delete(slideUrl, { schema }, async (request) =>
    presentDeck(await removeSlide(parts, { ownerId: signedInUser(request).id, ...request.params })),
  );
  app.post(`${slideUrl}/restore`, { schema }, async (request) =>
    presentDeck(await putSlideBack(parts, { ownerId: signedInUser(request).id, ...request.params })),
  );
  app.post(`${slideUrl}/more-options`, { schema, preHandler: requireSlideGeneration }, async (request) =>
    presentDeck(await addOptions(parts, { ownerId: signedInUser(request).id, ...request.params })),
  );
  app.post(`${slideUrl}/regenerate`, { schema, preHandler: requireSlideGeneration }, async (request) => {
    const ownerId = signedInUser(request).id;
    return presentDeck(await regenerateSlide(parts, { ownerId, ...request.params, signal: parts.stopping }));
  });
}
