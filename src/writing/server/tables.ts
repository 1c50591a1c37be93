import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { projects } from '#projects/server/tables.ts';

/** The writing of a complete script: which sections are still to come. At most one is under way for a project. */
export const scriptRuns = pgTable(
  'script_runs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    state: text('state').$type<'writing' | 'done' | 'stopped' | 'failed'>().notNull().default('writing'),
    remaining: jsonb('remaining').$type<number[]>().notNull(),
    /** `next` takes each section's next seed; `same` keeps it, so that unchanged answers give the same text. */
    seeds: text('seeds').$type<'next' | 'same'>().notNull().default('next'),
    failure: text('failure'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('script_runs_project').on(table.projectId),
    uniqueIndex('script_runs_one_under_way').on(table.projectId).where(sql`${table.state} = 'writing'`),
  ],
);
