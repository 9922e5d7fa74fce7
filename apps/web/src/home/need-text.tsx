import type { Goal } from '@longhand/contract/goal-values';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useDates } from '../platform/use-dates.ts';
import { figureOf, targetOf } from '../ui/progress/goal-units.ts';
import { inUnits } from '../ui/progress/units.ts';
import { useAmount, useGoalAmount } from '../ui/progress/use-amount.ts';
import { needOf } from './need.ts';
import { todayLineOf } from './today-line.ts';

type OfToday = { goal: Goal | undefined; words: number };

/** What today holds: the words of the day, or what counts for the goal of the day where that is something else. */
export function TodayHeading({ goal, words }: OfToday) {
  const t = useTranslations('home');
  const amount = useAmount();
  if (goal === undefined || !isCountedApart(goal, words)) return t('words', { n: words });

  return t('todayFor', {
    amount: amount(goal.progress.today, goal.measure, goal.unit),
    goal: goal.title,
  });
}

/** What today asks for, for the goal of the day. */
export function NeedText({ goal, words }: OfToday) {
  const t = useTranslations();
  const dates = useDates();
  const format = useAmount();
  const goalAmount = useGoalAmount();
  if (goal === undefined) return t('home.need.noGoal');

  const { stands, amount, pace } = needOf(goal);
  const isOfToday = stands === 'more' || stands === 'moreOfPeriod' || stands === 'cut';
  const first = t.rich(`home.need.${stands}`, {
    goal: () => <em dir="auto">{goal.title}</em>,
    b: (words) => <b>{words}</b>,
    amount: isOfToday ? format(amount, goal.measure, goal.unit) : goalAmount(amount, goal),
    total: figureOf(goal.progress.total, goal),
    target: goalAmount(targetOf(goal), goal),
    date: dates.day(stands === 'upcoming' ? goal.startOn : (goal.endOn ?? goal.progress.on)),
  });
  const both = (one: ReactNode, other: ReactNode) =>
    t.rich('home.need.both', { first: () => one, second: () => other });
  const asked =
    pace === null
      ? first
      : both(
          first,
          t(pace.kind === 'even' ? 'home.need.even' : 'home.need.steady', {
            even: inUnits(pace.even, goal.measure),
            needed: inUnits(pace.needed, goal.measure),
          }),
        );

  return words > 0 && isCountedApart(goal, words)
    ? both(asked, t('home.need.allWords', { n: words }))
    : asked;
}

/** A goal of the day that counts something else than the words of the whole account. */
function isCountedApart(goal: Goal, words: number): boolean {
  return todayLineOf(goal) !== null && (goal.measure !== 'word' || goal.progress.today !== words);
}
