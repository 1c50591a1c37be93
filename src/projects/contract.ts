import { z } from 'zod';
import { answersSchema } from '#framework/answers.ts';

/** The `{id}` of a project, section or folder. */
export const idParams = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

const projectName = z
  .string('A project needs a name.')
  .trim()
  .min(1, 'A project needs a name.')
  .max(200, 'A name has at most 200 characters.');
const description = z.string().trim().max(2_000, 'A description has at most 2,000 characters.');
const targetAudience = z.string().trim().max(500, 'An audience has at most 500 characters.');
const folderId = z.number().int().positive().max(2_147_483_647);

const projectStatusSchema = z.enum(['draft', 'in_progress', 'completed']);
export type ProjectStatus = z.infer<typeof projectStatusSchema>;

/** One section on a card: its lamp is lit when completed, and as wide as its words take to say. */
const lampSchema = z.object({ sectionNumber: z.number(), isCompleted: z.boolean(), words: z.number() });

/** A row of GET /api/projects */
export const projectCardSchema = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  targetAudience: z.string(),
  status: projectStatusSchema,
  sectionsCompleted: z.number(),
  totalSections: z.number(),
  progress: z.number(),
  updatedAt: z.string(),
  folderId: z.number().nullable(),
  /** How many of the framework's fields are answered. */
  answered: z.number(),
  lamps: z.array(lampSchema),
  /** The last lines of the section written or edited last; null while nothing is written. */
  lastLines: z.object({ sectionNumber: z.number(), text: z.string() }).nullable(),
});
export type ProjectCard = z.infer<typeof projectCardSchema>;

const sentenceSchema = z.object({ text: z.string(), paragraph: z.number(), fields: z.array(z.string()) });

export const sectionSchema = z.object({
  id: z.number(),
  sectionNumber: z.number(),
  sectionName: z.string(),
  content: z.string(),
  isCompleted: z.boolean(),
  version: z.number(),
  /** Empty after a hand edit: then nobody knows which answer a sentence came from. */
  sentences: z.array(sentenceSchema),
  /** Regenerate takes the next one. */
  seed: z.number(),
  writer: z.string().nullable(),
  updatedAt: z.string(),
});
export type Section = z.infer<typeof sectionSchema>;

/** GET /api/projects/{id} */
export const projectSchema = projectCardSchema.extend({
  projectName: z.string(),
  originalFormData: answersSchema,
  sections: z.array(sectionSchema),
  createdAt: z.string(),
});
export type Project = z.infer<typeof projectSchema>;

/**
 * POST /api/projects. `creationKey` is any string the client keeps until it has the answer: a repeated call with it answers
 * the project of the first. `templateId` starts from a template's answers.
 */
export const createProjectSchema = z.object({
  name: projectName,
  description: description.optional(),
  targetAudience: targetAudience.optional(),
  originalFormData: answersSchema.optional(),
  folderId: folderId.nullish(),
  templateId: z.string().max(100).optional(),
  creationKey: z.string().min(8).max(100).optional(),
});

/** PATCH /api/projects/{id} */
export const changeProjectSchema = z.object({
  name: projectName.optional(),
  description: description.optional(),
  targetAudience: targetAudience.optional(),
  originalFormData: answersSchema.optional(),
  folderId: folderId.nullable().optional(),
});

/** POST /api/projects/{id}/duplicate */
export const duplicateProjectSchema = z.object({ name: projectName, folderId: folderId.nullish() });

/** PATCH /api/sections/{sectionId}. With `version` a save that started from an older text is refused with both texts. */
export const saveSectionSchema = z.object({
  content: z.string('The text of the section is missing.').max(200_000, 'A section has at most 200,000 characters.'),
  isCompleted: z.boolean().optional(),
  version: z.number().int().nonnegative().optional(),
});

/** The 409 answer to a save: `mine` was sent, `theirs` is stored now. */
export const sectionClashSchema = z.object({
  code: z.literal('section_changed'),
  mine: z.string(),
  theirs: sectionSchema,
});

export const sectionTextSchema = z.object({
  id: z.number(),
  version: z.number(),
  origin: z.enum(['generated', 'edited', 'restored']),
  content: z.string(),
  words: z.number(),
  createdAt: z.string(),
});
/** GET /api/sections/{sectionId}/history, newest first */
export const sectionHistorySchema = z.array(sectionTextSchema);
/** POST /api/sections/{sectionId}/restore */
export const restoreSectionSchema = z.object({ textId: z.number().int().positive() });

export const folderSchema = z.object({ id: z.number(), name: z.string() });
export type Folder = z.infer<typeof folderSchema>;
/** POST /api/folders, PATCH /api/folders/{id} */
export const nameFolderSchema = z.object({
  name: z
    .string('A folder needs a name.')
    .trim()
    .min(1, 'A folder needs a name.')
    .max(80, 'A folder name has at most 80 characters.'),
});

export const frameworkSectionSchema = z.object({ number: z.number(), name: z.string(), description: z.string() });

/** GET /api/templates */
export const templateCardSchema = z.object({
  id: z.string(),
  name: z.string(),
  trade: z.string(),
  description: z.string(),
  targetAudience: z.string(),
  answered: z.number(),
});
export type TemplateCard = z.infer<typeof templateCardSchema>;

export const okSchema = z.object({ success: z.literal(true) });
