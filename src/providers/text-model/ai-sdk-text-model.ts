import { generateText, type LanguageModelUsage, NoObjectGeneratedError, Output, streamText as streamFrom } from 'ai';
import type { z } from 'zod';
import type { AppError } from '#platform/server/errors.ts';
import { type CallWatch, failureOf } from './call-watch.ts';
import { detailOf } from './classify-model-error.ts';
import { type LanguageModelChoice, languageModelOf } from './language-model.ts';
import { lenientJson } from './lenient-json.ts';
import { type CallRules, createModelCalls } from './model-calls.ts';
import { modelError } from './model-errors.ts';
import type { ModelPrompt, ModelRecord, TextModel } from './text-model.ts';

export type TextModelSettings = LanguageModelChoice &
  CallRules & {
    /** Told of each call that failed for good, with what the provider said. */
    onFailure?: (failure: AppError, detail: string) => void;
  };

type Shape<Value> = { schema: z.ZodType<Value>; mend: (value: unknown) => unknown };

// The library prints its warnings to the console; ours go to the log.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** A model of any provider through the AI SDK, with our own retries, times, limit and errors. */
export function createAiSdkTextModel(settings: TextModelSettings): TextModel {
  const model = languageModelOf(settings);
  const record: ModelRecord = { calls: 0, promptTokens: 0, completionTokens: 0, lastError: null };
  const run = createModelCalls(settings, (failure) => {
    record.lastError = { code: failure.code, message: failure.message, at: new Date().toISOString() };
    settings.onFailure?.(failure, detailOf(failure, settings.apiKey));
  });

  const request = ({ instructions, material }: ModelPrompt, { signal }: CallWatch) => {
    record.calls += 1;
    return {
      model,
      instructions,
      prompt: material,
      abortSignal: signal,
      maxRetries: 0,
      // What sellers answer is not kept at the provider.
      providerOptions: { openai: { store: false } },
    };
  };

  function count(usage: LanguageModelUsage | undefined): void {
    record.promptTokens += usage?.inputTokens ?? 0;
    record.completionTokens += usage?.outputTokens ?? 0;
  }

  /** The pieces of one request. The library hands errors on as parts and ends quietly: here all of them are thrown. */
  async function* streamOnce(prompt: ModelPrompt, watch: CallWatch): AsyncGenerator<string, void> {
    const { stream } = streamFrom({ ...request(prompt, watch), onError: () => undefined });
    let isEmpty = true;
    for await (const part of stream) {
      watch.signal.throwIfAborted();
      if (part.type === 'error') throw part.error;
      if (part.type === 'finish') {
        count(part.totalUsage);
        if (part.finishReason === 'content-filter') throw modelError('model_declined');
        if (part.finishReason === 'length') throw modelError('model_broken');
      }
      if (part.type !== 'text-delta' && part.type !== 'reasoning-delta') continue;
      watch.alive();
      if (part.type === 'reasoning-delta' || (isEmpty && part.text.trim() === '')) continue;
      isEmpty = false;
      yield part.text;
    }
    watch.signal.throwIfAborted();
    if (isEmpty) throw modelError('model_empty');
  }

  /** Held to the shape by the provider first; where that is refused or comes out broken, asked in words alone. */
  async function objectOnce<Value>(shape: Shape<Value>, prompt: ModelPrompt, watch: CallWatch): Promise<Value> {
    try {
      const output = Output.object({ schema: shape.schema });
      return await parsed(shape, generateText({ ...request(prompt, watch), output }));
    } catch (error) {
      const failure = failureOf(error, watch);
      if (!['model_refused', 'model_broken', 'model_empty'].includes(failure.code)) throw failure;
      watch.alive();
      return parsed(shape, generateText(request(prompt, watch)));
    }
  }

  async function parsed<Value>(
    { schema, mend }: Shape<Value>,
    asked: Promise<{ text: string; usage: LanguageModelUsage }>,
  ): Promise<Value> {
    const { text, usage } = await asked.catch((error: unknown) => {
      if (NoObjectGeneratedError.isInstance(error)) return { text: error.text ?? '', usage: error.usage };
      throw error;
    });
    count(usage);
    if (text.trim() === '') throw modelError('model_empty');
    const value = schema.safeParse(mend(await lenientJson(text)));
    if (!value.success) throw modelError('model_broken', value.error);
    return value.data;
  }

  return {
    name: `${settings.provider} ${settings.model}`,
    streamText: (prompt, { signal }) => run(signal, (watch) => streamOnce(prompt, watch)),
    async generateObject(schema, prompt, { signal, mend = (value) => value }) {
      const answers = run(signal, async function* (watch) {
        yield await objectOnce({ schema, mend }, prompt, watch);
      });
      for await (const answer of answers) return answer;
      throw modelError('model_empty');
    },
    record: () => ({ ...record }),
  };
}
