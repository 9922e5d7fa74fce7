import type { Milestone, MilestoneKind } from '@longhand/contract/goals-milestones';
import { limits } from '@longhand/contract/limits';
import { partsPerUnit } from '@longhand/contract/measure-parts';
import type { Measure } from '@longhand/contract/progress-values';
import { readWholeNumber } from '../../platform/whole-number.ts';

export type MilestoneForm = {
  goalId: string;
  title: string;
  kind: MilestoneKind;
  value: string;
  dueOn: string;
};

export type MilestoneErrors = Partial<Record<'title' | 'value' | 'dueOn', string>>;

export function formFromMilestone(milestone: Milestone | null, goalId: string): MilestoneForm {
  if (milestone === null) return { goalId, title: '', kind: 'amount', value: '', dueOn: '' };
  const { kind, title, value, dueOn, measure } = milestone;
  const valueText =
    value === null ? '' : String(kind === 'amount' ? value / partsPerUnit[measure] : value);

  return { goalId: milestone.goalId, title, kind, value: valueText, dueOn: dueOn ?? '' };
}

/** Returns message keys below `milestones.invalid`. */
export function validateMilestoneForm({
  title,
  kind,
  value,
  dueOn,
}: MilestoneForm): MilestoneErrors {
  const errors: MilestoneErrors = {};
  const number = readWholeNumber(value);
  if ((kind === 'own' || kind === 'date') && title.trim() === '') errors.title = 'title';
  if (kind === 'share' && (number === undefined || number < 1 || number > 100)) {
    errors.value = 'share';
  }
  if (kind === 'amount' && (number === undefined || number < 0 || number > limits.amountMax)) {
    errors.value = 'amount';
  }
  if (kind === 'date' && dueOn === '') errors.dueOn = 'date';

  return errors;
}

/** Request body for a valid form; amounts in the smallest unit of the measure. */
export function toMilestoneBody(form: MilestoneForm, measure: Measure) {
  const { goalId, kind, title, value, dueOn } = form;
  const number = readWholeNumber(value) ?? 0;
  const values = { share: number, amount: number * partsPerUnit[measure], date: null, own: null };

  return {
    ...{ goalId, kind, title: title.trim(), value: values[kind] },
    dueOn: dueOn === '' ? null : dueOn,
  };
}
