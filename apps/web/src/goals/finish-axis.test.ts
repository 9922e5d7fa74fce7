import { expect, test } from 'vitest';
import { finishAxisOf, positionOn } from './finish-axis.ts';

const today = '2026-11-20';
const ends = (
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

test('the axis runs from today beyond the last end', () => {
  const axis = finishAxisOf([ends('2026-11-29', '2026-12-05'), ends('2026-12-20')], today);

  expect(axis.from).toBe('2026-11-19');
  expect(axis.to > '2026-12-20').toBe(true);
  expect(positionOn(axis, '2026-11-29')).toBeLessThan(positionOn(axis, '2026-12-05'));
});

test('an end far away is on the axis, and does not squeeze the others', () => {
  const axis = finishAxisOf([ends('2026-11-29', '2029-01-01'), ends('2026-12-20')], today);
  const [first, second, far] = ['2026-11-29', '2026-12-20', '2029-01-01'].map((on) =>
    positionOn(axis, on),
  );

  expect(far).toBeLessThan(100);
  expect(far).toBeGreaterThan(90);
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThan(10);
});

test('the axis holds the latest day of a range', () => {
  const axis = finishAxisOf([ends('2026-12-20', '2026-12-22', '2027-01-04')], today);

  expect(axis.bend).toBeNull();
  expect(positionOn(axis, '2027-01-04')).toBeLessThan(100);
});

test('a date before today is set at the start', () => {
  const axis = finishAxisOf([ends('2026-11-01')], today);

  expect(positionOn(axis, '2026-11-01')).toBe(0);
});

test('its ticks are few, in order and inside', () => {
  for (const end of ['2026-11-21', '2026-12-20', '2027-06-30', '2029-12-31']) {
    const { ticks } = finishAxisOf([ends(end)], today);

    expect(ticks.length).toBeLessThanOrEqual(2);
    expect(ticks.map(({ at }) => at)).toEqual(ticks.map(({ at }) => at).sort((a, b) => a - b));
    const [first, second] = ticks;
    if (first && second) expect(second.at - first.at).toBeGreaterThanOrEqual(18);
    expect(ticks.every(({ at }) => at >= 55 && at <= 100)).toBe(true);
  }
});
