import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { binary, instant } from '../../platform/db/columns.ts';
import { users } from '../tables.ts';

/** Avatars as re-encoded squares, in the database so that any node can serve them. */
export const avatars = pgTable('avatars', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  content: binary('content').notNull(),
  madeAt: instant('made_at').notNull(),
});
