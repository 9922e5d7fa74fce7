import type { Goal } from '@longhand/contract/goal-values';
import { useTranslations } from 'use-intl';
import { useDates } from '../platform/use-dates.ts';
import { inUnits } from '../ui/progress/units.ts';
import { useAmount } from '../ui/progress/use-amount.ts';
import { needOf } from './need.ts';

/** What today asks for, for the most pressing goal. */
export function NeedText({ goal }: { goal: Goal | undefined }) {
  const t = useTranslations();
  const dates = useDates();
  const format = useAmount();
  if (goal === undefined) return t('home.need.noGoal');

  const { stands, amount, pace } = needOf(goal);
  const first = t.rich(`home.need.${stands}`, {
    goal: () => <em dir="auto">{goal.title}</em>,
    b: (words) => <b>{words}</b>,
    amount: format(amount, goal.measure, goal.unit),
    date: dates.day(stands === 'upcoming' ? goal.startOn : (goal.endOn ?? goal.startOn)),
  });
  if (pace === null) return first;

  const second = t(pace.kind === 'even' ? 'home.need.even' : 'home.need.steady', {
    even: inUnits(pace.even, goal.measure),
    needed: inUnits(pace.needed, goal.measure),
  });

  return t.rich('home.need.both', { first: () => first, second: () => second });
}
