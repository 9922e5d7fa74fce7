import { expect, test } from 'vitest';
import { afterSign, elapsedOf, isPaused, leftOf, paused, resumed, type Sprint } from './sprint.ts';

const minute = 60_000;
const start = Date.parse('2026-11-20T09:00:00Z');
const at = (minutes: number) => start + minutes * minute;
const sprint: Sprint = {
  id: 's',
  userId: 'u',
  kind: 'countdown',
  counts: 'hand',
  plannedSeconds: 25 * 60,
  startedAt: start,
  pauses: [],
  idle: [],
  lastSignAt: start,
};

test('the time that is left follows from instants, whatever happened between them', () => {
  expect(leftOf(sprint, at(10))).toBe(15 * minute);
  expect(leftOf(sprint, at(30))).toBe(-5 * minute);
  expect(leftOf({ ...sprint, plannedSeconds: null }, at(10))).toBeNull();
});

test('a pause stops the time, and going on starts it again', () => {
  const stopped = paused(sprint, at(10));
  expect(isPaused(stopped)).toBe(true);
  expect(elapsedOf(stopped, at(60))).toBe(10 * minute);
  expect(paused(stopped, at(20))).toBe(stopped);

  const goingOn = resumed(stopped, at(60));
  expect(isPaused(goingOn)).toBe(false);
  expect(elapsedOf(goingOn, at(65))).toBe(15 * minute);
});

test('five minutes without a sign of life are noted, in a pause they are not', () => {
  expect(afterSign(sprint, at(4)).idle).toEqual([]);
  expect(afterSign(sprint, at(12)).idle).toEqual([{ from: start, to: at(12) }]);
  expect(afterSign(paused(sprint, at(1)), at(40)).idle).toEqual([]);
});
