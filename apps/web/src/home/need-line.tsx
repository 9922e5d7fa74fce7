import type { Goal } from '@longhand/contract/goal-values';
import { useTranslations } from 'use-intl';
import {
  displayAmountOf,
  goalShareOf,
  paceStatusOf,
  targetOf,
  toUserUnits,
} from '../goals/figures.ts';
import { useFormatGoalAmount } from '../goals/index.ts';
import { ProgressLine } from '../ui/progress-line.tsx';
import { todayLineOf } from './today-line.ts';

/** Today's progress of today's goal, against an even pace and the required amount; total progress if overdue. */
export function NeedLine({ goal }: { goal: Goal | undefined }) {
  const t = useTranslations();
  const goalAmount = useFormatGoalAmount();
  if (!goal) return null;
  const line = todayLineOf(goal);
  if (line === null) {
    if (paceStatusOf(goal).word !== 'overdue') return null;
    const { total } = goal.progress;

    return (
      <ProgressLine
        label={t('home.need.whole', {
          title: goal.title,
          total: displayAmountOf(total, goal),
          amount: goalAmount(targetOf(goal), goal),
        })}
        value={goalShareOf(goal, total)}
      />
    );
  }

  return (
    <ProgressLine
      label={t('home.need.line', {
        title: goal.title,
        today: toUserUnits(line.today, goal.measure),
        needed: toUserUnits(line.needed, goal.measure),
      })}
      value={line.today / line.max}
      ticks={line.ticks.map(({ kind, amount, at }) => ({
        at,
        label: t(kind === 'even' ? 'home.need.evenTick' : 'home.need.neededTick', {
          n: toUserUnits(amount, goal.measure),
        }),
      }))}
    />
  );
}
