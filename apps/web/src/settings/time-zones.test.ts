import { expect, test } from 'vitest';
import { offsetOf, timeZones, zoneMeant } from './time-zones.ts';

const zones = ['America/New_York', 'America/Indiana/Knox', 'Europe/Madrid', 'US/Knox'];

test.each([
  ['Europe/Madrid', 'Europe/Madrid'],
  [' europe/madrid ', 'Europe/Madrid'],
  ['new york', 'America/New_York'],
  ['knox', undefined],
  ['Atlantis', undefined],
  ['', undefined],
])('%j means %j', (typed, zone) => {
  expect(zoneMeant(typed, zones)).toBe(zone);
});

test('the distance to Greenwich follows the season', () => {
  expect(offsetOf('Europe/Madrid', new Date('2026-11-20'), 'en')).toBe('GMT+1');
  expect(offsetOf('Europe/Madrid', new Date('2026-07-20'), 'en')).toBe('GMT+2');
});

test('the zone in use is always among the choices', () => {
  expect(timeZones('Etc/Unheard_Of')).toContain('Etc/Unheard_Of');
});
