import type { ZodType } from 'zod';
import { ApiError } from './api-error.ts';
import { authHeader } from './auth-token.ts';

export const NETWORK_ERROR = 'Network error: Unable to connect to server';
export const TIMEOUT_ERROR = 'Request timeout';

export type RequestOptions = { signal?: AbortSignal | undefined; headers?: Record<string, string> };

/**
 * One data call by the shared rules: JSON, cookies, bearer token. An answer that is not OK is thrown as `ApiError`
 * ("{status}: {text}", or "HTTP {status}" for the text when there is none).
 */
export async function apiRequest(
  method: string,
  path: string,
  body?: unknown,
  options: RequestOptions = {},
): Promise<Response> {
  const response = await send(path, {
    method,
    headers: { 'Content-Type': 'application/json', ...authHeader(), ...options.headers },
    credentials: 'include',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(options.signal ? { signal: options.signal } : {}),
  });
  if (!response.ok) throw await refusal(response, `HTTP ${response.status}`);
  return response;
}

/** The same call, its JSON answer checked against the contract's schema. */
export async function apiJson<Answer>(
  schema: ZodType<Answer>,
  method: string,
  path: string,
  body?: unknown,
  options: RequestOptions = {},
): Promise<Answer> {
  const response = await apiRequest(method, path, body, options);
  return schema.parse(await response.json());
}

/** The error for an answer that was not OK; `otherwise` stands for an empty or unreadable text. */
export async function refusal(response: Response, otherwise: string): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  return new ApiError(response.status, text || otherwise);
}

/** `fetch` whose failures have the two sentences people know. */
export async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw new Error(TIMEOUT_ERROR, { cause: error });
    if (error instanceof DOMException && error.name === 'TimeoutError')
      throw new Error(TIMEOUT_ERROR, { cause: error });
    throw new Error(NETWORK_ERROR, { cause: error });
  }
}
