import type { Goal } from '@longhand/contract/goal-values';

/** Today's line of the most pressing goal: what was written, against an even pace and against what is needed. */
export type TodayLine = {
  today: number;
  /** Per writing day over the whole plan. */
  even: number;
  /** Today, from where the goal stands this morning. */
  needed: number;
  /** The end of the line. */
  max: number;
  ticks: { kind: 'even' | 'needed'; amount: number; at: number }[];
};

/** Ticks nearer to each other than this share of the line would write over one another. */
const leastGap = 0.04;

/** The line, or null where today asks for nothing: before the start, after the end, once all is written. */
export function todayLineOf(goal: Goal): TodayLine | null {
  const { today, quotaToday, phase } = goal.progress;
  if (phase === 'upcoming' || phase === 'overdue' || phase === 'done' || quotaToday <= 0) {
    return null;
  }

  const even = goal.progress.sharePerDay;
  const max = Math.max(quotaToday, even, today, 1);
  const isApart = Math.abs(quotaToday - even) / max >= leastGap;
  const ticks: TodayLine['ticks'] = [{ kind: 'needed', amount: quotaToday, at: quotaToday / max }];
  if (isApart) ticks.push({ kind: 'even', amount: even, at: even / max });

  return {
    today,
    even,
    needed: quotaToday,
    max,
    ticks: ticks.sort((one, other) => one.at - other.at),
  };
}
