import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, DownloadError, generateImage, NoImageGeneratedError } from 'ai';
import { AppError } from '#platform/server/errors.ts';
import { modelError } from '../text-model/model-errors.ts';
import { guardedFetch } from './guarded-fetch.ts';
import type { PictureSize } from './image-model.ts';

export type OpenAiChoice = {
  provider: 'openai' | 'openai-compatible';
  model: string;
  apiKey: string | undefined;
  baseUrl: string | undefined;
};

const openAiAddress = 'https://api.openai.com/v1';
/** The sizes that models of OpenAI know; any other model is asked for what is wanted. */
const knownSizes: readonly [name: RegExp, sizes: readonly (readonly [number, number])[]][] = [
  [/^dall-e-2/, [[1024, 1024]]],
  [
    /^dall-e-3/,
    [
      [1792, 1024],
      [1024, 1024],
      [1024, 1792],
    ],
  ],
  [
    /^(?:gpt-image|chatgpt-image)/,
    [
      [1536, 1024],
      [1024, 1024],
      [1024, 1536],
    ],
  ],
];

type Paint = (prompt: string, size: PictureSize, signal: AbortSignal) => Promise<Uint8Array>;

/** One request for a picture to OpenAI, or to a server that speaks like it. */
export function openAiPainter(choice: OpenAiChoice): Paint {
  const model = imageModelOf(choice);
  return async (prompt, size, abortSignal) => {
    const [width, height] = sizeFor(choice.model, size);
    try {
      const { image } = await generateImage({
        model,
        prompt,
        size: `${width}x${height}`,
        abortSignal,
        maxRetries: 0,
        // A picture comes in the answer itself: nothing is fetched from a third address.
        providerOptions: { 'openai-compatible': { response_format: 'b64_json' } },
      });
      return image.uint8Array;
    } catch (error) {
      if (NoImageGeneratedError.isInstance(error)) throw modelError('model_empty', error);
      if (APICallError.isInstance(error) && isDeclined(error)) throw modelError('model_declined', error);
      if (DownloadError.isInstance(error)) throw modelError('model_broken', error);
      throw ownCauseOf(error) ?? error;
    }
  };
}

function imageModelOf({ provider, model, apiKey, baseUrl = openAiAddress }: OpenAiChoice) {
  const access = {
    baseURL: baseUrl,
    fetch: guardedFetch(new URL(baseUrl).origin),
    ...(apiKey ? { apiKey } : {}),
  };
  return provider === 'openai'
    ? createOpenAI(access).imageModel(model)
    : createOpenAICompatible({ name: 'openai-compatible', ...access }).imageModel(model);
}

/** The known size whose shape is nearest. */
function sizeFor(model: string, { width, height }: PictureSize): readonly [number, number] {
  const sizes = knownSizes.find(([name]) => name.test(model))?.[1];
  const difference = ([w, h]: readonly [number, number]) => Math.abs(Math.log(w / h / (width / height)));
  return sizes?.toSorted((one, other) => difference(one) - difference(other))[0] ?? [width, height];
}

/** The library wraps what our own fetch refuses. */
function ownCauseOf(error: unknown): AppError | undefined {
  const { cause } = error instanceof Error ? error : {};
  return cause instanceof AppError ? cause : undefined;
}

const isDeclined = ({ responseBody = '' }: APICallError): boolean =>
  /moderation_blocked|content_policy_violation|content_filter/.test(responseBody);
