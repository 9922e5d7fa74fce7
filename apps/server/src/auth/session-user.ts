import { roleFlags, roleOf, systemRoleFor } from '@longhand/contract/access';
import type { SessionUser } from '@longhand/contract/auth';
import { entitlementsOf, type Plans } from '@longhand/contract/plans';
import type { Preferences } from '@longhand/contract/settings';
import { avatarPath } from './avatar/avatar-path.ts';
import type { UserRow } from './session-queries.ts';

/** The user as returned to themselves. */
export function sessionUserOf(
  row: UserRow,
  { preferences, plans }: { preferences: Preferences; plans: Plans },
): SessionUser {
  const role = roleOf(row);
  const avatarUrl = row.avatarId === null ? null : avatarPath(row.avatarId);
  const systemRole = systemRoleFor(role);

  return {
    id: row.id,
    email: row.email,
    displayName: row.displayName ?? row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    username: row.username,
    avatarUrl,
    avatar: avatarUrl,
    role,
    ...(systemRole && { systemRole }),
    isPremium: roleFlags(role).isPremium,
    preferences,
    entitlements: entitlementsOf(role, plans),
  };
}
