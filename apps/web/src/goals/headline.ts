import type { Goal } from '@longhand/contract/goal-values';
import { daysBetween } from '../platform/local-date.ts';
import { targetOf } from '../ui/progress/goal-units.ts';
import { paceCount, type Standing, standingOf } from '../ui/progress/standing.ts';

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

/** How the goal of the day stands, and where it is heading: two sentences of `lede` in the texts. */
export type Lede = {
  stands: Standing['word'];
  heads:
    | 'late'
    | 'lateYet'
    | 'early'
    | 'earlyYet'
    | 'onTheDay'
    | 'onTheDayYet'
    | 'needed'
    | 'choose'
    | null;
  /** What `stands` is about: behind, ahead, left or reached. */
  amount: number;
  /** Days between the projected and the planned end. */
  days: number;
};

export function ledeOf(goal: Goal): Lede {
  const { progress, endOn } = goal;
  const { word, by } = standingOf(goal);
  const days =
    progress.projectedEndOn === null || endOn === null
      ? 0
      : daysBetween(endOn, progress.projectedEndOn);
  const amounts = {
    overdue: Math.abs(goal.targetAmount - progress.total),
    done: targetOf(goal),
  };

  return {
    stands: word,
    heads: headingOf(goal, word, days),
    amount: word === 'overdue' || word === 'done' ? amounts[word] : by,
    days: Math.abs(days),
  };
}

/** A forecast that points the other way than the plan says so: ahead so far, and late at the recent pace. */
function headingOf(
  { kind, progress, endOn }: Goal,
  stands: Standing['word'],
  days: number,
): Lede['heads'] {
  if (stands === 'done' || stands === 'paused' || stands === 'ended') return null;
  if (stands === 'overdue') return 'choose';
  if (kind === 'habit') return progress.neededPerDay === null ? null : 'needed';
  if (stands === 'upcoming' || progress.projectedEndOn === null) {
    return progress.neededPerDay === null ? null : 'needed';
  }
  if (endOn === null) return null;
  const isBehind = stands === 'behind';
  if (days === 0) return isBehind ? 'onTheDayYet' : 'onTheDay';
  if (days > 0) return isBehind ? 'late' : 'lateYet';

  return isBehind ? 'earlyYet' : 'early';
}
