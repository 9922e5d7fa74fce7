import { expect, test } from 'vitest';
import { referencePar } from './reference-par.ts';

test("until today's target is met, a goal is compared with yesterday's par", () => {
  expect(referencePar({ total: 4_200, par: 8_000, aheadBy: -2_800, phase: 'slipping' })).toEqual({
    par: 7_000,
    isOfToday: false,
  });
});

test("once today's target is met, a goal is compared with today's par", () => {
  expect(referencePar({ total: 5_300, par: 8_000, aheadBy: -2_700, phase: 'slipping' })).toEqual({
    par: 8_000,
    isOfToday: true,
  });
});
