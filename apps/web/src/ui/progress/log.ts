import { limits } from '@longhand/contract/limits';
import type { Measure } from '@longhand/contract/progress-values';
import { addDays, isLocalDate, type LocalDate } from '../../platform/local-date.ts';
import { readWholeNumber } from '../../platform/whole-number.ts';

/** What the sentence of a quick log holds while it is written. */
export type Log = {
  amount: string;
  measure: Measure;
  day: 'today' | 'yesterday' | 'otherDay';
  /** Only used for another day. */
  date: string;
  /** Undefined until the writer asks for a note. */
  note: string | undefined;
};

type LogField = 'amount' | 'date';

/** A key of `progress.log` in the texts, and the field it belongs to. */
export type LogError = {
  field: LogField;
  reason: 'amountNeeded' | 'amountTooLarge' | 'dateNeeded' | 'dateInFuture';
  values: { example: number; max: number };
};

export const exampleAmount = 250;

export function emptyLog(measure: Measure): Log {
  return { amount: '', measure, day: 'today', date: '', note: undefined };
}

/** The first thing that keeps a log from being sent, or null. Deletions may be logged as less than nothing. */
export function logErrorOf(log: Log, today: LocalDate): LogError | null {
  const values = { example: exampleAmount, max: limits.amountMax };
  const amount = readWholeNumber(log.amount);

  if (amount === undefined) return { field: 'amount', reason: 'amountNeeded', values };
  if (Math.abs(amount) > limits.amountMax) {
    return { field: 'amount', reason: 'amountTooLarge', values };
  }
  if (log.day !== 'otherDay') return null;
  if (!isLocalDate(log.date)) return { field: 'date', reason: 'dateNeeded', values };

  return log.date > today ? { field: 'date', reason: 'dateInFuture', values } : null;
}

/** What to send, from a log without an error. */
export function readLog(log: Log, today: LocalDate) {
  const days = { today, yesterday: addDays(today, -1), otherDay: log.date };

  return {
    amount: readWholeNumber(log.amount) ?? 0,
    measure: log.measure,
    source: 'manual' as const,
    entryOn: days[log.day],
    note: (log.note ?? '').trim(),
  };
}
