import { createHash } from 'node:crypto';
import { type DayNumber, toDayNumber, toLocalDay } from '@longhand/goals/days';
import { type StreakState, streakAfter } from '@longhand/goals/streak';
import type { Db } from '../../platform/db/db.ts';
import { hasDailyTargets } from './active-periods.ts';
import {
  type CheckpointRow,
  readCheckpoint,
  tryLockProgress,
  upsertCheckpoint,
} from './checkpoint-queries.ts';
import { dayKinds, type FreeDayRules } from './day-kinds.ts';
import { listWritingDays } from './queries.ts';

/** The streak up to and including the day `on`. */
export type StreakCheckpoint = { on: DayNumber; streak: StreakState };

/** Distance of a new checkpoint before the first day needed individually: when a user travels west, today can go back. */
const marginDays = 7;

/** How many more days than needed are calculated individually before a new checkpoint is saved. */
const checkpointLagDays = 100;

/** The checkpoint before `from`; null when there is none, or when its free days have changed since. */
export async function readCheckpointBefore(
  db: Db,
  { userId, from, free: freeDayRules }: { userId: string; from: DayNumber; free: FreeDayRules },
): Promise<StreakCheckpoint | null> {
  const row = await readCheckpoint(db, userId);
  if (row === undefined) return null;
  const on = toDayNumber(row.on);

  return on < from && row.basis === hashFreeDayRules(freeDayRules, on) ? { on, streak: row } : null;
}

/** Whether a checkpoint would save more than `checkpointLagDays` days of calculation. */
export function isCheckpointDue(first: DayNumber, from: DayNumber): boolean {
  return from - first > checkpointLagDays;
}

/**
 * Saves the streak as of some days before `from`. Skipped while another transaction changes the user's entries, since a checkpoint must not
 * cover days that are changing; the next read tries again.
 */
export async function saveCheckpoint(
  db: Db,
  { userId, from, free: freeDayRules }: { userId: string; from: DayNumber; free: FreeDayRules },
): Promise<void> {
  const on = from - marginDays;
  await db.transaction(async (tx) => {
    if (!(await tryLockProgress(tx, userId))) return;
    const writingDays = (await listWritingDays(tx, userId)).filter((day) => day <= on);
    const days = { from: writingDays[0] ?? on, to: on };
    const streak = streakAfter(dayKinds(days, new Set(writingDays), freeDayRules));
    const checkpoint: CheckpointRow = {
      userId,
      on: toLocalDay(on),
      basis: hashFreeDayRules(freeDayRules, on),
      ...streak,
    };
    await upsertCheckpoint(tx, checkpoint);
  });
}

/** Hash of everything that decides which days up to `on` are free. Later changes do not affect it. */
function hashFreeDayRules({ restWeekdays, rests, periods }: FreeDayRules, on: DayNumber): string {
  const basis = {
    restWeekdays,
    rests: rests
      .map(({ fromOn, toOn }) => [fromOn, toOn])
      .filter(([from = '']) => from <= toLocalDay(on)),
    asking: periods
      .filter((one) => hasDailyTargets(one) && one.first <= on)
      .map(({ goal, first, last }) => {
        const { kind, cadence, weekdayWeights, exceptions, pauses } = goal;

        return [first, Math.min(last, on), kind, cadence, weekdayWeights, exceptions, pauses];
      }),
  };

  return createHash('sha256').update(JSON.stringify(basis)).digest('base64url');
}
