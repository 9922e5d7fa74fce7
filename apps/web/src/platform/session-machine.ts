import type { SessionUser } from '@longhand/contract/auth';
import { limits } from '@longhand/contract/limits';
import { entitlementsOf } from '@longhand/contract/plans';
import { isUnauthenticated } from './failures.ts';
import type { SessionStorage } from './session-storage.ts';
import { createStore, type Store } from './store.ts';

export type StoredUser = SessionUser & {
  isOffline: boolean;
  /** When the profile could last not be read, as an ISO timestamp. */
  lastRefreshError: string | null;
};

export type SessionState = { token: string | null; user: StoredUser | null; isLoading: boolean };

export type SessionParts = {
  storage: SessionStorage;
  readProfile: () => Promise<SessionUser>;
  sendLogout: () => Promise<unknown>;
  now: () => Date;
  every: (milliseconds: number, act: () => void) => () => void;
};

/** The marker kept as token: the session itself is a cookie that no script can read. */
export const cookieMarker = 'cookie-auth';

/** Shown while the profile is on its way. */
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

/**
 * The session of this browser as a small state machine: logged out, or a token with a user who is online or
 * offline. Refreshes never throw; a 401 ends the session, every other failure only marks it as offline.
 */
export function createSession(parts: SessionParts) {
  const { storage } = parts;
  const state: Store<SessionState> = createStore<SessionState>({
    token: storage.readToken(),
    user: storage.readUser(),
    isLoading: true,
  });
  let failures = 0;
  let preferencesSet = 0;

  const setUser = (user: StoredUser) => {
    storage.writeUser(user);
    state.set({ ...state.get(), user });
  };

  const markOffline = () => {
    const { user } = state.get();
    if (user === null) return;
    setUser({ ...user, isOffline: true, lastRefreshError: parts.now().toISOString() });
  };

  const end = () => {
    storage.clear();
    failures = 0;
    state.set({ token: null, user: null, isLoading: false });
  };

  /** Whether the profile could be read. What was chosen while it was on its way is newer than its preferences. */
  async function refresh(): Promise<boolean> {
    const asked = state.get().token;
    const setBefore = preferencesSet;
    try {
      const read = await parts.readProfile();
      const { token, user } = state.get();
      if (token !== asked) return false; // signed out meanwhile
      const isNewer = preferencesSet !== setBefore && user !== null;
      const profile = isNewer ? { ...read, preferences: user.preferences } : read;
      failures = 0;
      setUser({ ...profile, isOffline: false, lastRefreshError: null });

      return true;
    } catch (failure) {
      if (state.get().token !== asked) return false;
      if (isUnauthenticated(failure)) end();
      else markOffline();

      return false;
    }
  }

  /** Sends a sign-out that the server has not confirmed; a session it no longer knows counts as confirmed. */
  async function resendSignOut(): Promise<void> {
    if (!storage.isSignOutPending()) return;
    const isConfirmed = await parts.sendLogout().then(() => true, isUnauthenticated);
    if (isConfirmed) storage.setSignOutPending(false);
  }

  let signOutCall: Promise<void> = Promise.resolve();

  /** One call at a time: a sign-in waits for it, since its answer clears the session cookie. */
  function settleSignOut(): Promise<void> {
    signOutCall = signOutCall.then(resendSignOut);

    return signOutCall;
  }

  async function retry(): Promise<void> {
    void settleSignOut();
    if (!isLoggedIn(state.get()) || !state.get().user?.isOffline) {
      failures = 0;
      return;
    }
    if (failures >= limits.offlineRetries) return;

    failures += 1;
    await refresh();
  }

  return {
    state,
    refresh,
    markOffline,
    end,
    settleSignOut,

    /** Start-up: what was kept is shown at once, then the profile is read. Returns what stops the retries. */
    async start(): Promise<() => void> {
      const { token, user } = state.get();
      void settleSignOut();
      if (token !== null) {
        if (user === null) state.set({ token, user: placeholderUser, isLoading: true });
        await refresh();
      } else if (user !== null) {
        state.set({ token, user: null, isLoading: true });
      }
      state.set({ ...state.get(), isLoading: false });

      return parts.every(limits.offlineRetryMs, () => void retry());
    },

    signIn(user: SessionUser, remember: boolean): void {
      failures = 0;
      storage.setSignOutPending(false);
      storage.writeToken(cookieMarker, remember);
      state.set({ token: cookieMarker, user: null, isLoading: false });
      setUser({ ...user, isOffline: false, lastRefreshError: null });
    },

    /** Ends the session here whatever the server says. A failed call is sent again later. */
    async signOut(): Promise<void> {
      storage.setSignOutPending(true);
      await settleSignOut();
      end();
    },

    /** The manual way back online: counts anew. */
    async tryNow(): Promise<boolean> {
      failures = 0;

      return refresh();
    },

    /** The profile as an answer of the server brought it. */
    takeProfile(profile: SessionUser): void {
      if (isLoggedIn(state.get()))
        setUser({ ...profile, isOffline: false, lastRefreshError: null });
    },

    /** Shows what was chosen before the server has it. */
    setPreferences(preferences: SessionUser['preferences']): void {
      const { user } = state.get();
      preferencesSet += 1;
      if (user !== null) setUser({ ...user, preferences });
    },

    clearOffline(): void {
      const { user } = state.get();
      failures = 0;
      if (user !== null) setUser({ ...user, isOffline: false });
    },
  };
}

/** Logged in means a token and a user id, both. */
export function isLoggedIn(state: SessionState): boolean {
  return state.token !== null && Boolean(state.user?.id);
}
