import { addDays, daysInMonth, type LocalDate, localDateOf } from '../platform/local-date.ts';

export type Day = { on: LocalDate; amount: number };

export type LedgerCell = {
  on: LocalDate;
  day: number;
  /** Null where nothing was written. */
  amount: number | null;
  /** Diameter of the dot as a share of the largest one: the area follows the amount. */
  size: number;
  isToday: boolean;
};

export type LedgerMonth = { month: number; total: number; days: number; cells: LedgerCell[] };

export type Ledger = { months: LedgerMonth[]; total: number; largest: Day | null };

/** A year of days as rows of months up to today; days that have not come have no cell. */
export function ledgerOf(days: readonly Day[], year: number, today: LocalDate): Ledger {
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
      .map((on) => cellOf(on, amounts.get(on) ?? null, { today, most: largest?.amount ?? 0 }));
    const written = cells.flatMap(({ amount }) => amount ?? []);

    return { month, total: sum(written), days: written.length, cells };
  };
  const months = Array.from({ length: 12 }, (_, index) => monthOf(index + 1));

  return {
    months: months.filter(({ cells }) => cells.length > 0),
    total: sum(inYear.map(({ amount }) => amount)),
    largest,
  };
}

/**
 * Days in a row with an entry, now and at the most. A day that is not over breaks nothing.
 *
 * @param days in any order
 */
export function runsOf(days: readonly Day[], today: LocalDate): { now: number; longest: number } {
  const written = new Set(days.map(({ on }) => on));
  const runEndingOn = (on: LocalDate) => {
    let length = 0;
    for (let day = on; written.has(day); day = addDays(day, -1)) length += 1;

    return length;
  };
  const ends = [...written].filter((on) => !written.has(addDays(on, 1)));

  return {
    now: runEndingOn(written.has(today) ? today : addDays(today, -1)),
    longest: Math.max(0, ...ends.map(runEndingOn)),
  };
}

function cellOf(
  on: LocalDate,
  amount: number | null,
  { today, most }: { today: LocalDate; most: number },
): LedgerCell {
  const size = amount === null || amount <= 0 || most <= 0 ? 0 : Math.sqrt(amount / most);

  return { on, day: Number(on.slice(8)), amount, size, isToday: on === today };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
