import { toDayNumber, toLocalDay, weekdayOf } from '@longhand/goals/days';
import type { DayState } from '@longhand/goals/streak';
import { describe, expect, test } from 'vitest';
import { rhythmValues } from './rhythm-values.ts';
import { sessionValues } from './session-values.ts';

describe('fast sprints', () => {
  const session = (wordsPerHour: number, more: object = {}) => ({
    ...{ kind: 'countdown' as const, startOn: '2026-11-20', startMinute: 600, endMinute: 625 },
    ...{ activeSeconds: 3_600, idleSeconds: 0, measure: 'word' as const, amount: wordsPerHour },
    ...more,
  });
  const eight = [100, 200, 300, 400, 500, 600, 700, 800].map((rate) => session(rate));
  const swift = (...more: ReturnType<typeof session>[]) =>
    sessionValues({ sessions: [...eight, ...more] })['swift'];

  test('a sprint above the third quartile of earlier sessions is fast; an equal pace is not', () => {
    expect([swift(session(601)), swift(session(600))]).toEqual([1, 0]);
  });

  test('the first eight sessions are the comparison for later ones', () => {
    expect(sessionValues({ sessions: eight.slice(1).concat(session(900)) })['swift']).toBe(0);
  });

  test('stopwatch sessions, pages, empty sessions and sessions under five minutes do not count', () => {
    expect(swift(session(900, { kind: 'stopwatch' }))).toBe(0);
    expect(swift(session(900, { measure: 'page' }))).toBe(0);
    expect(swift(session(900, { amount: null }))).toBe(0);
    expect(swift(session(900, { activeSeconds: 299 }))).toBe(0);
    expect(swift(session(900, { activeSeconds: 300 }))).toBe(1);
  });

  test('later sessions do not change the result of earlier sprints', () => {
    const slow = session(100, { kind: 'stopwatch' });
    const fast = session(9_000, { kind: 'stopwatch' });
    expect(swift(session(900), slow, slow)).toBe(1);
    expect(swift(session(900), fast, fast, fast)).toBe(1);
    expect(swift(fast, fast, fast, session(900))).toBe(0);
  });
});

describe('months with planned rest taken', () => {
  const first = toDayNumber('2026-10-01');
  const isSunday = (day: number) => weekdayOf(day) === 6;
  /** October 2026 has four Sundays, and 27 other days. */
  const rested = (stateOn: (day: number) => DayState, last = '2026-11-01') =>
    rhythmValues({
      first,
      states: Array.from({ length: toDayNumber(last) - first + 1 }, (_, at) => stateOn(first + at)),
      isPlannedRest: isSunday,
      ...{ streak: { current: 0, best: 0, total: 0 }, scores: [], weekend: [6, 7], weekStart: 1 },
    })['rest_well'];
  const missing = (missed: number) => {
    let left = missed;

    return (day: number): DayState => {
      if (isSunday(day)) return 'rest';
      if (left === 0) return 'hit';
      left -= 1;

      return 'missed';
    };
  };

  test('80% of the other days are enough, and one day less is not', () => {
    expect([rested(missing(5)), rested(missing(6))]).toEqual([1, 0]);
  });

  test('writing on a planned rest day means that the rest was not taken', () => {
    const isOne = (day: number) => toLocalDay(day) === '2026-10-11';
    expect(rested((day) => (isOne(day) ? 'hit' : missing(0)(day)))).toBe(0);
  });

  test('only whole months that are over count', () => {
    expect([rested(missing(0), '2026-10-31'), rested(missing(0), '2026-11-01')]).toEqual([0, 1]);
    expect(rested(missing(0), '2026-11-30')).toBe(1);
  });

  test('a month without planned rest or with too few writing days does not count', () => {
    const without = rhythmValues({
      first,
      states: Array.from({ length: 32 }, () => 'hit'),
      isPlannedRest: () => false,
      ...{ streak: { current: 0, best: 0, total: 0 }, scores: [], weekend: [6, 7], weekStart: 1 },
    });
    expect(without['rest_well']).toBe(0);
    expect(without['perfect_month']).toBe(1);
    expect(rested((day) => (toLocalDay(day) < '2026-10-09' ? missing(0)(day) : 'rest'))).toBe(0);
  });
});

test('a month is perfect only after its last day', () => {
  const months = (last: string, from = '2026-10-01') =>
    rhythmValues({
      first: toDayNumber(from),
      states: Array.from({ length: toDayNumber(last) - toDayNumber(from) + 1 }, () => 'hit'),
      isPlannedRest: () => false,
      ...{ streak: { current: 0, best: 0, total: 0 }, scores: [], weekend: [6, 7], weekStart: 1 },
    })['perfect_month'];

  expect([months('2026-10-30'), months('2026-10-31')]).toEqual([0, 1]);
  expect(months('2026-10-31', '2026-10-02')).toBe(0);
});
