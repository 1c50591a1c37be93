import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { installErrorHandler } from './error-handler.ts';
import { AppError } from './errors.ts';
import type { Routes } from './routes.ts';
import { isSameOrigin } from './same-origin.ts';

const largestBody = 2 * 1024 * 1024;
const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

type Options = {
  logger: FastifyBaseLogger;
  trustProxy: boolean;
  allowedOrigins: readonly string[];
  isSecure: boolean;
  /** Calls a minute from one address before it is asked to wait. */
  callsPerMinute: number;
};

/** Fastify with what every product call needs: limits, headers, one error form, Zod schemas. Knows nothing of the product. */
export async function createHttpServer(options: Options): Promise<Routes> {
  const app: FastifyInstance = Fastify({
    loggerInstance: options.logger,
    trustProxy: options.trustProxy,
    bodyLimit: largestBody,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  parseJsonLeniently(app);
  installErrorHandler(app);

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    const { origin, host } = request.headers;
    if (!origin || !changing.has(request.method)) return;
    if (isSameOrigin(origin, host) || options.allowedOrigins.includes(origin)) return;
    throw new AppError('foreign_origin', 'This call came from another site and was refused.', 403);
  });

  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        upgradeInsecureRequests: options.isSecure ? [] : null,
      },
    },
    strictTransportSecurity: options.isSecure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  await app.register(compress, { threshold: 1_400, encodings: ['br', 'gzip'] });
  await app.register(rateLimit, {
    max: options.callsPerMinute,
    timeWindow: '1 minute',
    allowList: (request) => !request.url.startsWith('/api/'),
    errorResponseBuilder: (_request, { after }) =>
      new AppError('too_many_requests', `Too many tries. Please wait ${after} and try again.`, 429),
  });
  await app.register(swagger, {
    openapi: { info: { title: 'Pitchwright', version: '1' } },
    transform: jsonSchemaTransform,
  });
  return app.withTypeProvider<ZodTypeProvider>();
}

/** An empty body with a JSON header is no body; a broken one is a clear 400. */
function parseJsonLeniently(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, undefined);
    try {
      done(null, JSON.parse(String(body), withoutPrototypes));
    } catch {
      done(new AppError('malformed_json', 'The request is not valid JSON.', 400));
    }
  });
}

const withoutPrototypes = (key: string, value: unknown) => (key === '__proto__' ? undefined : value);
