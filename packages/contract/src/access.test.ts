import { expect, test } from 'vitest';
import {
  canGrantRole,
  isAllowed,
  roleFlags,
  roleLabels,
  roleNameOf,
  roleOf,
  roles,
  systemRoleFor,
} from './access.ts';
import { entitlementsOf } from './plans.ts';

test('access levels allow every role at or above their threshold and no role below', () => {
  expect(isAllowed('public', null)).toBe(true);
  expect(isAllowed('user', null)).toBe(false);
  expect(isAllowed('user', roles.Free)).toBe(true);
  expect(isAllowed('staff', roles.AdvertiserVerified)).toBe(false);
  expect(isAllowed('staff', roles.Staff)).toBe(true);
  expect(isAllowed('admin', roles.Moderator)).toBe(false);
  expect(isAllowed('admin', roles.SystemAdmin)).toBe(true);
  expect(isAllowed('superAdmin', roles.SystemAdmin)).toBe(false);
});

test('the staff role takes precedence over the plan, and the role and its system role agree', () => {
  expect(roleOf({ planRole: roles.Plus, staffRole: null })).toBe(10);
  expect(roleOf({ planRole: roles.Free, staffRole: roles.Moderator })).toBe(60);
  expect(Object.values(roles).map(systemRoleFor)).toEqual([
    ...Array(6).fill(undefined),
    'Staff',
    'Staff',
    'Staff',
    'Admin',
    'Admin',
  ]);
});

test('a trial has no premium flag but has the entitlements of Plus', () => {
  expect(roleFlags(roles.FreeTrial).isPremium).toBe(false);
  expect(entitlementsOf(roles.FreeTrial)).toEqual(entitlementsOf(roles.Plus));
  expect(entitlementsOf(roles.Staff)).toEqual(entitlementsOf(roles.Plus));
  expect(entitlementsOf(roles.Free).savedSamples).toBe(25);
});

test('every role has the number, the labels and the flags of the specification', () => {
  const written = [
    ['Free', 0, 'Free', 'Free User'],
    ['FreeTrial', 5, 'Free', 'Free Trial'],
    ['Plus', 10, 'Plus', 'Member', 'premium'],
    ['PlusAnnual', 15, 'Plus', 'Annual', 'premium'],
    ['Advertiser', 20, 'Advertiser', 'Advertiser', 'premium', 'advertiser'],
    ['AdvertiserVerified', 25, 'Advertiser', 'Verified Advertiser', 'premium', 'advertiser'],
    ['Staff', 50, 'Staff', 'Staff', 'premium', 'staff'],
    ['Support', 55, 'Support', 'Support Team', 'premium', 'staff'],
    ['Moderator', 60, 'Moderator', 'Moderator', 'premium', 'staff', 'moderator'],
    ['SystemAdmin', 100, 'Admin', 'System Administrator', 'premium', 'staff', 'moderator', 'admin'],
    [
      'SuperAdmin',
      150,
      'Super Admin',
      'Super Administrator',
      'premium',
      'staff',
      'moderator',
      'admin',
    ],
  ] as const;

  expect(Object.keys(roles)).toEqual(written.map(([name]) => name));
  for (const [name, number, short, long, ...flags] of written) {
    const has = (flag: string) => flags.some((one) => one === flag);
    expect(roles[name]).toBe(number);
    expect(roleLabels[name]).toEqual({ short, long });
    expect(roleFlags(number)).toEqual({
      isStaff: has('staff'),
      isAdmin: has('admin'),
      isSystemAdmin: has('admin'),
      isModerator: has('moderator'),
      isPremium: has('premium'),
      isAdvertiser: has('advertiser'),
    });
  }
});

test('roles can be granted only by administrators, and only below their own role', () => {
  const granters = Object.values(roles).filter((by) => canGrantRole({ by, role: roles.Staff }));

  expect(granters).toEqual([100, 150]);
  expect(canGrantRole({ by: 100, role: 100 })).toBe(false);
  expect(canGrantRole({ by: 100, to: 100, role: 0 })).toBe(false);
  expect(canGrantRole({ by: 150, to: 150, role: 0 })).toBe(true);
});

test('every role has a name, and an unknown number counts as Free', () => {
  for (const [name, role] of Object.entries(roles)) expect(roleNameOf(role)).toBe(name);
  expect(roleNameOf(7)).toBe('Free');
});
