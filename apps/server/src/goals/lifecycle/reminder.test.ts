import { expect, test } from 'vitest';
import { nextReminder } from './reminder.ts';

const at = (now: string, minutes: number, zone = 'Europe/Madrid') =>
  nextReminder(minutes, zone, new Date(now)).toISOString();

test('the next reminder is today or tomorrow at the given time', () => {
  expect(at('2026-11-20T12:00:00Z', 20 * 60)).toBe('2026-11-20T19:00:00.000Z');
  expect(at('2026-11-20T19:00:00Z', 20 * 60)).toBe('2026-11-21T19:00:00.000Z');
  expect(at('2026-11-20T23:30:00Z', 20 * 60, 'Asia/Shanghai')).toBe('2026-11-21T12:00:00.000Z');
});

test('the local time stays the same across clock changes', () => {
  expect(at('2026-03-28T20:00:00Z', 20 * 60)).toBe('2026-03-29T18:00:00.000Z');
  expect(at('2026-10-24T19:00:00Z', 20 * 60)).toBe('2026-10-25T19:00:00.000Z');
  // 02:30 does not exist on 29 March in Madrid.
  expect(at('2026-03-29T00:00:00Z', 150)).toBe('2026-03-29T01:30:00.000Z');
});
