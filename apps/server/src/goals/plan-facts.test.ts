import { addDays, numberOf } from '@longhand/goals/days';
import { describe, expect, test } from 'vitest';
import { daysWeightsKept, metDays, mostInFortnight } from './plan-facts.ts';

const alike = [100, 100, 100, 100, 100, 100, 100];
const own = [100, 100, 100, 100, 100, 50, 0];
const noon = (on: string) => new Date(`${on}T12:00:00Z`);
const goal = {
  startOn: '2026-11-01',
  endOn: '2026-12-31',
  weekdayWeights: own,
  createdAt: noon('2026-11-01'),
  updatedAt: noon('2026-11-01'),
  deletedAt: null,
  completedOn: null,
  abandonedOn: null,
  status: 'active',
} as const;
const kept = (
  changes: Partial<Parameters<typeof daysWeightsKept>[0]>,
  today = '2026-11-22',
  before: { at: Date; before: readonly number[] }[] = [],
) =>
  daysWeightsKept(
    { ...goal, ...changes, weekdayWeights: [...(changes.weekdayWeights ?? own)] },
    { today, dayAt: (at) => at.toISOString().slice(0, 10), changes: before },
  );

describe('how long the weights of a plan were kept', () => {
  test('the days that went by count, one more every day', () => {
    expect([kept({}, '2026-11-21'), kept({}, '2026-11-22')]).toEqual([20, 21]);
  });

  test('weights that are alike are none of its own', () => {
    expect(kept({ weekdayWeights: alike })).toBe(0);
  });

  test('it begins with the goal and its first day, whichever is later', () => {
    expect(kept({ createdAt: noon('2026-11-12') })).toBe(10);
    expect(kept({ createdAt: noon('2026-10-01') })).toBe(21);
    expect(kept({ startOn: '2026-12-01' })).toBe(0);
  });

  test('it ends with the goal, however that ended', () => {
    expect(kept({ endOn: '2026-11-11' })).toBe(10);
    expect(kept({ completedOn: '2026-11-06' })).toBe(5);
    expect(kept({ abandonedOn: '2026-11-05' })).toBe(4);
    expect(kept({ status: 'archived', updatedAt: noon('2026-11-04') })).toBe(3);
    expect(kept({ deletedAt: noon('2026-11-03') })).toBe(2);
  });

  test('a change begins anew, and what was kept before it was kept', () => {
    const changed = [{ at: noon('2026-11-15'), before: own }];
    expect(kept({}, '2026-11-22', changed)).toBe(14);
    expect(kept({ weekdayWeights: alike }, '2026-11-22', changed)).toBe(14);
    expect(kept({}, '2026-11-22', [{ at: noon('2026-11-15'), before: alike }])).toBe(7);
  });
});

describe('days that got what the plan asked', () => {
  const from = numberOf('2026-11-01');
  /** A hundred a day. */
  const steady = {
    ...({ kind: 'target', comparator: 'at_least', targetAmount: 3_000, startAmount: 0 } as const),
    ...{ startOn: '2026-11-01', endOn: '2026-11-30', planOn: '2026-11-01', planAmount: 0 },
    ...({ cadence: null, curve: 'steady', seed: 1, weekdayWeights: alike } as const),
    ...{ exceptions: [], pauses: [], missChoice: null },
  };
  const met = (amounts: readonly number[], changes: Partial<Parameters<typeof metDays>[0]> = {}) =>
    metDays({ ...steady, ...changes }, new Map(amounts.map((amount, at) => [from + at, amount])), {
      from,
      to: from + 29,
    }).map((day) => day - from);

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

  test('what one day leaves is shared by those after it', () => {
    expect(met([0, 104, 104])).toEqual([1, 2]);
    expect(met([0, 98])).toEqual([]);
  });

  test('a gap that is accepted asks for no more of the days after it', () => {
    expect(met([0, 98], { missChoice: 'accept' })).toEqual([1]);
  });

  test('days of rest and after the end ask nothing', () => {
    const weekendsOff = [100, 100, 100, 100, 100, 0, 0];
    expect(met([143], { weekdayWeights: weekendsOff })).toEqual([]);
    expect(
      met([100], { endOn: '2026-10-31', startOn: '2026-10-01', planOn: '2026-10-01' }),
    ).toEqual([]);
  });

  test('cutting down is a plan too, and an open target is none', () => {
    const cut = { comparator: 'at_most' as const, startAmount: 3_000, planAmount: 3_000 };
    expect(met([-100], { ...cut, targetAmount: 0 })).toEqual([0]);
    expect(met([100], { endOn: null })).toEqual([]);
  });
});

test('ten of fourteen days in a row are ten, and the fifteenth is beside them', () => {
  const days = (...on: number[]) => on.map((at) => numberOf(addDays('2026-11-01', at)));

  expect(mostInFortnight(days(0, 1, 2, 3, 4, 9, 10, 11, 12, 13))).toBe(10);
  expect(mostInFortnight(days(0, 1, 2, 3, 4, 9, 10, 11, 12, 14))).toBe(9);
  expect(mostInFortnight([])).toBe(0);
});
