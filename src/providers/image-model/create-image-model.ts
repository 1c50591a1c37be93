import { AppError } from '#platform/server/errors.ts';
import { detailOf } from '../text-model/classify-model-error.ts';
import { type CallRules, createModelCalls } from '../text-model/model-calls.ts';
import { modelError } from '../text-model/model-errors.ts';
import { checkPicture } from './check-picture.ts';
import { imageErrorOf } from './image-errors.ts';
import type { ImageModel } from './image-model.ts';
import { type OpenAiChoice, openAiPainter } from './openai-painter.ts';
import { type StableDiffusionChoice, stableDiffusionPainter } from './stable-diffusion-painter.ts';

export type ImageModelSettings = (OpenAiChoice | (StableDiffusionChoice & { provider: 'stable-diffusion' })) &
  CallRules & {
    /** Told of each call that failed for good, with what the provider said. */
    onFailure?: (failure: AppError, detail: string) => void;
  };

// The library prints its warnings to the console; ours go to the log.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** The image model of any provider, with our own retries, times, limit, errors and a look at what came. */
export function createImageModel(settings: ImageModelSettings): ImageModel {
  const painter = settings.provider === 'stable-diffusion' ? stableDiffusionPainter(settings) : openAiPainter(settings);
  // A picture comes in one piece after a long silence, so all of the time may be silent.
  const rules = { ...settings, timeoutMs: settings.timeoutMs * 2 };
  const run = createModelCalls(rules, (failure) =>
    settings.onFailure?.(imageErrorOf(failure), detailOf(failure, settings.apiKey)),
  );

  return {
    name: [settings.provider, settings.model].filter(Boolean).join(' '),
    async paint(prompt, { width, height, signal }) {
      const pictures = run(signal, async function* (watch) {
        yield checkPicture(await painter(prompt, { width, height }, watch.signal));
      });
      try {
        for await (const picture of pictures) return picture;
        throw modelError('model_empty');
      } catch (error) {
        throw error instanceof AppError ? imageErrorOf(error) : error;
      }
    },
  };
}
