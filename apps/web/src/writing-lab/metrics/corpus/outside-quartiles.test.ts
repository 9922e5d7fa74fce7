import { expect, test } from 'vitest';
import { countOutside } from './outside-quartiles.ts';

const others = Array.from({ length: 33 }, (_, at) => at);
const inside = { value: 16, others };
const outside = { value: 40, others };

function repeat<Kind>(count: number, one: Kind): Kind[] {
  return Array.from({ length: count }, () => one);
}

test('8 of 21 values outside the middle half are expected by chance', () => {
  expect(countOutside([...repeat(8, outside), ...repeat(13, inside)])).toEqual({
    outside: 8,
    of: 21,
    isSignificant: false,
  });
});

test('16 of 21 values outside the middle half are not significant, 17 are', () => {
  const count = (far: number) =>
    countOutside([...repeat(far, outside), ...repeat(21 - far, inside)]).isSignificant;

  expect([16, 17].map(count)).toEqual([false, true]);
});

test('with few others the middle half is narrow and more values lie outside it by chance', () => {
  const three = { value: 9, others: [1, 2, 3] };

  expect(countOutside(repeat(15, three)).isSignificant).toBe(false);
  expect(countOutside(repeat(15, outside)).isSignificant).toBe(true);
});

test('without comparable values nothing is significant', () => {
  expect(countOutside([{ value: 3, others: [1, 2] }])).toEqual({
    outside: 0,
    of: 0,
    isSignificant: false,
  });
});

test('texts of one writer are called unusual in about 1% of cases or fewer', () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 48271) % 2147483647;

    return seed / 2147483647;
  };
  let called = 0;
  for (let round = 0; round < 2000; round++) {
    const comparisons = repeat(21, 0).map(() => ({
      value: random(),
      others: repeat(8, 0).map(random),
    }));
    if (countOutside(comparisons).isSignificant) called++;
  }

  expect(called / 2000).toBeLessThan(0.015);
});
