import { expect, test } from 'vitest';
import { comparedPar } from './compared-par.ts';

test('before today is met a goal is compared with the par of yesterday', () => {
  expect(comparedPar({ total: 4_200, par: 8_000, aheadBy: -2_800, phase: 'slipping' })).toEqual({
    par: 7_000,
    isOfToday: false,
  });
});

test('once today is met it is compared with the par of today', () => {
  expect(comparedPar({ total: 5_300, par: 8_000, aheadBy: -2_700, phase: 'slipping' })).toEqual({
    par: 8_000,
    isOfToday: true,
  });
});
