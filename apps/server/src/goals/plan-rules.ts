import { refuse } from '@longhand/contract/errors';
import type { Goal } from '@longhand/contract/goal-values';
import { limits } from '@longhand/contract/limits';
import { daysBetween } from '@longhand/goals/days';
import { endAtRate, plainShare } from '@longhand/goals/replan';
import { tidied } from './entry-rules.ts';
import { addDays } from './local-day.ts';

/** What a goal asks for and what counts for it. */
export type Asked = Pick<
  Goal,
  | 'title'
  | 'description'
  | 'kind'
  | 'comparator'
  | 'measure'
  | 'unit'
  | 'targetAmount'
  | 'startAmount'
  | 'startOn'
  | 'endOn'
  | 'planMode'
  | 'rate'
  | 'cadence'
  | 'curve'
  | 'seed'
  | 'weekdayWeights'
  | 'exceptions'
  | 'pauses'
  | 'successShare'
  | 'sources'
  | 'projectIds'
  | 'tags'
  | 'remindAt'
  | 'isStarred'
>;

export type Change = { [Name in keyof Asked]?: Asked[Name] | undefined };

/** A change of one of these counts other entries. */
const scoped = [
  'measure',
  'unit',
  'startOn',
  'sources',
  'projectIds',
  'tags',
] as const satisfies readonly (keyof Asked)[];

/** A change of one of these is another plan, which holds from its day on. */
const planned = [
  ...scoped,
  'kind',
  'comparator',
  'targetAmount',
  'startAmount',
  'endOn',
  'cadence',
  'curve',
  'weekdayWeights',
  'exceptions',
] as const satisfies readonly (keyof Asked)[];

/**
 * What the goal asks for after a change, in its tidy form: a rate gives the last day, lists are in order. Refuses a plan that
 * ends before it starts, lasts longer than anybody plans, has no day to write on or contradicts its kind.
 */
export function changed(goal: Asked, change: Change): Asked {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  const drawn: Asked = { ...goal, ...Object.fromEntries(given) };
  const asked = {
    ...drawn,
    ...(drawn.kind === 'habit' ? { planMode: 'open' as const, rate: null, startAmount: 0 } : {}),
    sources: [...new Set(drawn.sources)].sort(),
    projectIds: [...new Set(drawn.projectIds)].sort(),
    tags: tidied(drawn.tags),
    exceptions: [...drawn.exceptions].sort((one, other) => one.on.localeCompare(other.on)),
    pauses: [...drawn.pauses].sort((one, other) => one.fromOn.localeCompare(other.fromOn)),
  };
  const wrong = contradictionIn(asked);
  if (wrong) throw refuse('invalid_input', { fields: wrong });
  const dated = { ...asked, endOn: endOf(asked) };
  const late = wrongDays(dated);
  if (late) throw refuse('invalid_input', { fields: late });

  return dated;
}

/** Whether the change counts other entries than before. */
export function isOtherScope(before: Asked, after: Asked): boolean {
  return scoped.some((name) => isOther(before[name], after[name]));
}

export function isOtherPlan(before: Asked, after: Asked): boolean {
  return planned.some((name) => isOther(before[name], after[name]));
}

function isOther(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}

function endOf(asked: Asked): string | null {
  const { kind, planMode, rate, targetAmount, startAmount, startOn } = asked;
  if (kind === 'habit') return asked.endOn;
  if (planMode === 'open') return null;
  if (planMode === 'by_date' || rate === null) return asked.endOn;

  return endAtRate(Math.abs(targetAmount - startAmount), rate, startOn, asked);
}

function contradictionIn(asked: Asked): Record<string, string> | null {
  const { kind, comparator, measure, unit, targetAmount, startAmount, cadence } = asked;
  if ((measure === 'own') !== (unit !== '')) return { unit: 'unit_of_own' };
  if (kind === 'habit' && cadence === null) return { cadence: 'needed' };
  if (kind === 'target' && cadence !== null) return { cadence: 'not_for_target' };
  if (comparator === 'at_most' && cadence?.times != null) return { cadence: 'at_most_of_amount' };
  if (comparator === 'at_most' && kind === 'target' && targetAmount >= startAmount) {
    return { targetAmount: 'above_start' };
  }
  if (comparator === 'at_least' && targetAmount < 1) return { targetAmount: 'too_small' };
  if (asked.pauses.some(({ fromOn, toOn }) => toOn < fromOn))
    return { pauses: 'ends_before_start' };
  if (kind === 'target' && asked.planMode === 'by_rate' && asked.rate === null) {
    return { rate: 'needed' };
  }
  if (kind === 'target' && asked.planMode === 'by_date' && asked.endOn === null) {
    return { endOn: 'needed' };
  }

  return null;
}

function wrongDays(asked: Asked): Record<string, string> | null {
  const { kind, planMode, startOn, endOn } = asked;
  if (startOn > farthestStart) return { startOn: 'too_far' };
  if (kind === 'target' && planMode !== 'open' && endOn === null) return { rate: 'plan_too_long' };
  if (endOn !== null && endOn < startOn) return { endOn: 'ends_before_start' };
  if (endOn !== null && daysBetween(startOn, endOn) >= limits.planDaysMax) {
    return { endOn: 'plan_too_long' };
  }
  if (kind === 'target' && planMode === 'open') return null;

  return hasWritingDay(asked, endOn) ? null : { weekdayWeights: 'no_writing_day' };
}

/** Beyond this calendars and databases disagree. */
const farthestStart = '2199-12-31';

function hasWritingDay(asked: Asked, endOn: string | null): boolean {
  const last = endOn ?? addDays(asked.startOn, 366);
  for (let day = asked.startOn; day <= last; day = addDays(day, 1)) {
    if (plainShare(asked, day) > 0) return true;
  }

  return false;
}
