import { expect, test } from 'vitest';
import { dayAt, freeDays, ledgerOf } from './ledger-layout.ts';

const today = '2026-03-05';
const day = (on: string, amount = 100) => ({ on, amount });

test('the year so far is rows of months with a cell for each day that has come', () => {
  const { months } = ledgerOf([], { year: 2026, today });

  expect(months.map(({ cells }) => cells.length)).toEqual([31, 28, 5]);
  expect(months[2]?.cells.at(-1)).toMatchObject({ day: 5, isToday: true });
});

test('the rows begin with the month in which a writer began, and go on from there without a gap', () => {
  const monthsOf = (...days: string[]) =>
    ledgerOf(
      days.map((on) => day(on)),
      { year: 2026, today: '2026-04-05' },
    ).months.map(({ month }) => month);

  expect(monthsOf('2026-02-28', '2026-04-01')).toEqual([2, 3, 4]);
  expect(monthsOf('2025-12-31', '2026-04-01')).toEqual([1, 2, 3, 4]);
});

test('a past year has all its days, in a leap year 366', () => {
  const { months } = ledgerOf([], { year: 2024, today });

  expect(months.reduce((cells, month) => cells + month.cells.length, 0)).toBe(366);
});

test('the area of a dot follows the amount', () => {
  const { months, largest } = ledgerOf([day('2026-01-01', 400), day('2026-01-02', 100)], {
    year: 2026,
    today,
  });
  const sizes = months[0]?.cells.map(({ size }) => size);

  expect(largest).toEqual({ on: '2026-01-01', amount: 400 });
  expect(sizes?.slice(0, 3)).toEqual([1, 0.5, 0]);
});

test('months and year have their totals, and days of other years stay out', () => {
  const days = [
    day('2025-12-31', 9),
    day('2026-01-01'),
    day('2026-01-02', 50),
    day('2026-03-05', 0),
  ];
  const { months, total } = ledgerOf(days, { year: 2026, today });

  expect(months.map(({ total: words, days: count }) => [words, count])).toEqual([
    [150, 2],
    [0, 0],
    [0, 1],
  ]);
  expect(total).toBe(150);
});

test('a day of deletions is written in but has no dot', () => {
  const { months, largest } = ledgerOf([day('2026-01-01', -30)], { year: 2026, today });

  expect(months[0]?.cells[0]).toMatchObject({ amount: -30, size: 0 });
  expect(largest).toBeNull();
});

test('days that are kept free are told apart, unless something was written', () => {
  const isFree = freeDays([7], [{ fromOn: '2026-01-05', toOn: '2026-01-06' }]);
  const { months } = ledgerOf([day('2026-01-11')], { year: 2026, today, isFree });
  const free = months[0]?.cells.filter(({ isRest }) => isRest).map(({ day: on }) => on);

  expect(free).toEqual([4, 5, 6, 18, 25]);
});

test('arrows lead through the days, up and down to the same day of another month', () => {
  const { months } = ledgerOf([], { year: 2026, today });
  const from = (on: string, key: string, isRtl = false) => dayAt(months, on, { key, isRtl });

  expect(from('2026-01-31', 'ArrowRight')).toBe('2026-02-01');
  expect(from('2026-01-31', 'ArrowRight', true)).toBe('2026-01-30');
  expect(from('2026-01-31', 'ArrowDown')).toBe('2026-02-28');
  expect(from('2026-03-05', 'ArrowUp')).toBe('2026-02-05');
  expect(from('2026-02-20', 'ArrowDown')).toBe('2026-03-05');
  expect(from('2026-02-20', 'Home')).toBe('2026-02-01');
  expect(from('2026-02-20', 'End')).toBe('2026-02-28');
});

test('at the edges the day stays, and other keys lead nowhere', () => {
  const { months } = ledgerOf([], { year: 2026, today });

  expect(dayAt(months, '2026-01-01', { key: 'ArrowLeft', isRtl: false })).toBe('2026-01-01');
  expect(dayAt(months, today, { key: 'ArrowDown', isRtl: false })).toBe(today);
  expect(dayAt(months, today, { key: 'a', isRtl: false })).toBeNull();
});
