import type { z } from 'zod';

/** What the model is told to do, and the material it works on. The material is data: it never holds instructions of ours. */
export type ModelPrompt = { instructions: string; material: string };

/** What the model has done since the server started. Tokens are as the provider counts them. */
export type ModelRecord = {
  calls: number;
  promptTokens: number;
  completionTokens: number;
  lastError: { code: string; message: string; at: string } | null;
};

/**
 * A language model. Both calls reject with an AppError whose code stands in `model-errors.ts`; an aborted signal rejects with
 * its own reason instead, and is no error of the model.
 */
export interface TextModel {
  /** Provider and model, as stored with a text and shown to people. */
  readonly name: string;
  /** The text in the pieces in which it comes, at least one of them not blank. A failure may come after some pieces. */
  streamText(prompt: ModelPrompt, call: { signal: AbortSignal }): AsyncGenerator<string, void>;
  /**
   * A value of that shape. The instructions have to describe the shape too: not every model is held to it. `mend` may bring
   * what came out nearly right into the shape.
   */
  generateObject<Value>(
    schema: z.ZodType<Value>,
    prompt: ModelPrompt,
    call: { signal: AbortSignal; mend?: (value: unknown) => unknown },
  ): Promise<Value>;
  record(): ModelRecord;
}
