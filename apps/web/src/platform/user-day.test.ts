import { expect, test } from 'vitest';
import { createDayChangeCheck } from './user-day.ts';

test('a day change is reported by the next two checks only', () => {
  let today = '2026-11-20';
  const hasChanged = createDayChangeCheck(() => today);

  expect(hasChanged()).toBe(false);
  today = '2026-11-21';
  expect([hasChanged(), hasChanged(), hasChanged()]).toEqual([true, true, false]);
});
