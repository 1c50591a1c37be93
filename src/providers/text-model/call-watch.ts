import { AppError } from '#platform/server/errors.ts';
import { classifyModelError } from './classify-model-error.ts';
import { modelError } from './model-errors.ts';

export type CallWatch = {
  /** Aborted when the caller aborts, with `model_timeout` when a time is over, and at the end. */
  signal: AbortSignal;
  /** The model gave a sign of life: its silence is counted anew. */
  alive: () => void;
  /** Closes the line, whether or not everything was read. */
  end: () => void;
};

/** Ends a call that takes longer than `timeoutMs` in all, or stays silent for half of that. */
export function watchCall(signal: AbortSignal, timeoutMs: number): CallWatch {
  const own = new AbortController();
  const giveUp = () => own.abort(modelError('model_timeout'));
  const whole = setTimeout(giveUp, timeoutMs);
  let silence = setTimeout(giveUp, timeoutMs / 2);
  return {
    signal: AbortSignal.any([signal, own.signal]),
    alive: () => {
      clearTimeout(silence);
      silence = setTimeout(giveUp, timeoutMs / 2);
    },
    end: () => {
      clearTimeout(whole);
      clearTimeout(silence);
      own.abort(new Error('The call is over.'));
    },
  };
}

/** What went wrong; the watch's own reason comes before whatever the library made of it. */
export function failureOf(error: unknown, { signal }: CallWatch): AppError {
  if (signal.aborted && signal.reason instanceof AppError) return signal.reason;
  return classifyModelError(error);
}
