import { eq } from 'drizzle-orm';
import type { Queries } from '#platform/server/database/database.ts';
import { users } from './tables.ts';

/** What a payment service reported about a user's plan. */
export async function changeSubscription(
  queries: Queries,
  userId: string,
  subscription: { status: 'active' | 'canceled'; tier: 'pro' | 'free' },
): Promise<void> {
  const { status: subscriptionStatus, tier: subscriptionTier } = subscription;
  await queries
    .update(users)
    .set({ subscriptionStatus, subscriptionTier, updatedAt: new Date() })
    .where(eq(users.id, userId));
}
