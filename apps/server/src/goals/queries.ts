import type { GoalStatus } from '@longhand/contract/goal-values';
import type { MilestoneKind } from '@longhand/contract/goals-milestones';
import { and, asc, count, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Db } from '../platform/db/db.ts';
import { subquery } from '../platform/db/subquery.ts';
import { recentDays, type Sums, type Today } from './figures/figures.ts';
import { runningPeriod } from './figures/habit-figures.ts';
import { addDays, type LocalDay } from './local-day.ts';
import { milestones } from './milestones/tables.ts';
import { plannedRests } from './rest/tables.ts';
import { goalDays, goalEvents, goals } from './tables.ts';

export type GoalRow = typeof goals.$inferSelect;
export type GoalWithSums = { goal: GoalRow; sums: Sums };
export type EventRow = typeof goalEvents.$inferSelect;
type GoalFilter = {
  today: Today;
  ids?: readonly string[] | undefined;
  statuses?: readonly GoalStatus[] | undefined;
  /** Status of the goals whose single days are read too; all goals when undefined. */
  daysOf?: GoalStatus | undefined;
  /** Only goals in the trash. */
  isRemoved?: boolean;
};

/** Upper bound for the unpaged list; far above realistic use. */
const maxGoals = 1_000;

/** Locks the user's goals and entries until the transaction ends, so that limits and totals are consistent. */
export async function lockProgress(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`progress ${userId}`}, 0))`);
}

/** Locks several users at once, skipping those locked by another transaction. Returns the users that were locked. */
export async function tryLockProgressOfUsers(
  tx: Db,
  userIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await tx.execute<{ id: string; is_locked: boolean }>(sql`
    select id, pg_try_advisory_xact_lock(hashtextextended('progress ' || id, 0)) as is_locked
    from json_array_elements_text(${JSON.stringify(userIds)}::json) as one (id)`);

  return new Set(rows.filter(({ is_locked }) => is_locked).map(({ id }) => id));
}

/**
 * The user's goals with their counted amounts, in one query regardless of the number of goals. For each goal only the recent days that its
 * figures need are read; earlier days are included in its counted amount. Habits with long periods need a second query.
 */
export async function listGoals(
  db: Db,
  userId: string,
  filter: GoalFilter,
): Promise<GoalWithSums[]> {
  const firstOn = subquery<string | null>(
    sql`select min(${goalDays.on})::text from ${goalDays} where ${goalDays.goalId} = ${goals.id}`,
  );
  const history = addDays(filter.today.on, -recentDays);
  const rows = await db
    .select({ goal: goals, firstOn, rests: restsWithin, recent: daysSince(history, filter.daysOf) })
    .from(goals)
    .where(matchesFilter(userId, filter))
    .orderBy(asc(goals.id))
    .limit(maxGoals);
  const longerHistories = rows
    .filter(({ goal }) => goal.status === (filter.daysOf ?? goal.status))
    .map(({ goal }) => ({ id: goal.id, since: historyStart(goal, filter.today) }))
    .filter(({ since }) => since < history);
  const days = await listRecentDays(db, longerHistories);

  return rows.map(({ goal, firstOn, rests, recent }) => ({
    goal,
    sums: { counted: goal.countedAmount, firstOn, days: days.get(goal.id) ?? recent, rests },
  }));
}

/** Days of a goal from `from` on, oldest first; empty when the goal has another status than requested. */
function daysSince(from: LocalDay, status: GoalStatus | undefined) {
  return subquery<{ on: LocalDay; amount: number }[]>(sql`
    select coalesce(json_agg(json_build_object('on', ${goalDays.on}, 'amount', ${goalDays.amount}) order by ${goalDays.on}), '[]')
    from ${goalDays}
    where ${goalDays.goalId} = ${goals.id} and ${goalDays.on} >= ${from}::date
      and ${status === undefined ? sql`true` : sql`${goals.status} = ${status}`}`);
}

/** The user's planned rest during a goal. */
const restsWithin = subquery<{ fromOn: LocalDay; toOn: LocalDay }[]>(sql`
  select coalesce(json_agg(json_build_object('fromOn', ${plannedRests.fromOn}, 'toOn', ${plannedRests.toOn})
    order by ${plannedRests.fromOn}), '[]')
  from ${plannedRests}
  where ${plannedRests.userId} = ${goals.userId} and ${plannedRests.deletedAt} is null
    and ${plannedRests.toOn} >= ${goals.startOn}
    and (${goals.endOn} is null or ${plannedRests.fromOn} <= ${goals.endOn})`);

/** The first day that a goal's figures need individually. */
function historyStart(goal: GoalRow, today: Today): LocalDay {
  const history = addDays(today.on, -recentDays);
  if (goal.kind === 'target') return history;
  const { fromOn } = runningPeriod(goal, today);

  return fromOn < history ? fromOn : history;
}

async function listRecentDays(db: Db, periods: readonly { id: string; since: LocalDay }[]) {
  const days = new Map<string, { on: LocalDay; amount: number }[]>();
  if (periods.length === 0) return days;
  const requested = sql`json_to_recordset(${JSON.stringify(periods)}::json) as asked (id uuid, since date)`;
  const rows = await db
    .select({ goalId: goalDays.goalId, on: goalDays.on, amount: goalDays.amount })
    .from(goalDays)
    .innerJoin(requested, sql`asked.id = ${goalDays.goalId} and ${goalDays.on} >= asked.since`)
    .orderBy(asc(goalDays.goalId), asc(goalDays.on));
  for (const { goalId, ...day } of rows) {
    const goalDayList = days.get(goalId) ?? [];
    goalDayList.push(day);
    days.set(goalId, goalDayList);
  }

  return days;
}

/** All of the user's goals that are not in the trash, without their amounts. */
export function listGoalRows(db: Db, userId: string): Promise<GoalRow[]> {
  return db
    .select()
    .from(goals)
    .where(matchesFilter(userId, {}))
    .orderBy(asc(goals.id))
    .limit(maxGoals);
}

/** The milestone fields needed to decide whether a total changes its state. */
export type MilestoneState = { kind: MilestoneKind; value: number | null; isReached: boolean };

/** The goals of several users that are not in the trash, each with the state of its milestones. */
export function listGoalRowsOfUsers(
  db: Db,
  userIds: readonly string[],
): Promise<{ goal: GoalRow; marks: MilestoneState[] }[]> {
  const { kind, value, reachedOn, goalId, deletedAt } = milestones;
  const marks = subquery<MilestoneState[]>(sql`
    select coalesce(json_agg(json_build_object('kind', ${kind}, 'value', ${value}, 'isReached', ${reachedOn} is not null)), '[]')
    from ${milestones} where ${goalId} = ${goals.id} and ${deletedAt} is null`);

  return db
    .select({ goal: goals, marks })
    .from(goals)
    .where(and(inArray(goals.userId, [...userIds]), isNull(goals.deletedAt)))
    .orderBy(asc(goals.id))
    .limit(maxGoals * userIds.length);
}

/** Titles of all of the user's goals: active goals first, then by last change, newest first. */
export function listGoalNames(
  db: Db,
  userId: string,
): Promise<Pick<GoalRow, 'id' | 'title' | 'status'>[]> {
  return db
    .select({ id: goals.id, title: goals.title, status: goals.status })
    .from(goals)
    .where(matchesFilter(userId, {}))
    .orderBy(sql`${goals.status} = 'active' desc`, desc(goals.updatedAt), asc(goals.id))
    .limit(maxGoals);
}

/** Goals in the trash, most recently removed first. */
export async function listRemoved(
  db: Db,
  userId: string,
): Promise<Pick<GoalRow, 'id' | 'title' | 'deletedAt'>[]> {
  return db
    .select({ id: goals.id, title: goals.title, deletedAt: goals.deletedAt })
    .from(goals)
    .where(matchesFilter(userId, { isRemoved: true }))
    .orderBy(desc(goals.deletedAt), asc(goals.id))
    .limit(maxGoals);
}

function matchesFilter(
  userId: string,
  filter: Omit<GoalFilter, 'today' | 'daysOf'>,
): SQL | undefined {
  const { ids, statuses, isRemoved = false } = filter;

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

/** The most recent event of a goal. */
export async function readLastEvent(tx: Db, goalId: string): Promise<EventRow | undefined> {
  const [last] = await listEvents(tx, goalId, 1);

  return last;
}

/** Events of a goal, newest first. The caller must have checked that the goal belongs to the user. */
export function listEvents(db: Db, goalId: string, most: number): Promise<EventRow[]> {
  return db
    .select()
    .from(goalEvents)
    .where(eq(goalEvents.goalId, goalId))
    .orderBy(desc(goalEvents.version), desc(goalEvents.id))
    .limit(most);
}
