import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { projects } from '#projects/server/tables.ts';
import type { SlideProgress } from '../contract.ts';
import type { ArtName, Brand, LayoutName, ThemeName } from '../look.ts';
import type { SlidePurpose, SlideText } from '../slide-text.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
const choice = () => ({
  layout: text('layout').$type<LayoutName>().notNull(),
  art: text('art').$type<ArtName>().notNull(),
  seed: integer('seed').notNull(),
});

export const slideDecks = pgTable(
  'slide_decks',
  {
    id: id(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    theme: text('theme').$type<ThemeName>().notNull(),
    brand: jsonb('brand').$type<Brand>().notNull(),
    /** False while its pictures are being drawn; nobody sees such a deck. */
    isWhole: boolean('is_whole').notNull().default(false),
    /** When a person last changed it; null while it is as it was made. */
    editedAt: moment('edited_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('slide_decks_project').on(table.projectId)],
);

export const slides = pgTable(
  'slides',
  {
    id: id(),
    deckId: integer('deck_id')
      .notNull()
      .references(() => slideDecks.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    words: jsonb('words').$type<SlideText>().notNull(),
    purpose: text('purpose').$type<SlidePurpose>().notNull(),
    speakerNotes: text('speaker_notes').notNull().default(''),
    isHidden: boolean('is_hidden').notNull().default(false),
    /** How the slide looks while it has no image options. */
    ...choice(),
    /** Which slide of the outline it was made of; null for one that a person added. */
    outlined: jsonb('outlined').$type<{ sectionReference: number; isKey: boolean; passage: string }>(),
    /** Set when a person took the slide out; it can be put back. */
    removedAt: moment('removed_at'),
    /** The slide that was written anew, for what stood there before; such a row is never shown. */
    formerOf: integer('former_of').references((): AnyPgColumn => slides.id, { onDelete: 'cascade' }),
  },
  (table) => [index('slides_deck').on(table.deckId, table.position), index('slides_former').on(table.formerOf)],
);

/** The designs a slide may show. */
export const slideImages = pgTable(
  'slide_images',
  {
    id: id(),
    slideId: integer('slide_id')
      .notNull()
      .references(() => slides.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    ...choice(),
    isSelected: boolean('is_selected').notNull().default(false),
    /** The fingerprint of what the stored picture shows; null while none is stored. */
    drawn: text('drawn'),
    /** Whether an image model's picture takes the place of the drawn art. */
    isPainted: boolean('is_painted').notNull().default(false),
    notice: text('notice'),
  },
  (table) => [index('slide_images_slide').on(table.slideId, table.position)],
);

/** The making of a deck from its order to its last picture. At most one is under way for a project. */
export const slideGenerations = pgTable(
  'slide_generations',
  {
    id: id(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** The deck in the making; null until it is outlined. */
    deckId: integer('deck_id').references(() => slideDecks.id, { onDelete: 'set null' }),
    theme: text('theme').$type<ThemeName>(),
    state: text('state').$type<'drawing' | 'completed' | 'cancelled' | 'failed'>().notNull().default('drawing'),
    progress: jsonb('progress').$type<SlideProgress>().notNull(),
    failure: text('failure'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('slide_generations_project').on(table.projectId),
    uniqueIndex('slide_generations_one_under_way').on(table.projectId).where(sql`${table.state} = 'drawing'`),
  ],
);
