import { apiJson, apiRequest } from '#platform/web/api-client.ts';
import { handleUnauthorized } from '#platform/web/unauthorized.ts';
import { checkoutOutcomeSchema, createSubscriptionAnswer, sandboxCheckoutSchema } from '../contract.ts';
import { plansMessages } from './messages.ts';

/** Opens a checkout for Pro and answers its address. */
export async function createSubscription(): Promise<string> {
  const response = await apiRequest('POST', '/api/create-subscription');
  const answer = createSubscriptionAnswer.safeParse(await response.json());
  if (!answer.success || !answer.data.url) throw new Error(plansMessages.subscribe.noUrl);
  return answer.data.url;
}

const sandboxPath = (checkoutId: string) => `/api/sandbox-checkout/${encodeURIComponent(checkoutId)}`;

export function sandboxCheckoutQuery(checkoutId: string) {
  return {
    queryKey: [sandboxPath(checkoutId)],
    queryFn: async () => {
      try {
        return await apiJson(sandboxCheckoutSchema, 'GET', sandboxPath(checkoutId));
      } catch (error) {
        handleUnauthorized(error);
        throw error;
      }
    },
    staleTime: 0,
  };
}

/** Pays a checkout of the sandbox, or leaves it; answers where the browser goes next. */
export async function settleSandboxCheckout(checkoutId: string, verb: 'pay' | 'cancel'): Promise<string> {
  const { url } = await apiJson(checkoutOutcomeSchema, 'POST', `${sandboxPath(checkoutId)}/${verb}`);
  return url;
}
