import type { Measure } from '@longhand/contract/progress-values';
import { type DayNumber, toLocalDay } from '@longhand/goals/days';
import {
  and,
  asc,
  between,
  desc,
  eq,
  gte,
  inArray,
  lt,
  lte,
  max,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { LocalDay } from '../local-day.ts';
import type { GoalRow } from '../queries.ts';
import { goalDays, goals, progressDays, progressEntries } from '../tables.ts';
import { amountsOf } from './day-numbers.ts';

export type DayAmount = { on: LocalDay; amount: number };

type MeasureUnit = { measure: Measure; unit: string };

/** One measure and an inclusive range of days. */
export type MeasureRange = MeasureUnit & { from: LocalDay; to: LocalDay };

/** More than ten years of daily entries. */
const maxDays = 4_000;

/** Amounts of one measure per day with an entry, oldest first. */
export async function listDays(db: Db, userId: string, range: MeasureRange): Promise<DayAmount[]> {
  return db
    .select({ on: progressDays.on, amount: progressDays.amount })
    .from(progressDays)
    .where(inRange(userId, range))
    .orderBy(asc(progressDays.on))
    .limit(maxDays);
}

/** The same amounts as a map by day number, for calculations over years. */
export async function readAmountsByDay(
  db: Db,
  userId: string,
  range: MeasureRange,
): Promise<ReadonlyMap<DayNumber, number>> {
  const [row] = await db
    .select({ amounts: amountsOf(progressDays.on, progressDays.amount) })
    .from(progressDays)
    .where(inRange(userId, range));

  return new Map(row?.amounts);
}

function inRange(userId: string, { from, to, measure, unit }: MeasureRange): SQL | undefined {
  return and(
    eq(progressDays.userId, userId),
    eq(progressDays.measure, measure),
    eq(progressDays.unit, unit),
    between(progressDays.on, from, to),
  );
}

/**
 * Amounts counted for a goal per day of a range, and their sum before it. The caller must have checked that the goal belongs to the user.
 */
export async function readGoalDays(
  db: Db,
  goal: Pick<GoalRow, 'id' | 'countedAmount'>,
  { from, to }: { from: LocalDay; to: LocalDay },
): Promise<{ before: number; days: DayAmount[] }> {
  const days = await db
    .select({ on: goalDays.on, amount: goalDays.amount })
    .from(goalDays)
    .where(and(eq(goalDays.goalId, goal.id), between(goalDays.on, from, to)))
    .orderBy(asc(goalDays.on))
    .limit(maxDays);

  return { before: await sumGoalDays(db, goal.id, lt(goalDays.on, from)), days };
}

/**
 * Amounts counted for each goal per day of a range. Earlier amounts are stored under the day before the range; they are derived from the
 * counted amount, so earlier days are not read. The caller must have checked that the goals belong to the user.
 */
export async function readGoalAmounts(
  db: Db,
  countingGoals: readonly Pick<GoalRow, 'id' | 'countedAmount'>[],
  { from, to }: { from: DayNumber; to: DayNumber },
): Promise<ReadonlyMap<string, ReadonlyMap<DayNumber, number>>> {
  if (countingGoals.length === 0) return new Map();
  const rows = await db
    .select({ goalId: goalDays.goalId, amounts: amountsOf(goalDays.on, goalDays.amount) })
    .from(goalDays)
    .where(
      and(
        inArray(
          goalDays.goalId,
          countingGoals.map(({ id }) => id),
        ),
        gte(goalDays.on, toLocalDay(from)),
      ),
    )
    .groupBy(goalDays.goalId);
  const since = new Map(rows.map(({ goalId, amounts }) => [goalId, amounts]));

  return new Map(
    countingGoals.map(({ id, countedAmount }) => {
      const goalAmounts = since.get(id) ?? [];
      const before = countedAmount - goalAmounts.reduce((sum, [, amount]) => sum + amount, 0);

      return [id, new Map([[from - 1, before], ...goalAmounts.filter(([day]) => day <= to)])];
    }),
  );
}

/** Sum counted for a goal up to and including a day. */
export function sumUpTo(db: Db, goalId: string, on: LocalDay): Promise<number> {
  return sumGoalDays(db, goalId, lte(goalDays.on, on));
}

async function sumGoalDays(db: Db, goalId: string, which: SQL): Promise<number> {
  const [row] = await db
    .select({ total: sum(goalDays.amount).mapWith(Number) })
    .from(goalDays)
    .where(and(eq(goalDays.goalId, goalId), which));

  return row?.total ?? 0;
}

/** The user's measures and units, most recently logged first. */
export function listUnits(
  db: Db,
  userId: string,
): Promise<(MeasureUnit & { lastOn: string | null })[]> {
  return db
    .select({
      measure: progressDays.measure,
      unit: progressDays.unit,
      lastOn: max(progressDays.on),
    })
    .from(progressDays)
    .where(eq(progressDays.userId, userId))
    .groupBy(progressDays.measure, progressDays.unit)
    .orderBy(desc(max(progressDays.on)), asc(progressDays.measure), asc(progressDays.unit))
    .limit(200);
}

/** Rebuilds a goal's days, for a new goal or after its scope changed. */
export async function recountGoal(tx: Db, goalId: string): Promise<number> {
  await tx.delete(goalDays).where(eq(goalDays.goalId, goalId));
  await tx.execute(sql`
    insert into ${goalDays} (goal_id, on_date, amount, entries)
    select ${goals.id}, ${progressEntries.entryOn}, sum(${progressEntries.amount}), count(*)
    from ${goals} join ${progressEntries} on ${entryCountsForGoal}
    where ${goals.id} = ${goalId}
    group by 1, 2`);
  const [row] = await tx
    .update(goals)
    .set({
      countedAmount: sql`(select coalesce(sum(${goalDays.amount}), 0) from ${goalDays} where ${goalDays.goalId} = ${goals.id})`,
    })
    .where(eq(goals.id, goalId))
    .returning({ counted: goals.countedAmount });

  return row?.counted ?? 0;
}

/** Condition for entries that count for a goal: same user and measure, matching sources, projects and tags, from its first day on. */
export const entryCountsForGoal: SQL = sql`(
  ${progressEntries.userId} = ${goals.userId}
  and ${progressEntries.measure} = ${goals.measure} and ${progressEntries.unit} = ${goals.unit}
  and ${progressEntries.source} = any(${goals.sources})
  and (cardinality(${goals.projectIds}) = 0 or ${progressEntries.projectId} = any(${goals.projectIds}))
  and (cardinality(${goals.tags}) = 0 or ${progressEntries.tags} && ${goals.tags})
  and ${progressEntries.entryOn} >= ${goals.startOn}
  and ${progressEntries.deletedAt} is null)`;

/**
 * The first day at whose end the goal's total is at or beyond the target; null when there is none.
 *
 * @param distance signed difference between the target and the start amount
 */
export async function readCrossingDay(
  tx: Db,
  goalId: string,
  distance: number,
): Promise<LocalDay | null> {
  const runningTotals = tx
    .select({
      on: goalDays.on,
      total: sql<number>`sum(${goalDays.amount}) over (order by ${goalDays.on})`.as('total'),
    })
    .from(goalDays)
    .where(eq(goalDays.goalId, goalId))
    .as('running');
  const [first] = await tx
    .select({ on: runningTotals.on })
    .from(runningTotals)
    .where(
      distance >= 0
        ? sql`${runningTotals.total} >= ${distance}`
        : sql`${runningTotals.total} <= ${distance}`,
    )
    .orderBy(asc(runningTotals.on))
    .limit(1);

  return first?.on ?? null;
}
