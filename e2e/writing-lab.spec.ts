import { novel } from '@longhand/bench/texts';
import type { Page, Worker } from 'playwright-core';
import { describe, expect } from 'vitest';
import { deskOn } from './testkit/desk.ts';
import { nextFrame } from './testkit/frame.ts';
import { withHeldWorkers } from './testkit/held-worker.ts';
import { chapters } from './testkit/manuscripts/en.ts';
import { breakNetwork } from './testkit/network.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';
import { holdToast } from './testkit/toasts.ts';

const say = wordsIn('en');
const [chapter = { title: '', text: '' }] = chapters;

describe('the text', () => {
  story('in 100,000 words a key is shown before the analysis answers', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const workers = await withHeldWorkers(page.context());
    const book = { title: 'A long book', kind: 'fiction', language: 'en' } as const;
    const { id } = await api.writingLab.createSample({
      body: { id: crypto.randomUUID(), ...book, text: novel(100_000) },
    });
    const desk = deskOn(page, say);
    await desk.openSample(id);
    await desk.analyzed();
    await desk.toMiddle();
    await desk.editor.locator('.lh-mark').first().waitFor();
    await desk.editor.locator('.cm-line').nth(4).click();
    await page.keyboard.press('End');

    await workers.hold(page);
    await page.keyboard.type(' Qued was forgotten.');
    await nextFrame(page);
    const line = desk.line('Qued was forgotten.');
    expect(await line.count()).toBe(1);
    await expect.poll(() => workers.waiting(page)).toBeGreaterThan(0);
    expect(await line.locator('.lh-passive', { hasText: 'forgotten' }).count()).toBe(0);

    await workers.release(page);
    await line.locator('.lh-passive', { hasText: 'forgotten' }).waitFor();
  });

  story('a text that is not saved leaves the browser in no request', async ({ newWriter }) => {
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    await desk.openNew();
    const sent: string[] = [];
    page.context().on('request', (request) => sent.push(request.url() + request.postData()));
    await desk.paste(`${chapter.text}\n\nThe marmalade was hidden.`);
    await desk.analyzed();
    await page.keyboard.type(' Nobody looked behind the clock.');
    await desk.line('behind the clock').waitFor();
    await desk.kept();
    await page.getByRole('link', { name: say('shell.screens./app'), exact: true }).click();
    await page.getByRole('heading', { level: 1, name: say('home.words', { n: 5 }) }).waitFor();

    const words = ['marmalade', 'weighing', 'Nobody', 'Marta'];
    expect(sent.filter((request) => words.some((word) => request.includes(word)))).toEqual([]);
    const isListed = (request: string) => /\/api\/writing-lab\/samples\?.*null$/.test(request); // to compare with
    const others = sent.filter((request) => !isListed(request));
    expect(others.filter((request) => request.includes('/api/writing-lab/'))).toEqual([]);
  });

  story('an emoji is a text: nothing is found, and it can be saved', async ({ newWriter }) => {
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.paste('🦊');
    await desk.analyzed();
    await page.getByText(say('writing-lab.findings.empty')).waitFor();
    await desk.save('Fox');
    await desk.saved(1);
  });

  story('an empty text is not saved, and says so', async ({ newWriter }) => {
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.saveButton.click();

    await page.getByText(say('writing-lab.save.empty')).waitFor();
    expect(await desk.dialog.count()).toBe(0);
  });

  story(
    'rich text is pasted as plain text, without what it carried, and no more of it is counted than is there',
    async ({ newWriter }) => {
      const { page, expectTrouble } = await newWriter();
      expectTrouble(/inline event handler violates/);
      const desk = deskOn(page, say);
      await desk.openNew();
      await desk.editor.click();
      const rich =
        '<style>b { color: red }</style><h2>The quay</h2><p onclick="alert(1)">Some <b>bold</b> salt.<script>alert(2)</script></p>';
      const counted = (count: number) =>
        page.getByText(say('writing-lab.words', { count }), { exact: true }).waitFor();
      await pasteRich(page, rich);

      await expect.poll(() => desk.editor.innerText()).toContain('**bold**');
      expect(await desk.editor.innerText()).toMatch(/^## The quay\s+Some \*\*bold\*\* salt\.$/);

      await counted(5);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Delete');
      await counted(0);
      await pasteRich(page, rich);
      await counted(5);
      await desk.saveButton.click();
      await desk.dialog.getByLabel(say('writing-lab.save.count', { count: 5 })).waitFor(); // pasted twice, there once
    },
  );

  story('other texts and languages leave the analysis alone', async ({ newWriter }) => {
    const { page, firstName } = await newWriter();
    const workers: Worker[] = [];
    page.on('worker', (worker) => workers.push(worker));
    const desk = deskOn(page, say);
    await desk.openNew();
    await page.keyboard.type('The ferryman rowed.');
    await page.keyboard.press('F1');
    const help = page.getByRole('complementary', { name: say('shell.help') });
    await help.getByRole('heading').waitFor();
    await page.keyboard.press('l');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: new RegExp(firstName) }).click();
    await page.getByRole('menuitemradio', { name: 'العربية' }).click();

    const said = wordsIn('ar');
    await page.getByText(said('writing-lab.findings.title'), { exact: true }).waitFor();
    await desk.line('The ferryman rowed.').waitFor();
    await page.getByRole('textbox', { name: said('writing-lab.editor.label') }).waitFor();
    const analyses = workers.filter((worker) => worker.url().includes('analysis.worker'));
    expect(await Promise.all(analyses.map((one) => one.evaluate(() => 'runs')))).toEqual(['runs']);
  });
});

