/** Keys in local and session storage. Drafts are in IndexedDB. */
export const storageKeys = {
  token: 'token',
  refreshToken: 'refreshToken',
  user: 'user',
  intendedRoute: 'auth.intended_route',
  pendingRegistration: 'pendingRegistration',
  pendingSignUp: 'pending-sign-up',
  pendingSignIn: 'pending-sign-in',
  pendingWaitlist: 'pending-waitlist',
  pendingSignOut: 'pending-sign-out',
  colorScheme: 'color-scheme',
  locale: 'locale',
  localeAsked: 'locale-asked',
  languageOffered: 'language-offered',
  goalForm: 'goal-form',
  customReport: 'custom-report',
  push: 'push',
  typewriter: 'typewriter',
  smartPunctuation: 'smart-punctuation',
  sittingTarget: 'sitting-target',
  hasHelp: 'has-help',
  showHelp: 'show-help',
  currentHelp: 'current-help',
  runningSprint: 'running-sprint',
} as const;

/** Web Storage with an in-memory fallback if it is full or blocked. */
export type SafeStorage = {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  clear(): void;
  keys(): string[];
};

export function createSafeStorage(open: () => Storage): SafeStorage {
  const memoryValues = new Map<string, string>();
  const tryStorage = <T>(use: (storage: Storage) => T, fallback: T): T => {
    try {
      return use(open());
    } catch {
      return fallback;
    }
  };

  return {
    get: (key) => memoryValues.get(key) ?? tryStorage((storage) => storage.getItem(key), null),
    set(key, value) {
      memoryValues.delete(key);
      const isStored = tryStorage((storage) => {
        storage.setItem(key, value);

        return true;
      }, false);
      if (!isStored) memoryValues.set(key, value);
    },
    remove(key) {
      memoryValues.delete(key);
      tryStorage((storage) => storage.removeItem(key), undefined);
    },
    clear() {
      memoryValues.clear();
      tryStorage((storage) => storage.clear(), undefined);
    },
    keys: () => [
      ...new Set([...memoryValues.keys(), ...tryStorage((storage) => Object.keys(storage), [])]),
    ],
  };
}

export const safeLocalStorage = createSafeStorage(() => window.localStorage);
export const safeSessionStorage = createSafeStorage(() => window.sessionStorage);
