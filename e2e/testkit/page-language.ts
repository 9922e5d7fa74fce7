import type { Locale } from '@longhand/contract/values';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Checks the page's `lang` and `dir`, and that no message key is shown instead of its text. */
export async function expectPageLanguage(page: Page, language: Locale): Promise<void> {
  const { lang, dir, text } = await page.evaluate(() => {
    const { lang, dir } = document.documentElement;

    return { lang, dir, text: document.body.innerText };
  });

  expect({ lang, dir }, page.url()).toEqual({
    lang: language,
    dir: language === 'ar' ? 'rtl' : 'ltr',
  });
  expect(text, page.url()).not.toMatch(messageKey);
}

/** Matches a message key. */
const messageKey =
  /\b(auth|desk|errors|goals|home|lab|landing|profile|progress|shell|ui|writing-lab)\.[a-z][\w-]*\.?\w*/;
