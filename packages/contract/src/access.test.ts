import { expect, test } from 'vitest';
import { flagsOf, isAllowed, roleOf, roles, systemRoleOf } from './access.ts';
import { entitlementsOf } from './plans.ts';

test('thresholds let in everybody at or above them and nobody below', () => {
  expect(isAllowed('public', null)).toBe(true);
  expect(isAllowed('user', null)).toBe(false);
  expect(isAllowed('user', roles.Free)).toBe(true);
  expect(isAllowed('staff', roles.AdvertiserVerified)).toBe(false);
  expect(isAllowed('staff', roles.Staff)).toBe(true);
  expect(isAllowed('admin', roles.Moderator)).toBe(false);
  expect(isAllowed('admin', roles.SystemAdmin)).toBe(true);
  expect(isAllowed('superAdmin', roles.SystemAdmin)).toBe(false);
});

test('the staff role stands before the plan, and both readings agree', () => {
  expect(roleOf({ planRole: roles.Plus, staffRole: null })).toBe(10);
  expect(roleOf({ planRole: roles.Free, staffRole: roles.Moderator })).toBe(60);
  expect(Object.values(roles).map(systemRoleOf)).toEqual([
    ...Array(6).fill(undefined),
    'Staff',
    'Staff',
    'Staff',
    'Admin',
    'Admin',
  ]);
});

test('a trial is not premium by its number and has the entitlements of Plus', () => {
  expect(flagsOf(roles.FreeTrial).isPremium).toBe(false);
  expect(entitlementsOf(roles.FreeTrial)).toEqual(entitlementsOf(roles.Plus));
  expect(entitlementsOf(roles.Staff)).toEqual(entitlementsOf(roles.Plus));
  expect(entitlementsOf(roles.Free).savedSamples).toBe(25);
});
