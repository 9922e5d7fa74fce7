import { locales } from '@longhand/locales';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { ownScreens, publicScreens } from './testkit/screens.ts';
import { expectSpoken } from './testkit/spoken.ts';
import { openPersonMenu, signIn } from './testkit/steps.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

/** English and Arabic are looked at on every screen by the stories of accessibility. */
const others = locales.filter((language) => language !== 'en' && language !== 'ar');

describe.each(others)('in %s', (language) => {
  story(
    'every screen speaks the language, without a missing text',
    async ({ newVisitor, newWriter }) => {
      const writer = await newWriter({ language });
      const visitor = await newVisitor({ language });
      for (const path of publicScreens()) await expectScreen(visitor.page, path);
      for (const path of await ownScreens(writer.api)) await expectScreen(writer.page, path);
    },
  );

  async function expectScreen(page: Page, path: string) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expectSpoken(page, language);
  }
});

describe.each(['de', 'ar'] as const)('with %s stored in the account', (language) => {
  story(
    'signing in from an address of any slice leads to its screen with all its texts',
    async ({ newVisitor, newWriter }) => {
      const account = await newWriter({ language });
      const say = wordsIn('en');
      for (const path of onePerSlice(await ownScreens(account.api))) {
        const { page } = await newVisitor({ isFirstVisit: true });
        await page.goto(path);
        await signIn(page, say, account);
        await page.waitForURL((url) => url.pathname === new URL(path, url).pathname);
        await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await expectSpoken(page, language);
        await page.context().close();
      }
    },
  );
});

function onePerSlice(paths: readonly string[]): string[] {
  const sliceOf = (path: string) => path.split('/')[2];

  return paths.filter(
    (path, at) => paths.findIndex((one) => sliceOf(one) === sliceOf(path)) === at,
  );
}

story(
  'a language that an address asked for stays on the way to sign-up',
  async ({ newVisitor }) => {
    const { page } = await newVisitor({ isFirstVisit: true });
    await page.goto('/?lang=ar');
    await page
      .getByRole('link', { name: wordsIn('ar')('landing.start') })
      .first()
      .click();
    await page.getByRole('heading', { name: wordsIn('ar')('auth.signup.title') }).waitFor();
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  },
);

story('the language changes without a reload, and stays', async ({ newWriter }) => {
  const { page, firstName } = await newWriter();
  await page.goto('/app');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  await openPersonMenu(page, wordsIn('en'), { firstName });
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();

  const { page: same } = { page };
  await expect.poll(() => same.locator('html').getAttribute('dir')).toBe('rtl');
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
  await page.getByText(wordsIn('ar')('home.steps.title')).waitFor();
  await page.reload();
  await page.getByText(wordsIn('ar')('home.steps.title')).waitFor();
});

story('dark, light and automatic are chosen and kept', async ({ newWriter }) => {
  const say = wordsIn('en');
  const { page, firstName } = await newWriter({ scheme: 'light' });
  const choose = async (scheme: 'dark' | 'light' | 'auto') => {
    await openPersonMenu(page, say, { firstName });
    await page.getByRole('menuitemradio', { name: say(`ui.theme.${scheme}`) }).click();
  };
  const shown = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto('/app');
  const light = await shown();

  await choose('dark');
  await expect.poll(shown).not.toBe(light);
  await page.reload();
  await expect.poll(shown).not.toBe(light);
  expect(await kept(page)).toBe('dark');

  await choose('light');
  await expect.poll(shown).toBe(light);
  expect(await kept(page), 'what the system shows anyway goes back to automatic').toBe('auto');

  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(shown).not.toBe(light);
});

function kept(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('color-scheme'));
}
