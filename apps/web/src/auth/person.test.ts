import { expect, test } from 'vitest';
import { placeholderUser } from '../platform/session-user.ts';
import { justSignedUp, nameParts } from './person.ts';

test('the first word of a name is the first name', () => {
  expect(nameParts('  Ines  Maria Calloway ')).toEqual({
    firstName: 'Ines',
    lastName: 'Maria Calloway',
  });
  expect(nameParts('陈玉兰')).toEqual({ firstName: '陈玉兰' });
});

test('whoever has just signed up has role 1 with a paid plan, and else 0', () => {
  const roleOf = (isPremium: boolean, role: number) =>
    justSignedUp({ ...placeholderUser, isPremium, role }).role;

  expect([roleOf(true, 10), roleOf(false, 0), roleOf(false, 5)]).toEqual([1, 0, 0]);
});
