import { modelError } from '../text-model/model-errors.ts';

/** A picture of 1536 × 1024 as PNG in base64 stays under 8 MB. */
const mostBytes = 48 * 1024 * 1024;

/** Fetches from one origin only, follows no redirect to another, and gives an answer up that grows beyond all measure. */
export function guardedFetch(origin: string): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== origin) throw modelError('model_broken', 'The answer points to an address elsewhere.');
    const response = await fetch(input, { ...init, redirect: 'error' });
    const announced = Number(response.headers.get('content-length') ?? 0);
    if (announced > mostBytes) {
      await response.body?.cancel();
      throw modelError('model_broken', `The answer has ${announced} bytes.`);
    }
    return new Response(response.body?.pipeThrough(stopAt(mostBytes)) ?? null, response);
  };
}

function stopAt(most: number): TransformStream<Uint8Array, Uint8Array> {
  let seen = 0;
  return new TransformStream({
    transform(piece, controller) {
      seen += piece.byteLength;
      if (seen > most) controller.error(modelError('model_broken', `The answer has more than ${most} bytes.`));
      else controller.enqueue(piece);
    },
  });
}
