import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '#platform/server/errors.ts';
import type { Routes } from '#platform/server/routes.ts';
import { currentUserSchema, demoSignInSchema, signInOptionsSchema } from '../contract.ts';
import type { Authentication } from './authentication.ts';
import { signedInUser, webHeaders } from './session.ts';
import type { SignInAsDemo } from './sign-in-as-demo.ts';

const sentences: Record<string, string> = {
  INVALID_EMAIL_OR_PASSWORD: 'This e-mail and password do not belong together.',
  INVALID_EMAIL: 'This does not look like an e-mail address.',
  INVALID_PASSWORD: 'Please type a password.',
  PASSWORD_TOO_SHORT: 'Password must be at least 8 characters long',
  PASSWORD_TOO_LONG: 'A password has at most 128 characters.',
  INVALID_TOKEN: 'This link has been used already or is older than an hour. Please ask for a new one.',
};

/** The calls of better-auth that the sign-in page makes; its other routes stay closed. */
const openCalls = ['sign-in/email', 'sign-up/email', 'request-password-reset', 'reset-password', 'sign-out'] as const;

type Parts = { authentication: Authentication; signInAsDemo: SignInAsDemo | undefined; signInsPerMinute: number };

export function accountsRoutes(app: Routes, parts: Parts): void {
  const { authentication, signInAsDemo, signInsPerMinute } = parts;
  // Counted per address of the caller, whatever the e-mail.
  const attempts = { rateLimit: { max: signInsPerMinute, timeWindow: '1 minute' } };

  async function ask(request: FastifyRequest, path: string, body: unknown): Promise<Response> {
    const headers = webHeaders(request);
    headers.delete('content-length');
    headers.set('content-type', 'application/json');
    // A page navigation (sign-out) names no origin; foreign ones have been refused before this.
    if (!headers.has('origin')) headers.set('origin', `${request.protocol}://${request.host}`);
    const url = new URL(`/api/auth/${path}`, `${request.protocol}://${request.host}`);
    return authentication.handler(new Request(url, { method: 'POST', headers, body: JSON.stringify(body ?? {}) }));
  }

  function copyCookies(response: Response, reply: FastifyReply): void {
    for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
    const token = response.headers.get('set-auth-token');
    if (token) reply.header('set-auth-token', token);
  }

  async function answer(response: Response, reply: FastifyReply): Promise<unknown> {
    const body: unknown = await response.json().catch(() => ({}));
    if (response.ok) {
      copyCookies(response, reply);
      return { success: true };
    }
    const { code = 'REFUSED', message = '' } = body as { code?: string; message?: string };
    const isServerFault = response.status >= 500;
    throw new AppError(
      code.toLowerCase(),
      isServerFault
        ? 'Signing in does not work right now. Please try again.'
        : (sentences[code] ?? (message || 'This was refused.')),
      response.status,
    );
  }

  for (const call of openCalls) {
    app.post(
      `/api/auth/${call}`,
      { config: { isPublic: true, ...attempts }, schema: { body: z.record(z.string(), z.unknown()).nullish() } },
      async (request, reply) => {
        const result = await answer(await ask(request, call, request.body), reply);
        if (call === 'sign-up/email') {
          const signIn = await ask(request, 'sign-in/email', request.body);
          if (signIn.ok) copyCookies(signIn, reply);
        }
        return result;
      },
    );
  }

  app.get(
    '/api/auth/user',
    { config: { rateLimit: false }, schema: { response: { 200: currentUserSchema } } },
    async (request) => signedInUser(request),
  );

  app.get(
    '/api/auth/options',
    { config: { isPublic: true }, schema: { response: { 200: signInOptionsSchema } } },
    async () => ({ demo: signInAsDemo !== undefined, oidc: false }),
  );

  if (signInAsDemo) {
    app.post(
      '/api/auth/demo',
      { config: { isPublic: true, ...attempts }, schema: { body: demoSignInSchema } },
      async (request, reply) => {
        const credentials = await signInAsDemo(request.body.plan);
        return answer(await ask(request, 'sign-in/email', credentials), reply);
      },
    );
  }

  app.get(
    '/api/login',
    { config: { isPublic: true }, schema: { querystring: z.object({ next: z.string().max(2_000).optional() }) } },
    async (request, reply) => {
      const next = request.query.next;
      const isOwnPath = next?.startsWith('/') && !next.startsWith('//') && !next.includes('\\');
      if (request.user) return reply.redirect(isOwnPath && next ? next : '/');
      return reply.redirect(isOwnPath && next ? `/login?next=${encodeURIComponent(next)}` : '/login');
    },
  );

  app.get('/api/logout', { config: { isPublic: true } }, async (request, reply) => {
    copyCookies(await ask(request, 'sign-out', {}), reply);
    return reply.redirect('/');
  });
}
