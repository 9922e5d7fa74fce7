import type { Goal } from '@longhand/contract/goal-values';
import { limits } from '@longhand/contract/limits';
import { type Measure, namedMeasures } from '@longhand/contract/progress-values';
import { addDays, isLocalDate, type LocalDate } from '../../platform/local-date.ts';
import { readAmount } from './units.ts';

/** What the sentence of a quick log holds while it is written. */
export type Log = {
  amount: string;
  measure: Measure;
  /** Of an own measure, else empty. */
  unit: string;
  /** The goal whose new total is entered; null where an amount is added. */
  totalOf: string | null;
  day: 'today' | 'yesterday' | 'otherDay';
  /** Only used for another day. */
  date: string;
  /** Undefined until the writer asks for a note, and with it for tags and mood. */
  note: string | undefined;
  tags: string;
  mood: number | null;
};

type LogField = 'amount' | 'date';

/** A key of `progress.log` in the texts, and the field it belongs to. */
export type LogError = {
  field: LogField;
  reason: 'amountNeeded' | 'amountTooLarge' | 'dateNeeded' | 'dateInFuture';
  values: { example: number; max: number };
};

export const exampleAmount = 250;

export function emptyLog({ measure, unit = '' }: { measure: Measure; unit?: string }): Log {
  return {
    amount: '',
    measure,
    unit,
    totalOf: null,
    day: 'today',
    date: '',
    note: undefined,
    tags: '',
    mood: null,
  };
}

/** The first thing that keeps a log from being sent, or null. Deletions may be logged as less than nothing. */
export function logErrorOf(
  log: Pick<Log, 'amount' | 'measure' | 'day' | 'date'>,
  today: LocalDate,
): LogError | null {
  const values = { example: exampleAmount, max: limits.amountMax };
  const amount = readAmount(log.amount, log.measure);

  if (amount === undefined) return { field: 'amount', reason: 'amountNeeded', values };
  if (Math.abs(amount) > limits.amountMax) {
    return { field: 'amount', reason: 'amountTooLarge', values };
  }
  if (log.day !== 'otherDay') return null;
  if (!isLocalDate(log.date)) return { field: 'date', reason: 'dateNeeded', values };

  return log.date > today ? { field: 'date', reason: 'dateInFuture', values } : null;
}

/** What to send, from a log without an error: an amount, or the total of a goal. */
export function readLog(log: Log, today: LocalDate): LogRead {
  const days = { today, yesterday: addDays(today, -1), otherDay: log.date };
  const amount = readAmount(log.amount, log.measure) ?? 0;
  const { measure, unit, mood } = log;
  const rest = { entryOn: days[log.day], note: (log.note ?? '').trim(), tags: tagsOf(log.tags) };
  const read = { measure, unit, mood, source: 'manual' as const, ...rest };

  return log.totalOf === null
    ? { ...read, amount }
    : { ...read, setTotal: { goalId: log.totalOf, total: amount } };
}

type LogRead = {
  amount?: number;
  setTotal?: { goalId: string; total: number };
  measure: Measure;
  unit: string;
  mood: number | null;
  source: 'manual';
  entryOn: LocalDate;
  note: string;
  tags: string[];
};

/** Tags as they are typed, with commas between them. */
export function tagsOf(text: string): string[] {
  const tags = text
    .split(/[,،，、]/u)
    .map((tag) => tag.trim().slice(0, limits.tagMax))
    .filter((tag) => tag !== '');

  return [...new Set(tags)].slice(0, limits.tagsOfOne);
}

/** What makes an entry count for a goal that counts only some: its first project and tag. */
export function scopeOf({ projectIds, tags }: Pick<Goal, 'projectIds' | 'tags'>) {
  return { projectId: projectIds[0] ?? null, tags: tags.slice(0, 1) };
}

/** The measures and own units to choose from: the usual ones, and those of goals. */
export function unitsOffered(goals: readonly Pick<Goal, 'measure' | 'unit'>[]) {
  const own = new Set(goals.filter(({ measure }) => measure === 'own').map(({ unit }) => unit));

  return [
    ...namedMeasures.map((measure) => ({ measure, unit: '' })),
    ...[...own].map((unit) => ({ measure: 'own' as const, unit })),
  ];
}
