import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { bothDatabases } from '#app/testing/test-database.ts';
import { hashToken } from './hashed-session-tokens.ts';
import { sessions } from './tables.ts';

const host = 'localhost:5000';

describe.each(bothDatabases)('accounts on %s', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ database });
  });
  afterAll(() => app.stop());

  const post = (url: string, body: object, headers: Record<string, string> = {}) =>
    app.request({
      method: 'POST',
      url,
      headers: { host, 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(body),
    });
  const signIn = (email: string, password: string, headers = {}) =>
    post('/api/auth/sign-in/email', { email, password }, headers);
  const userWith = (headers: Record<string, string>) =>
    app.request({ method: 'GET', url: '/api/auth/user', headers: { host, ...headers } });

  test('the current-user call answers the user when signed in and 401 when not [API-01]', async () => {
    const ada = await app.signUp();
    const { status, body } = await ada.call('GET', '/api/auth/user');
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.any(String),
      email: ada.email,
      firstName: 'Ada',
      lastName: 'Vale',
      profileImageUrl: null,
      subscriptionStatus: null,
      subscriptionTier: 'free',
    });
    expect((await app.visitor.call('GET', '/api/auth/user')).status).toBe(401);
  });

  test('sign-in is a page navigation to the sign-in page, sign-out ends the session [AUTH-04]', async () => {
    const toLogin = await app.visitor.call('GET', '/api/login?next=/script/7');
    expect([toLogin.status, toLogin.headers.location]).toEqual([302, '/login?next=%2Fscript%2F7']);
    const ada = await app.signUp();
    const back = await ada.call('GET', '/api/login');
    expect([back.status, back.headers.location]).toEqual([302, '/']);
    const out = await ada.call('GET', '/api/logout');
    expect([out.status, out.headers.location]).toEqual([302, '/']);
    expect((await ada.call('GET', '/api/auth/user')).status).toBe(401);
  });

  test('the sign-in page never sends anybody to another site', async () => {
    for (const next of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      const answer = await app.visitor.call('GET', `/api/login?next=${encodeURIComponent(next)}`);
      expect(answer.headers.location).toBe('/login');
    }
  });

  test('e-mail and password give a session cookie, and a bearer token is accepted equally [OPEN-39]', async () => {
    const { email } = await app.signUp();
    const answer = await signIn(email, 'long enough');
    const cookie = String([answer.headers['set-cookie']].flat()[0]);
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    const token = String(answer.headers['set-auth-token']);
    for (const headers of [{ cookie: cookie.split(';')[0] ?? '' }, { authorization: `Bearer ${token}` }]) {
      expect((await userWith(headers)).body.email).toBe(email);
      const created = await post('/api/projects', { name: 'By either' }, headers);
      expect(created.status).toBe(201);
    }
    expect((await userWith({ authorization: `Bearer ${token.split('.')[0]}` })).status).toBe(401);
    expect((await userWith({ authorization: 'Bearer forged.signature' })).status).toBe(401);
  });

  test('each sign-in makes a new session, and only its digest is stored', async () => {
    const { email } = await app.signUp();
    const token = async () =>
      String((await signIn(email, 'long enough')).headers['set-auth-token']).split('.')[0] ?? '';
    const [first, second] = [await token(), await token()];
    expect(first).not.toBe(second);
    const { queries } = app.database;
    expect(await queries.select().from(sessions).where(eq(sessions.token, first))).toHaveLength(0);
    expect(
      await queries
        .select()
        .from(sessions)
        .where(eq(sessions.token, hashToken(first))),
    ).toHaveLength(1);
  });

  test('a wrong password and an unknown address are answered alike', async () => {
    const { email } = await app.signUp();
    const [wrong, unknown] = [await signIn(email, 'not the one'), await signIn('nobody@example.com', 'not the one')];
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body.message).toBe(unknown.body.message);
    expect(wrong.body.code).toBe('invalid_email_or_password');
  });

  test('signing up with a taken address is answered as for a new one, signs nobody in and tells the owner', async () => {
    const { email } = await app.signUp();
    const answer = await post('/api/auth/sign-up/email', { email, password: 'another one', name: 'Eve' });
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(app.letters.find((letter) => letter.to === email)?.subject).toBe('You already have a Pitchwright account');
    expect((await signIn(email, 'long enough')).status).toBe(200);
  });

  test('a forgotten password is renewed by the mailed link once, and every session before it ends', async () => {
    const ada = await app.signUp();
    await post('/api/auth/request-password-reset', { email: ada.email });
    expect((await post('/api/auth/request-password-reset', { email: 'nobody@example.com' })).body).toEqual({
      success: true,
    });
    const letter = app.letters.findLast(({ to }) => to === ada.email);
    const token = /reset-password\?token=(\S+)/.exec(letter?.text ?? '')?.[1];
    expect((await post('/api/auth/reset-password', { token, newPassword: 'a new password' })).status).toBe(200);
    expect((await ada.call('GET', '/api/auth/user')).status).toBe(401);
    expect((await signIn(ada.email, 'long enough')).status).toBe(401);
    expect((await signIn(ada.email, 'a new password')).status).toBe(200);
    const again = await post('/api/auth/reset-password', { token, newPassword: 'one more time' });
    expect([again.status, again.body.code]).toEqual([400, 'invalid_token']);
  });

  test('nobody makes himself Pro by signing up', async () => {
    const body = {
      email: 'sly@example.com',
      password: 'long enough',
      name: 'Sly',
      subscriptionTier: 'pro',
      subscriptionStatus: 'active',
    };
    const answer = await post('/api/auth/sign-up/email', body);
    if (answer.status === 200) {
      const user = await app.callerWith(app.cookieOf(answer)).call('GET', '/api/auth/user');
      expect(user.body.subscriptionTier).toBe('free');
    } else expect(answer.status).toBe(400);
  });

  test('the demo buttons sign in as Pro and as free, each with two sample projects', async () => {
    for (const plan of ['pro', 'free'] as const) {
      const answer = await post('/api/auth/demo', { plan });
      const guest = app.callerWith(app.cookieOf(answer));
      expect((await guest.call('GET', '/api/auth/user')).body.subscriptionTier).toBe(plan);
      const { body: projects } = await guest.call('GET', '/api/projects');
      expect(projects.map((project: { sectionsCompleted: number }) => project.sectionsCompleted)).toEqual([5, 8]);
      await post('/api/auth/demo', { plan });
      expect((await guest.call('GET', '/api/projects')).body).toHaveLength(2);
    }
  });
});

test('passwords are tried a limited number of times a minute', async () => {
  const app = await startTestApp({ environment: { SIGN_INS_PER_MINUTE: '3' } });
  const attempt = () =>
    app.visitor.call('POST', '/api/auth/sign-in/email', { email: 'a@example.com', password: 'wrong' });
  const statuses = [await attempt(), await attempt(), await attempt(), await attempt()].map((answer) => answer.status);
  expect(statuses).toEqual([401, 401, 401, 429]);
  await app.stop();
});

test('in production there is no demo and no sandbox checkout unless named', async () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:5000', DEMO: 'true' };
  const app = await startTestApp({ environment: production });
  expect((await app.visitor.call('GET', '/api/auth/options')).body.demo).toBe(false);
  expect((await app.visitor.call('POST', '/api/auth/demo', { plan: 'pro' })).status).toBe(404);
  const ada = await app.signUp();
  expect((await ada.call('POST', '/api/create-subscription')).body.code).toBe('payments_unavailable');
  await app.stop();
  const named = await startTestApp({ environment: { ...production, PAYMENTS: 'sandbox' } });
  const eve = await named.signUp();
  expect((await eve.call('POST', '/api/create-subscription')).body.url).toContain('/sandbox-checkout/');
  await named.stop();
});
