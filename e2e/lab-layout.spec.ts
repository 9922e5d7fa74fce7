import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { deskOn } from './testkit/desk.ts';
import { measureDesk } from './testkit/desk-layout.ts';
import { chapters as arabic } from './testkit/manuscripts/ar.ts';
import { chapters as english } from './testkit/manuscripts/en.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const widths = [360, 600, 768, 900, 1024, 1200, 1440, 1920];
/** Narrower windows have no 45 characters of this size. */
const narrowest = 600;

describe('the desk at every width', () => {
  for (const language of ['en', 'ar'] as const) {
    const chapter = (language === 'ar' ? arabic : english)[0]?.text ?? '';

    story(
      `keeps 45 characters to a line and its parts apart, with and without help (${language})`,
      async ({ newWriter }) => {
        const say = wordsIn(language);
        const { page } = await newWriter({ language });
        const desk = deskOn(page, say);
        await desk.openNew();
        await desk.paste(chapter);
        await desk.analyzed();
        const help = page.getByRole('complementary', { name: say('shell.help'), exact: true });
        for (const isHelpOpen of [false, true]) {
          if (isHelpOpen) {
            await page.keyboard.press('F1');
            await help.getByRole('heading').waitFor();
          }
          for (const width of widths) {
            await page.setViewportSize({ width, height: 900 });
            await settled(page);
            const { characters, share, overlaps } = await measureDesk(page);
            const place = `${width} px, help ${isHelpOpen ? 'open' : 'closed'}`;
            expect({ place, overlaps }).toEqual({ place, overlaps: [] });
            if (width >= narrowest) expect(characters, place).toBeGreaterThanOrEqual(45);
            else expect(share, place).toBeGreaterThan(0.85);
          }
        }
      },
    );
  }

  story('opens a note without covering its word, the text or the help', async ({ newWriter }) => {
    const say = wordsIn('en');
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.paste(`${english[0]?.text ?? ''}\n\n${english[0]?.text ?? ''}`);
    await desk.analyzed();
    const note = page.locator('[data-note]');
    for (const width of [...widths.toReversed()]) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      await desk.editor.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await lowestMark(page).then((mark) => mark.click());
      await note.waitFor();
      await settled(page);
      const word = page.locator('.lh-open').first();

      await expect
        .poll(() => areApart(page, '.lh-open', '[data-note]'), { message: `${width} px` })
        .toBe(true);
      expect(await word.isVisible(), `${width} px`).toBe(true);
      const { overlaps } = await measureDesk(page);
      expect({ width, overlaps }).toEqual({ width, overlaps: [] });
      await page.keyboard.press('Escape');
      await note.waitFor({ state: 'detached' });
    }
  });
});

/** The widths have reached the desk, and what follows them has been drawn. */
async function settled(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let left = 20;
        const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve());
        next();
      }),
  );
}

/** The mark that stands lowest in the window, above the strip. */
async function lowestMark(page: Page) {
  const index = await page.evaluate(() => {
    const marks = [...document.querySelectorAll('.lh-mark')];
    const foot = document.querySelector('[data-strip]')?.getBoundingClientRect();
    const bottom = foot && foot.height > 0 ? foot.top : window.innerHeight - 72;

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
