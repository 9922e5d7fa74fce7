import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import type { Entry } from './entry-rules.ts';
import type { LocalDay } from './local-day.ts';
import { deleteMarkFrom } from './momentum/mark-queries.ts';
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

/** Moves days of a writer, each of which is named once; a day without entries is gone, and so is what was told of them before. */
export async function moveDays(tx: Db, userId: string, moves: readonly DayMove[]): Promise<void> {
  const [first] = moves.map(({ on }) => on).sort();
  if (first !== undefined) await deleteMarkFrom(tx, userId, first);
  for (let from = 0; from < moves.length; from += movesAtOnce) {
    const some = moves.slice(from, from + movesAtOnce);
    await tx
      .insert(progressDays)
      .values(some.map((move) => ({ ...move, userId })))
      .onConflictDoUpdate({
        target: [progressDays.userId, progressDays.measure, progressDays.unit, progressDays.on],
        set: {
          amount: sql`${progressDays.amount} + excluded.amount`,
          entries: sql`${progressDays.entries} + excluded.entries`,
        },
      });
    const fewer = daysWithFewer(some);
    if (fewer.length === 0) continue;
    const isEmptied = and(inArray(progressDays.on, fewer), eq(progressDays.entries, 0));
    await tx.delete(progressDays).where(and(eq(progressDays.userId, userId), isEmptied));
  }
}

/** Six values each, well below the number of parameters that a statement can have. */
const movesAtOnce = 5_000;

/** Moves days of goals, each of which is named once of a goal, and with them what counts for each goal. */
export async function moveDaysOfGoals(
  tx: Db,
  goalsMoved: readonly { goalId: string; moves: readonly DayMove[] }[],
): Promise<void> {
  const days = goalsMoved.flatMap(({ goalId, moves }) =>
    moves.map(({ on, amount, entries }) => ({ goalId, on, amount, entries })),
  );
  for (let from = 0; from < days.length; from += movesAtOnce) {
    const some = days.slice(from, from + movesAtOnce);
    await tx
      .insert(goalDays)
      .values(some)
      .onConflictDoUpdate({
        target: [goalDays.goalId, goalDays.on],
        set: {
          amount: sql`${goalDays.amount} + excluded.amount`,
          entries: sql`${goalDays.entries} + excluded.entries`,
        },
      });
    const fewer = daysWithFewer(some);
    if (fewer.length === 0) continue;
    const ids = [...new Set(some.map(({ goalId }) => goalId))];
    const isEmptied = and(inArray(goalDays.on, fewer), eq(goalDays.entries, 0));
    await tx.delete(goalDays).where(and(inArray(goalDays.goalId, ids), isEmptied));
  }
  const sums = goalsMoved.map(({ goalId, moves }) => ({
    id: goalId,
    moved: moves.reduce((sum, { amount }) => sum + amount, 0),
  }));
  if (sums.length === 0) return;
  await tx.execute(sql`
    update ${goals} set counted_amount = counted_amount + one.moved
    from json_to_recordset(${JSON.stringify(sums)}::json) as one (id uuid, moved bigint)
    where ${goals.id} = one.id`);
}

function daysWithFewer(moves: readonly Pick<DayMove, 'on' | 'entries'>[]): LocalDay[] {
  return moves.filter(({ entries }) => entries < 0).map(({ on }) => on);
}
