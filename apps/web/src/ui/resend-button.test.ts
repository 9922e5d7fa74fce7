import { expect, test } from 'vitest';
import { formatCountdown, remainingSeconds } from './resend-button.tsx';

test('a code can be resent after the cooldown, even if the clock changes', () => {
  expect(remainingSeconds(1_000, 1_000, 60)).toBe(60);
  expect(remainingSeconds(1_000, 19_500, 60)).toBe(42);
  expect(remainingSeconds(1_000, 90_000, 60)).toBe(0);
  expect(remainingSeconds(90_000, 1_000, 60)).toBe(60);
  expect(remainingSeconds(1_000, 1_000, 0)).toBe(0);
});

test('the remaining time is formatted as a clock', () => {
  expect([5, 42, 60, 3_599, 4_000].map(formatCountdown)).toEqual([
    '0:05',
    '0:42',
    '1:00',
    '59:59',
    '1:06:40',
  ]);
});
