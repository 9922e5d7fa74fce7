import type {
  Cadence,
  Comparator,
  Curve,
  Goal,
  GoalKind,
  PlanException,
  PlanMode,
  PlanPause,
  Rate,
} from '@longhand/contract/goal-values';
import type { EntrySource, Measure } from '@longhand/contract/progress-values';
import { addDays, type LocalDate } from '../../platform/local-date.ts';
import { readWholeNumber } from '../../platform/whole-number.ts';
import { formatAmountInput, parseTypedAmount } from '../amounts/units.ts';
import { parseTags } from '../log/entry-draft.ts';

/** Values of the goal form. Amounts are strings as typed. */
export type GoalForm = {
  kind: GoalKind;
  comparator: Comparator;
  title: string;
  targetAmount: string;
  measure: Measure;
  /** Name of a custom unit. */
  unit: string;
  planMode: PlanMode;
  rateAmount: string;
  ratePer: Rate['per'];
  cadenceUnit: Cadence['unit'];
  /** Number of days per period; empty if the period as a whole counts. */
  times: string;
  startOn: string;
  /** May be empty for a habit. */
  endOn: string;
  curve: Curve;
  seed: number;
  weekdayWeights: number[];
  pauses: PlanPause[];
  exceptions: PlanException[];
  startAmount: string;
  sources: EntrySource[];
  projectIds: string[];
  tags: string;
  /** Minutes after midnight, or empty for never. */
  remindAt: string;
  description: string;
};

export const allSources: readonly EntrySource[] = [
  ...(['editor', 'sample', 'manual', 'timer', 'import', 'api'] as const),
];

export function createEmptyForm(today: LocalDate, measure: Measure = 'word'): GoalForm {
  return {
    kind: 'target',
    comparator: 'at_least',
    title: '',
    targetAmount: '',
    measure,
    unit: '',
    planMode: 'by_date',
    rateAmount: '',
    ratePer: 'day',
    cadenceUnit: 'day',
    times: '',
    startOn: today,
    endOn: addDays(today, 29),
    curve: 'steady',
    seed: 0,
    weekdayWeights: [100, 100, 100, 100, 100, 100, 100],
    pauses: [],
    exceptions: [],
    startAmount: '0',
    sources: [...allSources],
    projectIds: [],
    tags: '',
    remindAt: '',
    description: '',
  };
}

/** @param formatNumber formats an amount for a field, for example with group separators */
export function formFromGoal(goal: Goal, formatNumber: (amount: number) => string): GoalForm {
  const { kind, comparator, title, measure, unit, planMode, curve, seed, startOn } = goal;
  const formatAmount = (amount: number) => formatAmountInput(amount, measure, formatNumber);

  return {
    ...{ kind, comparator, title, measure, unit, planMode, curve, seed, startOn },
    targetAmount: formatAmount(goal.targetAmount),
    rateAmount: goal.rate === null ? '' : formatAmount(goal.rate.amount),
    ratePer: goal.rate?.per ?? 'day',
    cadenceUnit: goal.cadence?.unit ?? 'day',
    times: goal.cadence?.times == null ? '' : String(goal.cadence.times),
    endOn: goal.endOn ?? '',
    weekdayWeights: goal.weekdayWeights,
    pauses: goal.pauses,
    exceptions: goal.exceptions,
    startAmount: formatAmount(goal.startAmount),
    sources: goal.sources,
    projectIds: goal.projectIds,
    tags: goal.tags.join(', '),
    remindAt: goal.remindAt === null ? '' : String(goal.remindAt),
    description: goal.description,
  };
}

export function parseAmounts(form: Pick<GoalForm, 'targetAmount' | 'startAmount' | 'measure'>) {
  return {
    targetAmount: parseTypedAmount(form.targetAmount, form.measure),
    startAmount:
      form.startAmount.trim() === '' ? 0 : parseTypedAmount(form.startAmount, form.measure),
  };
}

export function parseRate({ rateAmount, ratePer, measure }: GoalForm): Rate | null {
  const amount = parseTypedAmount(rateAmount, measure);

  return amount === undefined || amount < 1 ? null : { amount, per: ratePer };
}

/** Request body for a valid form. */
export function toGoalBody(form: GoalForm) {
  const { targetAmount = 0, startAmount = 0 } = parseAmounts(form);
  const { kind, comparator, measure, curve, seed, startOn, weekdayWeights } = form;
  const { pauses, exceptions, sources, projectIds, description } = form;
  const isTarget = kind === 'target';
  const planMode = isTarget ? form.planMode : ('open' as const);
  const times = readWholeNumber(form.times) ?? null;
  const hasEnd = isTarget ? planMode === 'by_date' : form.endOn !== '';

  return {
    ...{ kind, comparator, measure, planMode, targetAmount, curve, seed, startOn },
    ...{ weekdayWeights, pauses, exceptions, sources, projectIds, description },
    title: form.title.trim(),
    unit: measure === 'own' ? form.unit.trim() : '',
    startAmount: isTarget ? startAmount : 0,
    endOn: hasEnd ? form.endOn : null,
    rate: planMode === 'by_rate' ? parseRate(form) : null,
    cadence: isTarget ? null : { unit: form.cadenceUnit, count: 1, times },
    tags: parseTags(form.tags),
    remindAt: form.remindAt === '' ? null : Number(form.remindAt),
  };
}
