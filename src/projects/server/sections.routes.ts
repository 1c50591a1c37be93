import { signedInUser } from '#accounts/server/session.ts';
import type { Queries } from '#platform/server/database/database.ts';
import { notFound } from '#platform/server/errors.ts';
import type { Routes } from '#platform/server/routes.ts';
import { idParams, restoreSectionSchema, saveSectionSchema, sectionHistorySchema, sectionSchema } from '../contract.ts';
import { countWords } from '../speaking-time.ts';
import { presentSection } from './present-project.ts';
import { restoreSection, saveSection } from './save-section.ts';
import { findSection, listTexts } from './sections.store.ts';

export function sectionsRoutes(app: Routes, { queries }: { queries: Queries }): void {
  app.patch(
    '/api/sections/:id',
    { schema: { params: idParams, body: saveSectionSchema, response: { 200: sectionSchema } } },
    async (request) =>
      presentSection(await saveSection(queries, signedInUser(request).id, request.params.id, request.body)),
  );

  app.get(
    '/api/sections/:id/history',
    { schema: { params: idParams, response: { 200: sectionHistorySchema } } },
    async (request) => {
      const { id: ownerId } = signedInUser(request);
      if (!(await findSection(queries, ownerId, request.params.id))) throw notFound('section');
      const texts = await listTexts(queries, ownerId, request.params.id);
      return texts.map(({ id, version, origin, content, createdAt }) => ({
        id,
        version,
        origin,
        content,
        words: countWords(content),
        createdAt: createdAt.toISOString(),
      }));
    },
  );

  app.post(
    '/api/sections/:id/restore',
    { schema: { params: idParams, body: restoreSectionSchema, response: { 200: sectionSchema } } },
    async (request) =>
      presentSection(await restoreSection(queries, signedInUser(request).id, request.params.id, request.body.textId)),
  );
}
