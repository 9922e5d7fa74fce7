import { type DayNumber, toDayNumber, toLocalDay, weekdayOf } from '@longhand/goals/days';
import type { InsightInput } from './insight-input.ts';
import type { StatementParam } from './statement.ts';

/** The daily figures as arrays by day, up to today. */
export type History = {
  input: InsightInput;
  /** The first day with an entry. */
  first: DayNumber;
  today: DayNumber;
  /** By day since `first`. */
  amounts: Float64Array;
  entries: Int32Array;
  offDays: ReadonlySet<DayNumber>;
  /** First day of the current week; the last complete week ends the day before. */
  weekStart: DayNumber;
};

/** Null without an entry. */
export function createHistory(input: InsightInput): History | null {
  const today = toDayNumber(input.today);
  const days = input.days.filter(({ on, entries }) => entries > 0 && on <= input.today);
  const [oldest] = days;
  if (!oldest) return null;
  const first = toDayNumber(oldest.on);
  const amounts = new Float64Array(today - first + 1);
  const entries = new Int32Array(today - first + 1);
  for (const day of days) {
    const at = toDayNumber(day.on) - first;
    amounts[at] = day.amount;
    entries[at] = day.entries;
  }

  return {
    ...{ input, first, today, amounts, entries },
    offDays: new Set(input.offDays.map(toDayNumber)),
    weekStart: today - ((weekdayOf(today) - input.weekStart + 7) % 7),
  };
}

export function amountOn({ amounts, first }: History, day: DayNumber): number {
  return amounts[day - first] ?? 0;
}

export function isWritingDay({ entries, first }: History, day: DayNumber): boolean {
  return (entries[day - first] ?? 0) > 0;
}

/** The days from `from` to `to`, inclusive. */
export function dayRange(from: DayNumber, to: DayNumber): DayNumber[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
}

/** Writing days from `from` to `to`, inclusive. */
export function writingDaysIn(history: History, from: DayNumber, to: DayNumber): DayNumber[] {
  return dayRange(Math.max(from, history.first), to).filter((day) => isWritingDay(history, day));
}

/** First days of the complete weeks since the first entry, at most `most` of them, ascending. */
export function completeWeeks({ first, weekStart }: History, most: number): DayNumber[] {
  const count = Math.min(most, Math.floor((weekStart - first) / 7));

  return Array.from({ length: Math.max(0, count) }, (_, at) => weekStart - 7 * (count - at));
}

export function weekSum(history: History, start: DayNumber): number {
  return dayRange(start, start + 6).reduce((sum, day) => sum + amountOn(history, day), 0);
}

export function amountParam(value: number, { input }: History): StatementParam {
  return { type: 'amount', value: Math.round(value), measure: input.measure, unit: '' };
}

export function dayParam(day: DayNumber): StatementParam {
  return { type: 'day', value: toLocalDay(day) };
}
