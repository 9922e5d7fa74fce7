import { expect, test } from 'vitest';
import { timerText } from './timer-text.ts';

test.each([
  [0, '0:00'],
  [59_999, '0:59'],
  [24 * 60_000 + 59_000, '24:59'],
  [3_723_000, '1:02:03'],
  [-65_000, '+1:05'],
  [-400, '0:00'],
])('%i ms is shown as %s', (ms, words) => {
  expect(timerText(ms)).toBe(words);
});
