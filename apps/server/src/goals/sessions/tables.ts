import type { SessionCountMethod, SessionKind } from '@longhand/contract/goals-sessions';
import type { Measure } from '@longhand/contract/progress-values';
import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** Writing sessions and sprints. A user has at most one running session. */
export const writingSessions = pgTable(
  'writing_sessions',
  {
    /** Chosen by the client. */
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<SessionKind>().notNull(),
    counts: text('counts').$type<SessionCountMethod>().notNull(),
    plannedSeconds: integer('planned_seconds'),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    zone: text('zone').notNull(),
    startOn: date('start_on', { mode: 'string' }).notNull(),
    /** Local time at the start and end, in minutes after midnight; the end is null while the session runs. */
    startMinute: integer('start_minute').notNull(),
    endMinute: integer('end_minute'),
    activeSeconds: integer('active_seconds').notNull(),
    idleSeconds: integer('idle_seconds').notNull(),
    measure: text('measure').$type<Measure>().notNull(),
    /** Words typed in the editor on the start day before the session began. */
    typedBefore: integer('typed_before').notNull(),
    amount: integer('amount'),
    note: text('note').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When it was moved to the trash, with its entries. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('writing_sessions_user_start').on(table.userId, table.startedAt),
    uniqueIndex('writing_sessions_running').on(table.userId).where(sql`ended_at is null`),
  ],
);
