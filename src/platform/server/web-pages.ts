import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Routes } from './routes.ts';

/** Serves the built pages: hashed assets for a year, and the one page for every address that is not a call. */
export async function serveWebPages(app: Routes, folder: string): Promise<void> {
  const page = path.join(folder, 'index.html');
  if (!existsSync(page)) return;
  const html = await readFile(page, 'utf8');
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    setHeaders: (reply, file) => {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const isCall = /^\/(api|ws|assets)(\/|$)/.test(request.url);
    if (isCall) return reply.callNotFound();
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
  });
}
