import { expect, test } from 'vitest';
import { clockOf, secondsLeft } from './resend-line.tsx';

test('a code can be sent again after its pause, whatever the clock did', () => {
  expect(secondsLeft(1_000, 1_000, 60)).toBe(60);
  expect(secondsLeft(1_000, 19_500, 60)).toBe(42);
  expect(secondsLeft(1_000, 90_000, 60)).toBe(0);
  expect(secondsLeft(90_000, 1_000, 60)).toBe(60);
  expect(secondsLeft(1_000, 1_000, 0)).toBe(0);
});

test('the time that is left reads like a clock', () => {
  expect([5, 42, 60, 3_599, 4_000].map(clockOf)).toEqual([
    '0:05',
    '0:42',
    '1:00',
    '59:59',
    '1:06:40',
  ]);
});
