import { expect, test } from 'vitest';
import { nameParts } from './person.ts';
import { clockOf, secondsLeft } from './resend-line.tsx';

test('the first word of a name is the first name', () => {
  expect(nameParts('  Ines  Maria Calloway ')).toEqual({
    firstName: 'Ines',
    lastName: 'Maria Calloway',
  });
  expect(nameParts('陈玉兰')).toEqual({ firstName: '陈玉兰' });
});

test('a code can be sent again after a minute', () => {
  expect(secondsLeft(1_000, 1_000)).toBe(60);
  expect(secondsLeft(1_000, 19_500)).toBe(42);
  expect(secondsLeft(1_000, 90_000)).toBe(0);
  expect(secondsLeft(90_000, 1_000)).toBe(60);
  expect(clockOf(42)).toBe('0:42');
});
