import type { StoredUser } from './session-user.ts';
import { type SafeStorage, storageKeys } from './storage.ts';

export type SessionPersistence = ReturnType<typeof createSessionPersistence>;

/** Persists the session: local storage for "remember me", otherwise session storage. */
export function createSessionPersistence(localStore: SafeStorage, windowStore: SafeStorage) {
  const activeStore = () => (localStore.get(storageKeys.token) !== null ? localStore : windowStore);

  return {
    readToken: () => localStore.get(storageKeys.token) ?? windowStore.get(storageKeys.token),

    writeToken(token: string, remember: boolean): void {
      for (const storage of [localStore, windowStore]) {
        storage.remove(storageKeys.token);
        storage.remove(storageKeys.user);
      }
      (remember ? localStore : windowStore).set(storageKeys.token, token);
    },

    /** Whether the session outlives the window: the user chose “Remember me”. */
    isRemembered: () => localStore.get(storageKeys.token) !== null,

    readUser(): StoredUser | null {
      return parseUser(localStore.get(storageKeys.user) ?? windowStore.get(storageKeys.user));
    },

    writeUser(user: StoredUser): void {
      activeStore().set(storageKeys.user, JSON.stringify(user));
    },

    /** Whether the last sign-out is unconfirmed, so that the session cookie may still be valid. */
    isSignOutPending: () => localStore.get(storageKeys.pendingSignOut) !== null,

    setSignOutPending(isPending: boolean): void {
      if (isPending) localStore.set(storageKeys.pendingSignOut, 'yes');
      else localStore.remove(storageKeys.pendingSignOut);
    },

    /** Clears the session on sign-out. Unsent data of the user is kept. */
    clear(): void {
      for (const key of [storageKeys.token, storageKeys.refreshToken, storageKeys.user])
        localStore.remove(key);
      for (const key of localStore.keys()) if (key.startsWith('msal')) localStore.remove(key);
      windowStore.clear();
    },
  };
}

function parseUser(text: string | null): StoredUser | null {
  if (text === null) return null;

  try {
    const user: unknown = JSON.parse(text);
    const isUser =
      typeof user === 'object' && user !== null && 'id' in user && 'entitlements' in user;

    return isUser ? (user as StoredUser) : null; // written by writeUser and refreshed from the server
  } catch {
    return null;
  }
}
