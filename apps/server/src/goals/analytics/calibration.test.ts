import { expect, test } from 'vitest';
import { didForecastHold, endedOn } from './calibration.ts';
import { buildGoalRow } from './testkit.ts';

const days = (from: number, length: number, amount: (at: number) => number) =>
  new Map(Array.from({ length }, (_, at) => [from + at, amount(at)] as const));
const start = 20_758; // 1 November 2026

test('a steady writer finishes within the range forecast halfway', () => {
  const goal = buildGoalRow({ targetAmount: 60_000, completedOn: '2026-12-30' });

  expect(
    didForecastHold(
      goal,
      days(start, 60, () => 1_000),
    ),
  ).toBe(true);
});

test('a writer who almost stops halfway misses the forecast range', () => {
  const goal = buildGoalRow({ targetAmount: 33_000, completedOn: '2027-03-01' });

  expect(
    didForecastHold(
      goal,
      days(start, 120, (at) => (at < 60 ? 500 : 50)),
    ),
  ).toBe(false);
});

test('without a history there is no forecast', () => {
  const goal = buildGoalRow({ targetAmount: 1_000, completedOn: '2026-11-04' });

  expect(
    didForecastHold(
      goal,
      days(start, 4, () => 250),
    ),
  ).toBeNull();
  expect(didForecastHold(buildGoalRow({ completedOn: null }), new Map())).toBeNull();
});

test('a goal ends when it is completed or abandoned', () => {
  expect(endedOn({ completedOn: null, abandonedOn: '2026-11-02' })).toBe('2026-11-02');
  expect(endedOn({ completedOn: null, abandonedOn: null })).toBeNull();
});