describe('findings and scores', () => {
  story('a finding opens as a note, is ignored, and stays ignored', async ({ newWriter }) => {
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.paste('The salt was weighed by the clerk. Nobody saw it.');
    await desk.editor.locator('.lh-passive').waitFor();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('F8');
    const category = say('writing-lab.findings.category.passive');
    const note = page.getByRole('region', { name: say('writing-lab.note.label', { category }) });
    await note.getByText(say('writing-lab.note.rule.passive')).waitFor();
    await note.getByRole('button', { name: say('writing-lab.note.ignoreHere') }).click();

    await expect.poll(() => desk.editor.locator('.lh-passive').count()).toBe(0);
    await desk.kept();
    await page.reload();
    await desk.analyzed();
    expect(await desk.editor.locator('.lh-passive').count()).toBe(0);
    await page.getByText(say('writing-lab.findings.ignored', { count: 1 })).waitFor();
  });

  story('what is ignored is listed, brought back, and that is undone', async ({ newWriter }) => {
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.paste('The salt was weighed by the clerk. It was very late.');
    const passive = desk.editor.locator('.lh-passive');
    const adverb = desk.editor.locator('.lh-adverb');
    await passive.first().waitFor();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('F8');
    await page.getByRole('button', { name: say('writing-lab.note.ignoreHere') }).click();
    await expect.poll(() => passive.count()).toBe(0);
    await page.keyboard.press('F8');
    const always = say('writing-lab.note.ignoreAlways', { text: 'very late' });
    await page.getByRole('button', { name: always }).click();
    await expect.poll(() => adverb.count()).toBe(0);

    await page
      .getByRole('button', { name: say('writing-lab.findings.ignored', { count: 2 }) })
      .click();
    const bringBack = (text: string) =>
      page.getByRole('button', { name: say('writing-lab.findings.bringBackWords', { text }) });
    await bringBack('very late').click();
    const undo = page
      .getByRole('alert')
      .filter({ hasText: say('writing-lab.notice.broughtBack') })
      .getByRole('button', { name: say('ui.undo') });
    await holdToast(undo);
    await adverb.waitFor();
    await undo.click();
    await expect.poll(() => adverb.count()).toBe(0);
    await bringBack('was weighed').click();
    await passive.waitFor();
    await page.reload();
    await passive.waitFor();
    expect(await adverb.count()).toBe(0);
  });

  story('a score opens into the words behind it', async ({ newWriter }) => {
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.paste(chapter.text);
    await desk.analyzed();
    const score = say('writing-lab.scores.name.mean-sentence-length');
    await page.getByRole('button', { name: new RegExp(score) }).click();

    await page
      .getByRole('button', { name: /She said nothing at one/ })
      .first()
      .waitFor();
  });
});

describe('when the network breaks', () => {
  story('a save says so in French, and the text is there after a reload', async ({ newWriter }) => {
    const french = wordsIn('fr');
    const { page, expectTrouble } = await newWriter({ language: 'fr' });
    expectTrouble(/ERR_CONNECTION_RESET/);
    const desk = deskOn(page, french);
    await desk.openNew();
    await desk.paste(chapter.text);
    await desk.analyzed();
    const mend = await breakNetwork(page, 'POST', /^\/api\/writing-lab\/samples$/);
    await desk.save(chapter.title);
    await page.getByRole('alert').getByText(french('writing-lab.notice.waiting')).waitFor();
    await desk.line('Forty-one').first().waitFor();

    await page.reload();
    await desk.analyzed();
    await desk.editor.focus();
    await page.keyboard.press('Control+Home'); // only what is in view is in the page
    await desk.line('The salt had been weighed').waitFor();
    await mend();
    await desk.save(chapter.title);
    await desk.saved(1);
  });
});

/** The browser's own clipboard cleans what it is given; other programs do not. */
async function pasteRich(page: Page, html: string) {
  await page.evaluate((markup) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', markup);
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(paste);
  }, html);
}
