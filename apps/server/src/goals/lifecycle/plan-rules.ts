import { refuse } from '@longhand/contract/errors';
import type { Goal } from '@longhand/contract/goal-values';
import { limits } from '@longhand/contract/limits';
import { daysBetween } from '@longhand/goals/days';
import { baseShareOn, endAtRate } from '@longhand/goals/replan';
import { normalizeTags } from '../entries/entry-rules.ts';
import { addDays, type LocalDay } from '../local-day.ts';

/** The fields of a goal that a user can set. */
export type GoalFields = Pick<
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

export type GoalFieldsChange = { [Name in keyof GoalFields]?: GoalFields[Name] | undefined };

/** Changing one of these changes which entries count. */
const scopeFields = [
  'measure',
  'unit',
  'startOn',
  'sources',
  'projectIds',
  'tags',
] as const satisfies readonly (keyof GoalFields)[];

/** Changing one of these changes the plan from today on. */
const planFields = [
  ...scopeFields,
  'kind',
  'comparator',
  'targetAmount',
  'startAmount',
  'endOn',
  'cadence',
  'curve',
  'weekdayWeights',
  'exceptions',
] as const satisfies readonly (keyof GoalFields)[];

/**
 * Applies a change and normalizes the result: a rate sets the last day, lists are sorted. Refuses a plan that ends before it starts, is too
 * long, has no writing day or contradicts its kind.
 */
export function applyFieldsChange(goal: GoalFields, change: GoalFieldsChange): GoalFields {
  const definedFields = Object.entries(change).filter(([, value]) => value !== undefined);
  const merged: GoalFields = { ...goal, ...Object.fromEntries(definedFields) };
  const fields = {
    ...merged,
    ...(merged.kind === 'habit' ? { planMode: 'open' as const, rate: null, startAmount: 0 } : {}),
    sources: [...new Set(merged.sources)].sort(),
    projectIds: [...new Set(merged.projectIds)].sort(),
    tags: normalizeTags(merged.tags),
    exceptions: [...merged.exceptions].sort((one, other) => one.on.localeCompare(other.on)),
    pauses: [...merged.pauses].sort((one, other) => one.fromOn.localeCompare(other.fromOn)),
  };
  const contradiction = findContradiction(fields);
  if (contradiction) throw refuse('invalid_input', { fields: contradiction });
  const withEnd = { ...fields, endOn: planEnd(fields) };
  const dateError = findDateError(withEnd);
  if (dateError) throw refuse('invalid_input', { fields: dateError });

  return withEnd;
}

/** Whether the change affects which entries count. */
export function hasScopeChanged(before: GoalFields, after: GoalFields): boolean {
  return scopeFields.some((name) => differs(before[name], after[name]));
}

export function hasPlanChanged(before: GoalFields, after: GoalFields): boolean {
  return planFields.some((name) => differs(before[name], after[name]));
}

/** A plan from the first day on. */
export function freshPlan({ startOn, startAmount }: GoalFields) {
  return { planOn: startOn, planAmount: startAmount, missesFrom: startOn };
}

/** Changing the plan also acknowledges missed days. When the start or the scope changes, the plan starts anew. */
export function planAfter(before: PlannedFields, fields: GoalFields, today: LocalDay) {
  if (!hasPlanChanged(before, fields)) return {};
  const missesFrom = today > fields.startOn ? today : fields.startOn;
  const isMoved = fields.startAmount !== before.startAmount || hasScopeChanged(before, fields);
  const isOutside = fields.endOn !== null && before.planOn > fields.endOn;

  return { ...(isMoved || isOutside ? freshPlan(fields) : {}), missesFrom };
}

/** The fields of a stored goal that decide whether its plan starts anew. */
type PlannedFields = GoalFields & { planOn: LocalDay };

function differs(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}

function planEnd(fields: GoalFields): string | null {
  const { kind, planMode, rate, targetAmount, startAmount, startOn } = fields;
  if (kind === 'habit') return fields.endOn;
  if (planMode === 'open') return null;
  if (planMode === 'by_date' || rate === null) return fields.endOn;

  return endAtRate(Math.abs(targetAmount - startAmount), rate, startOn, fields);
}

function findContradiction(fields: GoalFields): Record<string, string> | null {
  const { kind, comparator, measure, unit, targetAmount, startAmount, cadence } = fields;
  if ((measure === 'own') !== (unit !== '')) return { unit: 'unit_of_own' };
  if (kind === 'habit' && cadence === null) return { cadence: 'needed' };
  if (kind === 'target' && cadence !== null) return { cadence: 'not_for_target' };
  if (comparator === 'at_most' && cadence?.times != null) return { cadence: 'at_most_of_amount' };
  if (comparator === 'at_most' && kind === 'target' && targetAmount >= startAmount) {
    return { targetAmount: 'above_start' };
  }
  if (comparator === 'at_least' && targetAmount < 1) return { targetAmount: 'too_small' };
  if (fields.pauses.some(({ fromOn, toOn }) => toOn < fromOn))
    return { pauses: 'ends_before_start' };
  if (kind === 'target' && fields.planMode === 'by_rate' && fields.rate === null) {
    return { rate: 'needed' };
  }
  if (kind === 'target' && fields.planMode === 'by_date' && fields.endOn === null) {
    return { endOn: 'needed' };
  }

  return null;
}

function findDateError(fields: GoalFields): Record<string, string> | null {
  const { kind, planMode, startOn, endOn } = fields;
  if (startOn > latestStart) return { startOn: 'too_far' };
  if (kind === 'target' && planMode !== 'open' && endOn === null) return { rate: 'plan_too_long' };
  if (endOn !== null && endOn < startOn) return { endOn: 'ends_before_start' };
  if (endOn !== null && daysBetween(startOn, endOn) >= limits.planDaysMax) {
    return { endOn: 'plan_too_long' };
  }
  if (kind === 'target' && planMode === 'open') return null;

  return hasWritingDay(fields, endOn) ? null : { weekdayWeights: 'no_writing_day' };
}

/** Later dates are handled differently by calendars and databases. */
const latestStart = '2199-12-31';

function hasWritingDay(fields: GoalFields, endOn: string | null): boolean {
  const last = endOn ?? addDays(fields.startOn, 366);
  for (let day = fields.startOn; day <= last; day = addDays(day, 1)) {
    if (baseShareOn(fields, day) > 0) return true;
  }

  return false;
}
