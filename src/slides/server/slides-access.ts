import type { preHandlerAsyncHookHandler } from 'fastify';
import { signedInUser } from '#accounts/server/session.ts';
import { canUse } from '#plans/access.ts';
import { AppError } from '#platform/server/errors.ts';

/** The sentence by which the socket and the calls turn a free user away; the browser may know it by its words. */
export const premiumSentence = 'Premium subscription required for slide generation';

/** Refuses a call that makes slides to users of the free plan. */
export const requireSlideGeneration: preHandlerAsyncHookHandler = async (request) => {
  const feature = 'slide-generator';
  if (!canUse(signedInUser(request), feature))
    throw new AppError('premium_required', premiumSentence, 403, { feature });
};
