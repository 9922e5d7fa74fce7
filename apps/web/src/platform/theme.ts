import { type SafeStorage, safeLocalStorage, storageKeys } from './storage.ts';
import { createStore, type Store } from './store.ts';

export type ColorScheme = 'light' | 'dark';
export type ColorSchemeChoice = ColorScheme | 'auto';

/** Choosing the current system scheme returns to auto. */
function normalizeChoice(choice: ColorSchemeChoice, system: ColorScheme): ColorSchemeChoice {
  return choice === system ? 'auto' : choice;
}

export type Theme = {
  choice: Store<ColorSchemeChoice>;
  scheme: Store<ColorScheme>;
  setChoice(wanted: ColorSchemeChoice): void;
};

/**
 * The color scheme (light or dark mode): chosen or the system's, stored on this device.
 *
 * @param system current system scheme and its change event
 */
export function createTheme(
  storage: SafeStorage,
  system: { get(): ColorScheme; onChange(listener: () => void): void },
): Theme {
  const choice = createStore<ColorSchemeChoice>(readChoice(storage));
  const currentScheme = () => {
    const chosen = choice.get();

    return chosen === 'auto' ? system.get() : chosen;
  };
  const scheme = createStore<ColorScheme>(currentScheme());
  system.onChange(() => scheme.set(currentScheme()));

  return {
    choice,
    scheme,
    setChoice(wanted) {
      const next = normalizeChoice(wanted, system.get());
      choice.set(next);
      scheme.set(currentScheme());
      storage.set(storageKeys.colorScheme, next);
    },
  };
}

function readChoice(storage: SafeStorage): ColorSchemeChoice {
  const kept = storage.get(storageKeys.colorScheme);

  return kept === 'light' || kept === 'dark' ? kept : 'auto';
}

const darkQuery =
  typeof matchMedia === 'undefined' ? undefined : matchMedia('(prefers-color-scheme: dark)');

export const theme = createTheme(safeLocalStorage, {
  get: () => (darkQuery?.matches ? 'dark' : 'light'),
  onChange: (listener) => darkQuery?.addEventListener('change', listener),
});

/** Applies the scheme to the page; `before-paint.js` does so for the first paint. */
export function applyTheme(): void {
  const show = () => {
    document.documentElement.dataset['scheme'] = theme.scheme.get();
  };

  show();
  theme.scheme.subscribe(show);
  saveChoiceCookie(theme.choice.get());
  theme.choice.subscribe(() => saveChoiceCookie(theme.choice.get()));
}

/** The server renders the choice into the page, so that the first paint has the right colors. */
function saveChoiceCookie(choice: ColorSchemeChoice): void {
  const maxAge = choice === 'auto' ? 0 : 31_536_000;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
  document.cookie = `color-scheme=${choice}; path=/app; max-age=${maxAge}; samesite=lax`;
}
