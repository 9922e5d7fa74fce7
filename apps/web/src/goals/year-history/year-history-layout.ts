import { toDayNumber, weekdayOf } from '@longhand/goals/days';
import { daysInMonth, type LocalDate, localDateOf } from '../../platform/local-date.ts';

export type DayAmount = { on: LocalDate; amount: number };

export type HistoryCell = {
  on: LocalDate;
  day: number;
  /** Null where nothing was written. */
  amount: number | null;
  /** Diameter of the dot relative to the largest; the area is proportional to the amount. */
  size: number;
  isToday: boolean;
  /** A rest day with nothing written. */
  isRest: boolean;
};

export type HistoryMonth = { month: number; total: number; days: number; cells: HistoryCell[] };

export type YearHistory = { months: HistoryMonth[]; total: number; largest: DayAmount | null };

type HistoryOptions = { year: number; today: LocalDate; isRestDay?: (on: LocalDate) => boolean };

/** A year as rows of months. Future days have no cell. Rows start with the first month that has entries. */
export function buildYearHistory(
  days: readonly DayAmount[],
  { year, today, isRestDay = () => false }: HistoryOptions,
): YearHistory {
  const inYear = days.filter(({ on }) => Number(on.slice(0, 4)) === year);
  const amounts = new Map(inYear.map(({ on, amount }) => [on, amount]));
  const largest = inYear.reduce<DayAmount | null>(
    (most, day) => (day.amount > (most?.amount ?? 0) ? day : most),
    null,
  );

  const buildMonth = (month: number): HistoryMonth => {
    const cells = Array.from({ length: daysInMonth(year, month) }, (_, index) =>
      localDateOf(year, month, index + 1),
    )
      .filter((on) => on <= today)
      .map((on) =>
        buildCell(on, amounts.get(on) ?? null, { today, isRestDay, most: largest?.amount ?? 0 }),
      );
    const written = cells.flatMap(({ amount }) => amount ?? []);

    return { month, total: sum(written), days: written.length, cells };
  };
  const months = Array.from({ length: 12 }, (_, index) => buildMonth(index + 1));

  const firstDay = days.reduce<LocalDate | null>(
    (first, { on }) => (first === null || on < first ? on : first),
    null,
  );

  return {
    months: months.filter(({ cells }) => {
      const last = cells.at(-1)?.on;

      return last !== undefined && (firstDay === null || last >= firstDay);
    }),
    total: sum(inYear.map(({ amount }) => amount)),
    largest,
  };
}

/** Returns a check for rest days: weekdays (1 is Monday) and planned rest. */
export function createRestDayCheck(
  restWeekdays: readonly number[],
  rests: readonly { fromOn: LocalDate; toOn: LocalDate }[],
): (on: LocalDate) => boolean {
  return (on) =>
    restWeekdays.includes(weekdayOf(toDayNumber(on)) + 1) ||
    rests.some(({ fromOn, toOn }) => on >= fromOn && on <= toOn);
}

/** Keyboard navigation in the grid: the target day, or null for other keys. */
export function dayForKey(
  months: readonly HistoryMonth[],
  on: LocalDate,
  { key, isRtl }: { key: string; isRtl: boolean },
): LocalDate | null {
  const row = months.findIndex(({ cells }) => cells.some((cell) => cell.on === on));
  const cells = months[row]?.cells ?? [];
  const days = months.flatMap((month) => month.cells);
  const neighbor = (by: number) => days[days.findIndex((cell) => cell.on === on) + by];
  const sameDayInRow = (by: number) => {
    const other = months[row + by]?.cells;
    const column = cells.findIndex((cell) => cell.on === on);

    return other?.[Math.min(column, other.length - 1)];
  };
  const moves: Record<string, () => HistoryCell | undefined> = {
    ArrowLeft: () => neighbor(isRtl ? 1 : -1),
    ArrowRight: () => neighbor(isRtl ? -1 : 1),
    ArrowUp: () => sameDayInRow(-1),
    ArrowDown: () => sameDayInRow(1),
    Home: () => cells[0],
    End: () => cells.at(-1),
  };
  const move = moves[key];

  return move === undefined ? null : (move()?.on ?? on);
}

function buildCell(
  on: LocalDate,
  amount: number | null,
  { today, isRestDay, most: maxAmount }: Required<Omit<HistoryOptions, 'year'>> & { most: number },
): HistoryCell {
  const size = amount === null || amount <= 0 || maxAmount <= 0 ? 0 : Math.sqrt(amount / maxAmount);

  const isRest = amount === null && isRestDay(on);

  return { on, day: Number(on.slice(8)), amount, size, isToday: on === today, isRest };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
