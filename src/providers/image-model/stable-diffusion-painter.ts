import { APICallError } from 'ai';
import { z } from 'zod';
import { modelError } from '../text-model/model-errors.ts';
import { guardedFetch } from './guarded-fetch.ts';
import type { PictureSize } from './image-model.ts';

export type StableDiffusionChoice = {
  /** A checkpoint to load; undefined keeps the one that is loaded. */
  model: string | undefined;
  /** "user:password", as its `--api-auth` takes it; anything else is sent as a bearer token. */
  apiKey: string | undefined;
  baseUrl: string;
};

const answerSchema = z.object({ images: z.array(z.string()) });
const steps = 28;
const unwanted = 'text, letters, words, numbers, captions, watermark, logo, signature, user interface, frame, border';

type Paint = (prompt: string, size: PictureSize, signal: AbortSignal) => Promise<Uint8Array>;

/** One request for a picture to the web API of a local Stable Diffusion. */
export function stableDiffusionPainter({ model, apiKey, baseUrl }: StableDiffusionChoice): Paint {
  const url = `${baseUrl}/sdapi/v1/txt2img`;
  const fetchFrom = guardedFetch(new URL(baseUrl).origin);
  return async (prompt, { width, height }, signal) => {
    const body = {
      prompt,
      negative_prompt: unwanted,
      width: inEights(width),
      height: inEights(height),
      steps,
      ...(model ? { override_settings: { sd_model_checkpoint: model } } : {}),
    };
    const response = await fetchFrom(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...authorization(apiKey) },
      body: JSON.stringify(body),
      signal,
    }).catch((cause: unknown) => {
      signal.throwIfAborted();
      throw cause instanceof TypeError ? callError(url, cause) : cause;
    });
    const text = await response.text();
    if (!response.ok) throw callError(url, text, response);
    return pictureIn(text);
  };
}

function pictureIn(answer: string): Uint8Array {
  const parsed = answerSchema.safeParse(parsedJson(answer));
  if (!parsed.success) throw modelError('model_broken', parsed.error);
  const [image] = parsed.data.images;
  if (!image) throw modelError('model_empty');
  return Buffer.from(image.replace(/^data:[^,]*,/, ''), 'base64');
}

function parsedJson(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    return undefined;
  }
}

/** In the shape that the classification of errors knows. */
function callError(url: string, said: unknown, response?: Response): APICallError {
  return new APICallError({
    message: said instanceof Error ? said.message : String(said).slice(0, 300),
    url,
    requestBodyValues: {},
    ...(said instanceof Error ? { cause: said } : {}),
    ...(response
      ? {
          statusCode: response.status,
          responseHeaders: Object.fromEntries(response.headers),
          responseBody: String(said),
        }
      : {}),
  });
}

const inEights = (side: number): number => Math.round(side / 8) * 8;

function authorization(apiKey: string | undefined): Record<string, string> {
  if (!apiKey) return {};
  const isLogin = apiKey.includes(':');
  return { authorization: isLogin ? `Basic ${Buffer.from(apiKey).toString('base64')}` : `Bearer ${apiKey}` };
}
