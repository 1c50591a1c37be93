import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { accountsRoutes } from '#accounts/server/accounts.routes.ts';
import { createAuthentication } from '#accounts/server/authentication.ts';
import { installSessions } from '#accounts/server/session.ts';
import { createSignInAsDemo } from '#accounts/server/sign-in-as-demo.ts';
import { plansRoutes } from '#plans/server/plans.routes.ts';
import { createSandboxPayments } from '#plans/server/sandbox-checkout.ts';
import type { Config } from '#platform/server/config.ts';
import type { Database } from '#platform/server/database/database.ts';
import { createEvents } from '#platform/server/events.ts';
import { healthRoutes } from '#platform/server/health.routes.ts';
import { createHttpServer } from '#platform/server/http-server.ts';
import { createJobs } from '#platform/server/jobs.ts';
import { installSockets } from '#platform/server/sockets.ts';
import { serveWebPages } from '#platform/server/web-pages.ts';
import { foldersRoutes } from '#projects/server/folders.routes.ts';
import { projectsRoutes } from '#projects/server/projects.routes.ts';
import { sectionsRoutes } from '#projects/server/sections.routes.ts';
import type { FileStore } from '#providers/files/file-store.ts';
import type { Mail } from '#providers/mail/mail.ts';
import type { DeckOutliner } from '#slides/deck-outliner.ts';
import { defineDrawSlides } from '#slides/server/draw-slides.job.ts';
import { projectFolder, slidesFolder } from '#slides/server/drawings.ts';
import { createPictures } from '#slides/server/pictures.ts';
import { slidesRoutes } from '#slides/server/slides.routes.ts';
import type { SlideArtist } from '#slides/slide-artist.ts';
import type { SlidePainter } from '#slides/slide-painter.ts';
import type { AnswerExtractor } from '#writing/answer-extractor.ts';
import type { ScriptWriter } from '#writing/script-writer.ts';
import { analyzeContentRoutes } from '#writing/server/analyze-content.routes.ts';
import { writeDemoScripts } from '#writing/server/write-demo-scripts.ts';
import { defineWriteScript } from '#writing/server/write-script.job.ts';
import { writingRoutes } from '#writing/server/writing.routes.ts';

export type Parts = {
  config: Config;
  secret: string;
  database: Database;
  writer: ScriptWriter;
  extractor: AnswerExtractor;
  outliner: DeckOutliner;
  artist: SlideArtist;
  painter: SlidePainter | undefined;
  files: FileStore;
  mail: Mail;
  logger: FastifyBaseLogger;
};

const webFolder = path.resolve(import.meta.dirname, '../../dist');

/** Builds the whole server from its parts, slices in the order of the product's story. Listening is the caller's. */
export async function createApp(parts: Parts) {
  const { config, secret, database, writer, extractor, outliner, artist, painter, files, mail, logger } = parts;
  const { queries } = database;
  const stopping = new AbortController();
  const isProduction = config.environment === 'production';
  const baseUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const allowedOrigins = [...config.allowedOrigins, ...(config.publicUrl ? [new URL(config.publicUrl).origin] : [])];

  const app = await createHttpServer({
    logger,
    trustProxy: config.trustProxy,
    allowedOrigins,
    isSecure: baseUrl.startsWith('https:'),
    callsPerMinute: config.callsPerMinute,
  });
  const logError = (error: unknown) => app.log.error({ err: error }, 'background work failed');
  const events = await createEvents(database, logError);
  const jobs = createJobs(database, logError);
  const writing = { queries, writer, events };
  const writeScript = defineWriteScript({ ...writing, jobs, logError });
  const pictures = createPictures({ queries, files, artist, painter });
  const slides = { queries, outliner, artist, painter, pictures, events, logError };
  const drawSlides = defineDrawSlides({ ...slides, jobs });

  const authentication = createAuthentication({ queries, mail, secret, baseUrl, allowedOrigins, isProduction });
  const signInAsDemo = config.demo
    ? createSignInAsDemo({ queries, authentication, secret, fill: (userId) => writeDemoScripts(writing, userId) })
    : undefined;
  const hasSandbox = config.payments === 'sandbox';
  const payments = hasSandbox ? createSandboxPayments(queries) : undefined;

  await installSockets(app, { allowedOrigins });
  installSessions(app, authentication);
  healthRoutes(app, { database, stopping: stopping.signal });
  accountsRoutes(app, { authentication, signInAsDemo, signInsPerMinute: config.signInsPerMinute });
  plansRoutes(app, { queries, payments, hasSandbox, publicUrl: config.publicUrl });
  projectsRoutes(app, { queries, onProjectDeleted: (id) => pictures.freeFolder(projectFolder(id)) });
  sectionsRoutes(app, { queries });
  foldersRoutes(app, { queries });
  writingRoutes(app, { ...writing, writeScript, stopping: stopping.signal });
  analyzeContentRoutes(app, { extractor, stopping: stopping.signal });
  slidesRoutes(app, { ...slides, drawSlides, stopping: stopping.signal });
  app.get('/api/openapi.json', { config: { isPublic: true }, schema: { hide: true } }, async () => app.swagger());
  await serveWebPages(app, webFolder);

  const isAlone = database.kind === 'embedded';
  await pictures.sweep(slidesFolder, { isAlone });
  await jobs.start();
  if (isAlone) {
    await writeScript.resumeAll();
    await drawSlides.resumeAll();
  }

  /** Ends open waits, hands back running jobs, then closes what was opened here. The database stays the caller's. */
  const stop = async () => {
    stopping.abort(new Error('The server is stopping.'));
    // A browser keeps connections open on which it has asked nothing yet; they would hold the stop up for minutes.
    const patience = setTimeout(() => app.server.closeAllConnections(), 2_000);
    await app.close();
    clearTimeout(patience);
    await jobs.stop();
  };
  return { app, stop };
}
