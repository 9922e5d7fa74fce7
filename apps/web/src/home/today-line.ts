import type { Goal } from '@longhand/contract/goal-values';
import { inUnits } from '../ui/progress/units.ts';

/** Today's line of the goal of the day, in its own unit: what was written, against an even pace and against what is needed. */
export type TodayLine = {
  today: number;
  /** Per writing day over the whole plan. */
  even: number;
  /** Today, from where the goal stands this morning. */
  needed: number;
  /** What is still missing to it; 0 where nobody would see it in the unit of the goal. */
  left: number;
  /** The end of the line. */
  max: number;
  ticks: { kind: 'even' | 'needed'; amount: number; at: number }[];
};

/** Ticks nearer to each other than this share of the line would write over one another. */
const leastGap = 0.04;

/** The line, or null where today asks for nothing: before the start, after the end, once all is written. */
export function todayLineOf(goal: Goal): TodayLine | null {
  const { quotaToday, leftToday, phase } = goal.progress;
  if (phase === 'upcoming' || phase === 'overdue' || phase === 'done' || quotaToday <= 0) {
    return null;
  }
  const today = isCut(goal) ? -goal.progress.today : goal.progress.today;

  const even = goal.progress.sharePerDay;
  const max = Math.max(quotaToday, even, today, 1);
  const isApart = Math.abs(quotaToday - even) / max >= leastGap;
  const ticks: TodayLine['ticks'] = [{ kind: 'needed', amount: quotaToday, at: quotaToday / max }];
  if (isApart) ticks.push({ kind: 'even', amount: even, at: even / max });

  return {
    today,
    even,
    needed: quotaToday,
    left: inUnits(leftToday, goal.measure) > 0 ? leftToday : 0,
    max,
    ticks: ticks.sort((one, other) => one.at - other.at),
  };
}

/** A target below its start: what was taken out is what was done. */
function isCut({ kind, comparator }: Goal): boolean {
  return kind === 'target' && comparator === 'at_most';
}
