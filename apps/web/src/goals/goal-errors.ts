import { Refusal } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import { daysBetween, isLocalDate, type LocalDate } from '../platform/local-date.ts';
import { readWholeNumber } from '../platform/whole-number.ts';
import { amountsOf, type GoalForm, rateOf } from './goal-form.ts';
import { endOf, writingDaysOf } from './plan.ts';

/** Keys of `invalid` in the texts. */
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

type Seen = { today: LocalDate; mayHaveEnded?: LocalDate | undefined };

/**
 * What keeps a form from being sent, by field.
 *
 * @param mayHaveEnded a goal that is changed may keep a last day that has passed
 */
export function errorsOf(form: GoalForm, seen: Seen): FieldErrors {
  const isTarget = form.kind === 'target';
  const found = {
    title: titleError(form.title),
    ...amountErrors(form),
    unit: form.measure === 'own' && form.unit.trim() === '' ? 'unit' : undefined,
    rateAmount:
      isTarget && form.planMode === 'by_rate' && rateOf(form) === null ? 'rate' : undefined,
    times: timesError(form),
    startOn: isLocalDate(form.startOn) ? undefined : 'date',
    endOn: endError(form, seen),
    weekdayWeights: weekdaysError(form),
    sources: form.sources.length === 0 ? 'sources' : undefined,
    description:
      form.description.length > limits.goalDescriptionMax ? 'descriptionLong' : undefined,
  } satisfies Record<string, FieldError | undefined>;

  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined));
}

/** The fields that the server names in a refusal. */
export function refusedFields(failure: unknown): FieldErrors {
  if (!(failure instanceof Refusal)) return {};
  const named = Object.entries(failure.fields).map(([path, code]) => [
    fieldOf[path] ?? path.split('.')[0],
    refusedBy[code] ?? 'refused',
  ]);

  return Object.fromEntries(named);
}

const fieldOf: Record<string, keyof GoalForm> = { rate: 'rateAmount', cadence: 'times' };

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
  const isCut = form.comparator === 'at_most';
  const isAmount = (value: number | undefined, least: number): value is number =>
    value !== undefined && value >= least && value <= limits.amountMax;
  const isTargetFine = isAmount(targetAmount, isCut ? 0 : 1);
  if (form.kind === 'habit') return isTargetFine ? {} : wrongAmount;

  if (!isAmount(startAmount, 0)) {
    return { startAmount: 'startAmount', ...(isTargetFine ? {} : wrongAmount) };
  }
  if (!isTargetFine || targetAmount === undefined) return wrongAmount;
  if (isCut) return startAmount > targetAmount ? {} : { startAmount: 'cutStart' };

  return startAmount >= targetAmount ? { startAmount: 'startReaches' } : {};
}

const wrongAmount = { targetAmount: 'amount' } as const;

function timesError({ kind, times, comparator }: GoalForm): FieldError | undefined {
  if (kind === 'target' || times.trim() === '') return undefined;
  const count = readWholeNumber(times);

  return count === undefined || count < 1 || count > 366 || comparator === 'at_most'
    ? 'times'
    : undefined;
}

function endError(form: GoalForm, { today, mayHaveEnded }: Seen): FieldError | undefined {
  const { kind, planMode, startOn, endOn } = form;
  if (kind === 'target' && planMode === 'open') return undefined;
  if (kind === 'target' && planMode === 'by_rate') {
    return rateOf(form) !== null && endOf(form) === null ? 'planTooLong' : undefined;
  }
  if (kind === 'habit' && endOn === '') return undefined;
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
  if (form.kind === 'habit' || form.planMode !== 'by_date') return undefined;
  const areDates = isLocalDate(startOn) && isLocalDate(endOn) && startOn <= endOn;
  if (!areDates || daysBetween(startOn, endOn) >= limits.planDaysMax) return undefined;

  return writingDaysOf(form) === 0 ? 'writingDays' : undefined;
}
