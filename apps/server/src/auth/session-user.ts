import { flagsOf, roleOf, systemRoleOf } from '@longhand/contract/access';
import type { SessionUser } from '@longhand/contract/auth';
import { entitlementsOf, type Plans } from '@longhand/contract/plans';
import type { Preferences } from '@longhand/contract/settings';
import type { UserRow } from './session-queries.ts';

/** A person as they see themselves. */
export function sessionUserOf(
  row: UserRow,
  { preferences, plans }: { preferences: Preferences; plans: Plans },
): SessionUser {
  const role = roleOf(row);
  const systemRole = systemRoleOf(role);

  return {
    id: row.id,
    email: row.email,
    displayName: row.displayName ?? row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    username: row.username,
    avatarUrl: row.avatarUrl,
    avatar: row.avatarUrl,
    role,
    ...(systemRole && { systemRole }),
    isPremium: flagsOf(role).isPremium,
    preferences,
    entitlements: entitlementsOf(role, plans),
  };
}
