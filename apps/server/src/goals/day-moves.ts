import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import type { Entry } from './entry-rules.ts';
import type { LocalDay } from './local-day.ts';
import { streakMarks } from './momentum/tables.ts';
import { goalDays, goals, progressDays } from './tables.ts';

/** By how much a day moves, and by how many entries. */
export type DayMove = Pick<Entry, 'measure' | 'unit'> & {
  on: LocalDay;
  amount: number;
  entries: number;
};

/** An entry that comes (1) or goes (-1). */
export type EntryChange = {
  entry: Entry;
  sign: 1 | -1;
};

/** What entries that come and go do to the days, each day once. */
export function movesOf(changes: readonly EntryChange[]): DayMove[] {
  const moves = new Map<string, DayMove>();
  for (const { entry, sign } of changes) {
    const { measure, unit, entryOn: on } = entry;
    const key = [on, measure, unit].join();
    const move = moves.get(key) ?? { measure, unit, on, amount: 0, entries: 0 };
    const amount = move.amount + sign * entry.amount;
    moves.set(key, { ...move, amount, entries: move.entries + sign });
  }

  return [...moves.values()];
}

/** What moves of one goal; each day is named once. */
type GoalMoves = { goalId: string; moves: readonly DayMove[] };

/** What moves of one writer, and of the goals of that writer that count it. */
export type WriterMoves = {
  userId: string;
  moves: readonly DayMove[];
  goals?: readonly GoalMoves[];
};

/**
 * Moves days of writers and of goals, each of which is named once, and with them what counts for each goal: all in one statement. A day
 * without entries is gone, and so is what was told of the days before.
 */
export async function moveDays(tx: Db, moved: readonly WriterMoves[]): Promise<void> {
  const ofWriters = moved.flatMap(({ userId, moves }) =>
    moves.map((move) => ({ userId, ...move })),
  );
  if (ofWriters.length === 0) return;
  const goalsMoved = moved.flatMap(({ goals = [] }) => goals);
  const ofGoals = goalsMoved.flatMap(({ goalId, moves }) =>
    moves.map(({ on, amount, entries }) => ({ goalId, on, amount, entries })),
  );

  await tx.execute(sql`
    with moved as (
      select * from ${recordsOf(ofWriters)}
        as one ("userId" uuid, measure text, unit text, "on" date, amount bigint, entries int)
    ), marks as (
      delete from ${streakMarks} using (select "userId", min("on") as first from moved group by 1) as one
      where ${streakMarks.userId} = one."userId" and ${streakMarks.on} >= one.first
    ), days as (
      insert into ${progressDays} (user_id, measure, unit, on_date, amount, entries)
      select "userId", measure, unit, "on", amount, entries from moved
      on conflict (user_id, measure, unit, on_date) do update set
        amount = ${progressDays.amount} + excluded.amount, entries = ${progressDays.entries} + excluded.entries
    ), moved_of_goals as (
      select * from ${recordsOf(ofGoals)} as one ("goalId" uuid, "on" date, amount bigint, entries int)
    ), days_of_goals as (
      insert into ${goalDays} (goal_id, on_date, amount, entries)
      select "goalId", "on", amount, entries from moved_of_goals
      on conflict (goal_id, on_date) do update set
        amount = ${goalDays.amount} + excluded.amount, entries = ${goalDays.entries} + excluded.entries
    )
    update ${goals} set counted_amount = counted_amount + one.moved
    from (select "goalId", sum(amount) as moved from moved_of_goals group by 1) as one
    where ${goals.id} = one."goalId"`);
  for (const one of moved) await deleteEmptied(tx, one);
}

async function deleteEmptied(tx: Db, { userId, moves, goals = [] }: WriterMoves): Promise<void> {
  const fewer = moves.filter(({ entries }) => entries < 0).map(({ on }) => on);
  if (fewer.length === 0) return;
  const isEmptied = and(inArray(progressDays.on, fewer), eq(progressDays.entries, 0));
  await tx.delete(progressDays).where(and(eq(progressDays.userId, userId), isEmptied));
  const ids = goals.map(({ goalId }) => goalId);
  if (ids.length === 0) return;
  const isEmptiedOfGoal = and(inArray(goalDays.on, fewer), eq(goalDays.entries, 0));
  await tx.delete(goalDays).where(and(inArray(goalDays.goalId, ids), isEmptiedOfGoal));
}

function recordsOf(rows: readonly object[]): SQL {
  return sql`json_to_recordset(${JSON.stringify(rows)}::json)`;
}
