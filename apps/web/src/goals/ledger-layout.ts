import { numberOf, weekdayOf } from '@longhand/goals/days';
import { daysInMonth, type LocalDate, localDateOf } from '../platform/local-date.ts';

export type Day = { on: LocalDate; amount: number };

export type LedgerCell = {
  on: LocalDate;
  day: number;
  /** Null where nothing was written. */
  amount: number | null;
  /** Diameter of the dot as a share of the largest one: the area follows the amount. */
  size: number;
  isToday: boolean;
  /** A day that is kept free, with nothing written. */
  isRest: boolean;
};

export type LedgerMonth = { month: number; total: number; days: number; cells: LedgerCell[] };

export type Ledger = { months: LedgerMonth[]; total: number; largest: Day | null };

type Look = { year: number; today: LocalDate; isFree?: (on: LocalDate) => boolean };

/**
 * A year of days as rows of months up to today; days that have not come have no cell. It begins with the month in which
 * a writer began: what lies before that says nothing.
 */
export function ledgerOf(
  days: readonly Day[],
  { year, today, isFree = () => false }: Look,
): Ledger {
  const inYear = days.filter(({ on }) => Number(on.slice(0, 4)) === year);
  const amounts = new Map(inYear.map(({ on, amount }) => [on, amount]));
  const largest = inYear.reduce<Day | null>(
    (most, day) => (day.amount > (most?.amount ?? 0) ? day : most),
    null,
  );

  const monthOf = (month: number): LedgerMonth => {
    const cells = Array.from({ length: daysInMonth(year, month) }, (_, index) =>
      localDateOf(year, month, index + 1),
    )
      .filter((on) => on <= today)
      .map((on) =>
        cellOf(on, amounts.get(on) ?? null, { today, isFree, most: largest?.amount ?? 0 }),
      );
    const written = cells.flatMap(({ amount }) => amount ?? []);

    return { month, total: sum(written), days: written.length, cells };
  };
  const months = Array.from({ length: 12 }, (_, index) => monthOf(index + 1));

  const begin = days.reduce<LocalDate | null>(
    (first, { on }) => (first === null || on < first ? on : first),
    null,
  );

  return {
    months: months.filter(({ cells }) => {
      const last = cells.at(-1)?.on;

      return last !== undefined && (begin === null || last >= begin);
    }),
    total: sum(inYear.map(({ amount }) => amount)),
    largest,
  };
}

/** Whether the writer keeps a day free: weekdays from 1 for Monday, and stretches of days. */
export function freeDays(
  restWeekdays: readonly number[],
  rests: readonly { fromOn: LocalDate; toOn: LocalDate }[],
): (on: LocalDate) => boolean {
  return (on) =>
    restWeekdays.includes(weekdayOf(numberOf(on)) + 1) ||
    rests.some(({ fromOn, toOn }) => on >= fromOn && on <= toOn);
}

/** The day that a key leads to in the grid of days; null for other keys. Days go on from one month to the next. */
export function dayAt(
  months: readonly LedgerMonth[],
  on: LocalDate,
  { key, isRtl }: { key: string; isRtl: boolean },
): LocalDate | null {
  const row = months.findIndex(({ cells }) => cells.some((cell) => cell.on === on));
  const cells = months[row]?.cells ?? [];
  const days = months.flatMap((month) => month.cells);
  const beside = (by: number) => days[days.findIndex((cell) => cell.on === on) + by];
  const inRow = (by: number) => {
    const other = months[row + by]?.cells;
    const column = cells.findIndex((cell) => cell.on === on);

    return other?.[Math.min(column, other.length - 1)];
  };
  const ways: Record<string, () => LedgerCell | undefined> = {
    ArrowLeft: () => beside(isRtl ? 1 : -1),
    ArrowRight: () => beside(isRtl ? -1 : 1),
    ArrowUp: () => inRow(-1),
    ArrowDown: () => inRow(1),
    Home: () => cells[0],
    End: () => cells.at(-1),
  };
  const way = ways[key];

  return way === undefined ? null : (way()?.on ?? on);
}

function cellOf(
  on: LocalDate,
  amount: number | null,
  { today, isFree, most }: Required<Omit<Look, 'year'>> & { most: number },
): LedgerCell {
  const size = amount === null || amount <= 0 || most <= 0 ? 0 : Math.sqrt(amount / most);

  const isRest = amount === null && isFree(on);

  return { on, day: Number(on.slice(8)), amount, size, isToday: on === today, isRest };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
