import type { GoalStatus } from '@longhand/contract/goals';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Db } from '../platform/db/db.ts';
import { addDays, type LocalDay } from './local-day.ts';
import { paceDays, type Sums } from './rules.ts';
import type { GoalState } from './status.ts';
import { goalEvents, goals, progressEntries } from './tables.ts';

export type GoalRow = typeof goals.$inferSelect;
export type GoalWithSums = { goal: GoalRow; sums: Sums };
type Wanted = {
  today: LocalDay;
  ids?: readonly string[] | undefined;
  statuses?: readonly GoalStatus[] | undefined;
};
type GoalEvent = Omit<typeof goalEvents.$inferInsert, 'id'>;

/** Far more than anybody keeps; a bound for the list, which has no pages. */
const goalsListed = 1_000;

/** Until the transaction ends, nobody else changes goals or entries of this writer: limits and totals hold. */
export async function lockProgress(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`progress ${userId}`}, 0))`);
}

/**
 * Goals of one writer with what their entries add up to, in one query however many goals there are. Of each goal only the days
 * since its first are read.
 */
export async function listGoals(db: Db, userId: string, wanted: Wanted): Promise<GoalWithSums[]> {
  const { amount, entryOn } = progressEntries;
  const { today } = wanted;
  const sumWhere = (condition: SQL | undefined) =>
    sql`coalesce(sum(${amount}) filter (where ${condition}), 0)::float8`.mapWith(Number);
  const counted = db
    .select({
      all: sql`coalesce(sum(${amount}), 0)::float8`.mapWith(Number).as('all_days'),
      beforeToday: sumWhere(lt(entryOn, today)).as('before_today'),
      today: sumWhere(eq(entryOn, today)).as('today'),
      recent: sumWhere(and(gte(entryOn, addDays(today, -paceDays)), lt(entryOn, today))).as(
        'recent',
      ),
      firstOn: sql<string | null>`min(${entryOn})::text`.as('first_on'),
    })
    .from(progressEntries)
    .where(countsFor(goals))
    .as('counted');

  const rows = await db
    .select({
      goal: goals,
      all: counted.all,
      beforeToday: counted.beforeToday,
      today: counted.today,
      recent: counted.recent,
      firstOn: counted.firstOn,
    })
    .from(goals)
    .crossJoinLateral(counted)
    .where(ownGoals(userId, wanted))
    .orderBy(asc(goals.id))
    .limit(goalsListed);

  return rows.map(({ goal, ...sums }) => ({ goal, sums }));
}

/** The goals that follow their total, without what their entries add up to. */
export function listFollowing(db: Db, userId: string): Promise<GoalRow[]> {
  return db
    .select()
    .from(goals)
    .where(ownGoals(userId, { statuses: ['active', 'completed'] }))
    .orderBy(asc(goals.id))
    .limit(goalsListed);
}

function ownGoals(userId: string, { ids, statuses }: Omit<Wanted, 'today'>): SQL | undefined {
  return and(
    eq(goals.userId, userId),
    isNull(goals.deletedAt),
    ids && inArray(goals.id, [...ids]),
    statuses && inArray(goals.status, [...statuses]),
  );
}

/** Which entries count for a goal: those of its writer, measure and sources from its first day on. */
function countsFor(goal: typeof goals): SQL | undefined {
  return and(
    eq(progressEntries.userId, goal.userId),
    eq(progressEntries.measure, goal.measure),
    sql`${progressEntries.source} = any(${goal.sources})`,
    gte(progressEntries.entryOn, goal.startOn),
    isNull(progressEntries.deletedAt),
  );
}

/** What counts for each goal on each day between two days; what came before stands under the day before `from`. */
export async function listGoalDays(
  db: Db,
  userId: string,
  { ids, from, to }: { ids: readonly string[]; from: LocalDay; to: LocalDay },
): Promise<{ goalId: string; on: LocalDay; amount: number }[]> {
  if (ids.length === 0) return [];
  const { amount, entryOn } = progressEntries;
  const on = sql<string>`greatest(${entryOn}, ${addDays(from, -1)}::date)::text`;

  return db
    .select({ goalId: goals.id, on, amount: sql`sum(${amount})::float8`.mapWith(Number) })
    .from(goals)
    .innerJoin(progressEntries, countsFor(goals))
    .where(and(ownGoals(userId, { ids }), lte(entryOn, to)))
    .groupBy(goals.id, sql`2`)
    .orderBy(goals.id, sql`2`)
    .limit(goalsListed * 400);
}

/** The first day whose evening finds the goal at its target or above; null when there is none. */
export async function readCrossing(
  db: Db,
  userId: string,
  goalId: string,
): Promise<LocalDay | null> {
  const daily = db
    .select({
      on: progressEntries.entryOn,
      missing:
        sql<number>`${goals.targetAmount} - ${goals.startAmount} - sum(sum(${progressEntries.amount})) over (order by ${progressEntries.entryOn})`.as(
          'missing',
        ),
    })
    .from(goals)
    .innerJoin(progressEntries, countsFor(goals))
    .where(and(eq(goals.id, goalId), eq(goals.userId, userId)))
    .groupBy(goals.id, progressEntries.entryOn)
    .as('daily');

  const [first] = await db
    .select({ on: daily.on })
    .from(daily)
    .where(sql`${daily.missing} <= 0`)
    .orderBy(asc(daily.on))
    .limit(1);

  return first?.on ?? null;
}

export async function countActive(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ active: count() })
    .from(goals)
    .where(and(eq(goals.userId, userId), eq(goals.status, 'active'), isNull(goals.deletedAt)));

  return row?.active ?? 0;
}

export async function hasGoals(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: goals.id })
    .from(goals)
    .where(eq(goals.userId, userId))
    .limit(1);

  return rows.length > 0;
}

export async function insertGoal(tx: Db, goal: Omit<GoalRow, 'id'>): Promise<GoalRow> {
  const row = { ...goal, id: newId() };
  await tx.insert(goals).values(row);

  return row;
}

export async function updateGoal(tx: Db, goal: GoalRow): Promise<void> {
  await tx
    .update(goals)
    .set(goal)
    .where(and(eq(goals.id, goal.id), eq(goals.userId, goal.userId)));
}

/** What a goal was before its writer opened it again; unknown where something else moved it last. */
export async function readStateBefore(
  tx: Db,
  { id, status }: Pick<GoalRow, 'id' | 'status'>,
): Promise<GoalState | undefined> {
  const [last] = await tx
    .select()
    .from(goalEvents)
    .where(and(eq(goalEvents.goalId, id), eq(goalEvents.type, 'status')))
    .orderBy(desc(goalEvents.at), desc(goalEvents.id))
    .limit(1);
  if (last?.toStatus !== status) return undefined;

  return last.data['before'] as GoalState | undefined; // written by `changeStatus` alone
}

export async function insertEvent(tx: Db, event: GoalEvent): Promise<void> {
  await tx.insert(goalEvents).values({ ...event, id: newId() });
}
