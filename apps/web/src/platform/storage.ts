/** The keys under which this browser keeps something. Drafts have a database of their own. */
export const keys = {
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
  typewriter: 'typewriter',
  smartPunctuation: 'smart-punctuation',
  sittingTarget: 'sitting-target',
  hasHelp: 'has-help',
  showHelp: 'show-help',
  currentHelp: 'current-help',
  runningSprint: 'running-sprint',
} as const;

/** Web storage that can be full or refused by the browser: then things are kept as long as the page is open. */
export type Shelf = {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  clear(): void;
  keys(): string[];
};

export function shelfOf(open: () => Storage): Shelf {
  const here = new Map<string, string>();
  const attempt = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(open());
    } catch {
      return otherwise;
    }
  };

  return {
    get: (key) => here.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set(key, value) {
      here.delete(key);
      const isKept = attempt((storage) => {
        storage.setItem(key, value);

        return true;
      }, false);
      if (!isKept) here.set(key, value);
    },
    remove(key) {
      here.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    clear() {
      here.clear();
      attempt((storage) => storage.clear(), undefined);
    },
    keys: () => [...new Set([...here.keys(), ...attempt((storage) => Object.keys(storage), [])])],
  };
}

export const localShelf = shelfOf(() => window.localStorage);
export const sessionShelf = shelfOf(() => window.sessionStorage);
