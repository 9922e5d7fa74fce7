import { roles } from '@longhand/contract/access';
import { isPublicPath, screens } from '@longhand/contract/routes';
import { describe, expect, test } from 'vitest';
import { decide, isApiPath, toLogin, type Visitor } from './guard.ts';

const nobody: Visitor = { isLoggedIn: false, role: 0, systemRole: undefined };
const member: Visitor = { isLoggedIn: true, role: roles.Free, systemRole: undefined };
const at = (path: string) => ({ path, fullPath: path });

describe('without login', () => {
  test.each(screens.filter(({ path }) => isPublicPath(path)))('$path is open', ({ path }) => {
    expect(decide(at(path), nobody)).toEqual({ kind: 'enter' });
  });

  test.each(screens.filter(({ path }) => !isPublicPath(path)))(
    '$path asks to sign in',
    ({ path }) => {
      expect(decide(at(path), nobody)).toEqual({
        kind: 'redirect',
        to: '/auth/login',
        search: { redirect: path },
        remember: path,
      });
    },
  );

  test('the way back keeps query and hash', () => {
    const wanted = { path: '/app/goals', fullPath: '/app/goals?sort=due#year' };

    expect(decide(wanted, nobody)).toMatchObject({
      search: { redirect: '/app/goals?sort=due#year' },
      remember: '/app/goals?sort=due#year',
    });
  });

  test('the page of sign-in itself is not kept as where one wanted to go', () => {
    expect(toLogin(at('/auth/login'))).toMatchObject({ to: '/auth/login', remember: undefined });
    expect(toLogin(at('/auth/login/x'))).toMatchObject({ remember: '/auth/login/x' });
  });

  test('an address that leads nowhere shows not-found, not sign-in', () => {
    expect(decide(at('/app/nope'), nobody)).toEqual({ kind: 'enter' });
    expect(decide(at('/nope'), nobody)).toEqual({ kind: 'enter' });
  });
});

describe('staff and admin screens', () => {
  test.each([
    ['/app/admin/admin', roles.AdvertiserVerified, undefined, false],
    ['/app/admin/admin', roles.Staff, undefined, true],
    ['/app/admin/admin', 0, 'Staff', true],
    ['/app/admin/payments', roles.Moderator, 'Staff', false],
    ['/app/admin/payments', roles.SystemAdmin, undefined, true],
    ['/app/admin/payments', 0, 'Admin', true],
    ['/app/admin/admin', 0, 'Admin', true],
  ] as const)('%s for role %i and system role %s: %s', (path, role, systemRole, isAdmitted) => {
    const decision = decide(at(path), { isLoggedIn: true, role, systemRole });

    expect(decision).toEqual(
      isAdmitted
        ? { kind: 'enter' }
        : { kind: 'redirect', to: '/app', search: {}, remember: undefined },
    );
  });
});

test('a member enters what needs a login', () => {
  expect(decide(at('/app/goals/active'), member)).toEqual({ kind: 'enter' });
});

test('a path of the server is refused, for everyone', () => {
  expect(decide(at('/api/auth/me'), member)).toEqual({ kind: 'cancel' });
  expect(isApiPath('/apiary')).toBe(false);
});
