import { systemRoleOf } from '@longhand/contract/access';
import { screens } from '@longhand/contract/routes';
import { expect, test } from 'vitest';
import { decide } from './guard.ts';

/** The rules of the specification, written down a second time and without the route table. */
const roles = [0, 5, 10, 15, 20, 25, 50, 55, 60, 100, 150];

const open = [
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

const ofStaff = [
  '/app/admin/admin',
  '/app/admin/admin_users',
  '/app/admin/articles',
  '/app/admin/lyrics-review',
  '/app/admin/staff',
  '/app/admin/tickets',
];

const ofAdmins = [
  '/app/admin/admin_billing',
  '/app/admin/admin_system',
  '/app/admin/payments',
  '/app/admin/referral-programs',
  '/app/admin/subscriptions',
  '/app/admin/trials',
];

function written(path: string, role: number | null): string {
  if (open.includes(path)) return 'enter';
  if (role === null) return '/auth/login';
  const least = ofAdmins.includes(path) ? 100 : ofStaff.includes(path) ? 50 : 0;

  return role >= least ? 'enter' : '/app';
}

function met(path: string, role: number | null): string {
  const visitor = {
    isLoggedIn: role !== null,
    role: role ?? 0,
    systemRole: role === null ? undefined : systemRoleOf(role),
  };
  const decision = decide({ path, fullPath: path }, visitor);

  return decision.kind === 'redirect' ? decision.to : decision.kind;
}

test.each([null, ...roles])(
  'every screen lets %s in, or sends them where it is written',
  (role) => {
    for (const { path } of screens) {
      const visited = path.replace(/:\w+/, '42');

      expect({ path, to: met(visited, role) }).toEqual({ path, to: written(path, role) });
    }
  },
);

test('every screen of the administration is of staff or of admins', () => {
  const all = screens.map(({ path }) => path).filter((path) => path.startsWith('/app/admin/'));

  expect([...ofStaff, ...ofAdmins].sort()).toEqual(all.sort());
});

test('a word for the role without its number opens the same screens', () => {
  for (const [systemRole, paths] of [
    ['Staff', ofStaff],
    ['Admin', [...ofStaff, ...ofAdmins]],
  ] as const) {
    for (const path of [...ofStaff, ...ofAdmins]) {
      const visitor = { isLoggedIn: true, role: 0, systemRole };
      const isIn = decide({ path, fullPath: path }, visitor).kind === 'enter';

      expect({ path, isIn }).toEqual({ path, isIn: paths.includes(path) });
    }
  }
});
