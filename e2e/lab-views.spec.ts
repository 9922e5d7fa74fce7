import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { analyzerPage } from './testkit/analyzer-page.ts';
import { browserTest } from './testkit/browser-test.ts';
import { labTexts } from './testkit/lab-texts.ts';
import { chapters as arabicChapters } from './testkit/manuscripts/ar.ts';
import { chapters } from './testkit/manuscripts/en.ts';
import { scaleTimeout } from './testkit/scale-timeout.ts';
import { type Translate, translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const chapter = chapters[0]?.text ?? '';

describe('views of a text', () => {
  browserTest(
    'show one view of a chapter at a time and link to its passages',
    async ({ newWriter }) => {
      const { page } = await newWriter();
      const analyzer = analyzerPage(page, t);
      await analyzer.openNew();
      await analyzer.paste(`${chapter}\n\n${chapter}`);
      await openViews(page, t);
      const viewFigure = (name: string) =>
        page.getByRole('figure', { name: t(`desk.views.${name}.name`) });
      await viewFigure('rhythm').waitFor({ timeout: scaleTimeout(45_000) }); // the first analysis fetches the word lists
      for (const name of ['dialogue', 'pacing', 'repetition', 'ease', 'sentiment', 'narrative']) {
        await chooseView(page, name);
        await viewFigure(name).waitFor();
      }
      await chooseView(page, 'rhythm');
      const passages = page.getByRole('button', { name: t('desk.goTo', { words: '' }) });
      await passages.first().click();

      await expect
        .poll(() => page.evaluate(() => window.getSelection()?.toString().length ?? 0))
        .toBeGreaterThan(20);
    },
  );

  browserTest('list overused words and link to their passages', async ({ newWriter }) => {
    const { page } = await newWriter();
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await analyzer.paste(labTexts.repetitiveProse);
    await openViews(page, t);
    await chooseView(page, 'overused');
    const row = page.getByRole('button', { name: /^suddenly/ });
    await row.waitFor({ timeout: scaleTimeout(45_000) }); // the first text fetches the word lists
    expect(await row.textContent()).toContain(t('desk.views.overused.ratioOver', { ratio: 20 }));
    expect(await page.getByRole('button', { name: /^lantern/ }).count()).toBe(0);
    await row.click();
    expect(await row.getAttribute('aria-expanded')).toBe('true');
    await page
      .getByRole('button', { name: /in coins. Suddenly the wind turned/ })
      .first()
      .click();
    await expect
      .poll(() => page.evaluate(() => window.getSelection()?.toString()))
      .toBe('Suddenly');

    await analyzer.openNew();
    await analyzer.paste(chapter);
    await openViews(page, t);
    await chooseView(page, 'overused');
    await page.getByText(/outside dialogue; this text has/).waitFor();
  });

  browserTest(
    'show syllables and rhymes of a German poem and a French song',
    async ({ newWriter }) => {
      const { page } = await newWriter();
      const analyzer = analyzerPage(page, t);
      await analyzer.openNew();
      await pasteVerse(page, labTexts.germanPoem, 'poetry');
      await openViews(page, t);
      await page.getByText('AABB CCDD').waitFor();
      await page.keyboard.press('Escape');

      await page.goto('/app/writing-lab/analyzer?new=1');
      await analyzer.editor.waitFor();
      await pasteVerse(page, labTexts.frenchSong, 'lyrics');
      await openViews(page, t);
      await page.getByText(t('desk.views.verse.chorusOf', { length: 2, times: 2 })).waitFor();
    },
  );

  browserTest(
    'show the meter of vocalized Arabic and the tones of a Chinese quatrain',
    async ({ newWriter }) => {
      const { page } = await newWriter();
      const analyzer = analyzerPage(page, t);
      await analyzer.openNew();
      await pasteVerse(page, labTexts.arabicPoem, 'poetry');
      await openViews(page, t);
      await page.getByText(t('desk.views.verse.bahr.mutaqarib')).waitFor();
      await page.keyboard.press('Escape');

      await page.goto('/app/writing-lab/analyzer?new=1');
      await analyzer.editor.waitFor();
      await pasteVerse(page, labTexts.chineseQuatrain, 'poetry');
      const [first] = await page.locator('.lh-verse').all();
      await expect.poll(() => first?.getAttribute('title')).toContain('仄仄平平仄');
      await openViews(page, t);
      const tonePercentages = { alternation: '100%', antithesis: '100%', adherence: '100%' };
      await page.getByText(t('desk.views.verse.tonesOf', tonePercentages)).waitFor();
      await page.getByText(t('desk.views.verse.modernTones')).waitFor();
    },
  );

  browserTest(
    'say for Spanish and Chinese which metrics are not available',
    async ({ newWriter }) => {
      const { page } = await newWriter();
      const analyzer = analyzerPage(page, t);
      await analyzer.openNew();
      await analyzer.paste(labTexts.spanishSong);
      await openViews(page, t);
      await chooseView(page, 'sentiment');
      await page.getByText(t('desk.views.sentiment.none')).waitFor();
      await chooseView(page, 'pacing');
      await page.getByText(t('desk.views.pacing.none')).waitFor();
      await page.goto('/app/writing-lab/analyzer?new=1');
      await analyzer.editor.waitFor();
      await analyzer.paste(labTexts.chinesePoem);
      await openViews(page, t);
      await chooseView(page, 'narrative');

      await page.getByText(t('desk.views.narrative.language')).waitFor();
    },
  );
});

describe('sentiment outside English', () => {
  browserTest('is shown for German as beta, with the lexicon’s coverage', async ({ newWriter }) => {
    const { page } = await newWriter();
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await analyzer.paste(`${labTexts.germanProse}\n\n${labTexts.germanProse}`);
    await openViews(page, t);
    await chooseView(page, 'sentiment');

    await page.getByText(coverageMessageStart(t)).waitFor({ timeout: scaleTimeout(45_000) });
    await page.getByRole('figure', { name: t('desk.views.sentiment.name') }).waitFor();
  });

  browserTest('is shown for Arabic, in Arabic, on a phone', async ({ newWriter }) => {
    const arabic = translatorFor('ar');
    const { page } = await newWriter({ language: 'ar', width: 360 });
    const analyzer = analyzerPage(page, arabic);
    await analyzer.openNew();
    await analyzer.paste(arabicChapters.map(({ text }) => text).join('\n\n'));
    await page.getByRole('button', { name: arabic('writing-lab.editor.showFindings') }).click();
    await openViews(page, arabic);
    await chooseView(page, 'sentiment', arabic);

    await page.getByText(coverageMessageStart(arabic)).waitFor({ timeout: scaleTimeout(45_000) });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });

  browserTest('is not shown for a text with too little lexicon coverage', async ({ newWriter }) => {
    const { page } = await newWriter();
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await analyzer.paste('Der Zug fährt um acht. Am Donnerstag kommt er wieder. '.repeat(40));
    await openViews(page, t);
    await chooseView(page, 'sentiment');

    await page
      .getByText(t('desk.views.sentiment.few', { has: '0%', needs: '10%' }))
      .waitFor({ timeout: scaleTimeout(45_000) });
  });
});

describe('the outline', () => {
  browserTest(
    'has the metrics of each chapter and links to it, on a phone in Arabic too',
    async ({ newWriter }) => {
      const arabic = translatorFor('ar');
      const { page } = await newWriter({ language: 'ar', width: 360 });
      const analyzer = analyzerPage(page, arabic);
      await analyzer.openNew();
      await analyzer.paste(`# One\n\n${chapter}\n\n# Two\n\n${chapter}`);
      await page.getByRole('button', { name: arabic('writing-lab.editor.showFindings') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: arabic('desk.outlineTab') }).click();

      await dialog.getByRole('button', { name: /^Two/ }).waitFor();
      await dialog.getByRole('textbox', { name: arabic('desk.sitting.target') }).fill('300');
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    },
  );
});

async function pasteVerse(page: Page, text: string, kind: 'poetry' | 'lyrics') {
  await analyzerPage(page, t).paste(text);
  await page
    .getByRole('combobox', { name: t('writing-lab.editor.kind') })
    .first()
    .selectOption(kind);
  await expect
    .poll(() => page.locator('.lh-verse').count(), { timeout: scaleTimeout(45_000) })
    .toBe(text.split('\n').filter((line) => line !== '').length);
}

async function openViews(page: Page, words: Translate) {
  await page.getByRole('button', { name: words('desk.viewsTab'), exact: true }).click();
}

function chooseView(page: Page, view: string, words = t) {
  const name = words(`desk.views.${view}.name`);

  return page
    .getByRole('group', { name: words('desk.view') })
    .getByRole('button', { name, exact: true })
    .click();
}

/** The start of the message that says how much of a text the lexicon covers. */
function coverageMessageStart(words: Translate): string {
  const [opening = ''] = words('desk.views.sentiment.beta', { sentences: '…', words: '…' }).split(
    '…',
  );

  return opening;
}
