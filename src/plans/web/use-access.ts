import { useCurrentUser } from '#accounts/web/use-current-user.ts';
import { canUse, type Feature, isPro } from '../access.ts';

/** What the signed-in person's plan opens. Nobody, and whoever is not known yet, is on the free plan. */
export function useAccess(): { isPro: boolean; canUse: (feature: Feature) => boolean } {
  const { user } = useCurrentUser();
  return { isPro: isPro(user), canUse: (feature) => canUse(user, feature) };
}
