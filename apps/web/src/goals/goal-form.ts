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
import { addDays, type LocalDate } from '../platform/local-date.ts';
import { readWholeNumber } from '../platform/whole-number.ts';
import { tagsOf } from '../ui/progress/log.ts';
import { readAmount, writeAmount } from '../ui/progress/units.ts';

/** What the fields of a goal hold while it is written: amounts as they were typed. */
export type GoalForm = {
  kind: GoalKind;
  comparator: Comparator;
  title: string;
  targetAmount: string;
  measure: Measure;
  /** Name of an own unit. */
  unit: string;
  planMode: PlanMode;
  rateAmount: string;
  ratePer: Rate['per'];
  cadenceUnit: Cadence['unit'];
  /** On so many days of each period; empty where the period as a whole counts. */
  times: string;
  startOn: string;
  /** Of a habit it may be empty. */
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

export const everySource: readonly EntrySource[] = [
  ...(['editor', 'sample', 'manual', 'timer', 'import', 'api'] as const),
];

export function emptyForm(today: LocalDate, measure: Measure = 'word'): GoalForm {
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
    sources: [...everySource],
    projectIds: [],
    tags: '',
    remindAt: '',
    description: '',
  };
}

/** @param write how an amount is shown in a field, for example with the marks of the language */
export function formOf(goal: Goal, write: (amount: number) => string): GoalForm {
  const { kind, comparator, title, measure, unit, planMode, curve, seed, startOn } = goal;
  const inField = (amount: number) => writeAmount(amount, measure, write);

  return {
    ...{ kind, comparator, title, measure, unit, planMode, curve, seed, startOn },
    targetAmount: inField(goal.targetAmount),
    rateAmount: goal.rate === null ? '' : inField(goal.rate.amount),
    ratePer: goal.rate?.per ?? 'day',
    cadenceUnit: goal.cadence?.unit ?? 'day',
    times: goal.cadence?.times == null ? '' : String(goal.cadence.times),
    endOn: goal.endOn ?? '',
    weekdayWeights: goal.weekdayWeights,
    pauses: goal.pauses,
    exceptions: goal.exceptions,
    startAmount: inField(goal.startAmount),
    sources: goal.sources,
    projectIds: goal.projectIds,
    tags: goal.tags.join(', '),
    remindAt: goal.remindAt === null ? '' : String(goal.remindAt),
    description: goal.description,
  };
}

export function amountsOf(form: Pick<GoalForm, 'targetAmount' | 'startAmount' | 'measure'>) {
  return {
    targetAmount: readAmount(form.targetAmount, form.measure),
    startAmount: form.startAmount.trim() === '' ? 0 : readAmount(form.startAmount, form.measure),
  };
}

export function rateOf({ rateAmount, ratePer, measure }: GoalForm): Rate | null {
  const amount = readAmount(rateAmount, measure);

  return amount === undefined || amount < 1 ? null : { amount, per: ratePer };
}

/** The body to send, from a form without errors. */
export function bodyOf(form: GoalForm) {
  const { targetAmount = 0, startAmount = 0 } = amountsOf(form);
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
    rate: planMode === 'by_rate' ? rateOf(form) : null,
    cadence: isTarget ? null : { unit: form.cadenceUnit, count: 1, times },
    tags: tagsOf(form.tags),
    remindAt: form.remindAt === '' ? null : Number(form.remindAt),
  };
}
