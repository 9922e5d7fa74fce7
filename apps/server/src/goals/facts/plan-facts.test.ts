import { addDays, toDayNumber } from '@longhand/goals/days';
import { describe, expect, test } from 'vitest';
import { daysOnPlanOf, longestOwnWeights, mostInFortnight } from './plan-facts.ts';

const evenWeights = [100, 100, 100, 100, 100, 100, 100];
const unevenWeights = [100, 100, 100, 100, 100, 50, 0];
const noon = (on: string) => new Date(`${on}T12:00:00Z`);
const goal = {
  startOn: '2026-11-01',
  endOn: '2026-12-31',
  weekdayWeights: unevenWeights,
  createdAt: noon('2026-11-01'),
  updatedAt: noon('2026-11-01'),
  deletedAt: null,
  completedOn: null,
  abandonedOn: null,
  status: 'active',
} as const;
const ownWeightDays = (
  changes: Partial<Parameters<typeof longestOwnWeights>[0]>,
  today = '2026-11-22',
  before: { at: Date; before: readonly number[] }[] = [],
) =>
  longestOwnWeights(
    { ...goal, ...changes, weekdayWeights: [...(changes.weekdayWeights ?? unevenWeights)] },
    { today, dayAt: (at) => at.toISOString().slice(0, 10), changes: before },
  );

describe('the days for which weekday weights were unchanged', () => {
  test('the count increases by one each day', () => {
    expect([ownWeightDays({}, '2026-11-21'), ownWeightDays({}, '2026-11-22')]).toEqual([20, 21]);
  });

  test('even weights do not count', () => {
    expect(ownWeightDays({ weekdayWeights: evenWeights })).toBe(0);
  });

  test('the count starts on the creation day or the first day, whichever is later', () => {
    expect(ownWeightDays({ createdAt: noon('2026-11-12') })).toBe(10);
    expect(ownWeightDays({ createdAt: noon('2026-10-01') })).toBe(21);
    expect(ownWeightDays({ startOn: '2026-12-01' })).toBe(0);
  });

  test('the count ends when the goal ends in any way', () => {
    expect(ownWeightDays({ endOn: '2026-11-11' })).toBe(10);
    expect(ownWeightDays({ completedOn: '2026-11-06' })).toBe(5);
    expect(ownWeightDays({ abandonedOn: '2026-11-05' })).toBe(4);
    expect(ownWeightDays({ status: 'archived', updatedAt: noon('2026-11-04') })).toBe(3);
    expect(ownWeightDays({ deletedAt: noon('2026-11-03') })).toBe(2);
  });

  test('a change starts a new count, and the previous count stays', () => {
    const changed = [{ at: noon('2026-11-15'), before: unevenWeights }];
    expect(ownWeightDays({}, '2026-11-22', changed)).toBe(14);
    expect(ownWeightDays({ weekdayWeights: evenWeights }, '2026-11-22', changed)).toBe(14);
    expect(ownWeightDays({}, '2026-11-22', [{ at: noon('2026-11-15'), before: evenWeights }])).toBe(
      7,
    );
  });
});

describe('on-plan days', () => {
  const from = toDayNumber('2026-11-01');
  /** Plans 100 per day. */
  const steady = {
    ...({ kind: 'target', comparator: 'at_least', targetAmount: 3_000, startAmount: 0 } as const),
    ...{ startOn: '2026-11-01', endOn: '2026-11-30', planOn: '2026-11-01', planAmount: 0 },
    ...({ cadence: null, curve: 'steady', seed: 1, weekdayWeights: evenWeights } as const),
    ...{ exceptions: [], pauses: [], missChoice: null },
  };
  const met = (
    amounts: readonly number[],
    changes: Partial<Parameters<typeof daysOnPlanOf>[0]> = {},
  ) =>
    daysOnPlanOf(
      { ...steady, ...changes },
      new Map(amounts.map((amount, at) => [from + at, amount])),
      {
        from,
        to: from + 29,
      },
    ).map((day) => day - from);

  test.each([
    [95, [0]],
    [94, []],
    [105, [0]],
    [106, []],
    [0, []],
    [-100, []],
  ])('of a hundred, %i is met on the days %j', (amount, days) => {
    expect(met([amount])).toEqual(days);
  });

  test('the shortfall of a day is spread over later days', () => {
    expect(met([0, 104, 104])).toEqual([1, 2]);
    expect(met([0, 98])).toEqual([]);
  });

  test('an accepted gap adds nothing to later days', () => {
    expect(met([0, 98], { missChoice: 'accept' })).toEqual([1]);
  });

  test('rest days and days after the end have no quota', () => {
    const weekendsOff = [100, 100, 100, 100, 100, 0, 0];
    expect(met([143], { weekdayWeights: weekendsOff })).toEqual([]);
    expect(
      met([100], { endOn: '2026-10-31', startOn: '2026-10-01', planOn: '2026-10-01' }),
    ).toEqual([]);
  });

  test('a decreasing target has a plan, an open target has none', () => {
    const cut = { comparator: 'at_most' as const, startAmount: 3_000, planAmount: 3_000 };
    expect(met([-100], { ...cut, targetAmount: 0 })).toEqual([0]);
    expect(met([100], { endOn: null })).toEqual([]);
  });
});

test('ten of fourteen consecutive days count as ten, and the fifteenth is outside', () => {
  const days = (...on: number[]) => on.map((at) => toDayNumber(addDays('2026-11-01', at)));

  expect(mostInFortnight(days(0, 1, 2, 3, 4, 9, 10, 11, 12, 13))).toBe(10);
  expect(mostInFortnight(days(0, 1, 2, 3, 4, 9, 10, 11, 12, 14))).toBe(9);
  expect(mostInFortnight([])).toBe(0);
});
