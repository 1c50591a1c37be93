import { z } from 'zod';

const errorBodySchema = z.object({
  code: z.string().optional(),
  message: z.string().optional(),
  requestId: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
});
type ErrorBody = z.infer<typeof errorBodySchema>;

/**
 * An answer that was not OK. `message` is "{status}: {text}"; what the server said in its one error form stands
 * beside it, so that screens branch on `code` and show `sentence`.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly sentence: string | undefined;
  readonly requestId: string | undefined;
  readonly fields: Record<string, string>;
  /** The whole answer, parsed when it was JSON. */
  readonly body: unknown;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = parseJson(text);
    const known = errorBodySchema.safeParse(this.body);
    const said: ErrorBody = known.success ? known.data : {};
    this.code = said.code;
    this.sentence = said.message;
    this.requestId = said.requestId;
    this.fields = said.fields ?? {};
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Is this a refused session (401), whichever call it came from? */
export function isUnauthorized(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 401;
  return error instanceof Error && /^401: /.test(error.message);
}
