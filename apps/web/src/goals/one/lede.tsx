import type { Goal } from '@longhand/contract/goal-values';
import { useTranslations } from 'use-intl';
import { useDates } from '../../platform/use-dates.ts';
import { displayAmountOf, targetOf } from '../amounts/goal-units.ts';
import { useFormatAmount, useFormatGoalAmount } from '../amounts/use-amount.ts';
import { hasNoTargetToday } from '../standing/no-target-today.ts';
import { paceStatusOf } from '../standing/pace-status.ts';
import { referencePar } from '../standing/reference-par.ts';

/** Progress of the goal and its status against the plan. */
export function GoalLede({ goal }: { goal: Goal }) {
  const t = useTranslations('goal.lede');
  const dates = useDates();
  const amount = useFormatGoalAmount();
  const { total, period } = goal.progress;
  const isLimit = goal.comparator === 'at_most';
  const values = {
    b: (words: React.ReactNode) => <b>{words}</b>,
    total: displayAmountOf(total, goal),
    amount: amount(targetOf(goal), goal),
    dates: period === null ? '' : dates.range(period.fromOn, period.toOn),
  };
  if (goal.status === 'active' && goal.progress.phase !== 'paused' && hasNoTargetToday(goal)) {
    return total > 0 ? t.rich('freeWith', { b: values.b, amount: amount(total, goal) }) : t('free');
  }

  return (
    <>
      {t.rich(period === null ? 'total' : isLimit ? 'limit' : 'period', values)}{' '}
      <GoalStatusText goal={goal} />
    </>
  );
}

function GoalStatusText({ goal }: { goal: Goal }) {
  const t = useTranslations('goal.lede');
  const goalTexts = useTranslations('goal');
  const dates = useDates();
  const { status, progress, completedOn, abandonedOn, endOn } = goal;
  const amount = useFormatAmount();
  const b = (words: React.ReactNode) => <b>{words}</b>;
  if (status === 'archived') return t('archived');
  if (status === 'abandoned') {
    return abandonedOn === null ? t('setAside') : t('abandoned', { date: dates.day(abandonedOn) });
  }
  if (status === 'completed') {
    return t('completed', { date: dates.day(completedOn ?? progress.on) });
  }

  const { word, by } = paceStatusOf(goal);
  if (word === 'overdue') return t('overdue', { date: dates.day(endOn ?? progress.on) });
  if (word === 'ended') return t('ended', { date: dates.day(endOn ?? progress.on) });
  if (word === 'upcoming') return t('upcoming', { date: dates.day(goal.startOn) });
  if (word === 'paused' || word === 'done') return t(word);
  if (word === 'within' || word === 'over')
    return t.rich(word, { b, n: displayAmountOf(by, goal) });
  if (progress.bufferDays === null || goal.comparator === 'at_most') return null;
  const { par, isOfToday } = referencePar(progress);
  const left = amount(progress.leftToday, goal.measure, goal.unit);
  const figures = { par: displayAmountOf(par, goal), by: displayAmountOf(by, goal), left };

  return goalTexts.rich(`lede.${isOfToday ? word : 'behindYesterday'}`, { b, ...figures });
}
