import { createHash } from 'node:crypto';
import { type DayNumber, dayOf, numberOf } from '@longhand/goals/days';
import { type StreakSoFar, streakAfter } from '@longhand/goals/streak';
import type { Db } from '../../platform/db/db.ts';
import { asksBySingleDays } from './asked.ts';
import { type Free, kindsOf } from './days.ts';
import { type MarkRow, readMark, tryLockProgress, upsertMark } from './mark-queries.ts';
import { listWritingDays } from './queries.ts';

/** What is kept of all days up to `on`. */
export type Mark = { on: DayNumber; soFar: StreakSoFar };

/** A new mark lies so far before the first day that is told singly: a traveller's today goes back. */
const slackDays = 7;

/** So many days more than needed are told singly before the mark is moved on. */
const patienceDays = 100;

/** What was kept of the days before `from`; null where nothing was, or where what keeps those days free has changed since. */
export async function readMarkBefore(
  db: Db,
  { userId, from, free }: { userId: string; from: DayNumber; free: Free },
): Promise<Mark | null> {
  const row = await readMark(db, userId);
  if (row === undefined) return null;
  const on = numberOf(row.on);

  return on < from && row.basis === basisOf(free, on) ? { on, soFar: row } : null;
}

/** Whether a mark would spare the walk through a season and more of days. */
export function isMarkWanted(first: DayNumber, from: DayNumber): boolean {
  return from - first > patienceDays;
}

/**
 * Keeps what all days came to up to a while before `from`. While somebody changes entries of the writer it is left to the
 * next who reads: a mark must not be laid over days that are just being moved.
 */
export async function layMark(
  db: Db,
  { userId, from, free }: { userId: string; from: DayNumber; free: Free },
): Promise<void> {
  const on = from - slackDays;
  await db.transaction(async (tx) => {
    if (!(await tryLockProgress(tx, userId))) return;
    const written = (await listWritingDays(tx, userId)).filter((day) => day <= on);
    const days = { from: written[0] ?? on, to: on };
    const soFar = streakAfter(kindsOf(days, new Set(written), free));
    const mark: MarkRow = { userId, on: dayOf(on), basis: basisOf(free, on), ...soFar };
    await upsertMark(tx, mark);
  });
}

/** What decides which days up to one are free. What begins later, and how a goal ended later, make no difference. */
function basisOf({ restWeekdays, rests, asking }: Free, on: DayNumber): string {
  const basis = {
    restWeekdays,
    rests: rests
      .map(({ fromOn, toOn }) => [fromOn, toOn])
      .filter(([from = '']) => from <= dayOf(on)),
    asking: asking
      .filter((one) => asksBySingleDays(one) && one.first <= on)
      .map(({ goal, first, last }) => {
        const { kind, cadence, weekdayWeights, exceptions, pauses } = goal;

        return [first, Math.min(last, on), kind, cadence, weekdayWeights, exceptions, pauses];
      }),
  };

  return createHash('sha256').update(JSON.stringify(basis)).digest('base64url');
}
