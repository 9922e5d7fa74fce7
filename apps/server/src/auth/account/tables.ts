import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { binary, instant } from '../../platform/db/columns.ts';
import { users } from '../tables.ts';

/** Copies of all data of a user, made on request. At most one per user is pending. */
export const dataExports = pgTable(
  'data_copies',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    askedAt: instant('asked_at').notNull(),
    readyAt: instant('ready_at'),
    expiresAt: instant('expires_at'),
    /** Uncompressed size in bytes. */
    size: bigint('size', { mode: 'number' }),
  },
  (table) => [
    index('data_copies_user').on(table.userId, table.askedAt),
    uniqueIndex('data_copies_waiting').on(table.userId).where(sql`${table.readyAt} is null`),
  ],
);

/** Gzipped parts of a copy, so that any node can stream it without loading it into memory. */
export const dataExportParts = pgTable(
  'data_copy_parts',
  {
    copyId: uuid('copy_id')
      .notNull()
      .references(() => dataExports.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    content: binary('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.copyId, table.number] })],
);
