import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { changeSubscription } from '#accounts/server/change-subscription.ts';
import type { Queries } from '#platform/server/database/database.ts';
import { notFound } from '#platform/server/errors.ts';
import type { Payments } from '#providers/payments/payments.ts';
import { sandboxCheckouts } from './tables.ts';

type Checkout = typeof sandboxCheckouts.$inferSelect;

const ownOpen = (userId: string, id: string) => and(eq(sandboxCheckouts.id, id), eq(sandboxCheckouts.userId, userId));

/** The embedded test checkout: it takes no money and makes the user Pro. It says so on its page. */
export function createSandboxPayments(queries: Queries): Payments {
  return {
    async createSubscriptionCheckout({ userId, baseUrl }) {
      const id = randomBytes(18).toString('base64url');
      await queries.insert(sandboxCheckouts).values({ id, userId });
      return { url: `${baseUrl}/sandbox-checkout/${id}` };
    },
  };
}

export async function findSandboxCheckout(queries: Queries, userId: string, id: string): Promise<Checkout> {
  const [checkout] = await queries.select().from(sandboxCheckouts).where(ownOpen(userId, id));
  if (!checkout) throw notFound('checkout');
  return checkout;
}

/** Paying twice is paying once. */
export async function settleSandboxCheckout(
  queries: Queries,
  userId: string,
  id: string,
  state: 'paid' | 'canceled',
): Promise<void> {
  await queries.transaction(async (transaction) => {
    const checkout = await findSandboxCheckout(transaction, userId, id);
    if (checkout.state !== 'open') return;
    await transaction.update(sandboxCheckouts).set({ state }).where(ownOpen(userId, id));
    if (state === 'paid') await changeSubscription(transaction, userId, { status: 'active', tier: 'pro' });
  });
}
