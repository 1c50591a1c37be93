import { parentPort } from 'node:worker_threads';
import { designSlide } from './artist/design-slide.ts';
import { drawSlide } from './artist/draw-slide.ts';
import { logoColor } from './artist/logo-color.ts';
import { createRaster } from './artist/raster-slide.ts';
import type { ArtistAnswer, ArtistCall } from './embedded-artist.ts';

const raster = createRaster();

/** Draws beside the main thread: one call in, one answer out, matched by id. */
parentPort?.on('message', async (call: ArtistCall) => {
  const answer = await answerTo(call);
  const bytes = 'jpeg' in answer ? [answer.jpeg.buffer as ArrayBuffer] : [];
  parentPort?.postMessage(answer, bytes);
});

async function answerTo({ id, order, form }: ArtistCall): Promise<ArtistAnswer> {
  try {
    const { logo } = order.look.brand;
    const svg = drawSlide(designSlide(order, { logoColor: logo && (await logoColor(logo)) }));
    return form === 'svg' ? { id, svg } : { id, jpeg: new Uint8Array(await raster(svg)) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : 'The slide could not be drawn.' };
  }
}
