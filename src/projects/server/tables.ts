import { boolean, index, integer, jsonb, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import type { Answers, FieldName } from '#framework/framework.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const folders = pgTable(
  'folders',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('folders_owner').on(table.ownerId)],
);

export const projects = pgTable(
  'projects',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    folderId: integer('folder_id').references(() => folders.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    targetAudience: text('target_audience').notNull().default(''),
    answers: jsonb('answers').$type<Answers>().notNull().default({}),
    /** Chosen by the client, so that a repeated create finds the first one's project. */
    creationKey: text('creation_key'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('projects_owner').on(table.ownerId, table.updatedAt),
    uniqueIndex('projects_creation_key').on(table.ownerId, table.creationKey),
  ],
);

export type StoredSentence = { text: string; paragraph: number; fields: readonly FieldName[] };

export const sections = pgTable(
  'sections',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    sectionNumber: smallint('section_number').notNull(),
    content: text('content').notNull().default(''),
    isCompleted: boolean('is_completed').notNull().default(false),
    /** Counts each change of the text; a save that started from an older one clashes. */
    version: integer('version').notNull().default(0),
    /** Which answers stand behind each sentence, as the writer gave them. */
    sentences: jsonb('sentences').$type<readonly StoredSentence[]>().notNull().default([]),
    seed: integer('seed').notNull().default(0),
    writer: text('writer'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('sections_project_number').on(table.projectId, table.sectionNumber)],
);

/** Each text a section ever had, so that any can be brought back. */
export const sectionTexts = pgTable(
  'section_texts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    sectionId: integer('section_id')
      .notNull()
      .references(() => sections.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    origin: text('origin').$type<'generated' | 'edited' | 'restored'>().notNull(),
    content: text('content').notNull(),
    sentences: jsonb('sentences').$type<readonly StoredSentence[]>().notNull().default([]),
    seed: integer('seed').notNull().default(0),
    writer: text('writer'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('section_texts_version').on(table.sectionId, table.version)],
);
