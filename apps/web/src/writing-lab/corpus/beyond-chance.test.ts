import { expect, test } from 'vitest';
import { countOutside } from './beyond-chance.ts';

const others = Array.from({ length: 33 }, (_, at) => at);
const inside = { value: 16, others };
const outside = { value: 40, others };

function times<Kind>(count: number, one: Kind): Kind[] {
  return Array.from({ length: count }, () => one);
}

test('8 of 21 values outside the middle half are what chance gives', () => {
  expect(countOutside([...times(8, outside), ...times(13, inside)])).toEqual({
    outside: 8,
    of: 21,
    isBeyondChance: false,
  });
});

test('16 of 21 are not beyond chance, 17 are', () => {
  const count = (far: number) =>
    countOutside([...times(far, outside), ...times(21 - far, inside)]).isBeyondChance;

  expect([16, 17].map(count)).toEqual([false, true]);
});

test('few others make a narrow middle half, and more outside it by chance', () => {
  const three = { value: 9, others: [1, 2, 3] };

  expect(countOutside(times(15, three)).isBeyondChance).toBe(false);
  expect(countOutside(times(15, outside)).isBeyondChance).toBe(true);
});

test('nothing compared is nothing beyond chance', () => {
  expect(countOutside([{ value: 3, others: [1, 2] }])).toEqual({
    outside: 0,
    of: 0,
    isBeyondChance: false,
  });
});

test('texts of one hand are called unusual in about one case of a hundred, or fewer', () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 48271) % 2147483647;

    return seed / 2147483647;
  };
  let called = 0;
  for (let round = 0; round < 2000; round++) {
    const comparisons = times(21, 0).map(() => ({
      value: random(),
      others: times(8, 0).map(random),
    }));
    if (countOutside(comparisons).isBeyondChance) called++;
  }

  expect(called / 2000).toBeLessThan(0.015);
});
