import type {
  AbandonReason,
  Cadence,
  Comparator,
  Curve,
  GoalKind,
  GoalStatus,
  MissChoice,
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
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const day = (name: string) => date(name, { mode: 'string' });
const sum = (name: string) => bigint(name, { mode: 'number' });

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
    projectId: uuid('project_id'),
    /** The sprint or session it came from. */
    sessionId: uuid('session_id'),
    entryOn: day('entry_on').notNull(),
    occurredAt: instant('occurred_at').notNull(),
    zone: text('zone').notNull(),
    measure: text('measure').$type<Measure>().notNull(),
    /** Of an own measure, else empty. */
    unit: text('unit').notNull(),
    amount: integer('amount').notNull(),
    /** The total that was entered, and of which goal; the amount followed from it. */
    setTotal: sum('set_total'),
    setGoalId: uuid('set_goal_id'),
    source: text('source').$type<EntrySource>().notNull(),
    /** The import that brought it. */
    importId: uuid('import_id'),
    /** What it was called where it was imported from. */
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

/** What the entries of a writer add up to on a day, by measure; kept with every entry, so that nobody adds up years. */
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
    /** The plan in force, since it was last laid out anew. */
    planOn: day('plan_on').notNull(),
    planAmount: sum('plan_amount').notNull(),
    /** What the last answer about missed days was, and from which day on days can be missed again. */
    missChoice: text('miss_choice').$type<MissChoice>(),
    missesFrom: day('misses_from').notNull(),
    /** What all its days add up to, without the start amount. */
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

/** What counted for a goal on a day; kept with every entry and made anew when the goal counts other ones. */
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

/** Every change of a goal, so that it can be told and undone. */
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
    type: text('type')
      .$type<'created' | 'status' | 'change' | 'miss' | 'undone' | 'removed'>()
      .notNull(),
    fromStatus: text('from_status').$type<GoalStatus>(),
    toStatus: text('to_status').$type<GoalStatus>().notNull(),
    /** The version of the goal that it made. */
    version: integer('version').notNull(),
    /** What it put in the place of: the columns that changed, as they were. */
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('goal_events_goal').on(table.goalId, table.version)],
);
