import { MutationCache, QueryClient, type QueryFunctionContext, type QueryKey } from '@tanstack/react-query';
import { refusal, send } from './api-client.ts';
import { authHeader } from './auth-token.ts';

type DefaultRead = { on401: 'throw' | 'returnNull' };

/**
 * The default read: a GET on the first element of the query key, its JSON as the data. Screens that know the shape
 * parse it with the contract's schema in `select` or read by `apiJson`.
 */
export function getQueryFn({ on401 }: DefaultRead) {
  return async ({
    queryKey,
    signal,
  }: Pick<QueryFunctionContext<QueryKey>, 'queryKey' | 'signal'>): Promise<unknown> => {
    const response = await send(String(queryKey[0]), {
      headers: { 'Content-Type': 'application/json', ...authHeader() },
      credentials: 'include',
      signal,
    });
    if (response.status === 401 && on401 === 'returnNull') return null;
    if (!response.ok) throw await refusal(response, response.statusText);
    return response.json();
  };
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onError: (error) => console.error('Mutation error:', error),
    }),
    defaultOptions: {
      queries: {
        queryFn: getQueryFn({ on401: 'throw' }),
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false },
    },
  });
}
