import { Refusal } from '@longhand/contract/errors';
import type { Goal } from '@longhand/contract/goal-values';
import { limits } from '@longhand/contract/limits';
import type { EntrySource, Measure } from '@longhand/contract/progress-values';
import { addDays, daysBetween, isLocalDate, type LocalDate } from '../platform/local-date.ts';
import { readWholeNumber } from '../platform/whole-number.ts';
import { writingDaysOf } from './plan.ts';

/** What the fields of a goal hold while it is written: amounts as they were typed. */
export type GoalForm = {
  title: string;
  targetAmount: string;
  measure: Measure;
  startOn: string;
  endOn: string;
  weekdayWeights: number[];
  startAmount: string;
  sources: EntrySource[];
  description: string;
};

/** Keys of `invalid` in the texts. */
type FieldError =
  | 'title'
  | 'titleLong'
  | 'amount'
  | 'startAmount'
  | 'startReaches'
  | 'date'
  | 'endsBeforeStart'
  | 'planTooLong'
  | 'writingDays'
  | 'endPassed'
  | 'sources'
  | 'descriptionLong'
  | 'refused';

export type FieldErrors = Partial<Record<keyof GoalForm, FieldError>>;

export function emptyForm(today: LocalDate): GoalForm {
  return {
    title: '',
    targetAmount: '',
    measure: 'word',
    startOn: today,
    endOn: addDays(today, 29),
    weekdayWeights: [100, 100, 100, 100, 100, 100, 100],
    startAmount: '0',
    sources: ['editor', 'sample', 'manual'],
    description: '',
  };
}

/** @param write how an amount is shown in a field, for example with the marks of the language */
export function formOf(goal: Goal, write: (amount: number) => string): GoalForm {
  return {
    title: goal.title,
    targetAmount: write(goal.targetAmount),
    measure: goal.measure,
    startOn: goal.startOn,
    endOn: goal.endOn ?? '',
    weekdayWeights: goal.weekdayWeights,
    startAmount: write(goal.startAmount),
    sources: goal.sources,
    description: goal.description,
  };
}

export function amountsOf(form: Pick<GoalForm, 'targetAmount' | 'startAmount'>) {
  return {
    targetAmount: readWholeNumber(form.targetAmount),
    startAmount: form.startAmount.trim() === '' ? 0 : readWholeNumber(form.startAmount),
  };
}

/**
 * What keeps a form from being sent, by field.
 *
 * @param mayHaveEnded a goal that is changed may keep a last day that has passed
 */
export function errorsOf(
  form: GoalForm,
  { today, mayHaveEnded }: { today: LocalDate; mayHaveEnded?: LocalDate | undefined },
): FieldErrors {
  const found = {
    title: titleError(form.title),
    ...amountErrors(form),
    startOn: isLocalDate(form.startOn) ? undefined : 'date',
    endOn: endError(form, { today, mayHaveEnded }),
    weekdayWeights: weekdaysError(form),
    sources: form.sources.length === 0 ? 'sources' : undefined,
    description:
      form.description.length > limits.goalDescriptionMax ? 'descriptionLong' : undefined,
  } satisfies Record<string, FieldError | undefined>;

  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined));
}

/** The body to send, from a form without errors. */
export function bodyOf(form: GoalForm) {
  const { targetAmount = 0, startAmount = 0 } = amountsOf(form);

  return { ...form, title: form.title.trim(), targetAmount, startAmount };
}

/** The fields that the server names in a refusal. */
export function refusedFields(failure: unknown): FieldErrors {
  if (!(failure instanceof Refusal)) return {};
  const named = Object.entries(failure.fields).map(([path, code]) => [
    path.split('.')[0],
    refusedBy[code] ?? 'refused',
  ]);

  return Object.fromEntries(named);
}

const refusedBy: Record<string, FieldError> = {
  ends_before_start: 'endsBeforeStart',
  plan_too_long: 'planTooLong',
  no_writing_day: 'writingDays',
};

function titleError(title: string): FieldError | undefined {
  if (title.trim() === '') return 'title';

  return title.trim().length > limits.goalTitleMax ? 'titleLong' : undefined;
}

function amountErrors(form: GoalForm): Pick<FieldErrors, 'targetAmount' | 'startAmount'> {
  const { targetAmount, startAmount } = amountsOf(form);
  const isAmount = (value: number | undefined, least: number): value is number =>
    value !== undefined && value >= least && value <= limits.amountMax;

  if (!isAmount(startAmount, 0)) {
    return { startAmount: 'startAmount', ...(isAmount(targetAmount, 1) ? {} : wrongAmount) };
  }
  if (!isAmount(targetAmount, 1)) return wrongAmount;

  return startAmount >= targetAmount ? { startAmount: 'startReaches' } : {};
}

const wrongAmount = { targetAmount: 'amount' } as const;

function endError(
  { startOn, endOn }: GoalForm,
  { today, mayHaveEnded }: { today: LocalDate; mayHaveEnded?: LocalDate | undefined },
): FieldError | undefined {
  if (!isLocalDate(endOn)) return 'date';
  if (endOn < startOn) return 'endsBeforeStart';
  if (isLocalDate(startOn) && daysBetween(startOn, endOn) >= limits.planDaysMax)
    return 'planTooLong';

  return endOn < today && endOn !== mayHaveEnded ? 'endPassed' : undefined;
}

/** Where the dates are wrong they are told first. */
function weekdaysError(form: GoalForm): FieldError | undefined {
  const { startOn, endOn, weekdayWeights } = form;
  if (!weekdayWeights.some((weight) => weight > 0)) return 'writingDays';
  const areDates = isLocalDate(startOn) && isLocalDate(endOn) && startOn <= endOn;
  if (!areDates || daysBetween(startOn, endOn) >= limits.planDaysMax) return undefined;

  return writingDaysOf(form) === 0 ? 'writingDays' : undefined;
}
