import { setTimeout as pause } from 'node:timers/promises';
import type { AppError } from '#platform/server/errors.ts';
import { createCallLimit } from './call-limit.ts';
import { type CallWatch, failureOf, watchCall } from './call-watch.ts';
import { retryAdvice } from './classify-model-error.ts';

export type CallRules = {
  /** For a whole call with its retries; half of it is the longest silence. */
  timeoutMs: number;
  maxRetries: number;
  concurrency: number;
  /** The first wait before another try; each further one is twice as long. */
  backoffMs?: number;
};

/** A longer wait than this is not waited for: the caller learns at once that the model is busy. */
const longestPauseMs = 20_000;

/** Runs calls in their place and time, and tries again while nothing of an answer was handed on. */
export function createModelCalls(rules: CallRules, onFailure: (failure: AppError) => void) {
  const { timeoutMs, maxRetries, concurrency, backoffMs = 500 } = rules;
  const limit = createCallLimit(concurrency);

  /** Resolves after the wait before another try; rejects with the failure when there is none. */
  async function pauseOrGiveUp(failure: AppError, attempt: number, signal: AbortSignal): Promise<void> {
    const { again, afterMs = backoffMs * 2 ** attempt } = retryAdvice(failure);
    if (!again || attempt >= maxRetries || afterMs > longestPauseMs) throw failure;
    await pause(afterMs, undefined, { signal });
  }

  /** What the work yields. It rejects with the signal's reason when that is aborted, otherwise with an AppError. */
  return async function* run<Piece>(
    signal: AbortSignal,
    work: (watch: CallWatch) => AsyncGenerator<Piece, void>,
  ): AsyncGenerator<Piece, void> {
    const leave = await limit.enter(signal);
    const watch = watchCall(signal, timeoutMs);
    let hasBegun = false;
    try {
      for (let attempt = 0; ; attempt += 1) {
        try {
          for await (const piece of work(watch)) {
            hasBegun = true;
            yield piece;
          }
          return;
        } catch (error) {
          const failure = failureOf(error, watch);
          if (hasBegun) throw failure;
          await pauseOrGiveUp(failure, attempt, watch.signal);
          watch.alive();
        }
      }
    } catch (error) {
      signal.throwIfAborted();
      const failure = failureOf(error, watch);
      onFailure(failure);
      throw failure;
    } finally {
      watch.end();
      leave();
    }
  };
}
