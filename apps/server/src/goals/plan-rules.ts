import { refuse } from '@longhand/contract/errors';
import type { EntrySource, Measure } from '@longhand/contract/goals';
import { limits } from '@longhand/contract/limits';
import { daysBetween } from '@longhand/goals/days';
import { evenTiming, scheduleOf, writingDays } from '@longhand/goals/schedule';
import type { Plan } from './rules.ts';

/** What a goal asks for and what counts for it. */
export type Asked = Omit<Plan, 'weekdayWeights'> & {
  weekdayWeights: number[];
  title: string;
  description: string;
  measure: Measure;
  sources: EntrySource[];
};

export type Change = { [Name in keyof Asked]?: Asked[Name] | undefined };

const planned = [
  'measure',
  'targetAmount',
  'startAmount',
  'startOn',
  'endOn',
  'weekdayWeights',
  'sources',
] as const satisfies readonly (keyof Asked)[];

/**
 * What the goal asks for after a change. Refuses a plan that ends before it starts, lasts longer than anybody plans, or
 * has no day to write on.
 */
export function changed(goal: Asked, change: Change): Asked {
  const asked = {
    title: change.title ?? goal.title,
    description: change.description ?? goal.description,
    measure: change.measure ?? goal.measure,
    targetAmount: change.targetAmount ?? goal.targetAmount,
    startAmount: change.startAmount ?? goal.startAmount,
    startOn: change.startOn ?? goal.startOn,
    endOn: change.endOn ?? goal.endOn,
    weekdayWeights: change.weekdayWeights ?? goal.weekdayWeights,
    sources: [...new Set(change.sources ?? goal.sources)].sort(),
  };
  const wrong = wrongField(asked);
  if (wrong) throw refuse('invalid_input', { fields: wrong });

  return asked;
}

function wrongField(asked: Asked): Record<string, string> | null {
  const { startOn, endOn, weekdayWeights } = asked;
  if (endOn < startOn) return { endOn: 'ends_before_start' };
  if (daysBetween(startOn, endOn) >= limits.planDaysMax) return { endOn: 'plan_too_long' };

  const schedule = scheduleOf({ ...evenTiming, startOn, endOn, weekdayWeights });
  const days = writingDays(schedule, schedule.first, schedule.last);

  return days === 0 ? { weekdayWeights: 'no_writing_day' } : null;
}

/** The parts of the plan that differ, as they were; null when the plan is the same. */
export function replacedPlan(before: Asked, after: Asked): Partial<Asked> | null {
  const names = planned.filter((name) => String(before[name]) !== String(after[name]));
  if (names.length === 0) return null;

  return Object.fromEntries(names.map((name) => [name, before[name]]));
}
