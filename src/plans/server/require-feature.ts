import type { preHandlerAsyncHookHandler } from 'fastify';
import { signedInUser } from '#accounts/server/session.ts';
import { AppError } from '#platform/server/errors.ts';
import { canUse, type Feature, features } from '../access.ts';

/** Refuses a call to users whose plan lacks the feature; the browser knows the answer by its code. */
export function requireFeature(feature: Feature): preHandlerAsyncHookHandler {
  return async (request) => {
    if (canUse(signedInUser(request), feature)) return;
    throw new AppError('premium_required', `Premium subscription required for ${features[feature].name}.`, 403, {
      feature,
    });
  };
}
