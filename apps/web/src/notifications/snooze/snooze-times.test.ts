import { afterEach, expect, test, vi } from 'vitest';
import { chosenSnoozeTime, snoozeTimes } from './snooze-times.ts';

afterEach(() => vi.unstubAllEnvs());

const monday = 1;
const sunday = 7;

function timesAt(timeZone: string, now: string, weekStart = monday) {
  vi.stubEnv('TZ', timeZone);

  return Object.fromEntries(
    snoozeTimes(new Date(now), weekStart).map(({ choice, until }) => [choice, until]),
  );
}

test('the times are in the time zone of the device', () => {
  expect(timesAt('Europe/Madrid', '2026-11-18T09:30:00Z')).toEqual({
    inHour: '2026-11-18T10:30:00.000Z',
    thisEvening: '2026-11-18T17:00:00.000Z',
    tomorrow: '2026-11-19T07:00:00.000Z',
    nextWeek: '2026-11-23T07:00:00.000Z',
  });
});

test('this evening is left out from an hour before it', () => {
  expect(timesAt('UTC', '2026-11-18T16:59:00Z')).toHaveProperty('thisEvening');
  expect(timesAt('UTC', '2026-11-18T17:00:00Z')).not.toHaveProperty('thisEvening');
  expect(timesAt('UTC', '2026-11-18T23:59:00Z')).not.toHaveProperty('thisEvening');
});

test('next week begins on the first day of the user’s week, never today', () => {
  expect(timesAt('UTC', '2026-11-23T09:00:00Z')['nextWeek']).toBe('2026-11-30T08:00:00.000Z');
  expect(timesAt('UTC', '2026-11-22T09:00:00Z')['nextWeek']).toBe('2026-11-23T08:00:00.000Z');
  expect(timesAt('UTC', '2026-11-23T09:00:00Z', sunday)['nextWeek']).toBe(
    '2026-11-29T08:00:00.000Z',
  );
});

test('mornings stay at eight when the clocks change, while an hour stays an hour', () => {
  const intoSummer = timesAt('Europe/Madrid', '2026-03-29T00:30:00Z'); // 1:30, half an hour before the change
  expect(intoSummer).toMatchObject({
    inHour: '2026-03-29T01:30:00.000Z', // 3:30
    thisEvening: '2026-03-29T16:00:00.000Z', // 18:00
    tomorrow: '2026-03-30T06:00:00.000Z', // 8:00
  });

  const intoWinter = timesAt('America/New_York', '2026-10-31T12:00:00Z');
  expect(intoWinter['tomorrow']).toBe('2026-11-01T13:00:00.000Z');
});

test('a chosen time that a clock change skips moves ahead', () => {
  vi.stubEnv('TZ', 'Europe/Madrid');

  expect(chosenSnoozeTime(new Date('2026-03-20T12:00:00Z'), '2026-03-29', 2 * 60 + 30)).toBe(
    '2026-03-29T01:30:00.000Z',
  );
});

test('a chosen time is in the next year', () => {
  vi.stubEnv('TZ', 'UTC');
  const now = new Date('2026-11-18T12:00:00Z');

  expect(chosenSnoozeTime(now, '2026-11-18', 12 * 60)).toBeNull();
  expect(chosenSnoozeTime(now, '2026-11-18', 12 * 60 + 1)).toBe('2026-11-18T12:01:00.000Z');
  expect(chosenSnoozeTime(now, '2027-11-18', 12 * 60)).toBe('2027-11-18T12:00:00.000Z');
  expect(chosenSnoozeTime(now, '2027-11-18', 12 * 60 + 1)).toBeNull();
});
