import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { deskOn } from './testkit/desk.ts';
import { labTexts } from './testkit/lab-texts.ts';
import { chapters as arabicChapters } from './testkit/manuscripts/ar.ts';
import { chapters } from './testkit/manuscripts/en.ts';
import { patience } from './testkit/patience.ts';
import { story } from './testkit/story.ts';
import { type Say, wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');
const chapter = chapters[0]?.text ?? '';

describe('views of a text', () => {
  story('show a chapter one way at a time, and lead to its places', async ({ newWriter }) => {
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.paste(`${chapter}\n\n${chapter}`);
    await show(page, say);
    const drawing = (name: string) =>
      page.getByRole('figure', { name: say(`desk.views.${name}.name`) });
    await drawing('rhythm').waitFor({ timeout: patience(45_000) }); // the first text fetches the word lists
    for (const name of ['dialogue', 'pacing', 'repetition', 'ease', 'sentiment', 'narrative']) {
      await choose(page, name);
      await drawing(name).waitFor();
    }
    await choose(page, 'rhythm');
    const places = page.getByRole('button', { name: say('desk.goTo', { words: '' }) });
    await places.first().click();

    await expect
      .poll(() => page.evaluate(() => window.getSelection()?.toString().length ?? 0))
      .toBeGreaterThan(20);
  });

  story('open the words that slip in unasked into their places', async ({ newWriter }) => {
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.paste(labTexts.habitual);
    await show(page, say);
    await choose(page, 'overused');
    const row = page.getByRole('button', { name: /^suddenly/ });
    await row.waitFor({ timeout: patience(45_000) }); // the first text fetches the word lists
    expect(await row.textContent()).toContain(say('desk.views.overused.ratioOver', { ratio: 20 }));
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

    await desk.openNew();
    await desk.paste(chapter);
    await show(page, say);
    await choose(page, 'overused');
    await page.getByText(/outside dialogue; this text has/).waitFor();
  });

  story(
    'put syllables and rhymes beside a German poem and a French song',
    async ({ newWriter }) => {
      const { page } = await newWriter();
      const desk = deskOn(page, say);
      await desk.openNew();
      await pasteVerse(page, labTexts.germanPoem, 'poetry');
      await show(page, say);
      await page.getByText('AABB CCDD').waitFor();
      await page.keyboard.press('Escape');

      await page.goto('/app/writing-lab/analyzer?new=1');
      await desk.editor.waitFor();
      await pasteVerse(page, labTexts.frenchSong, 'lyrics');
      await show(page, say);
      await page.getByText(say('desk.views.verse.chorusOf', { length: 2, times: 2 })).waitFor();
    },
  );

  story(
    'tell the metre of vocalised Arabic and the tones of a Chinese quatrain',
    async ({ newWriter }) => {
      const { page } = await newWriter();
      const desk = deskOn(page, say);
      await desk.openNew();
      await pasteVerse(page, labTexts.arabicPoem, 'poetry');
      await show(page, say);
      await page.getByText(say('desk.views.verse.bahr.mutaqarib')).waitFor();
      await page.keyboard.press('Escape');

      await page.goto('/app/writing-lab/analyzer?new=1');
      await desk.editor.waitFor();
      await pasteVerse(page, labTexts.chineseQuatrain, 'poetry');
      const [first] = await page.locator('.lh-verse').all();
      await expect.poll(() => first?.getAttribute('title')).toContain('仄仄平平仄');
      await show(page, say);
      const all = { alternation: '100%', antithesis: '100%', adherence: '100%' };
      await page.getByText(say('desk.views.verse.tonesOf', all)).waitFor();
      await page.getByText(say('desk.views.verse.modernTones')).waitFor();
    },
  );

  story('say in Spanish and Chinese what does not hold', async ({ newWriter }) => {
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.paste(labTexts.spanishSong);
    await show(page, say);
    await choose(page, 'sentiment');
    await page.getByText(say('desk.views.sentiment.none')).waitFor();
    await choose(page, 'pacing');
    await page.getByText(say('desk.views.pacing.none')).waitFor();
    await page.goto('/app/writing-lab/analyzer?new=1');
    await desk.editor.waitFor();
    await desk.paste(labTexts.chinesePoem);
    await show(page, say);
    await choose(page, 'narrative');

    await page.getByText(say('desk.views.narrative.language')).waitFor();
  });
});

describe('sentiment outside English', () => {
  story('is told of German as beta, with how much of it is known', async ({ newWriter }) => {
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.paste(`${labTexts.germanProse}\n\n${labTexts.germanProse}`);
    await show(page, say);
    await choose(page, 'sentiment');

    await page.getByText(known(say)).waitFor({ timeout: patience(45_000) });
    await page.getByRole('figure', { name: say('desk.views.sentiment.name') }).waitFor();
  });

  story('is told of Arabic, in Arabic, on a phone', async ({ newWriter }) => {
    const arabic = wordsIn('ar');
    const { page } = await newWriter({ language: 'ar', width: 360 });
    const desk = deskOn(page, arabic);
    await desk.openNew();
    await desk.paste(arabicChapters.map(({ text }) => text).join('\n\n'));
    await page.getByRole('button', { name: arabic('writing-lab.editor.showFindings') }).click();
    await show(page, arabic);
    await choose(page, 'sentiment', arabic);

    await page.getByText(known(arabic)).waitFor({ timeout: patience(45_000) });
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over).toBeLessThanOrEqual(0);
  });

  story('is not told of a text of which the list knows too little', async ({ newWriter }) => {
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.paste('Der Zug fährt um acht. Am Donnerstag kommt er wieder. '.repeat(40));
    await show(page, say);
    await choose(page, 'sentiment');

    await page
      .getByText(say('desk.views.sentiment.few', { has: '0%', needs: '10%' }))
      .waitFor({ timeout: patience(45_000) });
  });
});

