import type { Goal } from '@longhand/contract/goal-values';
import { useTranslations } from 'use-intl';
import { usePreferences } from '../platform/preferences.ts';
import { useDates } from '../platform/use-dates.ts';
import { goalOfToday } from '../ui/progress/goal-of-today.ts';
import { useAmount, useGoalAmount } from '../ui/progress/use-amount.ts';
import { headlineOf, ledeOf } from './headline.ts';

type Goals = { active: readonly Goal[]; closed: readonly Goal[] };

/** The result of all goals in one line; what a goal is for where there is none. */
export function Headline({ goals }: { goals: Goals | undefined }) {
  const t = useTranslations();
  const { gentleMode } = usePreferences();
  if (goals === undefined) return t('goals.title');
  if (goals.active.length === 0) {
    return t(goals.closed.length > 0 ? 'goals.empty.noActive' : 'goals.empty.title');
  }

  if (gentleMode) return t('goals.headline.gentle', { n: goals.active.length });
  const { sentence, n, onPace } = headlineOf(goals.active);

  return t(`goals.headline.${sentence}`, { n, onPace });
}

/** Two sentences about the goal of the day. */
export function LedeText({ goals }: { goals: Goals | undefined }) {
  const t = useTranslations();
  const { gentleMode } = usePreferences();
  const dates = useDates();
  const amount = useGoalAmount();
  const plain = useAmount();
  const goal = goals && goalOfToday(goals.active);
  if (goals === undefined) return null;
  if (goal === undefined) {
    return t(goals.closed.length > 0 ? 'goals.empty.noActiveLede' : 'goals.empty.lede');
  }

  const { stands, heads, amount: n, days } = ledeOf(goal);
  if (gentleMode && (stands === 'behind' || stands === 'over' || stands === 'overdue')) return null;
  const { projectedEndOn, neededPerDay, period } = goal.progress;
  const endOn = period?.toOn ?? goal.endOn ?? goal.progress.on;
  const first = t.rich(`goals.lede.${stands}`, {
    goal: () => <em dir="auto">{goal.title}</em>,
    b: (words) => <b>{words}</b>,
    amount: stands === 'dueToday' ? plain(n, goal.measure, goal.unit) : amount(n, goal),
    date: dates.day(stands === 'upcoming' ? goal.startOn : (goal.endOn ?? endOn)),
  });
  if (heads === null) return first;

  const second = t(`goals.lede.${heads}`, {
    date: dates.day(heads === 'needed' ? endOn : (projectedEndOn ?? endOn)),
    days,
    amount: plain(neededPerDay ?? 0, goal.measure, goal.unit),
  });

  return t.rich('goals.lede.both', { first: () => first, second: () => second });
}
