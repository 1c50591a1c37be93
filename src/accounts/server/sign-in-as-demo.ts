import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queries } from '#platform/server/database/database.ts';
import type { Authentication } from './authentication.ts';
import { changeSubscription } from './change-subscription.ts';
import { users } from './tables.ts';

type Plan = 'pro' | 'free';
type Credentials = { email: string; password: string };
export type SignInAsDemo = (plan: Plan) => Promise<Credentials>;

const people = {
  pro: { email: 'maya@demo.pitchwright.local', firstName: 'Maya', lastName: 'Okafor' },
  free: { email: 'sam@demo.pitchwright.local', firstName: 'Sam', lastName: 'Rivera' },
} as const;

/**
 * Answers the credentials of the demo user of a plan, creating the user at the first call. `fill` gives a new one what there
 * is to look at. Exists outside production only.
 */
export function createSignInAsDemo(parts: {
  queries: Queries;
  authentication: Authentication;
  secret: string;
  fill: (userId: string) => Promise<void>;
}): SignInAsDemo {
  const { queries, authentication, secret, fill } = parts;
  const underWay = new Map<Plan, Promise<Credentials>>();

  async function prepare(plan: Plan): Promise<Credentials> {
    const { email, firstName, lastName } = people[plan];
    const password = createHmac('sha256', secret).update(`demo ${plan}`).digest('base64url');
    const find = () => queries.select({ id: users.id, isDemo: users.isDemo }).from(users).where(eq(users.email, email));
    let [user] = await find();
    if (!user) {
      await authentication.api.signUpEmail({
        body: { email, password, name: `${firstName} ${lastName}`, firstName, lastName },
      });
      [user] = await find();
    }
    // Marked only when everything is in place: an interrupted first call is taken up by the next.
    if (user && !user.isDemo) {
      if (plan === 'pro') await changeSubscription(queries, user.id, { status: 'active', tier: 'pro' });
      await fill(user.id);
      await queries.update(users).set({ isDemo: true }).where(eq(users.id, user.id));
    }
    return { email, password };
  }

  return (plan) => {
    const present = underWay.get(plan);
    if (present) return present;
    const preparing = prepare(plan).finally(() => underWay.delete(plan));
    underWay.set(plan, preparing);
    return preparing;
  };
}
