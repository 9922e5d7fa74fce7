import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { analyzerPage } from './testkit/analyzer-page.ts';
import type { Api } from './testkit/api.ts';
import { browserTest } from './testkit/browser-test.ts';
import { chapters } from './testkit/manuscripts/en.ts';
import { scaleTimeout } from './testkit/scale-timeout.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const chapter = chapters[0]?.text ?? '';
const longTimeout = { timeout: scaleTimeout(45_000) }; // the first analysis fetches the word lists

describe('the analyzer with own texts as baseline', () => {
  browserTest(
    'says how many texts are missing and shows the range from the third text on',
    async ({ newWriter }) => {
      const { page, api } = await newWriter();
      await save(api, 0);
      await save(api, 1);
      const analyzer = analyzerPage(page, t);
      await analyzer.openNew();
      await analyzer.paste(chapter);
      await page
        .getByText(t('writing-lab.scores.few', { missing: 1, count: 2 }))
        .first()
        .waitFor(longTimeout);
      const published = page.locator('[data-range][data-published]');
      await published.nth(3).waitFor(longTimeout);
      await page.getByText(/Thin line: the middle 50% of \d+ published novels/).waitFor();

      const third = await save(api, 2);
      await save(api, 3);
      await page.reload();
      await page
        .getByText(t('writing-lab.scores.against', { count: 4 }))
        .first()
        .waitFor(longTimeout);
      await published.nth(3).waitFor(longTimeout);

      await analyzer.openSample(third);
      await page
        .getByText(t('writing-lab.scores.against', { count: 3 }))
        .first()
        .waitFor(longTimeout);
      await page
        .getByRole('button', { name: new RegExp(t('writing-lab.scores.name.mattr')) })
        .first()
        .click();
      await page.getByText(/Your usual range: [\d.]+ to [\d.]+, from 3 texts\./).waitFor();
      await page
        .getByText(/Published novels: [\d.]+ to [\d.]+ \(middle 50%\); full range/)
        .waitFor();
    },
  );

  browserTest(
    'shows the usual distance between uses of words as rare as an echo',
    async ({ newWriter }) => {
      const { page, api } = await newWriter();
      for (const index of [0, 1, 2]) await save(api, index);
      const analyzer = analyzerPage(page, t);
      await analyzer.openNew();
      await analyzer.paste(
        'A pale moon hung over the harbor. Behind the mole, where the boats lay in the dark, a pale sail came home.',
      );
      await page.locator('.lh-echo').last().click();

      await page.getByText(/You usually leave \d+ words between uses/).waitFor(longTimeout);
    },
  );
});

describe('an echo', () => {
  browserTest('is marked at each of its uses, which link to one another', async ({ newWriter }) => {
    const { page } = await newWriter();
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await analyzer.paste(
      'A pale moon hung over the harbor.\n\nBehind the mole a pale sail came home at dusk.\n\nAfter dark a pale lamp burned on a barge.',
    );
    const marks = page.locator('.lh-echo');
    await expect.poll(() => marks.count()).toBe(3);
    await marks.first().click();
    const note = page.getByRole('region', {
      name: t('writing-lab.note.label', { category: t('writing-lab.note.name.echo') }),
    });
    await note.waitFor();
    await expect.poll(() => page.locator('.lh-linked').count()).toBe(2);

    const places = note.getByRole('region', { name: t('writing-lab.note.otherPlaces') });
    await places.getByRole('button').last().click();
    await expect.poll(() => readCaretLine(page)).toBe('After dark a pale lamp burned on a barge.');
    await note.waitFor();
  });
});

describe('a replacement', () => {
  browserTest('opens the next finding, by mouse and keyboard', async ({ newWriter }) => {
    const { page } = await newWriter();
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await analyzer.paste(
      'It was a very old gate.\n\nShe was very tired.\n\nThe wind was very cold.',
    );
    await page.locator('.lh-adverb', { hasText: 'a very old' }).click();
    await replaceWith(page, 'an ancient').click();
    await analyzer.line('It was an ancient gate.').waitFor();

    const next = replaceWith(page, 'exhausted');
    await next.focus();
    await page.keyboard.press('Enter');
    await analyzer.line('She was exhausted.').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent ?? ''))
      .toBe('freezing');
    await page.keyboard.press('Enter');

    await analyzer.line('The wind was freezing.').waitFor();
  });
});

function replaceWith(page: Page, word: string) {
  return page.getByRole('button', { name: t('writing-lab.note.replace', { word }) });
}

function readCaretLine(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () => window.getSelection()?.anchorNode?.parentElement?.closest('.cm-line')?.textContent ?? '',
  );
}

async function save(api: Api, index: number): Promise<string> {
  const { text = '' } = chapters[index % chapters.length] ?? {};
  const { id } = await api.writingLab.createSample({
    body: {
      id: crypto.randomUUID(),
      title: `Text ${index}`,
      kind: 'fiction',
      language: 'en',
      text: `${text}\n\n${text}`,
    },
  });

  return id;
}
