import type { SessionUser } from '@longhand/contract/auth';
import { entitlementsOf } from '@longhand/contract/plans';

export type StoredUser = SessionUser & {
  isOffline: boolean;
  /** When loading the profile last failed, as an ISO timestamp. */
  lastRefreshError: string | null;
};

/** Shown while the profile is loading. */
export const placeholderUser: StoredUser = {
  id: 'offline',
  email: '',
  displayName: 'Loading...',
  firstName: null,
  lastName: null,
  username: null,
  avatarUrl: null,
  avatar: null,
  role: 0,
  isPremium: false,
  preferences: {},
  entitlements: entitlementsOf(0),
  isOffline: false,
  lastRefreshError: null,
};
