import { expect, test } from 'vitest';
import { placeholderUser } from '../../platform/session-user.ts';
import { splitName, withSignUpRole } from './sign-up-profile.ts';

test('the first word of a name is the first name', () => {
  expect(splitName('  Ines  Maria Calloway ')).toEqual({
    firstName: 'Ines',
    lastName: 'Maria Calloway',
  });
  expect(splitName('陈玉兰')).toEqual({ firstName: '陈玉兰' });
});

test('after sign-up the role is 1 with a paid plan, else 0', () => {
  const roleOf = (isPremium: boolean, role: number) =>
    withSignUpRole({ ...placeholderUser, isPremium, role }).role;

  expect([roleOf(true, 10), roleOf(false, 0), roleOf(false, 5)]).toEqual([1, 0, 0]);
});
