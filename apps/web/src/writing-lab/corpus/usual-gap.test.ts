import { expect, test } from 'vitest';
import { usualGap } from './usual-gap.ts';

type Gaps = Parameters<typeof usualGap>[1][number]['gaps'];

function texts(...gaps: Gaps[]) {
  return gaps.map((its) => ({ gaps: its }));
}

const own = texts(
  [
    ['hand', 5, 200],
    ['boat', 6, 220],
    ['water', 60, 12],
  ],
  [
    ['gate', 5, 240],
    ['water', 50, 14],
  ],
  [['rope', 4, 180]],
);

test('words used about as often tell what is usual, weighed by their gaps', () => {
  expect(usualGap(['gate'], own)).toBe(220);
  expect(usualGap(['water'], own)).toBe(12);
});

test('another form of the word is looked up as well', () => {
  expect(usualGap(['Hands', 'hand'], own)).toBe(220);
});

test('below three texts, and with too few words as rare, nothing is said', () => {
  expect(usualGap(['hand'], own.slice(1))).toBeNull();
  expect(usualGap(['lantern'], own)).toBeNull();
});
