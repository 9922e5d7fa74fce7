import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import type { Entry } from './entries/entry-rules.ts';
import type { LocalDay } from './local-day.ts';
import { streakCheckpoints } from './momentum/tables.ts';
import { goalDays, goals, progressDays } from './tables.ts';

/** Change of a day's amount and number of entries. */
export type DayDelta = Pick<Entry, 'measure' | 'unit'> & {
  on: LocalDay;
  amount: number;
  entries: number;
};

/** An entry that is added (1) or removed (-1). */
export type EntryChange = {
  entry: Entry;
  sign: 1 | -1;
};

/** Sums added and removed entries into one delta per day, measure and unit. */
export function dayDeltasOf(changes: readonly EntryChange[]): DayDelta[] {
  const deltas = new Map<string, DayDelta>();
  for (const { entry, sign } of changes) {
    const { measure, unit, entryOn: on } = entry;
    const key = [on, measure, unit].join();
    const deltaOfDay = deltas.get(key) ?? { measure, unit, on, amount: 0, entries: 0 };
    const amount = deltaOfDay.amount + sign * entry.amount;
    deltas.set(key, { ...deltaOfDay, amount, entries: deltaOfDay.entries + sign });
  }

  return [...deltas.values()];
}

/** Deltas for one goal; each day occurs once. */
type GoalDayDeltas = { goalId: string; deltas: readonly DayDelta[] };

/** Deltas for one user, and for each of the user's goals that counts the entries. */
export type UserDayDeltas = {
  userId: string;
  deltas: readonly DayDelta[];
  goals?: readonly GoalDayDeltas[];
};

/**
 * Applies day deltas of users and goals in one statement, together with each goal's counted amount. Each user and goal must occur once.
 * Deletes days without entries, and streak checkpoints that cover changed days.
 */
export async function applyDayDeltas(tx: Db, changes: readonly UserDayDeltas[]): Promise<void> {
  const userRows = changes.flatMap(({ userId, deltas }) =>
    deltas.map((deltaOfDay) => ({ userId, ...deltaOfDay })),
  );
  if (userRows.length === 0) return;
  const changedGoals = changes.flatMap(({ goals = [] }) => goals);
  const goalRows = changedGoals.flatMap(({ goalId, deltas }) =>
    deltas.map(({ on, amount, entries }) => ({ goalId, on, amount, entries })),
  );

  await tx.execute(sql`
    with moved as (
      select * from ${asRecordset(userRows)}
        as one ("userId" uuid, measure text, unit text, "on" date, amount bigint, entries int)
    ), marks as (
      delete from ${streakCheckpoints} using (select "userId", min("on") as first from moved group by 1) as one
      where ${streakCheckpoints.userId} = one."userId" and ${streakCheckpoints.on} >= one.first
    ), days as (
      insert into ${progressDays} (user_id, measure, unit, on_date, amount, entries)
      select "userId", measure, unit, "on", amount, entries from moved
      on conflict (user_id, measure, unit, on_date) do update set
        amount = ${progressDays.amount} + excluded.amount, entries = ${progressDays.entries} + excluded.entries
    ), moved_of_goals as (
      select * from ${asRecordset(goalRows)} as one ("goalId" uuid, "on" date, amount bigint, entries int)
    ), days_of_goals as (
      insert into ${goalDays} (goal_id, on_date, amount, entries)
      select "goalId", "on", amount, entries from moved_of_goals
      on conflict (goal_id, on_date) do update set
        amount = ${goalDays.amount} + excluded.amount, entries = ${goalDays.entries} + excluded.entries
    )
    update ${goals} set counted_amount = counted_amount + one.moved
    from (select "goalId", sum(amount) as moved from moved_of_goals group by 1) as one
    where ${goals.id} = one."goalId"`);
  for (const one of changes) await deleteEmptyDays(tx, one);
}

async function deleteEmptyDays(
  tx: Db,
  { userId, deltas, goals = [] }: UserDayDeltas,
): Promise<void> {
  const decreasedDays = deltas.filter(({ entries }) => entries < 0).map(({ on }) => on);
  if (decreasedDays.length === 0) return;
  const isEmptyDay = and(inArray(progressDays.on, decreasedDays), eq(progressDays.entries, 0));
  await tx.delete(progressDays).where(and(eq(progressDays.userId, userId), isEmptyDay));
  const ids = goals.map(({ goalId }) => goalId);
  if (ids.length === 0) return;
  const isEmptyGoalDay = and(inArray(goalDays.on, decreasedDays), eq(goalDays.entries, 0));
  await tx.delete(goalDays).where(and(inArray(goalDays.goalId, ids), isEmptyGoalDay));
}

function asRecordset(rows: readonly object[]): SQL {
  return sql`json_to_recordset(${JSON.stringify(rows)}::json)`;
}
