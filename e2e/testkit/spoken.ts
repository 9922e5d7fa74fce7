import type { Locale } from '@longhand/contract/values';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The page says that it is in the language, reads from the side it begins on, and shows no key for a text. */
export async function expectSpoken(page: Page, language: Locale): Promise<void> {
  const { lang, dir, text } = await page.evaluate(() => {
    const { lang, dir } = document.documentElement;

    return { lang, dir, text: document.body.innerText };
  });

  expect({ lang, dir }, page.url()).toEqual({
    lang: language,
    dir: language === 'ar' ? 'rtl' : 'ltr',
  });
  expect(text, page.url()).not.toMatch(rawKey);
}

/** A key that was shown instead of its text. */
const rawKey =
  /\b(auth|desk|errors|goals|home|lab|landing|profile|progress|shell|ui|writing-lab)\.[a-z][\w-]*\.?\w*/;
