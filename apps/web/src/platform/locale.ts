import {
  defaultLocale,
  directionOf,
  isLocale,
  type Locale,
  type MessageSlice,
  type Messages,
  matchLocale,
} from '@longhand/locales';
import { initialState } from './initial-state.ts';
import { keys, localShelf, sessionShelf } from './storage.ts';
import { createStore } from './store.ts';
import { readTexts } from './text-files.ts';

type Shown = { locale: Locale; messages: Partial<Messages> };

/** The language in use with the texts loaded so far. */
export const shownTexts = createStore<Shown>({ locale: startLocale(), messages: {} });

/** Loads the texts of some slices in the language in use; those already here cost nothing. */
export async function loadTexts(slices: readonly MessageSlice[]): Promise<void> {
  const { locale, messages } = shownTexts.get();
  const missing = slices.filter((slice) => messages[slice] === undefined);
  if (missing.length === 0) return;

  const loaded = await readTexts(locale, missing);
  const now = shownTexts.get();
  if (now.locale !== locale) return loadTexts(slices);
  shownTexts.set({ locale, messages: { ...now.messages, ...loaded } });
}

let requestedLocale: Locale | undefined;

/**
 * Changes the language of everything on the page, without a reload, and remembers it. Texts that a screen loads in
 * the old language meanwhile are loaded in the new one before it is shown, so that no screen is left without its own.
 */
export async function changeLocale(locale: Locale): Promise<void> {
  localShelf.set(keys.locale, locale);
  requestedLocale = locale;
  const messages: Partial<Messages> = {};

  for (let missing = slicesMissingIn(messages); missing.length > 0; ) {
    Object.assign(messages, await readTexts(locale, missing));
    if (requestedLocale !== locale) return; // another language was chosen since
    missing = slicesMissingIn(messages);
  }

  shownTexts.set({ locale, messages });
  showDirection();
}

/** The slices on the page that have no texts in `messages` yet. */
function slicesMissingIn(messages: Partial<Messages>): MessageSlice[] {
  const slices = Object.keys(shownTexts.get().messages) as MessageSlice[]; // the keys of Messages

  return slices.filter((slice) => messages[slice] === undefined);
}

/** On a device that knows no preference yet, that of the account is taken over. */
export async function takeOverLocale(preferences: Record<string, unknown>): Promise<void> {
  const { locale } = preferences;
  if (localShelf.get(keys.locale) === null && isLocale(locale)) await changeLocale(locale);
}

/** Tells the page its language and direction. */
export function showDirection(): void {
  const { locale } = shownTexts.get();
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
}

/** The browser's own language where we have it and nothing was chosen yet: it is offered once. */
export function languageToOffer(): Locale | undefined {
  if (localShelf.get(keys.locale) !== null) return undefined;
  if (localShelf.get(keys.languageOffered) !== null) return undefined;

  const wanted = matchLocale(navigator.languages);

  return wanted === shownTexts.get().locale ? undefined : wanted;
}

export function noteLanguageOffered(): void {
  localShelf.set(keys.languageOffered, 'yes');
}

/**
 * The preference kept here or in the account, else English. A public page can be asked for in a language by its
 * address: whoever has no preference yet goes on in it, from page to page of this tab.
 */
function startLocale(): Locale {
  if (typeof location === 'undefined') return defaultLocale;

  const isPublicPage = !location.pathname.startsWith('/app');
  const asked = isPublicPage ? new URLSearchParams(location.search).get('lang') : null;
  if (isLocale(asked)) sessionShelf.set(keys.localeAsked, asked);
  const stored = localShelf.get(keys.locale);
  const askedBefore = sessionShelf.get(keys.localeAsked);
  const ofAccount = initialState.user?.preferences['locale'];

  return [asked, stored, ofAccount, askedBefore].find(isLocale) ?? defaultLocale;
}
