import type { Measure } from '@longhand/contract/progress-values';
import { type DayNumber, dayOf } from '@longhand/goals/days';
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
import type { Db } from '../platform/db/db.ts';
import { amountsOf } from './day-numbers.ts';
import type { LocalDay } from './local-day.ts';
import type { GoalRow } from './queries.ts';
import { goalDays, goals, progressDays, progressEntries } from './tables.ts';

export type DayAmount = { on: LocalDay; amount: number };

type Days = { measure: Measure; unit: string };

/** What was done of one measure from one day to another, both included. */
export type Stretch = Days & { from: LocalDay; to: LocalDay };

/** Ten years and more of days with an entry each. */
const daysListed = 4_000;

/** What a writer did on each day that has an entry, oldest first. */
export async function listDays(db: Db, userId: string, stretch: Stretch): Promise<DayAmount[]> {
  return db
    .select({ on: progressDays.on, amount: progressDays.amount })
    .from(progressDays)
    .where(within(userId, stretch))
    .orderBy(asc(progressDays.on))
    .limit(daysListed);
}

/** The same by number, for reckoning with years of days. */
export async function readAmounts(
  db: Db,
  userId: string,
  stretch: Stretch,
): Promise<ReadonlyMap<DayNumber, number>> {
  const [row] = await db
    .select({ amounts: amountsOf(progressDays.on, progressDays.amount) })
    .from(progressDays)
    .where(within(userId, stretch));

  return new Map(row?.amounts);
}

function within(userId: string, { from, to, measure, unit }: Stretch): SQL | undefined {
  return and(
    eq(progressDays.userId, userId),
    eq(progressDays.measure, measure),
    eq(progressDays.unit, unit),
    between(progressDays.on, from, to),
  );
}

/** What counted for a goal between two days, and all of it before. The caller has shown that the goal is theirs. */
export async function readCourse(
  db: Db,
  goal: Pick<GoalRow, 'id' | 'countedAmount'>,
  { from, to }: { from: LocalDay; to: LocalDay },
): Promise<{ before: number; days: DayAmount[] }> {
  const days = await db
    .select({ on: goalDays.on, amount: goalDays.amount })
    .from(goalDays)
    .where(and(eq(goalDays.goalId, goal.id), between(goalDays.on, from, to)))
    .orderBy(asc(goalDays.on))
    .limit(daysListed);

  return { before: await sumOf(db, goal.id, lt(goalDays.on, from)), days };
}

/**
 * What counts for each goal on each day between two; what came before stands under the day before, and is told from what counts in all,
 * so that no day of the years before is read. The caller has shown that the goals are theirs.
 */
export async function readGoalAmounts(
  db: Db,
  counting: readonly Pick<GoalRow, 'id' | 'countedAmount'>[],
  { from, to }: { from: DayNumber; to: DayNumber },
): Promise<ReadonlyMap<string, ReadonlyMap<DayNumber, number>>> {
  if (counting.length === 0) return new Map();
  const rows = await db
    .select({ goalId: goalDays.goalId, amounts: amountsOf(goalDays.on, goalDays.amount) })
    .from(goalDays)
    .where(
      and(
        inArray(
          goalDays.goalId,
          counting.map(({ id }) => id),
        ),
        gte(goalDays.on, dayOf(from)),
      ),
    )
    .groupBy(goalDays.goalId);
  const since = new Map(rows.map(({ goalId, amounts }) => [goalId, amounts]));

  return new Map(
    counting.map(({ id, countedAmount }) => {
      const own = since.get(id) ?? [];
      const before = countedAmount - own.reduce((sum, [, amount]) => sum + amount, 0);

      return [id, new Map([[from - 1, before], ...own.filter(([day]) => day <= to)])];
    }),
  );
}

/** What counted for a goal up to a day, itself included. */
export function countedUpTo(db: Db, goalId: string, on: LocalDay): Promise<number> {
  return sumOf(db, goalId, lte(goalDays.on, on));
}

async function sumOf(db: Db, goalId: string, which: SQL): Promise<number> {
  const [row] = await db
    .select({ total: sum(goalDays.amount).mapWith(Number) })
    .from(goalDays)
    .where(and(eq(goalDays.goalId, goalId), which));

  return row?.total ?? 0;
}

/** The measures and own units of a writer, those logged last first. */
export function listUnits(db: Db, userId: string): Promise<(Days & { lastOn: string | null })[]> {
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

/** Adds up anew what counts for a goal, for one that is new or counts other entries than before. */
export async function recountGoal(tx: Db, goalId: string): Promise<number> {
  await tx.delete(goalDays).where(eq(goalDays.goalId, goalId));
  await tx.execute(sql`
    insert into ${goalDays} (goal_id, on_date, amount, entries)
    select ${goals.id}, ${progressEntries.entryOn}, sum(${progressEntries.amount}), count(*)
    from ${goals} join ${progressEntries} on ${countsFor}
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

/** Which entries count for a goal: those of its writer, measure, sources, projects and tags from its first day on. */
export const countsFor: SQL = sql`(
  ${progressEntries.userId} = ${goals.userId}
  and ${progressEntries.measure} = ${goals.measure} and ${progressEntries.unit} = ${goals.unit}
  and ${progressEntries.source} = any(${goals.sources})
  and (cardinality(${goals.projectIds}) = 0 or ${progressEntries.projectId} = any(${goals.projectIds}))
  and (cardinality(${goals.tags}) = 0 or ${progressEntries.tags} && ${goals.tags})
  and ${progressEntries.entryOn} >= ${goals.startOn}
  and ${progressEntries.deletedAt} is null)`;

/**
 * The first day whose evening finds the goal at its target or beyond; null when there is none.
 *
 * @param missing how far the target is from where the goal starts, with its sign
 */
export async function readCrossing(
  tx: Db,
  goalId: string,
  missing: number,
): Promise<LocalDay | null> {
  const running = tx
    .select({
      on: goalDays.on,
      total: sql<number>`sum(${goalDays.amount}) over (order by ${goalDays.on})`.as('total'),
    })
    .from(goalDays)
    .where(eq(goalDays.goalId, goalId))
    .as('running');
  const [first] = await tx
    .select({ on: running.on })
    .from(running)
    .where(missing >= 0 ? sql`${running.total} >= ${missing}` : sql`${running.total} <= ${missing}`)
    .orderBy(asc(running.on))
    .limit(1);

  return first?.on ?? null;
}
