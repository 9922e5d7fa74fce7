import type { ImportOrigin } from '@longhand/contract/goals-imports';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** An imported progress file; its entries refer to it. */
export const progressImports = pgTable(
  'progress_imports',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    origin: text('origin').$type<ImportOrigin>().notNull(),
    name: text('name').notNull(),
    added: integer('added').notNull(),
    createdAt: instant('created_at').notNull(),
    undoneAt: instant('undone_at'),
  },
  (table) => [index('progress_imports_user').on(table.userId, table.createdAt)],
);
