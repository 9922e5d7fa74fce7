import { initialState } from './initial-state.ts';
import { cookieMarker, createSession, isLoggedIn } from './session-machine.ts';
import { createSessionStorage } from './session-storage.ts';
import { keys, localShelf, sessionShelf } from './storage.ts';
import { createStore, useStore } from './store.ts';

const storage = createSessionStorage(localShelf, sessionShelf);
// The page of a session whose sign-out the server has not confirmed must not sign in again (decision 0029).
if (initialState.user && !storage.isSignOutPending()) {
  if (storage.readToken() === null) storage.writeToken(cookieMarker, false); // a new window of the cookie's session
  storage.writeUser({ ...initialState.user, isOffline: false, lastRefreshError: null });
}

const machine = createSession({
  storage,
  readProfile: async () => (await import('./profile.ts')).readProfile(),
  sendLogout: async () => (await import('./profile.ts')).sendLogout(),
  now: () => new Date(),
  every: (milliseconds, act) => {
    const timer = setInterval(act, milliseconds);

    return () => clearInterval(timer);
  },
});

/** Whether the server let go of the last session here; sign-in says so until somebody is in again. */
export const hasExpired = createStore(false);

const endListeners = new Set<(reason: EndReason) => void>();

/** Why a session ended: the person left, or the server no longer knew it. */
export type EndReason = 'signedOut' | 'expired';

/** The session of this browser. */
export const session = {
  ...machine,

  signIn(...[user, remember]: Parameters<typeof machine.signIn>): void {
    hasExpired.set(false);
    machine.signIn(user, remember);
  },

  signOut: () => leaveBy(machine.signOut),

  leaveBy,

  /** Asks the server whether this session still stands; somebody who is just leaving need not know. */
  async look(): Promise<void> {
    if (!isLeaving && isLoggedIn(machine.state.get())) await machine.refresh();
  },

  /** What any 401 leads to. Where nobody is logged in, or somebody is just leaving, there is nothing to end. */
  expire(): void {
    if (machine.state.get().token === null || isLeaving) return;
    hasExpired.set(true);
    machine.end();
    tellEnd('expired');
  },

  onEnd(listener: (reason: EndReason) => void): void {
    endListeners.add(listener);
  },
};

let isLeaving = false;

/** Ends the session by a call that the person asked for. One that fails leaves everything as it is. */
async function leaveBy(call: () => Promise<unknown>): Promise<void> {
  isLeaving = true;
  try {
    await call();
    machine.end();
    tellEnd('signedOut');
  } finally {
    isLeaving = false;
  }
}

function tellEnd(reason: EndReason): void {
  for (const listener of endListeners) listener(reason);
}

/** The person signed in, or null. */
export function useUser() {
  const state = useStore(machine.state);

  return isLoggedIn(state) ? state.user : null;
}

/** Follows the browser: offline is noticed at once, back online is tried at once, other windows' sign-out counts here. */
export function watchBrowser(): void {
  if (!navigator.onLine) machine.markOffline();
  window.addEventListener('offline', machine.markOffline);
  window.addEventListener('online', () => {
    void machine.settleSignOut();
    if (machine.state.get().user?.isOffline) void machine.tryNow();
  });
  window.addEventListener('storage', (event) => {
    if (event.key === keys.token && event.newValue === null && storage.readToken() === null) {
      session.expire();
    }
  });
}
