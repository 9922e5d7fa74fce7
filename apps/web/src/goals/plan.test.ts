import { expect, test } from 'vitest';
import { planOf } from './plan.ts';

const everyDay = { weekdayWeights: [100, 100, 100, 100, 100, 100, 100] };
const november = { startOn: '2026-11-01', endOn: '2026-11-30', ...everyDay };

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
    planOf({
      targetAmount: 500,
      startAmount: 0,
      startOn: '2026-11-20',
      endOn: '2026-11-20',
      ...everyDay,
    }),
  ).toMatchObject({ perDay: 500, days: 1 });
});

test('there is no plan before its parts are there', () => {
  expect(planOf({ targetAmount: undefined, startAmount: 0, ...november }).kind).toBe('missing');
  expect(planOf({ targetAmount: 0, startAmount: 0, ...november }).kind).toBe('missing');
  expect(
    planOf({
      targetAmount: 10,
      startAmount: 0,
      startOn: '2026-11-02',
      endOn: '2026-11-01',
      ...everyDay,
    }).kind,
  ).toBe('missing');
});

test('nothing is asked of a day when everything is written', () => {
  expect(planOf({ targetAmount: 500, startAmount: 500, ...november }).kind).toBe('reached');
});

test('days of rest leave more to the others, and a plan without any other is none', () => {
  const weekdays = { ...november, weekdayWeights: [100, 100, 100, 100, 100, 0, 0] };

  expect(planOf({ targetAmount: 50_000, startAmount: 0, ...weekdays })).toMatchObject({
    perDay: 2_381,
    days: 21,
    perWeek: 5,
  });
  expect(planOf({ targetAmount: 9, startAmount: 0, ...weekdays, endOn: '2026-11-01' }).kind).toBe(
    'missing',
  );
  expect(planOf({ targetAmount: 9, startAmount: 0, ...november, endOn: '9999-01-01' }).kind).toBe(
    'missing',
  );
});
