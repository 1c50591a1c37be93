import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { bothDatabases } from '#app/testing/test-database.ts';

const planOf = async (caller: Caller) => {
  const { subscriptionStatus, subscriptionTier } = (await caller.call('GET', '/api/auth/user')).body;
  return { subscriptionStatus, subscriptionTier };
};
const pro = { subscriptionStatus: 'active', subscriptionTier: 'pro' };

async function openCheckout(caller: Caller): Promise<string> {
  const { body } = await caller.call('POST', '/api/create-subscription');
  return `/api${new URL(body.url).pathname}`;
}

describe.each(bothDatabases)('plans on %s', (database) => {
  let app: TestApp;
  let ada: Caller;
  let stranger: Caller;
  beforeAll(async () => {
    app = await startTestApp({ database });
    ada = await app.signUp();
    stranger = await app.signUp();
  });
  afterAll(() => app.stop());

  test('a call without payload answers the url of a checkout on the own site [API-38]', async () => {
    const { status, body } = await ada.call('POST', '/api/create-subscription');
    expect(status).toBe(200);
    expect(body.url).toMatch(/^http:\/\/localhost:5000\/sandbox-checkout\/[\w-]{24}$/);
  });

  test('an empty JSON body is no payload either [API-38]', async () => {
    const headers = { host: 'localhost:5000', cookie: ada.cookie, 'content-type': 'application/json' };
    const answer = await app.request({ method: 'POST', url: '/api/create-subscription', headers, payload: '' });
    expect(answer.status).toBe(200);
  });

  test('a visitor cannot open a checkout', async () => {
    expect((await app.visitor.call('POST', '/api/create-subscription')).status).toBe(401);
  });

  test('opening a checkout changes nothing, paying it makes the user Pro', async () => {
    const buyer = await app.signUp();
    const checkout = await openCheckout(buyer);
    expect((await buyer.call('GET', checkout)).body).toMatchObject({ state: 'open', amount: 297, currency: 'USD' });
    expect(await planOf(buyer)).not.toEqual(pro);
    expect(await buyer.call('POST', `${checkout}/pay`)).toMatchObject({
      status: 200,
      body: { url: '/subscription-success' },
    });
    expect(await planOf(buyer)).toEqual(pro);
    expect((await buyer.call('GET', checkout)).body.state).toBe('paid');
  });

  test('a checkout that was left grants nothing and cannot be paid later', async () => {
    const buyer = await app.signUp();
    const before = await planOf(buyer);
    const checkout = await openCheckout(buyer);
    expect((await buyer.call('POST', `${checkout}/cancel`)).body).toEqual({ url: '/subscribe' });
    await buyer.call('POST', `${checkout}/pay`);
    expect((await buyer.call('GET', checkout)).body.state).toBe('canceled');
    expect(await planOf(buyer)).toEqual(before);
  });

  test('somebody else’s checkout is not there, to read, to pay or to leave', async () => {
    const checkout = await openCheckout(ada);
    for (const [method, path] of [
      ['GET', checkout],
      ['POST', `${checkout}/pay`],
      ['POST', `${checkout}/cancel`],
    ] as const) {
      expect((await stranger.call(method, path)).status).toBe(404);
    }
    expect((await ada.call('GET', checkout)).body.state).toBe('open');
  });

  test('what a plan lacks is refused with the words and the feature that the browser knows', async () => {
    const { status, body } = await ada.call('POST', '/api/projects/generate-complete', { projectName: 'Acme' });
    expect(status).toBe(403);
    expect(body).toMatchObject({
      code: 'premium_required',
      message: 'Premium subscription required for Script Enhancement.',
    });
  });
});

test('without a payment service nothing is sold, and the test checkout does not exist', async () => {
  const app = await startTestApp({ environment: { PAYMENTS: 'none' } });
  try {
    const ada = await app.signUp();
    expect(await ada.call('POST', '/api/create-subscription')).toMatchObject({
      status: 503,
      body: { code: 'payments_unavailable' },
    });
    expect((await ada.call('POST', '/api/sandbox-checkout/aaaaaaaaaaaaaaaaaaaaaaaa/pay')).status).toBe(404);
    expect(await planOf(ada)).not.toEqual(pro);
  } finally {
    await app.stop();
  }
});
