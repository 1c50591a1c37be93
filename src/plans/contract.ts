import { z } from 'zod';

/** POST /api/create-subscription: where the hosted checkout is. */
export const createSubscriptionAnswer = z.object({ url: z.string() });

export const checkoutParams = z.object({ checkoutId: z.string().min(10).max(100) });

/** GET /api/sandbox-checkout/{checkoutId} */
export const sandboxCheckoutSchema = z.object({
  id: z.string(),
  state: z.enum(['open', 'paid', 'canceled']),
  product: z.string(),
  amount: z.number(),
  currency: z.string(),
});

/** POST /api/sandbox-checkout/{checkoutId}/pay and /cancel: where the browser goes next. */
export const checkoutOutcomeSchema = z.object({ url: z.string() });
