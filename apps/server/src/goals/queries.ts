import type { GoalStatus } from '@longhand/contract/goals';
import { and, asc, count, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Db } from '../platform/db/db.ts';
import { addDays, type LocalDay } from './local-day.ts';
import { paceDays, type Sums } from './rules.ts';
import { goalEvents, goals, progressEntries } from './tables.ts';

export type GoalRow = typeof goals.$inferSelect;
export type GoalWithSums = { goal: GoalRow; sums: Sums };
type GoalEvent = Omit<typeof goalEvents.$inferInsert, 'id'>;

/** Far more than anybody keeps; a bound for the list, which has no pages. */
const goalsListed = 1_000;

/** Until the transaction ends, nobody else changes goals or entries of this writer: limits and totals hold. */
export async function lockProgress(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`progress ${userId}`}, 0))`);
}

/** Goals of one writer with what their entries add up to, in one query however many goals there are. */
export async function listGoals(
  db: Db,
  userId: string,
  {
    today,
    id,
    statuses,
  }: { today: LocalDay; id?: string; statuses?: readonly GoalStatus[] | undefined },
): Promise<GoalWithSums[]> {
  const { amount, entryOn } = progressEntries;
  const sumWhere = (condition: SQL | undefined) =>
    sql`coalesce(sum(${amount}) filter (where ${condition}), 0)::float8`.mapWith(Number);

  const rows = await db
    .select({
      goal: goals,
      all: sql`coalesce(sum(${amount}), 0)::float8`.mapWith(Number),
      beforeToday: sumWhere(lt(entryOn, today)),
      today: sumWhere(eq(entryOn, today)),
      recent: sumWhere(and(gte(entryOn, addDays(today, -paceDays)), lt(entryOn, today))),
      firstOn: sql<string | null>`min(${entryOn})::text`,
    })
    .from(goals)
    .leftJoin(progressEntries, countsFor(goals))
    .where(
      and(
        eq(goals.userId, userId),
        isNull(goals.deletedAt),
        id === undefined ? undefined : eq(goals.id, id),
        statuses === undefined ? undefined : inArray(goals.status, [...statuses]),
      ),
    )
    .groupBy(goals.id)
    .orderBy(asc(goals.id))
    .limit(goalsListed);

  return rows.map(({ goal, ...sums }) => ({ goal, sums }));
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

export async function insertEvent(tx: Db, event: GoalEvent): Promise<void> {
  await tx.insert(goalEvents).values({ ...event, id: newId() });
}
