/** Numeric roles: a single number is either a plan or a staff role (specification of roles, first table). */
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

const minimumRole: Record<Exclude<Access, 'public'>, number> = {
  user: roles.Free,
  staff: roles.Staff,
  support: roles.Support,
  moderator: roles.Moderator,
  admin: roles.SystemAdmin,
  superAdmin: roles.SuperAdmin,
};

/**
 * Whether a caller with this role may call an endpoint with this access level.
 *
 * @param role the caller's role, or null if the caller is not signed in
 * @example isAllowed('admin', roles.Moderator) // false
 */
export function isAllowed(access: Access, role: number | null): boolean {
  if (access === 'public') return true;

  return role !== null && role >= minimumRole[access];
}

/** Scopes of a personal API token. Write does not include read, and a token never allows more than its owner's role does. */
export const tokenScopes = [
  'account:read',
  'goals:read',
  'goals:write',
  'notifications:read',
  'samples:read',
  'samples:write',
] as const;

export type TokenScope = (typeof tokenScopes)[number];

/** Whether an access level requires a staff role and therefore a second factor. */
export function isStaffAccess(access: Access): boolean {
  return access !== 'public' && minimumRole[access] >= roles.Staff;
}

export type SystemRole = 'Staff' | 'Admin';

/** The role group sent to the client: `Admin` from 100, `Staff` from 50, otherwise absent. */
export function systemRoleFor(role: number): SystemRole | undefined {
  if (role >= roles.SystemAdmin) return 'Admin';
  if (role >= roles.Staff) return 'Staff';

  return undefined;
}

/** The effective role: the staff role if there is one, otherwise the role of the plan. */
export function roleOf(person: { planRole: number; staffRole: number | null }): number {
  return person.staffRole ?? person.planRole;
}

/**
 * Whether an account may grant a role or change the role of another account. A SuperAdmin may grant every role; an admin only roles below
 * their own, to accounts below their own. The caller must make sure that nobody changes their own role.
 *
 * @param by role of the granting account
 * @param to current role of the other account (absent for a new one)
 * @example canGrantRole({ by: 100, to: 0, role: 60 }) // true
 * @example canGrantRole({ by: 100, to: 0, role: 100 }) // false
 */
export function canGrantRole({
  by,
  to = 0,
  role,
}: {
  by: number;
  to?: number;
  role: number;
}): boolean {
  if (by >= roles.SuperAdmin) return true;

  return by >= roles.SystemAdmin && role < by && to < by;
}

/** Flags that the interface derives from the role. Permissions come from entitlements, not from these flags. */
export function roleFlags(role: number) {
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
  Object.entries(roles).map(([name, role]) => [role, name as RoleName]), // the keys of `roles`
);

/**
 * The name of a role; unknown numbers count as Free.
 *
 * @example roleNameOf(60) // 'Moderator'
 */
export function roleNameOf(role: number): RoleName {
  return roleNames.get(role) ?? 'Free';
}

/** Short and long label of each role, in English; the interface uses its own translated messages. */
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
