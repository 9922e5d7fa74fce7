import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { deskOn } from './testkit/desk.ts';
import { labTexts } from './testkit/lab-texts.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');

story(
  'on a phone each figure stands beside its line, however the lines break',
  async ({ newWriter }) => {
    const { page, api } = await newWriter({ width: 360 });
    const desk = deskOn(page, say);
    const described = { title: 'Un mot', kind: 'poetry', language: 'fr' } as const;
    const id = crypto.randomUUID();
    await api.writingLab.createSample({
      body: { id, ...described, text: labTexts.frenchFreeVerse },
    });
    await desk.openSample(id);
    await expect.poll(() => page.locator('.lh-verse').count()).toBe(8);

    await expect.poll(() => farthestApart(page)).toBeLessThan(3);
  },
);

/** How far the figure of a line stands from where that line begins, in pixels, at the most. */
function farthestApart(page: Page): Promise<number> {
  return page.evaluate(() => {
    const tops = (selector: string) =>
      Array.from(document.querySelectorAll(selector), (one) => one.getBoundingClientRect().top);
    const marks = tops('.lh-verses .cm-gutterElement:has(.lh-verse)');
    const lines = tops('.cm-line');

    return Math.max(...marks.map((top, at) => Math.abs(top - (lines[at] ?? Number.NaN))));
  });
}
