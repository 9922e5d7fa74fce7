import type { Goal } from '@longhand/contract/goal-values';
import { targetOf } from '../ui/progress/goal-units.ts';
import { standingOf } from '../ui/progress/standing.ts';
import { todayLineOf } from './today-line.ts';

/** What the sentence below the heading says about the goal of the day; keys of `need` in the texts. */
export type Need = {
  stands:
    | 'more'
    | 'moreOfPeriod'
    | 'cut'
    | 'written'
    | 'rest'
    | 'open'
    | 'within'
    | 'over'
    | 'overdue'
    | 'ended'
    | 'done'
    | 'upcoming'
    | 'paused';
  amount: number;
  /** The even pace beside what is needed, where they differ enough to be worth two figures. */
  pace: { kind: 'even' | 'steady'; even: number; needed: number } | null;
};

export function needOf(goal: Goal): Need {
  const { total, leftToday, isRestDay } = goal.progress;
  const { word, by } = standingOf(goal);
  if (word === 'upcoming' || word === 'paused' || word === 'ended') return said(word, 0);
  if (word === 'within' || word === 'over') return said(word, by);
  if (word === 'done') return said('done', targetOf(goal));
  if (word === 'overdue') return said('overdue', Math.abs(goal.targetAmount - total));

  if (isRestDay) return said('rest', 0);

  const line = todayLineOf(goal);
  if (line === null) return said(goal.progress.bufferDays === null ? 'open' : 'written', total);
  const pace = {
    kind: line.ticks.length > 1 ? ('even' as const) : ('steady' as const),
    even: line.even,
    needed: line.needed,
  };
  if (line.left <= 0) return { stands: 'written', amount: leftToday, pace };

  const isCut = goal.comparator === 'at_most';

  return {
    stands: goal.kind === 'habit' ? 'moreOfPeriod' : isCut ? 'cut' : 'more',
    amount: leftToday,
    pace,
  };
}

function said(stands: Need['stands'], amount: number): Need {
  return { stands, amount, pace: null };
}
