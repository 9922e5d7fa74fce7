import type { Goal } from '@longhand/contract/goal-values';
import { useTranslations } from 'use-intl';
import { useDates } from '../../platform/use-dates.ts';
import { comparedPar } from '../../ui/progress/compared-par.ts';
import { isFreeToday } from '../../ui/progress/free-today.ts';
import { figureOf, targetOf } from '../../ui/progress/goal-units.ts';
import { standingOf } from '../../ui/progress/standing.ts';
import { useAmount, useGoalAmount } from '../../ui/progress/use-amount.ts';

/** Progress of the goal and its status against the plan. */
export function GoalLede({ goal }: { goal: Goal }) {
  const t = useTranslations('goal.lede');
  const dates = useDates();
  const amount = useGoalAmount();
  const { total, period } = goal.progress;
  const isLimit = goal.comparator === 'at_most';
  const values = {
    b: (words: React.ReactNode) => <b>{words}</b>,
    total: figureOf(total, goal),
    amount: amount(targetOf(goal), goal),
    dates: period === null ? '' : dates.range(period.fromOn, period.toOn),
  };
  if (goal.status === 'active' && goal.progress.phase !== 'paused' && isFreeToday(goal)) {
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
  const amount = useAmount();
  const b = (words: React.ReactNode) => <b>{words}</b>;
  if (status === 'archived') return t('archived');
  if (status === 'abandoned') {
    return abandonedOn === null ? t('setAside') : t('abandoned', { date: dates.day(abandonedOn) });
  }
  if (status === 'completed') {
    return t('completed', { date: dates.day(completedOn ?? progress.on) });
  }

  const { word, by } = standingOf(goal);
  if (word === 'overdue') return t('overdue', { date: dates.day(endOn ?? progress.on) });
  if (word === 'ended') return t('ended', { date: dates.day(endOn ?? progress.on) });
  if (word === 'upcoming') return t('upcoming', { date: dates.day(goal.startOn) });
  if (word === 'paused' || word === 'done') return t(word);
  if (word === 'within' || word === 'over') return t.rich(word, { b, n: figureOf(by, goal) });
  if (progress.bufferDays === null || goal.comparator === 'at_most') return null;
  const { par, isOfToday } = comparedPar(progress);
  const left = amount(progress.leftToday, goal.measure, goal.unit);
  const figures = { par: figureOf(par, goal), by: figureOf(by, goal), left };

  return goalTexts.rich(`lede.${isOfToday ? word : 'behindYesterday'}`, { b, ...figures });
}
