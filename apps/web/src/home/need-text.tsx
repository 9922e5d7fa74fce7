import type { Goal } from '@longhand/contract/goal-values';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { displayAmountOf, targetOf, toUserUnits } from '../goals/figures.ts';
import { useFormatAmount, useFormatGoalAmount } from '../goals/index.ts';
import { useDates } from '../platform/use-dates.ts';
import { todayLineOf } from './today-line.ts';
import { todayNeedOf } from './today-need.ts';

type TodayProps = { goal: Goal | undefined; words: number };

/** Words written today, or the amount that counts for today's goal if it differs. */
export function TodayHeading({ goal, words }: TodayProps) {
  const t = useTranslations('home');
  const amount = useFormatAmount();
  if (goal === undefined || !isCountedSeparately(goal, words)) return t('words', { n: words });

  return t('todayFor', {
    amount: amount(goal.progress.today, goal.measure, goal.unit),
    goal: goal.title,
  });
}

/** Today's target of today's goal. */
export function NeedText({ goal, words }: TodayProps) {
  const t = useTranslations();
  const dates = useDates();
  const format = useFormatAmount();
  const goalAmount = useFormatGoalAmount();
  if (goal === undefined) return t('home.need.noGoal');

  const { status, amount, pace } = todayNeedOf(goal);
  const isOfToday = status === 'more' || status === 'moreOfPeriod' || status === 'cut';
  const first = t.rich(`home.need.${status}`, {
    goal: () => <em dir="auto">{goal.title}</em>,
    b: (words) => <b>{words}</b>,
    amount: isOfToday ? format(amount, goal.measure, goal.unit) : goalAmount(amount, goal),
    total: displayAmountOf(goal.progress.total, goal),
    target: goalAmount(targetOf(goal), goal),
    date: dates.day(status === 'upcoming' ? goal.startOn : (goal.endOn ?? goal.progress.on)),
  });
  const joinSentences = (one: ReactNode, other: ReactNode) =>
    t.rich('home.need.both', { first: () => one, second: () => other });
  const needText =
    pace === null
      ? first
      : joinSentences(
          first,
          t(pace.kind === 'even' ? 'home.need.even' : 'home.need.steady', {
            even: toUserUnits(pace.even, goal.measure),
            needed: toUserUnits(pace.needed, goal.measure),
          }),
        );

  return words > 0 && isCountedSeparately(goal, words)
    ? joinSentences(needText, t('home.need.allWords', { n: words }))
    : needText;
}

/** Today's goal counts something other than all words of the account. */
function isCountedSeparately(goal: Goal, words: number): boolean {
  return todayLineOf(goal) !== null && (goal.measure !== 'word' || goal.progress.today !== words);
}
