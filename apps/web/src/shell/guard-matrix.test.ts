import { systemRoleFor } from '@longhand/contract/access';
import { screens } from '@longhand/contract/routes';
import { expect, test } from 'vitest';
import { decideNavigation } from './guard.ts';

/** The rules of the specification, written out independently of the screen table. */
const roles = [0, 5, 10, 15, 20, 25, 50, 55, 60, 100, 150];

const publicPaths = [
  '/',
  '/auth/accept-invitation',
  '/auth/callback',
  '/auth/forgot-password',
  '/auth/login',
  '/auth/reset-password',
  '/auth/setup-account',
  '/auth/signup',
  '/auth/spotify-callback',
  '/auth/verify',
  '/auth/waitlist-verify',
];

const staffPaths = [
  '/app/admin/admin',
  '/app/admin/admin_users',
  '/app/admin/articles',
  '/app/admin/lyrics-review',
  '/app/admin/staff',
  '/app/admin/tickets',
];

const adminPaths = [
  '/app/admin/admin_billing',
  '/app/admin/admin_system',
  '/app/admin/payments',
  '/app/admin/referral-programs',
  '/app/admin/subscriptions',
  '/app/admin/trials',
];

function expectedDestination(path: string, role: number | null): string {
  if (publicPaths.includes(path)) return 'enter';
  if (role === null) return '/auth/login';
  const minRole = adminPaths.includes(path) ? 100 : staffPaths.includes(path) ? 50 : 0;

  return role >= minRole ? 'enter' : '/app';
}

function actualDestination(path: string, role: number | null): string {
  const visitor = {
    isLoggedIn: role !== null,
    role: role ?? 0,
    systemRole: role === null ? undefined : systemRoleFor(role),
  };
  const decision = decideNavigation({ path, fullPath: path }, visitor);

  return decision.kind === 'redirect' ? decision.to : decision.kind;
}

test.each([null, ...roles])('role %s enters every screen or is redirected as specified', (role) => {
  for (const { path } of screens) {
    const visited = path.replace(/:\w+/, '42');

    expect({ path, to: actualDestination(visited, role) }).toEqual({
      path,
      to: expectedDestination(path, role),
    });
  }
});

test('every admin screen requires staff or admin', () => {
  const all = screens.map(({ path }) => path).filter((path) => path.startsWith('/app/admin/'));

  expect([...staffPaths, ...adminPaths].sort()).toEqual(all.sort());
});

test('a system role name without its number opens the same screens', () => {
  for (const [systemRole, paths] of [
    ['Staff', staffPaths],
    ['Admin', [...staffPaths, ...adminPaths]],
  ] as const) {
    for (const path of [...staffPaths, ...adminPaths]) {
      const visitor = { isLoggedIn: true, role: 0, systemRole };
      const isIn = decideNavigation({ path, fullPath: path }, visitor).kind === 'enter';

      expect({ path, isIn }).toEqual({ path, isIn: paths.includes(path) });
    }
  }
});
