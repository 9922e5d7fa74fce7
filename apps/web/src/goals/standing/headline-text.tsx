import type { Goal } from '@longhand/contract/goal-values';
import { useTranslations } from 'use-intl';
import { usePreferences } from '../../platform/preferences.ts';
import { useDates } from '../../platform/use-dates.ts';
import { useFormatAmount, useFormatGoalAmount } from '../amounts/use-amount.ts';
import { headlineOf, ledeOf } from './headline.ts';
import { mostUrgentGoal } from './most-urgent-goal.ts';

type GoalLists = { active: readonly Goal[]; closed: readonly Goal[] };

/** Headline of all goals, or the empty state. */
export function Headline({ goals }: { goals: GoalLists | undefined }) {
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

/** Loads the italics of titles with the goals, so that the lines of the lede don't change when the font arrives. */
function TitleFontPreload() {
  return (
    <em aria-hidden="true" style={{ visibility: 'hidden' }}>
      …
    </em>
  );
}

/** Summary of today's goal in two sentences. */
export function LedeText({ goals }: { goals: GoalLists | undefined }) {
  const t = useTranslations();
  const { gentleMode } = usePreferences();
  const dates = useDates();
  const amount = useFormatGoalAmount();
  const plainAmount = useFormatAmount();
  const goal = goals && mostUrgentGoal(goals.active);
  if (goals === undefined) return <TitleFontPreload />;
  if (goal === undefined) {
    return t(goals.closed.length > 0 ? 'goals.empty.noActiveLede' : 'goals.empty.lede');
  }

  const { status, forecast, amount: n, days } = ledeOf(goal);
  if (gentleMode && (status === 'behind' || status === 'over' || status === 'overdue')) return null;
  const { projectedEndOn, neededPerDay, period } = goal.progress;
  const endOn = period?.toOn ?? goal.endOn ?? goal.progress.on;
  const first = t.rich(`goals.lede.${status}`, {
    goal: () => <em dir="auto">{goal.title}</em>,
    b: (words) => <b>{words}</b>,
    amount: status === 'dueToday' ? plainAmount(n, goal.measure, goal.unit) : amount(n, goal),
    date: dates.day(status === 'upcoming' ? goal.startOn : (goal.endOn ?? endOn)),
  });
  if (forecast === null) return first;

  const second = t(`goals.lede.${forecast}`, {
    date: dates.day(forecast === 'needed' ? endOn : (projectedEndOn ?? endOn)),
    days,
    amount: plainAmount(neededPerDay ?? 0, goal.measure, goal.unit),
  });

  return t.rich('goals.lede.both', { first: () => first, second: () => second });
}
