import type { EntrySource, GoalStatus, Measure } from '@longhand/contract/goals';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Progress belongs to the writer and not to a goal: several goals count the same entries, and deleting a goal
 * deletes none. Each carries the writer's own day, decided once, when it was logged.
 */
export const progressEntries = pgTable(
  'progress_entries',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    clientId: uuid('client_id').notNull(),
    entryOn: date('entry_on', { mode: 'string' }).notNull(),
    occurredAt: instant('occurred_at').notNull(),
    zone: text('zone').notNull(),
    measure: text('measure').$type<Measure>().notNull(),
    amount: integer('amount').notNull(),
    source: text('source').$type<EntrySource>().notNull(),
    note: text('note').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    uniqueIndex('progress_entries_user_client').on(table.userId, table.clientId),
    index('progress_entries_user_day').on(table.userId, table.entryOn),
  ],
);

export const goals = pgTable(
  'goals',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    measure: text('measure').$type<Measure>().notNull(),
    targetAmount: integer('target_amount').notNull(),
    startAmount: integer('start_amount').notNull(),
    startOn: date('start_on', { mode: 'string' }).notNull(),
    endOn: date('end_on', { mode: 'string' }).notNull(),
    weekdayWeights: integer('weekday_weights').array().notNull(),
    sources: text('sources').array().$type<EntrySource[]>().notNull(),
    status: text('status').$type<GoalStatus>().notNull(),
    archivedFrom: text('archived_from').$type<GoalStatus>(),
    completedOn: date('completed_on', { mode: 'string' }),
    completedByTotal: boolean('completed_by_total').notNull(),
    abandonedOn: date('abandoned_on', { mode: 'string' }),
    abandonNote: text('abandon_note'),
    version: integer('version').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [index('goals_user_status').on(table.userId, table.status)],
);

/** Every change of a goal's status or plan, so that it can be told and undone. */
export const goalEvents = pgTable(
  'goal_events',
  {
    id: uuid('id').primaryKey(),
    goalId: uuid('goal_id')
      .notNull()
      .references(() => goals.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    /** The writer who did it; null when a change of the total did. */
    actorId: uuid('actor_id'),
    type: text('type').$type<'created' | 'status' | 'plan'>().notNull(),
    fromStatus: text('from_status').$type<GoalStatus>(),
    toStatus: text('to_status').$type<GoalStatus>().notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('goal_events_goal').on(table.goalId, table.at)],
);
