import { roles } from '@longhand/contract/access';
import { isPublicPath, screens } from '@longhand/contract/routes';
import { describe, expect, test } from 'vitest';
import { decideNavigation, isApiPath, redirectToSignIn, type Visitor } from './guard.ts';

const signedOutVisitor: Visitor = { isLoggedIn: false, role: 0, systemRole: undefined };
const signedInVisitor: Visitor = { isLoggedIn: true, role: roles.Free, systemRole: undefined };
const targetOf = (path: string) => ({ path, fullPath: path });

describe('signed out', () => {
  test.each(screens.filter(({ path }) => isPublicPath(path)))('$path is public', ({ path }) => {
    expect(decideNavigation(targetOf(path), signedOutVisitor)).toEqual({ kind: 'enter' });
  });

  test.each(screens.filter(({ path }) => !isPublicPath(path)))(
    '$path redirects to sign-in',
    ({ path }) => {
      expect(decideNavigation(targetOf(path), signedOutVisitor)).toEqual({
        kind: 'redirect',
        to: '/auth/login',
        search: { redirect: path },
        remember: path,
      });
    },
  );

  test('the redirect keeps query and hash', () => {
    const target = { path: '/app/goals', fullPath: '/app/goals?sort=due#year' };

    expect(decideNavigation(target, signedOutVisitor)).toMatchObject({
      search: { redirect: '/app/goals?sort=due#year' },
      remember: '/app/goals?sort=due#year',
    });
  });

  test('the sign-in page itself is not stored as the intended route', () => {
    expect(redirectToSignIn(targetOf('/auth/login'))).toMatchObject({
      to: '/auth/login',
      remember: undefined,
    });
    expect(redirectToSignIn(targetOf('/auth/login/x'))).toMatchObject({
      remember: '/auth/login/x',
    });
  });

  test('an unknown path shows not-found instead of sign-in', () => {
    expect(decideNavigation(targetOf('/app/nope'), signedOutVisitor)).toEqual({ kind: 'enter' });
    expect(decideNavigation(targetOf('/nope'), signedOutVisitor)).toEqual({ kind: 'enter' });
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
  ] as const)('%s for role %i and system role %s: %s', (path, role, systemRole, hasAccess) => {
    const decision = decideNavigation(targetOf(path), { isLoggedIn: true, role, systemRole });

    expect(decision).toEqual(
      hasAccess
        ? { kind: 'enter' }
        : { kind: 'redirect', to: '/app', search: {}, remember: undefined },
    );
  });
});

test('a signed-in user enters a screen that requires sign-in', () => {
  expect(decideNavigation(targetOf('/app/goals/active'), signedInVisitor)).toEqual({
    kind: 'enter',
  });
});

test('navigation to an API path is cancelled for everyone', () => {
  expect(decideNavigation(targetOf('/api/auth/me'), signedInVisitor)).toEqual({ kind: 'cancel' });
  expect(isApiPath('/apiary')).toBe(false);
});