describe('the outline', () => {
  story(
    'has the figures of each chapter and leads there, on a phone in Arabic too',
    async ({ newWriter }) => {
      const arabic = wordsIn('ar');
      const { page } = await newWriter({ language: 'ar', width: 360 });
      const desk = deskOn(page, arabic);
      await desk.openNew();
      await desk.paste(`# One\n\n${chapter}\n\n# Two\n\n${chapter}`);
      await page.getByRole('button', { name: arabic('writing-lab.editor.showFindings') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: arabic('desk.outlineTab') }).click();

      await dialog.getByRole('button', { name: /^Two/ }).waitFor();
      await dialog.getByRole('textbox', { name: arabic('desk.sitting.target') }).fill('300');
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over).toBeLessThanOrEqual(0);
    },
  );
});

describe('the tools of the desk', () => {
  story('find words, keep the line in the middle, and remember it', async ({ newWriter }) => {
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.paste(chapter);
    await page.getByRole('button', { name: say('desk.tools.find'), exact: true }).click();
    await page.locator('.cm-search').waitFor();
    await page.keyboard.press('Escape');
    await desk.command('desk.tools.typewriter', 'menuitemcheckbox');
    await page.reload();
    await desk.editor.waitFor();
    await page.getByRole('button', { name: say('writing-lab.editor.tools'), exact: true }).click();
    const typewriter = page.getByRole('menuitemcheckbox', { name: say('desk.tools.typewriter') });

    await expect.poll(() => typewriter.getAttribute('aria-checked')).toBe('true');
  });
});

async function pasteVerse(page: Page, text: string, kind: 'poetry' | 'lyrics') {
  await deskOn(page, say).paste(text);
  await page
    .getByRole('combobox', { name: say('writing-lab.editor.kind') })
    .first()
    .selectOption(kind);
  await expect
    .poll(() => page.locator('.lh-verse').count(), { timeout: patience(45_000) })
    .toBe(text.split('\n').filter((line) => line !== '').length);
}

async function show(page: Page, words: Say) {
  await page.getByRole('button', { name: words('desk.viewsTab'), exact: true }).click();
}

function choose(page: Page, view: string, words = say) {
  const name = words(`desk.views.${view}.name`);

  return page
    .getByRole('group', { name: words('desk.view') })
    .getByRole('button', { name, exact: true })
    .click();
}

/** How the sentence opens that tells how much of a text the list knows. */
function known(words: Say): string {
  const [opening = ''] = words('desk.views.sentiment.beta', { sentences: '…', words: '…' }).split(
    '…',
  );

  return opening;
}
