import { expect, test } from 'vitest';
import { type Curve, curves, evenSchedule, scheduleOf } from './schedule.ts';

const sharesOf = (curve: Curve, endOn = '2026-11-10') => [
  ...scheduleOf({ ...evenSchedule, startOn: '2026-11-01', endOn, curve, seed: 7 }).weights,
];
const rounded = (shares: readonly number[]) => shares.map((share) => Math.round(100 * share) / 100);

test('each curve follows its formula over ten days', () => {
  expect(rounded(sharesOf('steady'))).toEqual(Array(10).fill(1));
  expect(rounded(sharesOf('rising'))).toEqual([
    0.55, 0.65, 0.75, 0.85, 0.95, 1.05, 1.15, 1.25, 1.35, 1.45,
  ]);
  expect(rounded(sharesOf('falling'))).toEqual(rounded(sharesOf('rising')).reverse());
  expect(rounded(sharesOf('mountain'))).toEqual([0.6, 0.8, 1, 1.2, 1.4, 1.4, 1.2, 1, 0.8, 0.6]);
  expect(rounded(sharesOf('valley'))).toEqual([1.4, 1.2, 1, 0.8, 0.6, 0.6, 0.8, 1, 1.2, 1.4]);
  expect(rounded(sharesOf('wave')).slice(0, 7)).toEqual([1.39, 1.49, 1.22, 0.78, 0.51, 0.61, 1]);
});

test('every curve has a mean share of one, and the random curve is reproducible', () => {
  for (const curve of curves) {
    const shares = sharesOf(curve, '2029-11-01');
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    expect(Math.abs(mean - 1), curve).toBeLessThan(0.03);
    expect(Math.min(...shares), curve).toBeGreaterThan(0);
  }
  expect(sharesOf('random')).toEqual(sharesOf('random'));
});
