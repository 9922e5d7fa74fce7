import type { Goal } from '@longhand/contract/goal-values';
import { toUserUnits } from '../goals/figures.ts';

/** Today's progress of a goal in its own unit, against an even pace and the required amount. */
export type TodayLine = {
  today: number;
  /** Per writing day over the whole plan. */
  even: number;
  /** Required today, based on the total this morning. */
  needed: number;
  /** Remaining today; 0 if below the display precision. */
  left: number;
  /** Length of the line. */
  max: number;
  ticks: { kind: 'even' | 'needed'; amount: number; at: number }[];
};

/** Closer ticks would overlap. */
const minTickGap = 0.04;

/** Null without a target today: before the start, after the end, or once reached. */
export function todayLineOf(goal: Goal): TodayLine | null {
  const { quotaToday, leftToday, phase } = goal.progress;
  if (phase === 'upcoming' || phase === 'overdue' || phase === 'done' || quotaToday <= 0) {
    return null;
  }
  const today = isReduction(goal) ? -goal.progress.today : goal.progress.today;

  const even = goal.progress.sharePerDay;
  const max = Math.max(quotaToday, even, today, 1);
  const hasTwoTicks = Math.abs(quotaToday - even) / max >= minTickGap;
  const ticks: TodayLine['ticks'] = [{ kind: 'needed', amount: quotaToday, at: quotaToday / max }];
  if (hasTwoTicks) ticks.push({ kind: 'even', amount: even, at: even / max });

  return {
    today,
    even,
    needed: quotaToday,
    left: toUserUnits(leftToday, goal.measure) > 0 ? leftToday : 0,
    max,
    ticks: ticks.sort((one, other) => one.at - other.at),
  };
}

/** A goal to reduce: removed words count as progress. */
function isReduction({ kind, comparator }: Goal): boolean {
  return kind === 'target' && comparator === 'at_most';
}
