import type { Goal } from '@longhand/contract/goal-values';
import { inUnits } from '../ui/progress/units.ts';
import { todayLineOf } from './today-line.ts';

/** The goal that the day is about: the most pressing one that asks something of today, else the most pressing. */
export function goalOfToday(goals: readonly Goal[]): Goal | undefined {
  return goals.find((goal) => todayLineOf(goal) !== null) ?? goals[0];
}

/** What the sentence below the heading says about the most pressing goal; keys of `need` in the texts. */
export type Need = {
  stands: 'more' | 'written' | 'rest' | 'overdue' | 'done' | 'upcoming';
  amount: number;
  /** The even pace beside what is needed, where they differ enough to be worth two figures. */
  pace: { kind: 'even' | 'steady'; even: number; needed: number } | null;
};

export function needOf(goal: Goal): Need {
  const { phase, total, leftToday, isRestDay } = goal.progress;
  if (phase === 'upcoming') return { stands: 'upcoming', amount: 0, pace: null };
  if (phase === 'done') return { stands: 'done', amount: goal.targetAmount, pace: null };
  if (phase === 'overdue') {
    return { stands: 'overdue', amount: goal.targetAmount - total, pace: null };
  }

  if (isRestDay) return { stands: 'rest', amount: 0, pace: null };

  const line = todayLineOf(goal);
  const kind = (line?.ticks.length ?? 0) > 1 ? 'even' : 'steady';

  return {
    stands: inUnits(leftToday, goal.measure) > 0 ? 'more' : 'written',
    amount: leftToday,
    pace: line && { kind, even: line.even, needed: line.needed },
  };
}
