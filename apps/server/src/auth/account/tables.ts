import { sql } from 'drizzle-orm';
import {
  bigint,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Copies of everything that is kept of a person, made at their wish; one at a time waits to be made. */
export const dataCopies = pgTable(
  'data_copies',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    askedAt: instant('asked_at').notNull(),
    readyAt: instant('ready_at'),
    expiresAt: instant('expires_at'),
    /** In bytes, as it is downloaded. */
    size: bigint('size', { mode: 'number' }),
  },
  (table) => [
    index('data_copies_user').on(table.userId, table.askedAt),
    uniqueIndex('data_copies_waiting').on(table.userId).where(sql`${table.readyAt} is null`),
  ],
);

/** A copy in pieces, compressed: any node hands it out, and none holds it whole. */
export const dataCopyParts = pgTable(
  'data_copy_parts',
  {
    copyId: uuid('copy_id')
      .notNull()
      .references(() => dataCopies.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.copyId, table.number] })],
);
