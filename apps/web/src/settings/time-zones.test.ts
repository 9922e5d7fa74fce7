import { expect, test } from 'vitest';
import { findTimeZone, offsetOf, timeZones } from './time-zones.ts';

const zones = ['America/New_York', 'America/Indiana/Knox', 'Europe/Madrid', 'US/Knox'];

test.each([
  ['Europe/Madrid', 'Europe/Madrid'],
  [' europe/madrid ', 'Europe/Madrid'],
  ['new york', 'America/New_York'],
  ['knox', undefined],
  ['Atlantis', undefined],
  ['', undefined],
])('typed %j finds %j', (typed, zone) => {
  expect(findTimeZone(typed, zones)).toBe(zone);
});

test('the UTC offset follows daylight saving time', () => {
  expect(offsetOf('Europe/Madrid', new Date('2026-11-20'), 'en')).toBe('GMT+1');
  expect(offsetOf('Europe/Madrid', new Date('2026-07-20'), 'en')).toBe('GMT+2');
});

test('the current time zone is always among the choices', () => {
  expect(timeZones('Etc/Unheard_Of')).toContain('Etc/Unheard_Of');
});
