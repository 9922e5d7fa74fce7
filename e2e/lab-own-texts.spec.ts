import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Api } from './testkit/api.ts';
import { deskOn } from './testkit/desk.ts';
import { chapters } from './testkit/manuscripts/en.ts';
import { patience } from './testkit/patience.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');
const chapter = chapters[0]?.text ?? '';
const patiently = { timeout: patience(45_000) }; // the first text fetches the word lists

describe('the analyzer beside own samples', () => {
  story(
    'says how many are missing, and draws their range from the third on',
    async ({ newWriter }) => {
      const { page, api } = await newWriter();
      await save(api, 0);
      await save(api, 1);
      const desk = deskOn(page, say);
      await desk.openNew();
      await desk.paste(chapter);
      await page
        .getByText(say('writing-lab.scores.few', { missing: 1, count: 2 }))
        .first()
        .waitFor(patiently);
      const published = page.locator('[data-range][data-published]');
      await published.nth(3).waitFor(patiently);
      await page.getByText(/Thin line: the middle half of \d+ published novels/).waitFor();

      const third = await save(api, 2);
      await save(api, 3);
      await page.reload();
      await page
        .getByText(say('writing-lab.scores.against', { count: 4 }))
        .first()
        .waitFor(patiently);
      await published.nth(3).waitFor(patiently);

      await desk.openSample(third);
      await page
        .getByText(say('writing-lab.scores.against', { count: 3 }))
        .first()
        .waitFor(patiently);
      await page
        .getByRole('button', { name: new RegExp(say('writing-lab.scores.name.mattr')) })
        .first()
        .click();
      await page.getByText(/Your usual range: [\d.]+ to [\d.]+, from 3 texts\./).waitFor();
      await page.getByText(/Published novels: [\d.]+ to [\d.]+; full range/).waitFor();
    },
  );

  story('tells how far apart words as rare as an echo usually stand', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    for (const index of [0, 1, 2]) await save(api, index);
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.paste(
      'A pale moon hung over the harbor. Behind the mole, where the boats lay in the dark, a pale sail came home.',
    );
    await page.locator('.lh-echo').last().click();

    await page.getByText(/You usually leave \d+ words between two uses/).waitFor(patiently);
  });
});

describe('an echo', () => {
  story('is marked at each of its uses, and leads from one to another', async ({ newWriter }) => {
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.paste(
      'A pale moon hung over the harbor.\n\nBehind the mole a pale sail came home at dusk.\n\nAfter dark a pale lamp burned on a barge.',
    );
    const marks = page.locator('.lh-echo');
    await expect.poll(() => marks.count()).toBe(3);
    await marks.first().click();
    const note = page.getByRole('region', {
      name: say('writing-lab.note.label', { category: say('writing-lab.note.name.echo') }),
    });
    await note.waitFor();
    await expect.poll(() => page.locator('.lh-linked').count()).toBe(2);

    const places = note.getByRole('region', { name: say('writing-lab.note.otherPlaces') });
    await places.getByRole('button').last().click();
    await expect.poll(() => lineOfCaret(page)).toBe('After dark a pale lamp burned on a barge.');
    await note.waitFor();
  });
});

describe('a replacement', () => {
  story('opens the next finding, by mouse and by keyboard', async ({ newWriter }) => {
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.paste('It was a very old gate.\n\nShe was very tired.\n\nThe wind was very cold.');
    await page.locator('.lh-adverb', { hasText: 'a very old' }).click();
    await replaceWith(page, 'an ancient').click();
    await desk.line('It was an ancient gate.').waitFor();

    const next = replaceWith(page, 'exhausted');
    await next.focus();
    await page.keyboard.press('Enter');
    await desk.line('She was exhausted.').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent ?? ''))
      .toBe('freezing');
    await page.keyboard.press('Enter');

    await desk.line('The wind was freezing.').waitFor();
  });
});

function replaceWith(page: Page, word: string) {
  return page.getByRole('button', { name: say('writing-lab.note.replace', { word }) });
}

function lineOfCaret(page: Page): Promise<string | undefined> {
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
