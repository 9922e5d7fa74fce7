import { currentSession } from './current-session.ts';
import { initialState } from './initial-state.ts';
import { cookieMarker, createSessionMachine, isSignedIn } from './session-machine.ts';
import { createSessionPersistence } from './session-persistence.ts';
import { safeLocalStorage, safeSessionStorage, storageKeys } from './storage.ts';
import { createStore, useStore } from './store.ts';

const storage = createSessionPersistence(safeLocalStorage, safeSessionStorage);
// The server-rendered user of an unconfirmed sign-out must not sign in again (decision 0029).
if (initialState.user && !storage.isSignOutPending()) {
  if (storage.readToken() === null) storage.writeToken(cookieMarker, false); // a new window of an existing session
  storage.writeUser({ ...initialState.user, isOffline: false, lastRefreshError: null });
}

const machine = createSessionMachine({
  storage,
  readProfile: async () => (await import('./current-user.ts')).readCurrentUser(),
  sendLogout: async () => (await import('./current-user.ts')).sendLogout(),
  now: () => new Date(),
  every: (milliseconds, act) => {
    const timer = setInterval(act, milliseconds);

    return () => clearInterval(timer);
  },
});

/** Whether the last session expired; shown on the sign-in screen. */
export const hasExpired = createStore(false);

const endListeners = new Set<(reason: SessionEndReason, ended: EndedSession) => void>();

/** Why a session ended: the user signed out, or the server no longer accepted it. */
export type SessionEndReason = 'signedOut' | 'expired';

/** The session that ended. */
export type EndedSession = { userId: string | undefined; isRemembered: boolean };

/** The sign-in session of this browser. */
export const session = {
  ...machine,

  signIn(...[user, remember]: Parameters<typeof machine.signIn>): void {
    hasExpired.set(false);
    machine.signIn(user, remember);
  },

  signOut: () => endSessionWith(machine.signOut),

  /** Whether this device keeps the user signed in, and what they have stored on it. */
  isRemembered: storage.isRemembered,

  leaveBy: endSessionWith,

  /** Checks with the server whether the session is still valid, except during sign-out. */
  async revalidate(): Promise<void> {
    if (!isSigningOut && isSignedIn(machine.state.get())) await machine.refresh();
  },

  /** Handles any 401. Ignored when signed out or while signing out. */
  expire(): void {
    if (machine.state.get().token === null || isSigningOut) return;
    const ended = describeSession();
    hasExpired.set(true);
    machine.end();
    notifyEnd('expired', ended);
  },

  onEnd(listener: (reason: SessionEndReason, ended: EndedSession) => void): void {
    endListeners.add(listener);
  },
};

currentSession.expire = session.expire;
currentSession.userId = () => {
  const state = machine.state.get();

  return isSignedIn(state) ? state.user?.id : undefined;
};

let isSigningOut = false;

/** Ends the session with a request of the user. A failed request leaves the session unchanged. */
async function endSessionWith(call: () => Promise<unknown>): Promise<void> {
  isSigningOut = true;
  const ended = describeSession();
  try {
    await call();
    machine.end();
    notifyEnd('signedOut', ended);
  } finally {
    isSigningOut = false;
  }
}

const describeSession = (): EndedSession => ({
  userId: currentSession.userId(),
  isRemembered: storage.isRemembered(),
});

function notifyEnd(reason: SessionEndReason, ended: EndedSession): void {
  for (const listener of endListeners) listener(reason, ended);
}

/** The signed-in user, or null. */
export function useUser() {
  const state = useStore(machine.state);

  return isSignedIn(state) ? state.user : null;
}

/** Follows browser events: marks offline, retries when online, and ends the session when another window signs out. */
export function watchBrowserEvents(): void {
  if (!navigator.onLine) machine.markOffline();
  window.addEventListener('offline', machine.markOffline);
  window.addEventListener('online', () => {
    void machine.confirmSignOut();
    if (machine.state.get().user?.isOffline) void machine.retryNow();
  });
  window.addEventListener('storage', (event) => {
    if (
      event.key === storageKeys.token &&
      event.newValue === null &&
      storage.readToken() === null
    ) {
      session.expire();
    }
  });
}
