import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { analyzerPage } from './testkit/analyzer-page.ts';
import { browserTest } from './testkit/browser-test.ts';
import { labTexts } from './testkit/lab-texts.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');

browserTest(
  'on a phone each margin number is beside its line, however the lines wrap',
  async ({ newWriter }) => {
    const { page, api } = await newWriter({ width: 360 });
    const analyzer = analyzerPage(page, t);
    const sampleFields = { title: 'Un mot', kind: 'poetry', language: 'fr' } as const;
    const id = crypto.randomUUID();
    await api.writingLab.createSample({
      body: { id, ...sampleFields, text: labTexts.frenchFreeVerse },
    });
    await analyzer.openSample(id);
    await expect.poll(() => page.locator('.lh-verse').count()).toBe(8);

    await expect.poll(() => largestMarginOffset(page)).toBeLessThan(3);
  },
);

/** The largest distance in pixels between a line and its number in the margin. */
function largestMarginOffset(page: Page): Promise<number> {
  return page.evaluate(() => {
    const tops = (selector: string) =>
      Array.from(document.querySelectorAll(selector), (one) => one.getBoundingClientRect().top);
    const marks = tops('.lh-verses .cm-gutterElement:has(.lh-verse)');
    const lines = tops('.cm-line');

    return Math.max(...marks.map((top, at) => Math.abs(top - (lines[at] ?? Number.NaN))));
  });
}
