import type { Goal } from '@longhand/contract/goal-values';
import { daysBetween } from '../../platform/local-date.ts';
import { targetOf } from '../amounts/goal-units.ts';
import { countOnPace, type PaceStatus, paceStatusOf } from './pace-status.ts';

/** Headline of all goals: message key below `goals.headline` and its arguments. */
export type Headline = {
  sentence: 'all' | 'some' | 'none' | 'upcoming';
  n: number;
  onPace: number;
};

/** @param goals the active ones, at least one */
export function headlineOf(goals: readonly Pick<Goal, 'progress'>[]): Headline {
  const { started, onPace } = countOnPace(goals);
  if (started === 0) return { sentence: 'upcoming', n: goals.length, onPace: 0 };
  if (onPace === started) return { sentence: 'all', n: started, onPace };

  return { sentence: onPace === 0 ? 'none' : 'some', n: started, onPace };
}

/** Summary of today's goal: message keys below `goals.lede` for its status and its forecast. */
export type Lede = {
  status: PaceStatus['word'];
  forecast:
    | 'late'
    | 'lateYet'
    | 'early'
    | 'earlyYet'
    | 'onTheDay'
    | 'onTheDayYet'
    | 'needed'
    | 'choose'
    | null;
  /** The amount behind, ahead, left or reached, depending on `status`. */
  amount: number;
  /** Days between the projected and the planned end. */
  days: number;
};

export function ledeOf(goal: Goal): Lede {
  const { progress, endOn } = goal;
  const { word, by } = paceStatusOf(goal);
  const days =
    progress.projectedEndOn === null || endOn === null
      ? 0
      : daysBetween(endOn, progress.projectedEndOn);
  const amounts = {
    overdue: Math.abs(goal.targetAmount - progress.total),
    done: targetOf(goal),
  };

  return {
    status: word,
    forecast: forecastSentence(goal, word, days),
    amount: word === 'overdue' || word === 'done' ? amounts[word] : by,
    days: Math.abs(days),
  };
}

/** A forecast that contradicts the status gets its own message, for example ahead so far but late at the recent pace. */
function forecastSentence(
  { kind, progress, endOn }: Goal,
  status: PaceStatus['word'],
  days: number,
): Lede['forecast'] {
  if (status === 'done' || status === 'paused' || status === 'ended') return null;
  if (status === 'overdue') return 'choose';
  if (kind === 'habit') return progress.neededPerDay === null ? null : 'needed';
  if (status === 'upcoming' || progress.projectedEndOn === null) {
    return progress.neededPerDay === null ? null : 'needed';
  }
  if (endOn === null) return null;
  const isBehind = status === 'behind';
  if (days === 0) return isBehind ? 'onTheDayYet' : 'onTheDay';
  if (days > 0) return isBehind ? 'late' : 'lateYet';

  return isBehind ? 'earlyYet' : 'early';
}
