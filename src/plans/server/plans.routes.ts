import { signedInUser } from '#accounts/server/session.ts';
import type { Queries } from '#platform/server/database/database.ts';
import { AppError } from '#platform/server/errors.ts';
import type { Routes } from '#platform/server/routes.ts';
import type { Payments } from '#providers/payments/payments.ts';
import { checkoutOutcomeSchema, checkoutParams, createSubscriptionAnswer, sandboxCheckoutSchema } from '../contract.ts';
import { proPlan } from '../price.ts';
import { findSandboxCheckout, settleSandboxCheckout } from './sandbox-checkout.ts';

type Parts = { queries: Queries; payments: Payments | undefined; hasSandbox: boolean; publicUrl: string | undefined };

export function plansRoutes(app: Routes, { queries, payments, hasSandbox, publicUrl }: Parts): void {
  app.post('/api/create-subscription', { schema: { response: { 200: createSubscriptionAnswer } } }, async (request) => {
    const user = signedInUser(request);
    if (!payments)
      throw new AppError('payments_unavailable', 'Nothing can be bought here: no payment service is configured.', 503);
    const baseUrl = publicUrl ?? `${request.protocol}://${request.host}`;
    return payments.createSubscriptionCheckout({ userId: user.id, email: user.email, baseUrl });
  });

  if (!hasSandbox) return;

  app.get(
    '/api/sandbox-checkout/:checkoutId',
    { schema: { params: checkoutParams, response: { 200: sandboxCheckoutSchema } } },
    async (request) => {
      const { id, state } = await findSandboxCheckout(queries, signedInUser(request).id, request.params.checkoutId);
      const { name: product, amount, currency } = proPlan;
      return { id, state, product, amount, currency };
    },
  );

  const outcomes = {
    pay: { state: 'paid', url: '/subscription-success' },
    cancel: { state: 'canceled', url: '/subscribe' },
  } as const;
  for (const [verb, { state, url }] of Object.entries(outcomes)) {
    app.post(
      `/api/sandbox-checkout/:checkoutId/${verb}`,
      { schema: { params: checkoutParams, response: { 200: checkoutOutcomeSchema } } },
      async (request) => {
        await settleSandboxCheckout(queries, signedInUser(request).id, request.params.checkoutId, state);
        return { url };
      },
    );
  }
}
