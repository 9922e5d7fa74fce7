import { addDays, type LocalDate } from '../platform/local-date.ts';
import type { GoalForm } from './goal-form.ts';

/** Plans that writers often start from; their names are in the texts under `create.template`. */
export const templates = [
  { name: 'draft', amount: 90_000, days: 90 },
  { name: 'month', amount: 50_000, days: 30 },
  { name: 'story', amount: 5_000, days: 14 },
] as const;

export type Template = (typeof templates)[number];

/** What a template fills in; everything else in the form stays. */
export function fromTemplate(
  { amount, days }: Template,
  startOn: LocalDate,
): Pick<GoalForm, 'measure' | 'startOn' | 'endOn'> & { amount: number } {
  return { amount, measure: 'word', startOn, endOn: addDays(startOn, days - 1) };
}
