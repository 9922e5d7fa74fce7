import type { Goal } from '@longhand/contract/goal-values';
import { targetOf } from '../amounts/goal-units.ts';
import { hasNoTargetToday } from './no-target-today.ts';
import { paceStatusOf } from './pace-status.ts';

/** What a goal still requires; `kind` is a message key below `goals.table.need`. */
export type RequiredPace = {
  kind:
    | 'aDay'
    | 'today'
    | 'days'
    | 'toGo'
    | 'free'
    | 'open'
    | 'paused'
    | 'within'
    | 'over'
    | 'ended'
    | 'nothing';
  n: number;
};

/** Today's target until it is met, as in the plan, then the daily amount for the remaining days; otherwise the remaining total. */
export function requiredPaceOf(goal: Goal): RequiredPace {
  const { neededPerDay, quotaToday, leftToday, total, period, bufferDays } = goal.progress;
  const { word, by } = paceStatusOf(goal);
  const remaining = Math.abs(targetOf(goal) - total);
  if (word === 'done') return { kind: 'nothing', n: 0 };
  if (word === 'overdue') return { kind: 'toGo', n: remaining };
  if (word === 'paused' || word === 'ended') return { kind: word, n: 0 };
  if (word === 'within' || word === 'over') return { kind: word, n: by };
  if (hasNoTargetToday(goal)) return { kind: 'free', n: 0 };
  if (neededPerDay !== null) {
    return { kind: 'aDay', n: leftToday > 0 ? quotaToday : neededPerDay };
  }
  if (leftToday > 0) return { kind: 'today', n: leftToday };
  if (period === null && bufferDays === null) return { kind: 'open', n: 0 };
  if (goal.cadence?.times != null) return { kind: 'days', n: remaining };

  return { kind: 'toGo', n: remaining };
}
