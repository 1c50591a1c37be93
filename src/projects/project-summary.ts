import { z } from 'zod';
import { frameworkSections } from '#framework/framework.ts';
import { projectCardSchema } from './contract.ts';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/**
 * A project as cards read it. A card says what it can: it lives with anything that an answer leaves out, and with a status it
 * has never heard of.
 */
export const projectSummarySchema = z.object({
  id: z.number(),
  name: text,
  description: text,
  targetAudience: text,
  status: text,
  sectionsCompleted: z.number().catch(0),
  totalSections: z.number().catch(frameworkSections.length),
  progress: z.number().catch(0),
  updatedAt: z.string().nullable().catch(null),
  folderId: z.number().nullable().catch(null),
  answered: z.number().catch(0),
  /** Empty when nothing is known about the single sections. */
  lamps: projectCardSchema.shape.lamps.catch([]),
  lastLines: projectCardSchema.shape.lastLines.catch(null),
});
export type ProjectSummary = z.infer<typeof projectSummarySchema>;
