import type { GoalStatus } from '@longhand/contract/goal-values';
import type { MilestoneKind } from '@longhand/contract/goals-milestones';
import { and, asc, count, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Db } from '../platform/db/db.ts';
import { subquery } from '../platform/db/subquery.ts';
import { lookBackDays, type Sums, type Today } from './figures.ts';
import { runningPeriod } from './habit-figures.ts';
import { addDays, type LocalDay } from './local-day.ts';
import { milestones } from './milestones/tables.ts';
import { plannedRests } from './rest/tables.ts';
import { goalDays, goalEvents, goals } from './tables.ts';

export type GoalRow = typeof goals.$inferSelect;
export type GoalWithSums = { goal: GoalRow; sums: Sums };
export type EventRow = typeof goalEvents.$inferSelect;
type Wanted = {
  today: Today;
  ids?: readonly string[] | undefined;
  statuses?: readonly GoalStatus[] | undefined;
  /** Those whose single days are read as well; all where this is not said. */
  daysOf?: GoalStatus | undefined;
  /** Goals in the trash, and only those. */
  isRemoved?: boolean;
};

/** Far more than anybody keeps; a bound for the list, which has no pages. */
const goalsListed = 1_000;

/** Until the transaction ends, nobody else changes goals or entries of this writer: limits and totals hold. */
export async function lockProgress(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`progress ${userId}`}, 0))`);
}

/** The same for several writers, but for those whose lock another transaction holds; answers with those who are locked. */
export async function lockProgressOfEach(tx: Db, userIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ id: string; is_locked: boolean }>(sql`
    select id, pg_try_advisory_xact_lock(hashtextextended('progress ' || id, 0)) as is_locked
    from json_array_elements_text(${JSON.stringify(userIds)}::json) as one (id)`);

  return new Set(rows.filter(({ is_locked }) => is_locked).map(({ id }) => id));
}

/**
 * Goals of one writer with what counts for them, in one query however many goals there are. Of each goal only the days are read
 * that its figures look at; what lies before is in its counted amount. A habit of long periods is asked for its own once more.
 */
export async function listGoals(db: Db, userId: string, wanted: Wanted): Promise<GoalWithSums[]> {
  const firstOn = subquery<string | null>(
    sql`select min(${goalDays.on})::text from ${goalDays} where ${goalDays.goalId} = ${goals.id}`,
  );
  const history = addDays(wanted.today.on, -lookBackDays);
  const rows = await db
    .select({ goal: goals, firstOn, rests: restsWithin, recent: daysSince(history, wanted.daysOf) })
    .from(goals)
    .where(ownGoals(userId, wanted))
    .orderBy(asc(goals.id))
    .limit(goalsListed);
  const longer = rows
    .filter(({ goal }) => goal.status === (wanted.daysOf ?? goal.status))
    .map(({ goal }) => ({ id: goal.id, since: lookBackTo(goal, wanted.today) }))
    .filter(({ since }) => since < history);
  const days = await listRecentDays(db, longer);

  return rows.map(({ goal, firstOn, rests, recent }) => ({
    goal,
    sums: { counted: goal.countedAmount, firstOn, days: days.get(goal.id) ?? recent, rests },
  }));
}

/** The days of a goal from one on, oldest first; none of a goal in another state than is asked for. */
function daysSince(from: LocalDay, status: GoalStatus | undefined) {
  return subquery<{ on: LocalDay; amount: number }[]>(sql`
    select coalesce(json_agg(json_build_object('on', ${goalDays.on}, 'amount', ${goalDays.amount}) order by ${goalDays.on}), '[]')
    from ${goalDays}
    where ${goalDays.goalId} = ${goals.id} and ${goalDays.on} >= ${from}::date
      and ${status === undefined ? sql`true` : sql`${goals.status} = ${status}`}`);
}

/** What the writer of a goal keeps free while it lasts. */
const restsWithin = subquery<{ fromOn: LocalDay; toOn: LocalDay }[]>(sql`
  select coalesce(json_agg(json_build_object('fromOn', ${plannedRests.fromOn}, 'toOn', ${plannedRests.toOn})
    order by ${plannedRests.fromOn}), '[]')
  from ${plannedRests}
  where ${plannedRests.userId} = ${goals.userId} and ${plannedRests.deletedAt} is null
    and ${plannedRests.toOn} >= ${goals.startOn}
    and (${goals.endOn} is null or ${plannedRests.fromOn} <= ${goals.endOn})`);

/** From when on the figures of a goal look at single days. */
function lookBackTo(goal: GoalRow, today: Today): LocalDay {
  const history = addDays(today.on, -lookBackDays);
  if (goal.kind === 'target') return history;
  const { fromOn } = runningPeriod(goal, today);

  return fromOn < history ? fromOn : history;
}

async function listRecentDays(db: Db, wanted: readonly { id: string; since: LocalDay }[]) {
  const days = new Map<string, { on: LocalDay; amount: number }[]>();
  if (wanted.length === 0) return days;
  const asked = sql`json_to_recordset(${JSON.stringify(wanted)}::json) as asked (id uuid, since date)`;
  const rows = await db
    .select({ goalId: goalDays.goalId, on: goalDays.on, amount: goalDays.amount })
    .from(goalDays)
    .innerJoin(asked, sql`asked.id = ${goalDays.goalId} and ${goalDays.on} >= asked.since`)
    .orderBy(asc(goalDays.goalId), asc(goalDays.on));
  for (const { goalId, ...day } of rows) {
    const own = days.get(goalId) ?? [];
    own.push(day);
    days.set(goalId, own);
  }

  return days;
}

/** Every goal of a writer that is not in the trash, without what its entries add up to. */
export function listAll(db: Db, userId: string): Promise<GoalRow[]> {
  return db
    .select()
    .from(goals)
    .where(ownGoals(userId, {}))
    .orderBy(asc(goals.id))
    .limit(goalsListed);
}

/** As much of a milestone as says whether a total moves it. */
export type MilestoneMark = { kind: MilestoneKind; value: number | null; isReached: boolean };

/** The same of several writers, with the marks of each goal's milestones. */
export function listAllOf(
  db: Db,
  userIds: readonly string[],
): Promise<{ goal: GoalRow; marks: MilestoneMark[] }[]> {
  const { kind, value, reachedOn, goalId, deletedAt } = milestones;
  const marks = subquery<MilestoneMark[]>(sql`
    select coalesce(json_agg(json_build_object('kind', ${kind}, 'value', ${value}, 'isReached', ${reachedOn} is not null)), '[]')
    from ${milestones} where ${goalId} = ${goals.id} and ${deletedAt} is null`);

  return db
    .select({ goal: goals, marks })
    .from(goals)
    .where(and(inArray(goals.userId, [...userIds]), isNull(goals.deletedAt)))
    .orderBy(asc(goals.id))
    .limit(goalsListed * userIds.length);
}

/** Every goal of a writer by name, active ones first and then those changed last. */
export function listGoalNames(
  db: Db,
  userId: string,
): Promise<Pick<GoalRow, 'id' | 'title' | 'status'>[]> {
  return db
    .select({ id: goals.id, title: goals.title, status: goals.status })
    .from(goals)
    .where(ownGoals(userId, {}))
    .orderBy(sql`${goals.status} = 'active' desc`, desc(goals.updatedAt), asc(goals.id))
    .limit(goalsListed);
}

/** What lies in the trash, removed last first. */
export async function listRemoved(
  db: Db,
  userId: string,
): Promise<Pick<GoalRow, 'id' | 'title' | 'deletedAt'>[]> {
  return db
    .select({ id: goals.id, title: goals.title, deletedAt: goals.deletedAt })
    .from(goals)
    .where(ownGoals(userId, { isRemoved: true }))
    .orderBy(desc(goals.deletedAt), asc(goals.id))
    .limit(goalsListed);
}

function ownGoals(userId: string, wanted: Omit<Wanted, 'today' | 'daysOf'>): SQL | undefined {
  const { ids, statuses, isRemoved = false } = wanted;

  return and(
    eq(goals.userId, userId),
    isRemoved ? gt(goals.deletedAt, sql`'-infinity'`) : isNull(goals.deletedAt),
    ids && inArray(goals.id, [...ids]),
    statuses && inArray(goals.status, [...statuses]),
  );
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

export async function insertEvent(tx: Db, event: Omit<EventRow, 'id'>): Promise<void> {
  await tx.insert(goalEvents).values({ ...event, id: newId() });
}

/** What was done to a goal last. */
export async function readLastEvent(tx: Db, goalId: string): Promise<EventRow | undefined> {
  const [last] = await listEvents(tx, goalId, 1);

  return last;
}

/** What was done to a goal, newest first. The caller has shown that the goal is theirs. */
export function listEvents(db: Db, goalId: string, most: number): Promise<EventRow[]> {
  return db
    .select()
    .from(goalEvents)
    .where(eq(goalEvents.goalId, goalId))
    .orderBy(desc(goalEvents.version), desc(goalEvents.id))
    .limit(most);
}
