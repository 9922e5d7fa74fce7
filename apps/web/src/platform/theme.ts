import { keys, localShelf, type Shelf } from './storage.ts';
import { createStore, type Store } from './store.ts';

export type Scheme = 'light' | 'dark';
export type SchemeChoice = Scheme | 'auto';

/** Choosing what the system already shows returns to following it. */
function choose(wanted: SchemeChoice, system: Scheme): SchemeChoice {
  return wanted === system ? 'auto' : wanted;
}

export type Theme = {
  choice: Store<SchemeChoice>;
  scheme: Store<Scheme>;
  setChoice(wanted: SchemeChoice): void;
};

/**
 * The colour scheme: chosen or the system's, kept on this device.
 *
 * @param system how the system stands now, and what to call when it changes
 */
export function createTheme(
  shelf: Shelf,
  system: { get(): Scheme; onChange(listener: () => void): void },
): Theme {
  const choice = createStore<SchemeChoice>(readChoice(shelf));
  const shown = () => {
    const chosen = choice.get();

    return chosen === 'auto' ? system.get() : chosen;
  };
  const scheme = createStore<Scheme>(shown());
  system.onChange(() => scheme.set(shown()));

  return {
    choice,
    scheme,
    setChoice(wanted) {
      const next = choose(wanted, system.get());
      choice.set(next);
      scheme.set(shown());
      shelf.set(keys.colorScheme, next);
    },
  };
}

function readChoice(shelf: Shelf): SchemeChoice {
  const kept = shelf.get(keys.colorScheme);

  return kept === 'light' || kept === 'dark' ? kept : 'auto';
}

const darkQuery =
  typeof matchMedia === 'undefined' ? undefined : matchMedia('(prefers-color-scheme: dark)');

export const theme = createTheme(localShelf, {
  get: () => (darkQuery?.matches ? 'dark' : 'light'),
  onChange: (listener) => darkQuery?.addEventListener('change', listener),
});

/** Keeps the page in the scheme; `before-paint.js` has set it for the first paint. */
export function showTheme(): void {
  const show = () => {
    document.documentElement.dataset['scheme'] = theme.scheme.get();
  };

  show();
  theme.scheme.subscribe(show);
  tellServer(theme.choice.get());
  theme.choice.subscribe(() => tellServer(theme.choice.get()));
}

/** The server writes the choice into the page, so that its first paint has the right colors. */
function tellServer(choice: SchemeChoice): void {
  const life = choice === 'auto' ? 0 : 31_536_000;
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is not in every browser that we support
  document.cookie = `color-scheme=${choice}; path=/app; max-age=${life}; samesite=lax`;
}
