import { writeSample } from '../write-sample.ts';
import type { SampleOrder } from './use-sample-script.ts';

/** The embedded writer itself, in the visitor's browser; loaded only when somebody asks for another script. */
self.addEventListener('message', ({ data }: MessageEvent<SampleOrder>) => {
  self.postMessage(writeSample(data.voice, data.seed));
});
