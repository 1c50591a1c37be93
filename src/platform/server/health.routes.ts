import { z } from 'zod';
import type { Database } from './database/database.ts';
import { AppError } from './errors.ts';
import type { Routes } from './routes.ts';

const health = z.object({ status: z.literal('ok') });

/** `/healthz`: the process answers. `/readyz`: it can do its work; not while it is stopping. */
export function healthRoutes(app: Routes, { database, stopping }: { database: Database; stopping: AbortSignal }): void {
  app.get('/healthz', { schema: { response: { 200: health } } }, async () => ({ status: 'ok' as const }));
  app.get('/readyz', { schema: { response: { 200: health } } }, async () => {
    if (stopping.aborted || !(await database.isReady())) throw new AppError('not_ready', 'Not ready to serve.', 503);
    return { status: 'ok' as const };
  });
}
