import type { Goal } from '@longhand/contract/goal-values';
import { daysBetween } from '../platform/local-date.ts';
import { paceCount, standingOf } from '../ui/progress/standing.ts';

/** The result in one line: which sentence of `headline` in the texts, and its figures. */
export type Headline = {
  sentence: 'all' | 'some' | 'none' | 'upcoming';
  n: number;
  onPace: number;
};

/** @param goals the active ones, at least one */
export function headlineOf(goals: readonly Pick<Goal, 'progress'>[]): Headline {
  const { started, onPace } = paceCount(goals);
  if (started === 0) return { sentence: 'upcoming', n: goals.length, onPace: 0 };
  if (onPace === started) return { sentence: 'all', n: started, onPace };

  return { sentence: onPace === 0 ? 'none' : 'some', n: started, onPace };
}

/** How the most pressing goal stands, and where it is heading: two sentences of `lede` in the texts. */
export type Lede = {
  stands: 'behind' | 'ahead' | 'onPace' | 'overdue' | 'done' | 'upcoming' | 'paused';
  heads: 'late' | 'early' | 'onTheDay' | 'needed' | 'choose' | null;
  /** What `stands` is about: behind, ahead, left or reached. */
  amount: number;
  /** Days between the projected and the planned end. */
  days: number;
};

export function ledeOf(goal: Goal): Lede {
  const { progress, targetAmount, endOn } = goal;
  const { word, by } = standingOf(progress);
  const days =
    progress.projectedEndOn === null || endOn === null
      ? 0
      : daysBetween(endOn, progress.projectedEndOn);
  const amounts = { overdue: targetAmount - progress.total, done: targetAmount };

  return {
    stands: word,
    heads: headingOf(goal, days),
    amount: word === 'overdue' || word === 'done' ? amounts[word] : by,
    days: Math.abs(days),
  };
}

function headingOf({ progress, endOn }: Goal, days: number): Lede['heads'] {
  if (progress.phase === 'done' || progress.phase === 'paused') return null;
  if (progress.phase === 'overdue') return 'choose';
  if (progress.phase === 'upcoming' || progress.projectedEndOn === null) {
    return progress.neededPerDay === null ? null : 'needed';
  }
  if (endOn === null) return null;
  if (days === 0) return 'onTheDay';

  return days > 0 ? 'late' : 'early';
}
