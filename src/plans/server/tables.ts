import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';

/** Checkouts of the sandbox; a real provider keeps its own. */
export const sandboxCheckouts = pgTable('sandbox_checkouts', {
  id: text('id').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  state: text('state').$type<'open' | 'paid' | 'canceled'>().notNull().default('open'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
