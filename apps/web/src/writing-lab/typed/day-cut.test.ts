import { expect, test } from 'vitest';
import { dayCutOf } from './day-cut.ts';

test('preferences that are missing or unknown fall back to this browser', () => {
  expect(dayCutOf({ timeZone: 'Nowhere/At-all' }).dayStartMinutes).toBe(0);
  expect(dayCutOf({ timeZone: 'Asia/Tokyo', dayStartMinutes: 180 })).toEqual({
    timeZone: 'Asia/Tokyo',
    dayStartMinutes: 180,
  });
});
