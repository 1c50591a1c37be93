import { z } from 'zod';
import { answersSchema, longestAnswer } from '#framework/answers.ts';
import { frameworkFields } from '#framework/framework.ts';
import { createProjectSchema, projectSchema, sectionSchema } from '#projects/contract.ts';

/** POST /api/projects/generate-complete: the wizard's fields side by side, as the wizard holds them. */
export const writeNewScriptSchema = answersSchema.extend({
  projectName: createProjectSchema.shape.name,
  ...createProjectSchema.pick({ description: true, targetAudience: true, folderId: true, creationKey: true }).shape,
});

/** POST and PUT /api/projects/{id}/generate-complete: the wizard's fields, or nothing at all to use the stored answers. `onlyEmpty` leaves written sections alone. */
export const rewriteScriptSchema = answersSchema
  .extend({ targetAudience: createProjectSchema.shape.targetAudience, onlyEmpty: z.boolean().optional() })
  .nullish();

/** POST /api/projects/{id}/generate-section/{n} */
export const generateSectionParams = z.object({
  id: z.coerce.number().int().positive().max(2_147_483_647),
  n: z.coerce.number().int().min(1).max(8),
});
/** `writer=embedded` asks for the embedded writer where a model is active. */
export const generateSectionQuery = z.object({ writer: z.literal('embedded').optional() });
/** `notice` says what a person should know about how it was written: another writer stood in, or something was left out. */
const writtenSectionSchema = sectionSchema.extend({ notice: z.string().optional() });
export type GeneratedSection = z.infer<typeof writtenSectionSchema>;
export const generatedSectionSchema = z.object({ success: z.literal(true), generatedContent: writtenSectionSchema });

/** GET /api/writer: who writes on this server process, and how that went since it started. */
export const writerStatusSchema = z.object({
  active: z.string(),
  kind: z.enum(['embedded', 'model']),
  lastError: z.object({ code: z.string(), message: z.string(), at: z.string() }).nullable(),
  tokens: z.object({ calls: z.number(), prompt: z.number(), completion: z.number() }),
});

export const writtenScriptSchema = z.object({ success: z.literal(true), id: z.number(), project: projectSchema });

/** GET /api/projects/{id}/generation: whether a complete script is being written now, and what is still to come. */
export const generationStateSchema = z.object({
  state: z.enum(['idle', 'writing', 'done', 'stopped', 'failed']),
  remaining: z.array(z.number()),
  failure: z.string().nullable(),
});

/**
 * Server-sent events of the generate calls when `Accept` asks for text/event-stream. `text` is to be appended to the section
 * being written; `done` and `failed` end the stream. `done` carries what the JSON answer would have been.
 */
export const writingEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('section-started'), sectionNumber: z.number() }),
  z.object({ type: z.literal('text'), sectionNumber: z.number(), text: z.string() }),
  z.object({ type: z.literal('section-written'), section: writtenSectionSchema }),
  z.object({ type: z.literal('done'), answer: z.union([generatedSectionSchema, writtenScriptSchema]) }),
  z.object({ type: z.literal('failed'), code: z.string(), message: z.string() }),
]);
export type WritingEvent = z.infer<typeof writingEventSchema>;

/** The longest text Smart Autofill reads at once, in characters. */
export const longestContent = 250_000;

/** POST /api/analyze-content. `contentType` is a text field; "text" lets the text tell its own format. */
export const analyzeContentSchema = z.object({
  content: z
    .string('The content has to be text.')
    .max(longestContent, `At most ${longestContent.toLocaleString('en-US')} characters can be analyzed at once.`),
  contentType: z.string('contentType has to be text.').max(100).default('text'),
});

const suggestionSchema = z.object({
  field: z.enum(frameworkFields.map(({ field }) => field)),
  value: z.string(),
  /** Between 0 and 1. */
  confidence: z.number(),
  /** The sentence of the text that the value was taken from. */
  source: z.string(),
});

/** `data` holds what is ticked at first, by the wizard's field names; weaker finds travel in `suggestions` alone. */
export const contentAnalysisSchema = z.object({
  success: z.literal(true),
  data: answersSchema.extend({ targetAudience: z.exactOptional(z.string().max(longestAnswer)) }),
  message: z.string(),
  suggestions: z.array(suggestionSchema),
});
