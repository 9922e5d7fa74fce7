import {
  defaultLocale,
  isLocale,
  type Locale,
  type MessageSlice,
  type Messages,
  matchLocale,
  textDirection,
} from '@longhand/locales';
import { initialState } from './initial-state.ts';
import { readMessages } from './message-files.ts';
import { safeLocalStorage, safeSessionStorage, storageKeys } from './storage.ts';
import { createStore } from './store.ts';

type LocaleState = { locale: Locale; messages: Partial<Messages> };

/** The current locale and its loaded messages. */
export const localeState = createStore<LocaleState>({ locale: initialLocale(), messages: {} });

/** Loads the i18n messages of some slices in the current locale; loaded ones are skipped. */
export async function loadMessages(slices: readonly MessageSlice[]): Promise<void> {
  const { locale, messages } = localeState.get();
  const missing = slices.filter((slice) => messages[slice] === undefined);
  if (missing.length === 0) return;

  const loaded = await readMessages(locale, missing);
  const now = localeState.get();
  if (now.locale !== locale) return loadMessages(slices);
  localeState.set({ locale, messages: { ...now.messages, ...loaded } });
}

let requestedLocale: Locale | undefined;

/**
 * Switches the locale without a reload and stores it. Slices loaded in the old locale meanwhile are loaded in the new one before it is
 * shown.
 */
export async function changeLocale(locale: Locale): Promise<void> {
  safeLocalStorage.set(storageKeys.locale, locale);
  requestedLocale = locale;
  const messages: Partial<Messages> = {};

  for (let missing = slicesMissingIn(messages); missing.length > 0; ) {
    Object.assign(messages, await readMessages(locale, missing));
    if (requestedLocale !== locale) return; // another locale was chosen meanwhile
    missing = slicesMissingIn(messages);
  }

  localeState.set({ locale, messages });
  applyDirection();
}

/** Loaded slices that are missing in `messages`. */
function slicesMissingIn(messages: Partial<Messages>): MessageSlice[] {
  const slices = Object.keys(localeState.get().messages) as MessageSlice[]; // the keys of Messages

  return slices.filter((slice) => messages[slice] === undefined);
}

/** Uses the locale of the account on a device without a stored one. */
export async function adoptAccountLocale(preferences: Record<string, unknown>): Promise<void> {
  const { locale } = preferences;
  if (safeLocalStorage.get(storageKeys.locale) === null && isLocale(locale))
    await changeLocale(locale);
}

/** Sets `lang` and `dir` (RTL or LTR) of the page. */
export function applyDirection(): void {
  const { locale } = localeState.get();
  document.documentElement.lang = locale;
  document.documentElement.dir = textDirection(locale);
}

/** The browser's language, if supported and no locale was chosen yet; suggested once. */
export function suggestedLocale(): Locale | undefined {
  if (safeLocalStorage.get(storageKeys.locale) !== null) return undefined;
  if (safeLocalStorage.get(storageKeys.languageOffered) !== null) return undefined;

  const preferred = matchLocale(navigator.languages);

  return preferred === localeState.get().locale ? undefined : preferred;
}

export function markLanguageOffered(): void {
  safeLocalStorage.set(storageKeys.languageOffered, 'yes');
}

/** The stored or account locale, else English. Public pages accept a locale in the URL, kept for this tab while nothing is stored. */
function initialLocale(): Locale {
  if (typeof location === 'undefined') return defaultLocale;

  const isPublicPage = !location.pathname.startsWith('/app');
  const fromUrl = isPublicPage ? new URLSearchParams(location.search).get('lang') : null;
  if (isLocale(fromUrl)) safeSessionStorage.set(storageKeys.localeAsked, fromUrl);
  const stored = safeLocalStorage.get(storageKeys.locale);
  const fromSession = safeSessionStorage.get(storageKeys.localeAsked);
  const fromAccount = initialState.user?.preferences['locale'];

  return [fromUrl, stored, fromAccount, fromSession].find(isLocale) ?? defaultLocale;
}
