import type {
  AbandonReason,
  Cadence,
  Comparator,
  Curve,
  GoalKind,
  GoalStatus,
  MissedDaysChoice,
  PlanException,
  PlanMode,
  PlanPause,
  Rate,
} from '@longhand/contract/goal-values';
import type { EntrySource, Measure } from '@longhand/contract/progress-values';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../platform/db/columns.ts';

const day = (name: string) => date(name, { mode: 'string' });
const sum = (name: string) => bigint(name, { mode: 'number' });

/**
 * Progress entries belong to the user, not to a goal: several goals can count the same entry, and deleting a goal deletes no entries. An
 * entry stores its local day, determined once when it is logged.
 */
export const progressEntries = pgTable(
  'progress_entries',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    clientId: uuid('client_id').notNull(),
    projectId: uuid('project_id'),
    /** The sprint or writing session that created the entry. */
    sessionId: uuid('session_id'),
    entryOn: day('entry_on').notNull(),
    occurredAt: instant('occurred_at').notNull(),
    zone: text('zone').notNull(),
    measure: text('measure').$type<Measure>().notNull(),
    /** The user's own unit name when `measure` is `own`; otherwise empty. */
    unit: text('unit').notNull(),
    amount: integer('amount').notNull(),
    /** The total that the user entered and the goal it refers to; `amount` is derived from it. */
    setTotal: sum('set_total'),
    setGoalId: uuid('set_goal_id'),
    source: text('source').$type<EntrySource>().notNull(),
    /** The import that created the entry. */
    importId: uuid('import_id'),
    /** Identifier of the row in the imported file. */
    sourceRef: text('source_ref'),
    note: text('note').notNull(),
    tags: text('tags').array().notNull(),
    mood: smallint('mood'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    uniqueIndex('progress_entries_user_client').on(table.userId, table.clientId),
    uniqueIndex('progress_entries_user_source').on(table.userId, table.source, table.sourceRef),
    index('progress_entries_user_day').on(table.userId, table.entryOn, table.id),
    index('progress_entries_import').on(table.importId),
    index('progress_entries_project').on(table.projectId, table.entryOn),
    index('progress_entries_noted')
      .on(table.userId)
      .where(sql`note <> '' and source <> 'import' and deleted_at is null`),
    index('progress_entries_moods')
      .on(table.userId, table.entryOn)
      .where(sql`mood is not null and deleted_at is null`),
  ],
);

/** Totals per user, local day and measure, updated with every entry so that reads need not add up all entries. */
export const progressDays = pgTable(
  'progress_days',
  {
    userId: uuid('user_id').notNull(),
    measure: text('measure').$type<Measure>().notNull(),
    unit: text('unit').notNull(),
    on: day('on_date').notNull(),
    amount: sum('amount').notNull(),
    entries: integer('entries').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.measure, table.unit, table.on] }),
    index('progress_days_user_day').on(table.userId, table.on),
  ],
);

export const goals = pgTable(
  'goals',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    kind: text('kind').$type<GoalKind>().notNull(),
    comparator: text('comparator').$type<Comparator>().notNull(),
    measure: text('measure').$type<Measure>().notNull(),
    unit: text('unit').notNull(),
    targetAmount: integer('target_amount').notNull(),
    startAmount: integer('start_amount').notNull(),
    startOn: day('start_on').notNull(),
    endOn: day('end_on'),
    planMode: text('plan_mode').$type<PlanMode>().notNull(),
    rate: jsonb('rate').$type<Rate>(),
    cadence: jsonb('cadence').$type<Cadence>(),
    curve: text('curve').$type<Curve>().notNull(),
    seed: integer('seed').notNull(),
    weekdayWeights: integer('weekday_weights').array().notNull(),
    exceptions: jsonb('exceptions').$type<PlanException[]>().notNull(),
    pauses: jsonb('pauses').$type<PlanPause[]>().notNull(),
    successShare: smallint('success_share').notNull(),
    sources: text('sources').array().$type<EntrySource[]>().notNull(),
    projectIds: uuid('project_ids').array().notNull(),
    tags: text('tags').array().notNull(),
    /** Minutes after midnight of the writer. */
    remindAt: smallint('remind_at'),
    remindNext: instant('remind_next'),
    isStarred: boolean('is_starred').notNull(),
    /** Start day and start amount of the current plan, since it was last recalculated. */
    planOn: day('plan_on').notNull(),
    planAmount: sum('plan_amount').notNull(),
    /** The last answer about missed days, and the day from which missed days count again. */
    missChoice: text('miss_choice').$type<MissedDaysChoice>(),
    missesFrom: day('misses_from').notNull(),
    /** Sum of all counted days, without the start amount. */
    countedAmount: sum('counted_amount').notNull(),
    successorOf: uuid('successor_of'),
    status: text('status').$type<GoalStatus>().notNull(),
    archivedFrom: text('archived_from').$type<GoalStatus>(),
    completedOn: day('completed_on'),
    completedByTotal: boolean('completed_by_total').notNull(),
    abandonedOn: day('abandoned_on'),
    abandonReason: text('abandon_reason').$type<AbandonReason>(),
    abandonNote: text('abandon_note'),
    version: integer('version').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('goals_user_status').on(table.userId, table.status),
    index('goals_remind').on(table.remindNext),
  ],
);

/** Amount counted for a goal per day; updated with every entry and rebuilt when the goal's scope changes. */
export const goalDays = pgTable(
  'goal_days',
  {
    goalId: uuid('goal_id')
      .notNull()
      .references(() => goals.id, { onDelete: 'cascade' }),
    on: day('on_date').notNull(),
    amount: sum('amount').notNull(),
    entries: integer('entries').notNull(),
  },
  (table) => [primaryKey({ columns: [table.goalId, table.on] })],
);

/** Every change of a goal, for its history and for undo. */
export const goalEvents = pgTable(
  'goal_events',
  {
    id: uuid('id').primaryKey(),
    goalId: uuid('goal_id')
      .notNull()
      .references(() => goals.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    /** The user who made the change; null when a changed total caused it. */
    actorId: uuid('actor_id'),
    type: text('type')
      .$type<'created' | 'status' | 'change' | 'miss' | 'undone' | 'removed'>()
      .notNull(),
    fromStatus: text('from_status').$type<GoalStatus>(),
    toStatus: text('to_status').$type<GoalStatus>().notNull(),
    /** The goal's version after the change. */
    version: integer('version').notNull(),
    /** Previous values of the changed columns. */
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('goal_events_goal').on(table.goalId, table.version)],
);
