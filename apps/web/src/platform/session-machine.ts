import type { SessionUser } from '@longhand/contract/auth';
import { limits } from '@longhand/contract/limits';
import { isUnauthenticated } from './failures.ts';
import type { SessionPersistence } from './session-persistence.ts';
import { placeholderUser, type StoredUser } from './session-user.ts';
import { createStore, type Store } from './store.ts';

export type SessionState = { token: string | null; user: StoredUser | null; isLoading: boolean };

export type SessionDependencies = {
  storage: SessionPersistence;
  readProfile: () => Promise<SessionUser>;
  sendLogout: () => Promise<unknown>;
  now: () => Date;
  every: (milliseconds: number, act: () => void) => () => void;
};

/** Stored in place of a token: the session is an HttpOnly cookie. */
export const cookieMarker = 'cookie-auth';

/**
 * State machine of the sign-in session: signed out, or signed in and online or offline. Refreshes never throw; a 401 ends the session,
 * every other failure marks it offline.
 */
export function createSessionMachine(dependencies: SessionDependencies) {
  const { storage } = dependencies;
  const state: Store<SessionState> = createStore<SessionState>({
    token: storage.readToken(),
    user: storage.readUser(),
    isLoading: true,
  });
  let failures = 0;
  let preferenceChanges = 0;

  const setUser = (user: StoredUser) => {
    storage.writeUser(user);
    state.set({ ...state.get(), user });
  };

  const markOffline = () => {
    const { user } = state.get();
    if (user === null) return;
    setUser({ ...user, isOffline: true, lastRefreshError: dependencies.now().toISOString() });
  };

  const end = () => {
    storage.clear();
    failures = 0;
    state.set({ token: null, user: null, isLoading: false });
  };

  /** Returns whether the profile was loaded. Preferences changed meanwhile take precedence. */
  async function refresh(): Promise<boolean> {
    const tokenBefore = state.get().token;
    const changesBefore = preferenceChanges;
    try {
      const read = await dependencies.readProfile();
      const { token, user } = state.get();
      if (token !== tokenBefore) return false; // signed out meanwhile
      const isNewer = preferenceChanges !== changesBefore && user !== null;
      const profile = isNewer ? { ...read, preferences: user.preferences } : read;
      failures = 0;
      setUser({ ...profile, isOffline: false, lastRefreshError: null });

      return true;
    } catch (failure) {
      if (state.get().token !== tokenBefore) return false;
      if (isUnauthenticated(failure)) end();
      else markOffline();

      return false;
    }
  }

  /** Retries an unconfirmed sign-out; a 401 counts as confirmation. */
  async function resendSignOut(): Promise<void> {
    if (!storage.isSignOutPending()) return;
    const isConfirmed = await dependencies.sendLogout().then(() => true, isUnauthenticated);
    if (isConfirmed) storage.setSignOutPending(false);
  }

  let pendingConfirmation: Promise<void> = Promise.resolve();

  /** One call at a time: a sign-in waits for it, because its response clears the session cookie. */
  function confirmSignOut(): Promise<void> {
    pendingConfirmation = pendingConfirmation.then(resendSignOut);

    return pendingConfirmation;
  }

  async function retry(): Promise<void> {
    void confirmSignOut();
    if (!isSignedIn(state.get()) || !state.get().user?.isOffline) {
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
    confirmSignOut,

    /** Shows the stored session at once, then loads the profile. Returns a function that stops the retries. */
    async start(): Promise<() => void> {
      const { token, user } = state.get();
      void confirmSignOut();
      if (token !== null) {
        if (user === null) state.set({ token, user: placeholderUser, isLoading: true });
        await refresh();
      } else if (user !== null) {
        state.set({ token, user: null, isLoading: true });
      }
      state.set({ ...state.get(), isLoading: false });

      return dependencies.every(limits.offlineRetryMs, () => void retry());
    },

    signIn(user: SessionUser, remember: boolean): void {
      failures = 0;
      storage.setSignOutPending(false);
      storage.writeToken(cookieMarker, remember);
      state.set({ token: cookieMarker, user: null, isLoading: false });
      setUser({ ...user, isOffline: false, lastRefreshError: null });
    },

    /** Ends the local session even if the server fails. A failed call is retried later. */
    async signOut(): Promise<void> {
      storage.setSignOutPending(true);
      await confirmSignOut();
      end();
    },

    /** Manual retry: resets the retry counter. */
    async retryNow(): Promise<boolean> {
      failures = 0;

      return refresh();
    },

    /** Uses a profile from another API response. */
    setProfile(profile: SessionUser): void {
      if (isSignedIn(state.get()))
        setUser({ ...profile, isOffline: false, lastRefreshError: null });
    },

    /** Optimistic update. */
    setPreferences(preferences: SessionUser['preferences']): void {
      const { user } = state.get();
      preferenceChanges += 1;
      if (user !== null) setUser({ ...user, preferences });
    },

    clearOffline(): void {
      const { user } = state.get();
      failures = 0;
      if (user !== null) setUser({ ...user, isOffline: false });
    },
  };
}

/** Signed in requires a token and a user ID. */
export function isSignedIn(state: SessionState): boolean {
  return state.token !== null && Boolean(state.user?.id);
}
