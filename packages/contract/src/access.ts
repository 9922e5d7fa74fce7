/** Numeric roles: one number tells plan or staff role (specification of roles, first table). */
export const roles = {
  Free: 0,
  FreeTrial: 5,
  Plus: 10,
  PlusAnnual: 15,
  Advertiser: 20,
  AdvertiserVerified: 25,
  Staff: 50,
  Support: 55,
  Moderator: 60,
  SystemAdmin: 100,
  SuperAdmin: 150,
} as const;

export type RoleName = keyof typeof roles;
export type Role = (typeof roles)[RoleName];

/** Who may call an endpoint. There is no default: an endpoint without a rule does not compile. */
export const accesses = [
  'public',
  'user',
  'staff',
  'support',
  'moderator',
  'admin',
  'superAdmin',
] as const;

export type Access = (typeof accesses)[number];

const leastRole: Record<Exclude<Access, 'public'>, number> = {
  user: roles.Free,
  staff: roles.Staff,
  support: roles.Support,
  moderator: roles.Moderator,
  admin: roles.SystemAdmin,
  superAdmin: roles.SuperAdmin,
};

/**
 * Whether a caller with this role may use what `access` guards.
 *
 * @param role the caller's number, or null for a caller who is not signed in
 * @example isAllowed('admin', roles.Moderator) // false
 */
export function isAllowed(access: Access, role: number | null): boolean {
  if (access === 'public') return true;

  return role !== null && role >= leastRole[access];
}

/** What a personal API token may be good for; one that reads does not write, and none does more than its owner. */
export const tokenScopes = [
  'account:read',
  'goals:read',
  'goals:write',
  'notifications:read',
  'samples:read',
  'samples:write',
] as const;

export type TokenScope = (typeof tokenScopes)[number];

/** Whether a rule is about staff rights, which take a second factor. */
export function isStaffAccess(access: Access): boolean {
  return access !== 'public' && leastRole[access] >= roles.Staff;
}

export type SystemRole = 'Staff' | 'Admin';

/** The word beside the number: `Admin` from 100, `Staff` from 50, absent below. */
export function systemRoleOf(role: number): SystemRole | undefined {
  if (role >= roles.SystemAdmin) return 'Admin';
  if (role >= roles.Staff) return 'Staff';

  return undefined;
}

/** The one number a person has: the staff role where there is one, else the plan's. */
export function roleOf(person: { planRole: number; staffRole: number | null }): number {
  return person.staffRole ?? person.planRole;
}

/**
 * Whether somebody may give a role, or change that of a person who has one: a SuperAdmin every role, an admin those
 * below the own, to people below themselves. Nobody changes their own; that is for the caller to see to.
 *
 * @param by the number of who gives, `to` that of who has it changed (absent for somebody new)
 * @example mayGrant({ by: 100, to: 0, role: 60 }) // true
 * @example mayGrant({ by: 100, to: 0, role: 100 }) // false
 */
export function mayGrant({ by, to = 0, role }: { by: number; to?: number; role: number }): boolean {
  if (by >= roles.SuperAdmin) return true;

  return by >= roles.SystemAdmin && role < by && to < by;
}

/** The flags that the interface derives from the number. What a person may do is read from entitlements. */
export function flagsOf(role: number) {
  return {
    isStaff: role >= roles.Staff,
    isAdmin: role >= roles.SystemAdmin,
    isSystemAdmin: role >= roles.SystemAdmin,
    isModerator: role >= roles.Moderator,
    isPremium: role >= roles.Plus,
    isAdvertiser: role === roles.Advertiser || role === roles.AdvertiserVerified,
  };
}

const roleNames = new Map<number, RoleName>(
  Object.entries(roles).map(([name, role]) => [role, name as RoleName]), // the keys of the table
);

/**
 * What a number is called in the table; one that is not in it is that of somebody who pays nothing.
 *
 * @example roleNameOf(60) // 'Moderator'
 */
export function roleNameOf(role: number): RoleName {
  return roleNames.get(role) ?? 'Free';
}

/** Short and long label of each role, in English; the interface shows them through its own texts. */
export const roleLabels: Record<RoleName, { short: string; long: string }> = {
  Free: { short: 'Free', long: 'Free User' },
  FreeTrial: { short: 'Free', long: 'Free Trial' },
  Plus: { short: 'Plus', long: 'Member' },
  PlusAnnual: { short: 'Plus', long: 'Annual' },
  Advertiser: { short: 'Advertiser', long: 'Advertiser' },
  AdvertiserVerified: { short: 'Advertiser', long: 'Verified Advertiser' },
  Staff: { short: 'Staff', long: 'Staff' },
  Support: { short: 'Support', long: 'Support Team' },
  Moderator: { short: 'Moderator', long: 'Moderator' },
  SystemAdmin: { short: 'Admin', long: 'System Administrator' },
  SuperAdmin: { short: 'Super Admin', long: 'Super Administrator' },
};
