import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { measureAnalyzerLayout } from './testkit/analyzer-layout.ts';
import { analyzerPage } from './testkit/analyzer-page.ts';
import { browserTest } from './testkit/browser-test.ts';
import { chapters as arabic } from './testkit/manuscripts/ar.ts';
import { chapters as english } from './testkit/manuscripts/en.ts';
import { translatorFor } from './testkit/translator.ts';

const widths = [360, 600, 768, 900, 1024, 1200, 1440, 1920];
/** Narrower windows do not fit 45 characters of this size. */
const minimumWidth = 600;

describe('the analyzer screen at every width', () => {
  for (const language of ['en', 'ar'] as const) {
    const chapter = (language === 'ar' ? arabic : english)[0]?.text ?? '';

    browserTest(
      `keeps 45 characters per line and its parts apart, with and without help (${language})`,
      async ({ newWriter }) => {
        const t = translatorFor(language);
        const { page } = await newWriter({ language });
        const analyzer = analyzerPage(page, t);
        await analyzer.openNew();
        await analyzer.paste(chapter);
        await analyzer.analyzed();
        const help = page.getByRole('complementary', { name: t('shell.help'), exact: true });
        for (const isHelpOpen of [false, true]) {
          if (isHelpOpen) {
            await page.keyboard.press('F1');
            await help.getByRole('heading').waitFor();
          }
          for (const width of widths) {
            await page.setViewportSize({ width, height: 900 });
            await waitForLayout(page);
            const { charactersPerLine, widthShare, overlaps } = await measureAnalyzerLayout(page);
            const situation = `${width} px, help ${isHelpOpen ? 'open' : 'closed'}`;
            expect({ place: situation, overlaps }).toEqual({ place: situation, overlaps: [] });
            if (width >= minimumWidth)
              expect(charactersPerLine, situation).toBeGreaterThanOrEqual(45);
            else expect(widthShare, situation).toBeGreaterThan(0.85);
          }
        }
      },
    );
  }

  browserTest(
    'opens a note without covering its word, the text or the help',
    async ({ newWriter }) => {
      const t = translatorFor('en');
      const { page } = await newWriter();
      const analyzer = analyzerPage(page, t);
      await analyzer.openNew();
      await analyzer.paste(`${english[0]?.text ?? ''}\n\n${english[0]?.text ?? ''}`);
      await analyzer.analyzed();
      const note = page.locator('[data-note]');
      for (const width of [...widths.toReversed()]) {
        await page.setViewportSize({ width, height: 900 });
        await waitForLayout(page);
        await analyzer.editor.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await lowestMark(page).then((mark) => mark.click());
        await note.waitFor();
        await waitForLayout(page);
        const word = page.locator('.lh-open').first();

        await expect
          .poll(() => areApart(page, '.lh-open', '[data-note]'), { message: `${width} px` })
          .toBe(true);
        expect(await word.isVisible(), `${width} px`).toBe(true);
        const { overlaps } = await measureAnalyzerLayout(page);
        expect({ width, overlaps }).toEqual({ width, overlaps: [] });
        await page.keyboard.press('Escape');
        await note.waitFor({ state: 'detached' });
      }
    },
  );
});

/** Waits until the layout has followed the new width and is painted. */
async function waitForLayout(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let left = 20;
        const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve());
        next();
      }),
  );
}

/** The lowest mark in the viewport above the status strip. */
async function lowestMark(page: Page) {
  const index = await page.evaluate(() => {
    const marks = [...document.querySelectorAll('.lh-mark')];
    const strip = document.querySelector('[data-strip]')?.getBoundingClientRect();
    const bottom = strip && strip.height > 0 ? strip.top : window.innerHeight - 72;

    return marks.findLastIndex((mark) => mark.getBoundingClientRect().bottom < bottom - 4);
  });

  return page.locator('.lh-mark').nth(index);
}

function areApart(page: Page, one: string, other: string): Promise<boolean> {
  return page.evaluate(
    ([first, second]) => {
      const note = document.querySelector(second ?? '')?.getBoundingClientRect();

      return [...document.querySelectorAll(first ?? '')]
        .flatMap((element) => [...element.getClientRects()])
        .every(
          ({ left, right, top, bottom }) =>
            !note ||
            right <= note.left + 4 ||
            left >= note.right - 4 ||
            bottom <= note.top + 4 ||
            top >= note.bottom - 4,
        );
    },
    [one, other],
  );
}
