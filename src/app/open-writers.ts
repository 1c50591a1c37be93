import type { Logger } from 'pino';
import type { Config } from '#platform/server/config.ts';
import type { TextModel } from '#providers/text-model/text-model.ts';
import type { AnswerExtractor } from '#writing/answer-extractor.ts';
import { createAutofillExtractor } from '#writing/autofill-extractor.ts';
import { createEmbeddedWriter } from '#writing/embedded-writer.ts';
import { createModelExtractor } from '#writing/model/model-extractor.ts';
import { createModelWriter } from '#writing/model/model-writer.ts';
import type { ScriptWriter } from '#writing/script-writer.ts';

type Writers = {
  writer: ScriptWriter;
  extractor: AnswerExtractor;
  /** The model that both of them ask; undefined where they need none. */
  model: TextModel | undefined;
  /** Spares the first section the wait for what has to be loaded. */
  warmUp: () => void;
  close: () => Promise<void>;
};

/** Who writes and who reads pasted texts: the embedded ones, or a model with those to stand in for it. */
export async function openWriters({ textModel }: Config, log: Logger): Promise<Writers> {
  const embeddedWriter = createEmbeddedWriter();
  const embeddedExtractor = createAutofillExtractor();
  const rest = {
    warmUp: () => embeddedWriter.warmUp(),
    close: async () => {
      await embeddedWriter.close();
      await embeddedExtractor.close();
    },
  };
  if (!textModel) return { writer: embeddedWriter, extractor: embeddedExtractor, model: undefined, ...rest };
  // 50 MB that only those need who have a model.
  const { createAiSdkTextModel } = await import('#providers/text-model/ai-sdk-text-model.ts');
  const model = createAiSdkTextModel({
    ...textModel,
    onFailure: ({ code }, detail) => log.warn({ code, detail }, 'the language model failed'),
  });
  log.info(`scripts are written by ${model.name}`);
  return {
    writer: createModelWriter({ model, embedded: embeddedWriter }),
    extractor: createModelExtractor({ model, embedded: embeddedExtractor }),
    model,
    ...rest,
  };
}
