import { Refusal } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import { daysBetween, isLocalDate, type LocalDate } from '../../platform/local-date.ts';
import { readWholeNumber } from '../../platform/whole-number.ts';
import { type GoalForm, parseAmounts, parseRate } from './goal-form.ts';
import { countWritingDays, planEndDate } from './plan-summary.ts';

/** Message keys below `goals.invalid`. */
type FieldError =
  | 'title'
  | 'titleLong'
  | 'amount'
  | 'startAmount'
  | 'startReaches'
  | 'cutStart'
  | 'unit'
  | 'rate'
  | 'times'
  | 'date'
  | 'endsBeforeStart'
  | 'planTooLong'
  | 'writingDays'
  | 'endPassed'
  | 'sources'
  | 'descriptionLong'
  | 'refused';

export type FieldErrors = Partial<Record<keyof GoalForm, FieldError>>;

type ValidationContext = { today: LocalDate; allowedPastEnd?: LocalDate | undefined };

/**
 * Validates a goal form, by field.
 *
 * @param allowedPastEnd an existing goal may keep an end date that has passed
 */
export function validateGoalForm(form: GoalForm, context: ValidationContext): FieldErrors {
  const isTarget = form.kind === 'target';
  const errors = {
    title: titleError(form.title),
    ...amountErrors(form),
    unit: form.measure === 'own' && form.unit.trim() === '' ? 'unit' : undefined,
    rateAmount:
      isTarget && form.planMode === 'by_rate' && parseRate(form) === null ? 'rate' : undefined,
    times: timesError(form),
    startOn: isLocalDate(form.startOn) ? undefined : 'date',
    endOn: endError(form, context),
    weekdayWeights: weekdaysError(form),
    sources: form.sources.length === 0 ? 'sources' : undefined,
    description:
      form.description.length > limits.goalDescriptionMax ? 'descriptionLong' : undefined,
  } satisfies Record<string, FieldError | undefined>;

  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}

/** Maps the fields of a refusal to form errors. */
export function fieldErrorsOf(failure: unknown): FieldErrors {
  if (!(failure instanceof Refusal)) return {};
  const entries = Object.entries(failure.fields).map(([path, code]) => [
    fieldByPath[path] ?? path.split('.')[0],
    errorByCode[code] ?? 'refused',
  ]);

  return Object.fromEntries(entries);
}

const fieldByPath: Record<string, keyof GoalForm> = { rate: 'rateAmount', cadence: 'times' };

const errorByCode: Record<string, FieldError> = {
  ends_before_start: 'endsBeforeStart',
  plan_too_long: 'planTooLong',
  no_writing_day: 'writingDays',
};

function titleError(title: string): FieldError | undefined {
  if (title.trim() === '') return 'title';

  return title.trim().length > limits.goalTitleMax ? 'titleLong' : undefined;
}

function amountErrors(form: GoalForm): Pick<FieldErrors, 'targetAmount' | 'startAmount'> {
  const { targetAmount, startAmount } = parseAmounts(form);
  const isReduction = form.comparator === 'at_most';
  const isAmountInBounds = (value: number | undefined, least: number): value is number =>
    value !== undefined && value >= least && value <= limits.amountMax;
  const isTargetValid = isAmountInBounds(targetAmount, isReduction ? 0 : 1);
  if (form.kind === 'habit') return isTargetValid ? {} : invalidAmount;

  if (!isAmountInBounds(startAmount, 0)) {
    return { startAmount: 'startAmount', ...(isTargetValid ? {} : invalidAmount) };
  }
  if (!isTargetValid || targetAmount === undefined) return invalidAmount;
  if (isReduction) return startAmount > targetAmount ? {} : { startAmount: 'cutStart' };

  return startAmount >= targetAmount ? { startAmount: 'startReaches' } : {};
}

const invalidAmount = { targetAmount: 'amount' } as const;

function timesError({ kind, times, comparator }: GoalForm): FieldError | undefined {
  if (kind === 'target' || times.trim() === '') return undefined;
  const count = readWholeNumber(times);

  return count === undefined || count < 1 || count > 366 || comparator === 'at_most'
    ? 'times'
    : undefined;
}

function endError(
  form: GoalForm,
  { today, allowedPastEnd }: ValidationContext,
): FieldError | undefined {
  const { kind, planMode, startOn, endOn } = form;
  if (kind === 'target' && planMode === 'open') return undefined;
  if (kind === 'target' && planMode === 'by_rate') {
    return parseRate(form) !== null && planEndDate(form) === null ? 'planTooLong' : undefined;
  }
  if (kind === 'habit' && endOn === '') return undefined;
  if (!isLocalDate(endOn)) return 'date';
  if (endOn < startOn) return 'endsBeforeStart';
  if (isLocalDate(startOn) && daysBetween(startOn, endOn) >= limits.planDaysMax)
    return 'planTooLong';

  return endOn < today && endOn !== allowedPastEnd ? 'endPassed' : undefined;
}

/** Date errors are reported first. */
function weekdaysError(form: GoalForm): FieldError | undefined {
  const { startOn, endOn, weekdayWeights } = form;
  if (!weekdayWeights.some((weight) => weight > 0)) return 'writingDays';
  if (form.kind === 'habit' || form.planMode !== 'by_date') return undefined;
  const areDates = isLocalDate(startOn) && isLocalDate(endOn) && startOn <= endOn;
  if (!areDates || daysBetween(startOn, endOn) >= limits.planDaysMax) return undefined;

  return countWritingDays(form) === 0 ? 'writingDays' : undefined;
}
