import { expect, test } from 'vitest';
import {
  elapsedMs,
  isPaused,
  pauseSprint,
  recordActivity,
  remainingMs,
  resumeSprint,
  type Sprint,
} from './sprint.ts';

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

test('the remaining time is computed from timestamps', () => {
  expect(remainingMs(sprint, at(10))).toBe(15 * minute);
  expect(remainingMs(sprint, at(30))).toBe(-5 * minute);
  expect(remainingMs({ ...sprint, plannedSeconds: null }, at(10))).toBeNull();
});

test('pausing stops the timer, and resuming continues it', () => {
  const pausedSprint = pauseSprint(sprint, at(10));
  expect(isPaused(pausedSprint)).toBe(true);
  expect(elapsedMs(pausedSprint, at(60))).toBe(10 * minute);
  expect(pauseSprint(pausedSprint, at(20))).toBe(pausedSprint);

  const resumedSprint = resumeSprint(pausedSprint, at(60));
  expect(isPaused(resumedSprint)).toBe(false);
  expect(elapsedMs(resumedSprint, at(65))).toBe(15 * minute);
});

test('five minutes without activity are recorded as idle, except while paused', () => {
  expect(recordActivity(sprint, at(4)).idle).toEqual([]);
  expect(recordActivity(sprint, at(12)).idle).toEqual([{ from: start, to: at(12) }]);
  expect(recordActivity(pauseSprint(sprint, at(1)), at(40)).idle).toEqual([]);
});
