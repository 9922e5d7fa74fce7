import { expect, test } from 'vitest';
import { planOf } from './plan.ts';

const november = { startOn: '2026-11-01', endOn: '2026-11-30' };

test('a plan shares what is left over its days, rounded up', () => {
  expect(planOf({ targetAmount: 50_000, startAmount: 0, ...november })).toMatchObject({
    kind: 'daily',
    perDay: 1667,
    days: 30,
  });
  expect(planOf({ targetAmount: 50_000, startAmount: 20_000, ...november })).toMatchObject({
    perDay: 1000,
  });
});

test('the first and the last day both count', () => {
  expect(
    planOf({ targetAmount: 500, startAmount: 0, startOn: '2026-11-20', endOn: '2026-11-20' }),
  ).toMatchObject({ perDay: 500, days: 1 });
});

test('there is no plan before its parts are there', () => {
  expect(planOf({ targetAmount: undefined, startAmount: 0, ...november }).kind).toBe('missing');
  expect(planOf({ targetAmount: 0, startAmount: 0, ...november }).kind).toBe('missing');
  expect(
    planOf({ targetAmount: 10, startAmount: 0, startOn: '2026-11-02', endOn: '2026-11-01' }).kind,
  ).toBe('missing');
});

test('nothing is asked of a day when everything is written', () => {
  expect(planOf({ targetAmount: 500, startAmount: 500, ...november }).kind).toBe('reached');
});
