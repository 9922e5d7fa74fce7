import { expect, test } from 'vitest';
import { extent, linear, niceAxis } from './scale.ts';

test('a value maps linearly from domain to range', () => {
  expect(linear([0, 10], [100, 200])(2.5)).toBe(125);
  expect(linear([0, 10], [200, 0])(10), 'a range may run backwards').toBe(0);
});

test('a domain without width maps to the middle', () => {
  expect(linear([5, 5], [0, 100])(5)).toBe(50);
});

test('non-numbers do not affect the extent', () => {
  expect(extent([3, null, Number.NaN, undefined, -1, Number.POSITIVE_INFINITY])).toEqual([-1, 3]);
  expect(extent([null])).toBeUndefined();
});

test('an axis starts and ends at round numbers', () => {
  expect(niceAxis([13.2, 18.9]).domain).toEqual([12, 20]);
  expect(niceAxis([13.2, 18.9], { from: 0 }).domain).toEqual([0, 20]);
});

test('an axis of one value has padding, and an empty one is still valid', () => {
  const { domain } = niceAxis([40]);

  expect(domain[0]).toBeLessThan(40);
  expect(domain[1]).toBeGreaterThan(40);
  expect(niceAxis([]).domain).toEqual([0, 1]);
  expect(niceAxis([0]).ticks).toContain(0);
});

test('a given bound is used unless a value exceeds it', () => {
  expect(niceAxis([3, 60], { from: 0, to: 100 }).domain).toEqual([0, 100]);
  expect(niceAxis([-12, 60], { from: 0, to: 100 }).domain).toEqual([-20, 100]);
  expect(niceAxis([0], { from: 0 }).domain, 'and one value alone has room').toEqual([-1, 1]);
});

test('an axis with room for one tick stays finite', () => {
  expect(niceAxis([-1, 6], { most: 1 }).domain).toEqual([-10, 10]);
});
