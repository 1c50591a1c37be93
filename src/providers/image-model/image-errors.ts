import { AppError } from '#platform/server/errors.ts';

/** What can go wrong with a painted picture, by the code that the calls of models give it. */
const failures: Record<string, readonly [code: string, sentence: string]> = {
  model_key_refused: ['image_key_refused', 'The image service refused the key it was given.'],
  model_refused: [
    'image_refused',
    'The image service did not accept the request; the name of its model or its address may be wrong.',
  ],
  model_busy: ['image_busy', 'The image service is busy, or its allowance is used up.'],
  model_unreachable: ['image_unreachable', 'The image service cannot be reached.'],
  model_timeout: ['image_timeout', 'The image service took too long.'],
  model_failed: ['image_failed', 'The image service failed on its side.'],
  model_declined: ['image_declined', 'The image service declined to paint this.'],
  model_empty: ['image_empty', 'The image service answered without a picture.'],
  model_broken: ['image_broken', 'What the image service sent is no picture that can be used.'],
};

/** The same failure in the words for pictures; its cause is kept for the log. */
export function imageErrorOf(error: AppError): AppError {
  const known = failures[error.code];
  if (!known) return error;
  const [code, sentence] = known;
  const told = new AppError(code, sentence, error.status);
  told.cause = error.cause;
  return told;
}
