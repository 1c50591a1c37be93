import { z } from 'zod';
import { signedInUser } from '#accounts/server/session.ts';
import { frameworkSections } from '#framework/framework.ts';
import type { Queries } from '#platform/server/database/database.ts';
import { notFound } from '#platform/server/errors.ts';
import type { Routes } from '#platform/server/routes.ts';
import {
  changeProjectSchema,
  createProjectSchema,
  duplicateProjectSchema,
  frameworkSectionSchema,
  idParams,
  okSchema,
  projectCardSchema,
  projectSchema,
  sectionSchema,
  templateCardSchema,
} from '../contract.ts';
import { templateCards } from '../templates.ts';
import { changeProject } from './change-project.ts';
import { createProject } from './create-project.ts';
import { duplicateProject } from './duplicate-project.ts';
import { deleteProject } from './projects.store.ts';
import { readProject, readProjects } from './read-project.ts';

type Parts = {
  queries: Queries;
  /** What other slices do about a project whose rows are gone. */
  onProjectDeleted: (projectId: number) => Promise<void>;
};

export function projectsRoutes(app: Routes, { queries, onProjectDeleted }: Parts): void {
  app.get(
    '/api/framework-sections',
    { config: { isPublic: true }, schema: { response: { 200: z.array(frameworkSectionSchema) } } },
    async () => [...frameworkSections],
  );

  app.get('/api/templates', { schema: { response: { 200: z.array(templateCardSchema) } } }, async () => [
    ...templateCards,
  ]);

  app.get('/api/projects', { schema: { response: { 200: z.array(projectCardSchema) } } }, (request) =>
    readProjects(queries, signedInUser(request).id),
  );

  app.post(
    '/api/projects',
    { schema: { body: createProjectSchema, response: { 201: projectSchema } } },
    async (request, reply) => {
      const user = signedInUser(request);
      const { id } = await createProject(queries, user.id, request.body);
      return reply.status(201).send(await readProject(queries, user.id, id));
    },
  );

  app.get('/api/projects/:id', { schema: { params: idParams, response: { 200: projectSchema } } }, (request) =>
    readProject(queries, signedInUser(request).id, request.params.id),
  );

  app.patch(
    '/api/projects/:id',
    { schema: { params: idParams, body: changeProjectSchema, response: { 200: projectSchema } } },
    async (request) => {
      const user = signedInUser(request);
      await changeProject(queries, user.id, request.params.id, request.body);
      return readProject(queries, user.id, request.params.id);
    },
  );

  app.delete('/api/projects/:id', { schema: { params: idParams, response: { 200: okSchema } } }, async (request) => {
    if (!(await deleteProject(queries, signedInUser(request).id, request.params.id))) throw notFound('project');
    await onProjectDeleted(request.params.id);
    return { success: true as const };
  });

  app.post(
    '/api/projects/:id/duplicate',
    { schema: { params: idParams, body: duplicateProjectSchema, response: { 201: projectSchema } } },
    async (request, reply) => {
      const user = signedInUser(request);
      const copy = await duplicateProject(queries, user.id, request.params.id, request.body);
      return reply.status(201).send(await readProject(queries, user.id, copy.id));
    },
  );

  app.get(
    '/api/projects/:id/sections',
    { schema: { params: idParams, response: { 200: z.array(sectionSchema) } } },
    async (request) => (await readProject(queries, signedInUser(request).id, request.params.id)).sections,
  );
}
