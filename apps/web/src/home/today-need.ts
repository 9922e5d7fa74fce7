import type { Goal } from '@longhand/contract/goal-values';
import { paceStatusOf, targetOf } from '../goals/figures.ts';
import { todayLineOf } from './today-line.ts';

/** Sentence below the heading about today's goal; `status` is a message key below `home.need`. */
export type TodayNeed = {
  status:
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
  /** Even and required pace, if they differ enough to show both. */
  pace: { kind: 'even' | 'steady'; even: number; needed: number } | null;
};

export function todayNeedOf(goal: Goal): TodayNeed {
  const { total, leftToday, isRestDay } = goal.progress;
  const { word, by } = paceStatusOf(goal);
  if (word === 'upcoming' || word === 'paused' || word === 'ended') return needWithoutPace(word, 0);
  if (word === 'within' || word === 'over') return needWithoutPace(word, by);
  if (word === 'done') return needWithoutPace('done', targetOf(goal));
  if (word === 'overdue') return needWithoutPace('overdue', Math.abs(goal.targetAmount - total));

  if (isRestDay) return needWithoutPace('rest', 0);

  const line = todayLineOf(goal);
  if (line === null)
    return needWithoutPace(goal.progress.bufferDays === null ? 'open' : 'written', total);
  const pace = {
    kind: line.ticks.length > 1 ? ('even' as const) : ('steady' as const),
    even: line.even,
    needed: line.needed,
  };
  if (line.left <= 0) return { status: 'written', amount: leftToday, pace };

  const isReduction = goal.comparator === 'at_most';

  return {
    status: goal.kind === 'habit' ? 'moreOfPeriod' : isReduction ? 'cut' : 'more',
    amount: leftToday,
    pace,
  };
}

function needWithoutPace(status: TodayNeed['status'], amount: number): TodayNeed {
  return { status, amount, pace: null };
}
