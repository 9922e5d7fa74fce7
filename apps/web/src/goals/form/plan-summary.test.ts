import { expect, test } from 'vitest';
import { summarizePlan } from './plan-summary.ts';

const everyDay = { weekdayWeights: [100, 100, 100, 100, 100, 100, 100] };
const november = { startOn: '2026-11-01', endOn: '2026-11-30', ...everyDay };

test('the remaining amount is divided by the days, rounded up', () => {
  expect(summarizePlan({ targetAmount: 50_000, startAmount: 0, ...november })).toMatchObject({
    kind: 'daily',
    perDay: 1667,
    days: 30,
  });
  expect(summarizePlan({ targetAmount: 50_000, startAmount: 20_000, ...november })).toMatchObject({
    perDay: 1000,
  });
});

test('the first and the last day both count', () => {
  expect(
    summarizePlan({
      targetAmount: 500,
      startAmount: 0,
      startOn: '2026-11-20',
      endOn: '2026-11-20',
      ...everyDay,
    }),
  ).toMatchObject({ perDay: 500, days: 1 });
});

test('an incomplete form has no plan', () => {
  expect(summarizePlan({ targetAmount: undefined, startAmount: 0, ...november }).kind).toBe(
    'missing',
  );
  expect(summarizePlan({ targetAmount: 0, startAmount: 0, ...november }).kind).toBe('missing');
  expect(
    summarizePlan({
      targetAmount: 10,
      startAmount: 0,
      startOn: '2026-11-02',
      endOn: '2026-11-01',
      ...everyDay,
    }).kind,
  ).toBe('missing');
});

test('a reached target has no daily amount', () => {
  expect(summarizePlan({ targetAmount: 500, startAmount: 500, ...november }).kind).toBe('reached');
});

test('rest days increase the amount of the other days, and a plan without writing days has no summary', () => {
  const weekdays = { ...november, weekdayWeights: [100, 100, 100, 100, 100, 0, 0] };

  expect(summarizePlan({ targetAmount: 50_000, startAmount: 0, ...weekdays })).toMatchObject({
    perDay: 2_381,
    days: 21,
    perWeek: 5,
  });
  expect(
    summarizePlan({ targetAmount: 9, startAmount: 0, ...weekdays, endOn: '2026-11-01' }).kind,
  ).toBe('missing');
  expect(
    summarizePlan({ targetAmount: 9, startAmount: 0, ...november, endOn: '9999-01-01' }).kind,
  ).toBe('missing');
});
