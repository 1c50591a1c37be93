import { APICallError, InvalidResponseDataError, JSONParseError, StreamProviderError, TypeValidationError } from 'ai';
import { AppError } from '#platform/server/errors.ts';
import { type ModelFailure, modelError } from './model-errors.ts';

/** Sorts whatever the library throws or reports into one of our errors. */
export function classifyModelError(error: unknown): AppError {
  return error instanceof AppError ? error : modelError(codeOf(error), error);
}

function codeOf(error: unknown): ModelFailure {
  if (APICallError.isInstance(error)) {
    if (error.statusCode === undefined) return wasCutOff(error) ? 'model_broken' : 'model_unreachable';
    return codeOfStatus(error.statusCode);
  }
  if (StreamProviderError.isInstance(error)) return codeOfStatus(error.statusCode ?? 500);
  const isUnreadable = [InvalidResponseDataError, JSONParseError, TypeValidationError].some((known) =>
    known.isInstance(error),
  );
  if (isUnreadable || wasCutOff(error)) return 'model_broken';
  return 'model_failed';
}

function codeOfStatus(status: number): ModelFailure {
  if (status < 300) return 'model_broken';
  if (status === 401 || status === 403) return 'model_key_refused';
  if (status === 429) return 'model_busy';
  if (status === 408) return 'model_timeout';
  return status < 500 ? 'model_refused' : 'model_failed';
}

/** The line broke after the answer had begun. */
function wasCutOff(error: unknown): boolean {
  const seen: unknown[] = [];
  for (let at = error; at instanceof Error && !seen.includes(at); at = at.cause) {
    if ('code' in at && at.code === 'UND_ERR_SOCKET') return true;
    seen.push(at);
  }
  return false;
}

/** Worth another try, and the wait the provider asks for in ms, if it does. */
export function retryAdvice(error: AppError): { again: boolean; afterMs: number | undefined } {
  const again = ['model_busy', 'model_unreachable', 'model_failed'].includes(error.code);
  const asked = APICallError.isInstance(error.cause) ? error.cause.responseHeaders?.['retry-after'] : undefined;
  const seconds = asked === undefined ? Number.NaN : Number(asked);
  return { again, afterMs: Number.isFinite(seconds) ? seconds * 1_000 : undefined };
}

/** What the provider said, short and without the key, for the log of the server. */
export function detailOf(error: AppError, apiKey: string | undefined): string {
  const { cause } = error;
  const said = cause instanceof Error ? cause.message : cause === undefined ? '' : JSON.stringify(cause);
  const status = APICallError.isInstance(cause) && cause.statusCode ? `${cause.statusCode} ` : '';
  const hidden = apiKey ? said.replaceAll(apiKey, '[key]') : said;
  return `${status}${hidden.slice(0, 300)}`.trim();
}
