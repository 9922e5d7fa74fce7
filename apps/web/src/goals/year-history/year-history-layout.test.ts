import { expect, test } from 'vitest';
import { buildYearHistory, createRestDayCheck, dayForKey } from './year-history-layout.ts';

const today = '2026-03-05';
const day = (on: string, amount = 100) => ({ on, amount });

test('the current year has a row per month and a cell per day up to today', () => {
  const { months } = buildYearHistory([], { year: 2026, today });

  expect(months.map(({ cells }) => cells.length)).toEqual([31, 28, 5]);
  expect(months[2]?.cells.at(-1)).toMatchObject({ day: 5, isToday: true });
});

test('the rows start with the first month that has entries and have no gaps', () => {
  const monthsOf = (...days: string[]) =>
    buildYearHistory(
      days.map((on) => day(on)),
      { year: 2026, today: '2026-04-05' },
    ).months.map(({ month }) => month);

  expect(monthsOf('2026-02-28', '2026-04-01')).toEqual([2, 3, 4]);
  expect(monthsOf('2025-12-31', '2026-04-01')).toEqual([1, 2, 3, 4]);
});

test('a past year has all days, 366 in a leap year', () => {
  const { months } = buildYearHistory([], { year: 2024, today });

  expect(months.reduce((cells, month) => cells + month.cells.length, 0)).toBe(366);
});

test('the area of a dot is proportional to the amount', () => {
  const { months, largest } = buildYearHistory([day('2026-01-01', 400), day('2026-01-02', 100)], {
    year: 2026,
    today,
  });
  const sizes = months[0]?.cells.map(({ size }) => size);

  expect(largest).toEqual({ on: '2026-01-01', amount: 400 });
  expect(sizes?.slice(0, 3)).toEqual([1, 0.5, 0]);
});

test('months and the year have totals, days of other years are excluded', () => {
  const days = [
    day('2025-12-31', 9),
    day('2026-01-01'),
    day('2026-01-02', 50),
    day('2026-03-05', 0),
  ];
  const { months, total } = buildYearHistory(days, { year: 2026, today });

  expect(months.map(({ total: words, days: count }) => [words, count])).toEqual([
    [150, 2],
    [0, 0],
    [0, 1],
  ]);
  expect(total).toBe(150);
});

test('a day with a negative amount is listed but has no dot', () => {
  const { months, largest } = buildYearHistory([day('2026-01-01', -30)], { year: 2026, today });

  expect(months[0]?.cells[0]).toMatchObject({ amount: -30, size: 0 });
  expect(largest).toBeNull();
});

test('rest days are marked unless something was written', () => {
  const isRestDay = createRestDayCheck([7], [{ fromOn: '2026-01-05', toOn: '2026-01-06' }]);
  const { months } = buildYearHistory([day('2026-01-11')], { year: 2026, today, isRestDay });
  const restDays = months[0]?.cells.filter(({ isRest }) => isRest).map(({ day: on }) => on);

  expect(restDays).toEqual([4, 5, 6, 18, 25]);
});

test('left and right arrows move by a day, up and down to the same day of another month', () => {
  const { months } = buildYearHistory([], { year: 2026, today });
  const dayFrom = (on: string, key: string, isRtl = false) => dayForKey(months, on, { key, isRtl });

  expect(dayFrom('2026-01-31', 'ArrowRight')).toBe('2026-02-01');
  expect(dayFrom('2026-01-31', 'ArrowRight', true)).toBe('2026-01-30');
  expect(dayFrom('2026-01-31', 'ArrowDown')).toBe('2026-02-28');
  expect(dayFrom('2026-03-05', 'ArrowUp')).toBe('2026-02-05');
  expect(dayFrom('2026-02-20', 'ArrowDown')).toBe('2026-03-05');
  expect(dayFrom('2026-02-20', 'Home')).toBe('2026-02-01');
  expect(dayFrom('2026-02-20', 'End')).toBe('2026-02-28');
});

test('arrows stop at the edges, other keys are ignored', () => {
  const { months } = buildYearHistory([], { year: 2026, today });

  expect(dayForKey(months, '2026-01-01', { key: 'ArrowLeft', isRtl: false })).toBe('2026-01-01');
  expect(dayForKey(months, today, { key: 'ArrowDown', isRtl: false })).toBe(today);
  expect(dayForKey(months, today, { key: 'a', isRtl: false })).toBeNull();
});
