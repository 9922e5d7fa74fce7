import type { Locale } from '@longhand/contract/values';
import type { Browser, BrowserContext } from 'playwright-core';
import { zone } from './day.ts';
import type { Account } from './writer.ts';

/** How a person looks at Longhand. */
export type Look = {
  language?: Locale;
  scheme?: 'light' | 'dark';
  width?: 360 | 768 | 1440;
  /** On a first visit the language is the browser's alone, and nothing was chosen yet. */
  isFirstVisit?: boolean;
  /** Lets the app keep a copy of itself on the device. Stories of anything else do without it. */
  keepsCopy?: boolean;
};

/** A browser of somebody's own: their language kept from before and, with an account, their session. */
export function newContext(
  browser: Browser,
  origin: string,
  {
    language = 'en',
    scheme = 'light',
    width = 1440,
    isFirstVisit = false,
    keepsCopy = false,
  }: Look = {},
  account?: Account,
): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: origin,
    viewport: { width, height: width === 360 ? 740 : 900 },
    hasTouch: width === 360,
    colorScheme: scheme,
    locale: language,
    timezoneId: zone,
    reducedMotion: 'reduce',
    serviceWorkers: keepsCopy ? 'allow' : 'block',
    storageState: {
      cookies: (account?.api.cookies() ?? []).map((cookie) => ({
        ...cookie,
        ...cookieRest,
        domain: new URL(origin).hostname,
      })),
      origins: [
        {
          origin,
          localStorage: [...chosen(isFirstVisit ? undefined : language), ...token(account)],
        },
      ],
    },
  });
}

const cookieRest = {
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const, // Playwright wants the literal
};

function chosen(language: Locale | undefined) {
  return language === undefined ? [] : [{ name: 'locale', value: language }];
}

function token(account: Account | undefined) {
  return account ? [{ name: 'token', value: 'cookie-auth' }] : [];
}
