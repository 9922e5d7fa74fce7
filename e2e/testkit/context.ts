import type { Locale } from '@longhand/contract/values';
import type { Browser, BrowserContext } from 'playwright-core';
import type { Account } from './account.ts';
import { testTimeZone } from './day.ts';
import { trackRequests } from './network.ts';

/** Language, color scheme, viewport width and storage state of a browser context. */
export type ContextOptions = {
  language?: Locale;
  scheme?: 'light' | 'dark';
  width?: 360 | 768 | 1440;
  /** A first visit: only the browser's language is known, and no locale is stored. */
  isFirstVisit?: boolean;
  /** Allows the service worker, so the app can run offline. Blocked in all other tests. */
  allowsServiceWorker?: boolean;
  /** Another node than the test's server. */
  origin?: string;
};

/** Creates an isolated browser context with a stored locale and, given an account, its session. */
export async function newContext(
  browser: Browser,
  origin: string,
  {
    language = 'en',
    scheme = 'light',
    width = 1440,
    isFirstVisit = false,
    allowsServiceWorker = false,
  }: ContextOptions = {},
  account?: Account,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: width === 360 ? 740 : 900 },
    hasTouch: width === 360,
    colorScheme: scheme,
    locale: language,
    timezoneId: testTimeZone,
    reducedMotion: 'reduce',
    serviceWorkers: allowsServiceWorker ? 'allow' : 'block',
    storageState: {
      cookies: (account?.api.cookies() ?? []).map((cookie) => ({
        ...cookie,
        ...cookieDefaults,
        domain: new URL(origin).hostname,
      })),
      origins: [
        {
          origin,
          localStorage: [
            ...localeEntry(isFirstVisit ? undefined : language),
            ...tokenEntry(account),
          ],
        },
      ],
    },
  });

  return trackRequests(context);
}

const cookieDefaults = {
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const, // Playwright wants the literal
};

function localeEntry(language: Locale | undefined) {
  return language === undefined ? [] : [{ name: 'locale', value: language }];
}

function tokenEntry(account: Account | undefined) {
  return account ? [{ name: 'token', value: 'cookie-auth' }] : [];
}
