import { AppError } from '#platform/server/errors.ts';

/** Everything that can go wrong with a model, as a person reads it, and the status of a call that ends with it. */
const failures = {
  model_key_refused: ['The language model refused the key it was given.', 502],
  model_refused: ['The language model did not accept the request; its name or address may be wrong.', 502],
  model_busy: ['The language model is busy, or its allowance is used up.', 503],
  model_unreachable: ['The language model cannot be reached.', 502],
  model_timeout: ['The language model took too long to answer.', 504],
  model_failed: ['The language model failed on its side.', 502],
  model_declined: ['The language model declined to write this.', 502],
  model_empty: ['The language model answered without any text.', 502],
  model_broken: ['The answer of the language model broke off or could not be read.', 502],
} as const satisfies Record<string, readonly [string, number]>;

export type ModelFailure = keyof typeof failures;

/** An error of the model. Its cause holds what the provider said, for the log alone: it may repeat a key or an answer. */
export function modelError(code: ModelFailure, cause?: unknown): AppError {
  const [sentence, status] = failures[code];
  const error = new AppError(code, sentence, status);
  if (cause !== undefined) error.cause = cause;
  return error;
}
