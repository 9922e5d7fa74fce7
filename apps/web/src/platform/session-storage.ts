import type { StoredUser } from './session-machine.ts';
import { keys, type Shelf } from './storage.ts';

export type SessionStorage = ReturnType<typeof createSessionStorage>;

/** Where a session is kept: beyond the window in local storage, or for it alone in session storage. */
export function createSessionStorage(local: Shelf, window: Shelf) {
  const shelfInUse = () => (local.get(keys.token) !== null ? local : window);

  return {
    readToken: () => local.get(keys.token) ?? window.get(keys.token),

    writeToken(token: string, remember: boolean): void {
      for (const shelf of [local, window]) {
        shelf.remove(keys.token);
        shelf.remove(keys.user);
      }
      (remember ? local : window).set(keys.token, token);
    },

    readUser(): StoredUser | null {
      return parseUser(local.get(keys.user) ?? window.get(keys.user));
    },

    writeUser(user: StoredUser): void {
      shelfInUse().set(keys.user, JSON.stringify(user));
    },

    /** Whether the server has not confirmed the last sign-out here, so that the session cookie may still be valid. */
    isSignOutPending: () => local.get(keys.pendingSignOut) !== null,

    setSignOutPending(isPending: boolean): void {
      if (isPending) local.set(keys.pendingSignOut, 'yes');
      else local.remove(keys.pendingSignOut);
    },

    /** Exactly what signing out clears: what a writer has not sent yet stays. */
    clear(): void {
      for (const key of [keys.token, keys.refreshToken, keys.user]) local.remove(key);
      for (const key of local.keys()) if (key.startsWith('msal')) local.remove(key);
      window.clear();
    },
  };
}

function parseUser(text: string | null): StoredUser | null {
  if (text === null) return null;

  try {
    const user: unknown = JSON.parse(text);
    const isUser =
      typeof user === 'object' && user !== null && 'id' in user && 'entitlements' in user;

    return isUser ? (user as StoredUser) : null; // written by writeUser; refreshed from the server at once
  } catch {
    return null;
  }
}
