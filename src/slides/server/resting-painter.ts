import { AppError } from '#platform/server/errors.ts';
import type { SlidePainter } from '../slide-painter.ts';

const mostFailures = 2;
const restMs = 60_000;

/**
 * A painter that is left alone for a minute after it failed twice in a row, so that a deck does not wait for it option by
 * option. A picture that was declined is no failure of the painter.
 */
export function restingPainter(painter: SlidePainter, now: () => number = Date.now): SlidePainter {
  let failures = 0;
  let restsUntil = 0;
  let lastFailure: unknown;
  return {
    async paint(order, signal) {
      if (now() < restsUntil) throw lastFailure;
      try {
        const picture = await painter.paint(order, signal);
        failures = 0;
        return picture;
      } catch (error) {
        const isItsFault = !signal?.aborted && !(error instanceof AppError && error.code === 'image_declined');
        if (isItsFault) {
          failures += 1;
          lastFailure = error;
          if (failures >= mostFailures) restsUntil = now() + restMs;
        }
        throw error;
      }
    },
  };
}
