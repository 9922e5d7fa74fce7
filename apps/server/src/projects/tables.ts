import type { ProjectPhase } from '@longhand/contract/projects';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../platform/db/columns.ts';

/** Rows that belong to a project refer to it; deleting the project sets their reference to null. */
export const projects = pgTable(
  'projects',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    phase: text('phase').$type<ProjectPhase>().notNull(),
    archivedAt: instant('archived_at'),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [index('projects_user').on(table.userId, table.deletedAt)],
);
