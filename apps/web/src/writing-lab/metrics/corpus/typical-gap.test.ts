import { expect, test } from 'vitest';
import { typicalGap } from './typical-gap.ts';

type Gaps = Parameters<typeof typicalGap>[1][number]['gaps'];

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

test('the gap comes from words used about as often, weighted by their gaps', () => {
  expect(typicalGap(['gate'], own)).toBe(220);
  expect(typicalGap(['water'], own)).toBe(12);
});

test('other forms of the word are included', () => {
  expect(typicalGap(['Hands', 'hand'], own)).toBe(220);
});

test('with fewer than three texts or too few comparable words there is no estimate', () => {
  expect(typicalGap(['hand'], own.slice(1))).toBeNull();
  expect(typicalGap(['lantern'], own)).toBeNull();
});
