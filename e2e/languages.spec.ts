import { locales } from '@longhand/locales';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { openAccountMenu, signIn } from './testkit/auth-steps.ts';
import { browserTest } from './testkit/browser-test.ts';
import { openLoaded } from './testkit/open-loaded.ts';
import { expectPageLanguage } from './testkit/page-language.ts';
import { isOfPart, publicScreenPaths, screenParts, userScreenPaths } from './testkit/screens.ts';
import { translatorFor } from './testkit/translator.ts';

/** The accessibility tests cover every screen in English and Arabic. */
const others = locales.filter((language) => language !== 'en' && language !== 'ar');

describe.each(others)('in %s', (language) => {
  browserTest(
    'every screen is in the language, without missing texts',
    async ({ newVisitor, newWriter }) => {
      const visitor = await newVisitor({ language });
      for (const path of publicScreenPaths()) await expectTranslatedScreen(visitor.page, path);
      for (const part of screenParts) {
        const { page, api } = await newWriter({ language });
        for (const path of (await userScreenPaths(api)).filter(isOfPart(part)))
          await expectTranslatedScreen(page, path);
      }
    },
  );

  async function expectTranslatedScreen(page: Page, path: string) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expectPageLanguage(page, language);
  }
});

describe.each(['de', 'ar'] as const)('with %s stored in the account', (language) => {
  browserTest(
    'signing in from a URL of any slice leads to its screen with all its texts',
    async ({ newVisitor, newWriter }) => {
      const account = await newWriter({ language });
      const t = translatorFor('en');
      for (const path of pickOnePerSlice(await userScreenPaths(account.api))) {
        const { page } = await newVisitor({ isFirstVisit: true });
        await page.goto(path);
        await signIn(page, t, account);
        await page.waitForURL((url) => url.pathname === new URL(path, url).pathname);
        await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await expectPageLanguage(page, language);
        await page.context().close();
      }
    },
  );
});

function pickOnePerSlice(paths: readonly string[]): string[] {
  const sliceOf = (path: string) => path.split('/')[2];

  return paths.filter(
    (path, at) => paths.findIndex((one) => sliceOf(one) === sliceOf(path)) === at,
  );
}

browserTest('a language set by the URL is kept on the way to sign-up', async ({ newVisitor }) => {
  const { page } = await newVisitor({ isFirstVisit: true });
  await page.goto('/?lang=ar');
  await page
    .getByRole('link', { name: translatorFor('ar')('landing.start') })
    .first()
    .click();
  await page.getByRole('heading', { name: translatorFor('ar')('auth.signup.title') }).waitFor();
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
});

browserTest('the language changes without a reload and is kept', async ({ newWriter }) => {
  const { page, firstName } = await newWriter();
  await page.goto('/app');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  await openAccountMenu(page, translatorFor('en'), { firstName });
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();

  const { page: same } = { page };
  await expect.poll(() => same.locator('html').getAttribute('dir')).toBe('rtl');
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
  await page.getByText(translatorFor('ar')('home.steps.title')).waitFor();
  await page.reload();
  await page.getByText(translatorFor('ar')('home.steps.title')).waitFor();
});

browserTest(
  'dark, light and automatic schemes can be chosen and are kept',
  async ({ newWriter }) => {
    const t = translatorFor('en');
    const { page, firstName } = await newWriter({ scheme: 'light' });
    const choose = async (scheme: 'dark' | 'light' | 'auto') => {
      await openAccountMenu(page, t, { firstName });
      await page.getByRole('menuitemradio', { name: t(`ui.theme.${scheme}`) }).click();
    };
    const shown = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.goto('/app');
    const light = await shown();

    await choose('dark');
    await expect.poll(shown).not.toBe(light);
    await page.reload();
    await expect.poll(shown).not.toBe(light);
    expect(await readStoredScheme(page)).toBe('dark');

    await choose('light');
    await expect.poll(shown).toBe(light);
    expect(
      await readStoredScheme(page),
      'what the system shows anyway goes back to automatic',
    ).toBe('auto');

    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(shown).not.toBe(light);
  },
);

function readStoredScheme(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('color-scheme'));
}

browserTest(
  'the first screen in Arabic needs few fonts, and shows all of them',
  async ({ newWriter }) => {
    const { page } = await newWriter({ language: 'ar' });
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.woff2'))
        sizes.push(response.body().then(({ length }) => length));
    });
    await openLoaded(page, '/app');
    const sum = (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
    const loaded = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family, weight }) => `${family} ${weight}`),
    );

    expect(sum).toBeLessThan(260_000);
    expect(loaded).toEqual(
      expect.arrayContaining([
        'Noto Naskh Arabic 400 500',
        'Noto Naskh Arabic 600 700',
        'IBM Plex Sans Arabic 400',
      ]),
    );
  },
);
