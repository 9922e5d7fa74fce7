import type { MilestoneKind } from '@longhand/contract/goals-milestones';
import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { goals } from '../tables.ts';

/** Milestones of goals. When the total falls below a milestone, `reachedOn` is reset. */
export const milestones = pgTable(
  'milestones',
  {
    id: uuid('id').primaryKey(),
    goalId: uuid('goal_id')
      .notNull()
      .references(() => goals.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    kind: text('kind').$type<MilestoneKind>().notNull(),
    value: integer('value'),
    dueOn: date('due_on', { mode: 'string' }),
    reachedOn: date('reached_on', { mode: 'string' }),
    seenAt: instant('seen_at'),
    createdAt: instant('created_at').notNull(),
    /** When it was moved to the trash. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [index('milestones_goal').on(table.goalId)],
);
