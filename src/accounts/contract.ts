import { z } from 'zod';

/** GET /api/auth/user */
export const currentUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  subscriptionStatus: z.string().nullable(),
  subscriptionTier: z.string().nullable(),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

/** GET /api/auth/options: which ways in the sign-in page offers. */
export const signInOptionsSchema = z.object({ demo: z.boolean(), oidc: z.boolean() });

/** POST /api/auth/demo */
export const demoSignInSchema = z.object({ plan: z.enum(['pro', 'free']) });
