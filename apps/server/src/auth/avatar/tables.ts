import { customType, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../tables.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Avatars as re-encoded squares, in the database so that any node can serve them. */
export const avatars = pgTable('avatars', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  content: bytes('content').notNull(),
  madeAt: timestamp('made_at', { withTimezone: true, mode: 'date' }).notNull(),
});
