import type { PitchwrightServer } from './pitchwright-server.ts';

export type Call = (method: string, path: string, body?: unknown) => Promise<{ status: number; body: never }>;

/** Calls on a server without a browser, with a session's cookie. */
export function callerOf(server: PitchwrightServer, cookie: string): Call {
  return async (method, path, body) => {
    const answer = await fetch(server.url + path, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as never };
  };
}

/** A new user who bought Pro in the sandbox; answers the cookie of the session. */
export async function signUpPro(server: PitchwrightServer, email: string): Promise<string> {
  const answer = await fetch(`${server.url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'long enough', name: 'Ada' }),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const call = callerOf(server, cookie);
  const { url } = (await call('POST', '/api/create-subscription')).body as { url: string };
  await call('POST', `/api/sandbox-checkout/${url.split('/').at(-1)}/pay`);
  return cookie;
}
