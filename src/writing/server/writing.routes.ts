import type { FastifyReply, FastifyRequest } from 'fastify';
import { signedInUser } from '#accounts/server/session.ts';
import type { Answers, SectionNumber } from '#framework/framework.ts';
import { requireFeature } from '#plans/server/require-feature.ts';
import { notFound } from '#platform/server/errors.ts';
import type { Routes } from '#platform/server/routes.ts';
import { idParams, okSchema } from '#projects/contract.ts';
import { createProject } from '#projects/server/create-project.ts';
import { readProject } from '#projects/server/read-project.ts';
import {
  generatedSectionSchema,
  generateSectionParams,
  generateSectionQuery,
  generationStateSchema,
  rewriteScriptSchema,
  writeNewScriptSchema,
  writerStatusSchema,
  writtenScriptSchema,
} from '../contract.ts';
import type { ScriptWriter, WriterStatus } from '../script-writer.ts';
import { findLatestRun } from './script-runs.store.ts';
import { streamWriting, wantsStream } from './stream-writing.ts';
import type { WriteScript } from './write-script.job.ts';
import { startScript, untilWritten } from './write-script.ts';
import { type WritingParts, writeSection } from './write-section.ts';

type Parts = WritingParts & { writeScript: WriteScript; stopping: AbortSignal };

export function writingRoutes(app: Routes, parts: Parts): void {
  const { queries, events, stopping } = parts;

  const sectionReader = (ownerId: string, projectId: number) => async (sectionNumber: number) =>
    (await readProject(queries, ownerId, projectId)).sections.find(
      (section) => section.sectionNumber === sectionNumber,
    );

  /** Writes what is in scope and answers the project, in one piece or as a stream. */
  async function writeScript(
    call: { request: FastifyRequest; reply: FastifyReply },
    order: Parameters<typeof startScript>[1],
  ) {
    const { ownerId, projectId } = order;
    const run = async () => {
      const started = await startScript(parts, order);
      if (started) await untilWritten(parts, { ownerId, run: started, signal: stopping });
      return { success: true as const, id: projectId, project: await readProject(queries, ownerId, projectId) };
    };
    if (!wantsStream(call.request)) return run();
    await readProject(queries, ownerId, projectId);
    await streamWriting(call.request, call.reply, {
      events,
      projectId,
      run,
      readSection: sectionReader(ownerId, projectId),
    });
    return call.reply;
  }

  app.post(
    '/api/projects/generate-complete',
    {
      preHandler: requireFeature('script-enhancement'),
      schema: { body: writeNewScriptSchema, response: { 200: writtenScriptSchema } },
    },
    async (request) => {
      const ownerId = signedInUser(request).id;
      const { description, targetAudience, folderId, creationKey, ...answers } = request.body;
      const { id: projectId } = await createProject(queries, ownerId, {
        name: answers.projectName,
        description,
        targetAudience,
        folderId,
        creationKey,
        originalFormData: answers,
      });
      const started = await startScript(parts, { ownerId, projectId, answers: undefined, scope: 'empty' });
      if (started) await untilWritten(parts, { ownerId, run: started, signal: stopping });
      return { success: true as const, id: projectId, project: await readProject(queries, ownerId, projectId) };
    },
  );

  for (const method of ['POST', 'PUT'] as const) {
    app.route({
      method,
      url: '/api/projects/:id/generate-complete',
      schema: { params: idParams, body: rewriteScriptSchema, response: { 200: writtenScriptSchema } },
      handler: async (request, reply) => {
        const { targetAudience, onlyEmpty, ...given } = request.body ?? {};
        const answers: Answers | undefined = Object.keys(given).length > 0 ? given : undefined;
        const scope = onlyEmpty ? 'empty' : method === 'PUT' ? 'changed' : 'all';
        const ownerId = signedInUser(request).id;
        return writeScript(
          { request, reply },
          { ownerId, projectId: request.params.id, answers, targetAudience, scope },
        );
      },
    });
  }

  app.post(
    '/api/projects/:id/generate-section/:n',
    {
      schema: {
        params: generateSectionParams,
        querystring: generateSectionQuery,
        response: { 200: generatedSectionSchema },
      },
    },
    async (request, reply) => {
      const ownerId = signedInUser(request).id;
      const { id: projectId, n } = request.params;
      const run = async () => {
        // A lost line does not cancel the writing; only the server's end does.
        const generatedContent = await writeSection(parts, {
          ownerId,
          projectId,
          sectionNumber: n as SectionNumber,
          seeds: 'next',
          signal: stopping,
          writer: request.query.writer,
        });
        if (!generatedContent) throw notFound('section');
        return { success: true as const, generatedContent };
      };
      if (!wantsStream(request)) return run();
      await readProject(queries, ownerId, projectId);
      await streamWriting(request, reply, { events, projectId, run, readSection: sectionReader(ownerId, projectId) });
      return reply;
    },
  );

  app.get('/api/writer', { schema: { response: { 200: writerStatusSchema } } }, async () => statusOf(parts.writer));

  app.get(
    '/api/projects/:id/generation',
    { schema: { params: idParams, response: { 200: generationStateSchema } } },
    async (request) => {
      const ownerId = signedInUser(request).id;
      await readProject(queries, ownerId, request.params.id);
      const run = await findLatestRun(queries, ownerId, request.params.id);
      return run
        ? { state: run.state, remaining: run.remaining, failure: run.failure }
        : { state: 'idle' as const, remaining: [], failure: null };
    },
  );

  app.post(
    '/api/projects/:id/stop-generation',
    { schema: { params: idParams, response: { 200: okSchema } } },
    async (request) => {
      const ownerId = signedInUser(request).id;
      await readProject(queries, ownerId, request.params.id);
      const run = await findLatestRun(queries, ownerId, request.params.id);
      if (run?.state === 'writing') await parts.writeScript.stop(run);
      return { success: true as const };
    },
  );
}

/** A writer that cannot fail from outside has nothing to tell but its name. */
const statusOf = (writer: ScriptWriter): WriterStatus =>
  writer.status?.() ?? {
    active: writer.name,
    kind: 'embedded',
    lastError: null,
    tokens: { calls: 0, prompt: 0, completion: 0 },
  };
