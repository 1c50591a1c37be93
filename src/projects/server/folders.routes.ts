import { z } from 'zod';
import { signedInUser } from '#accounts/server/session.ts';
import type { Queries } from '#platform/server/database/database.ts';
import { notFound } from '#platform/server/errors.ts';
import type { Routes } from '#platform/server/routes.ts';
import { folderSchema, idParams, nameFolderSchema, okSchema } from '../contract.ts';
import { deleteFolder, insertFolder, listFolders, renameFolder } from './folders.store.ts';

export function foldersRoutes(app: Routes, { queries }: { queries: Queries }): void {
  app.get('/api/folders', { schema: { response: { 200: z.array(folderSchema) } } }, (request) =>
    listFolders(queries, signedInUser(request).id),
  );

  app.post(
    '/api/folders',
    { schema: { body: nameFolderSchema, response: { 201: folderSchema } } },
    async (request, reply) => {
      const folder = await insertFolder(queries, signedInUser(request).id, request.body.name);
      if (!folder) throw notFound('folder');
      return reply.status(201).send(folder);
    },
  );

  app.patch(
    '/api/folders/:id',
    { schema: { params: idParams, body: nameFolderSchema, response: { 200: folderSchema } } },
    async (request) => {
      const folder = await renameFolder(queries, signedInUser(request).id, request.params.id, request.body.name);
      if (!folder) throw notFound('folder');
      return folder;
    },
  );

  app.delete('/api/folders/:id', { schema: { params: idParams, response: { 200: okSchema } } }, async (request) => {
    if (!(await deleteFolder(queries, signedInUser(request).id, request.params.id))) throw notFound('folder');
    return { success: true as const };
  });
}
