import { expect, test } from 'vitest';
import { dayBoundaryOf } from './day-boundary.ts';

test('missing or invalid preferences fall back to the browser', () => {
  expect(dayBoundaryOf({ timeZone: 'Nowhere/At-all' }).dayStartMinutes).toBe(0);
  expect(dayBoundaryOf({ timeZone: 'Asia/Tokyo', dayStartMinutes: 180 })).toEqual({
    timeZone: 'Asia/Tokyo',
    dayStartMinutes: 180,
  });
});
