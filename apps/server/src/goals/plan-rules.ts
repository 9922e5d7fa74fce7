import { refuse } from '@longhand/contract/errors';
import type { EntrySource, Measure } from '@longhand/contract/goals';
import type { Plan } from './rules.ts';

/** What a goal asks for and what counts for it. */
export type Asked = Plan & {
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
  'sources',
] as const satisfies readonly (keyof Asked)[];

/** What the goal asks for after a change. Refuses a plan that ends before it starts. */
export function changed(goal: Asked, change: Change): Asked {
  const asked = {
    title: change.title ?? goal.title,
    description: change.description ?? goal.description,
    measure: change.measure ?? goal.measure,
    targetAmount: change.targetAmount ?? goal.targetAmount,
    startAmount: change.startAmount ?? goal.startAmount,
    startOn: change.startOn ?? goal.startOn,
    endOn: change.endOn ?? goal.endOn,
    sources: [...new Set(change.sources ?? goal.sources)].sort(),
  };
  if (asked.endOn < asked.startOn) {
    throw refuse('invalid_input', { fields: { endOn: 'ends_before_start' } });
  }

  return asked;
}

/** The parts of the plan that differ, as they were; null when the plan is the same. */
export function replacedPlan(before: Asked, after: Asked): Partial<Asked> | null {
  const names = planned.filter((name) => String(before[name]) !== String(after[name]));
  if (names.length === 0) return null;

  return Object.fromEntries(names.map((name) => [name, before[name]]));
}
