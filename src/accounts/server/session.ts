import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unauthorized } from '#platform/server/errors.ts';
import type { CurrentUser } from '../contract.ts';
import type { Authentication } from './authentication.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null for a visitor. Read through `signedInUser` where a session is needed. */
    user: CurrentUser | null;
  }
  interface FastifyContextConfig {
    /** Calls that anybody may make; every other one under /api needs a session. */
    isPublic?: boolean;
  }
}

/** Copies Fastify's headers into the web's own form, with the address our limiter and log see. */
export function webHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
    else if (Array.isArray(value)) for (const item of value) headers.append(name, item);
  }
  headers.set('x-pitchwright-ip', request.ip);
  return headers;
}

type SessionUser = { id: string; email: string; image?: string | null | undefined } & Record<string, unknown>;

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The whitelist of what leaves about a user. */
function presentUser(user: SessionUser): CurrentUser {
  return {
    id: user.id,
    email: user.email,
    firstName: textOrNull(user.firstName),
    lastName: textOrNull(user.lastName),
    profileImageUrl: textOrNull(user.image),
    subscriptionStatus: textOrNull(user.subscriptionStatus),
    subscriptionTier: textOrNull(user.subscriptionTier) ?? 'free',
  };
}

/** Reads the session of every call and socket before anything else does, and refuses visitors unless the route is public. */
export function installSessions(app: FastifyInstance, authentication: Authentication): void {
  app.decorateRequest('user', null);
  app.addHook('onRequest', async (request) => {
    if (!/^\/(api|ws)\//.test(request.url) || request.is404) return;
    const isPublic = request.routeOptions.config.isPublic === true;
    if (isPublic && !request.headers.cookie && !request.headers.authorization) return;
    const session = await authentication.api.getSession({ headers: webHeaders(request) });
    request.user = session ? presentUser(session.user) : null;
    if (!request.user && !isPublic) throw unauthorized();
  });
}

/** The user of a route that is not public. */
export function signedInUser(request: FastifyRequest): CurrentUser {
  if (!request.user) throw unauthorized();
  return request.user;
}
