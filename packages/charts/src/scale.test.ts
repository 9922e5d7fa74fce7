import { expect, test } from 'vitest';
import { axisOf, extent, linear } from './scale.ts';

test('a value stands between the ends of the range as it does in the domain', () => {
  expect(linear([0, 10], [100, 200])(2.5)).toBe(125);
  expect(linear([0, 10], [200, 0])(10), 'a range may run backwards').toBe(0);
});

test('a domain without width lies in the middle', () => {
  expect(linear([5, 5], [0, 100])(5)).toBe(50);
});

test('what is no number has no part in the extent', () => {
  expect(extent([3, null, Number.NaN, undefined, -1, Number.POSITIVE_INFINITY])).toEqual([-1, 3]);
  expect(extent([null])).toBeUndefined();
});

test('an axis begins and ends at round figures', () => {
  expect(axisOf([13.2, 18.9]).domain).toEqual([12, 20]);
  expect(axisOf([13.2, 18.9], { from: 0 }).domain).toEqual([0, 20]);
});

test('an axis of one value has room on both sides, and an empty one is still an axis', () => {
  const { domain } = axisOf([40]);

  expect(domain[0]).toBeLessThan(40);
  expect(domain[1]).toBeGreaterThan(40);
  expect(axisOf([]).domain).toEqual([0, 1]);
  expect(axisOf([0]).ticks).toContain(0);
});

test('an end that is given holds until a value goes beyond it', () => {
  expect(axisOf([3, 60], { from: 0, to: 100 }).domain).toEqual([0, 100]);
  expect(axisOf([-12, 60], { from: 0, to: 100 }).domain).toEqual([-20, 100]);
  expect(axisOf([0], { from: 0 }).domain, 'and one value alone has room').toEqual([-1, 1]);
});

test('an axis with room for one tick does not grow without end', () => {
  expect(axisOf([-1, 6], { most: 1 }).domain).toEqual([-10, 10]);
});
