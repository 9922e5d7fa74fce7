import { expect, test } from 'vitest';
import { createFinishAxis, isWithinYear, positionOn } from './finish-axis.ts';

const today = '2026-11-20';
const goalEnding = (
  endOn: string,
  projectedEndOn: string | null = null,
  late: string | null = projectedEndOn,
) => ({
  endOn,
  progress: {
    projectedEndOn,
    projection: projectedEndOn === null ? null : forecast(projectedEndOn, late),
  },
});
const forecast = (likely: string, late: string | null) => ({
  ...{ early: likely, likely, late, chanceOnTime: null, isRough: false },
});

test('the axis runs from today to beyond the last end date', () => {
  const axis = createFinishAxis(
    [goalEnding('2026-11-29', '2026-12-05'), goalEnding('2026-12-20')],
    today,
  );

  expect(axis.from).toBe('2026-11-19');
  expect(axis.to > '2026-12-20').toBe(true);
  expect(positionOn(axis, '2026-11-29')).toBeLessThan(positionOn(axis, '2026-12-05'));
});

test('a distant end date is on the axis and does not compress the others', () => {
  const axis = createFinishAxis(
    [goalEnding('2026-11-29', '2029-01-01'), goalEnding('2026-12-20')],
    today,
  );
  const [first, second, far] = ['2026-11-29', '2026-12-20', '2029-01-01'].map((on) =>
    positionOn(axis, on),
  );

  expect(far).toBeLessThan(100);
  expect(far).toBeGreaterThan(90);
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThan(10);
});

test('the axis includes the latest day of a forecast range', () => {
  const axis = createFinishAxis([goalEnding('2026-12-20', '2026-12-22', '2027-01-04')], today);

  expect(axis.logScaleDays).toBeNull();
  expect(positionOn(axis, '2027-01-04')).toBeLessThan(100);
});

test('a date before today is placed at the start', () => {
  const axis = createFinishAxis([goalEnding('2026-11-01')], today);

  expect(positionOn(axis, '2026-11-01')).toBe(0);
});

test('it has at most two ticks, sorted and inside the axis', () => {
  for (const end of ['2026-11-21', '2026-12-20', '2027-06-30', '2029-12-31']) {
    const { ticks } = createFinishAxis([goalEnding(end)], today);

    expect(ticks.length).toBeLessThanOrEqual(2);
    expect(ticks.map(({ at }) => at)).toEqual(ticks.map(({ at }) => at).sort((a, b) => a - b));
    const [first, second] = ticks;
    if (first && second) expect(second.at - first.at).toBeGreaterThanOrEqual(18);
    expect(ticks.every(({ at }) => at >= 60 && at <= 100)).toBe(true);
  }
});

test('ticks on an axis longer than a year leave space for the year', () => {
  const { ticks } = createFinishAxis([goalEnding('2027-12-31')], today);

  expect(ticks.length).toBeGreaterThan(0);
  expect(ticks.every(({ at }) => at >= 70)).toBe(true);
});

test('day and month name one day only in the year from the start of the axis', () => {
  const axis = createFinishAxis([goalEnding('2028-11-01')], today);

  expect(isWithinYear(axis, '2027-11-18')).toBe(true);
  expect(isWithinYear(axis, '2027-11-19')).toBe(false);
  expect(isWithinYear(axis, '2026-11-18')).toBe(false);
});
