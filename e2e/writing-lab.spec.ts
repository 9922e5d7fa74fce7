import { generateNovel } from '@longhand/bench/texts';
import type { Worker } from 'playwright-core';
import { describe, expect } from 'vitest';
import { analyzerPage } from './testkit/analyzer-page.ts';
import { browserTest } from './testkit/browser-test.ts';
import { chapters } from './testkit/manuscripts/en.ts';
import { breakNetwork } from './testkit/network.ts';
import { waitForNextFrame } from './testkit/next-frame.ts';
import { keepToastOpen } from './testkit/toasts.ts';
import { translatorFor } from './testkit/translator.ts';
import { installWorkerGate } from './testkit/worker-gate.ts';

const t = translatorFor('en');
const [chapter = { title: '', text: '' }] = chapters;

describe('the text', () => {
  browserTest(
    'in 100,000 words a keystroke is shown before the analysis responds',
    async ({ newWriter }) => {
      const { page, api } = await newWriter();
      const workers = await installWorkerGate(page.context());
      const book = { title: 'A long book', kind: 'fiction', language: 'en' } as const;
      const { id } = await api.writingLab.createSample({
        body: { id: crypto.randomUUID(), ...book, text: generateNovel(100_000) },
      });
      const analyzer = analyzerPage(page, t);
      await analyzer.openSample(id);
      await analyzer.analyzed();
      await analyzer.scrollToMiddle();
      await analyzer.editor.locator('.lh-mark').first().waitFor();
      await analyzer.editor.locator('.cm-line').nth(4).click();
      await page.keyboard.press('End');

      await workers.hold(page);
      await page.keyboard.type(' Qued was forgotten.');
      await waitForNextFrame(page);
      const line = analyzer.line('Qued was forgotten.');
      expect(await line.count()).toBe(1);
      await expect.poll(() => workers.waiting(page)).toBeGreaterThan(0);
      expect(await line.locator('.lh-passive', { hasText: 'forgotten' }).count()).toBe(0);

      await workers.release(page);
      await line.locator('.lh-passive', { hasText: 'forgotten' }).waitFor();
    },
  );

  browserTest(
    'a text that is not analyzed yet shows its saved word count and no empty state',
    async ({ newWriter }) => {
      const { page, api } = await newWriter();
      const workers = await installWorkerGate(page.context());
      await workers.holdFromStart(page);
      const text = { title: 'Slack water', kind: 'fiction', language: 'en' } as const;
      const { id } = await api.writingLab.createSample({
        body: { id: crypto.randomUUID(), ...text, text: 'The door was closed by her.' },
      });
      await analyzerPage(page, t).openSample(id);
      await expect.poll(() => workers.waiting(page)).toBeGreaterThan(0);

      await page.getByText(t('writing-lab.words', { count: 6 })).waitFor();
      await page.getByText(t('writing-lab.foot.waiting')).waitFor();
      expect(await page.getByText(t('writing-lab.findings.empty')).count()).toBe(0);

      await workers.release(page);
      await page.locator('.lh-passive').first().waitFor();
    },
  );

  browserTest('an unsaved text is in no request', async ({ newWriter }) => {
    const { page } = await newWriter();
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    const sent: string[] = [];
    page.context().on('request', (request) => sent.push(request.url() + request.postData()));
    await analyzer.paste(`${chapter.text}\n\nThe marmalade was hidden.`);
    await analyzer.analyzed();
    await page.keyboard.type(' Nobody looked behind the clock.');
    await analyzer.line('behind the clock').waitFor();
    await analyzer.draftSaved();
    await page.getByRole('link', { name: t('shell.screens./app'), exact: true }).click();
    await page.getByRole('heading', { level: 1, name: t('home.words', { n: 5 }) }).waitFor();

    const words = ['marmalade', 'weighing', 'Nobody', 'Marta'];
    expect(sent.filter((request) => words.some((word) => request.includes(word)))).toEqual([]);
    const isListed = (request: string) => /\/api\/writing-lab\/samples\?.*null$/.test(request); // allowed: lists the texts to compare with
    const others = sent.filter((request) => !isListed(request));
    expect(others.filter((request) => request.includes('/api/writing-lab/'))).toEqual([]);
  });

  browserTest(
    'an emoji is a valid text: it has no findings and can be saved',
    async ({ newWriter }) => {
      const { page } = await newWriter();
      const analyzer = analyzerPage(page, t);
      await analyzer.openNew();
      await analyzer.paste('🦊');
      await analyzer.analyzed();
      await page.getByText(t('writing-lab.findings.empty')).waitFor();
      await analyzer.save('Fox');
      await analyzer.saved(1);
    },
  );

  browserTest('an empty text is not saved, with a message', async ({ newWriter }) => {
    const { page } = await newWriter();
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await analyzer.saveButton.click();

    await page.getByText(t('writing-lab.save.empty')).waitFor();
    expect(await analyzer.dialog.count()).toBe(0);
  });

  browserTest(
    'opening dialogs and changing the language keeps the analysis worker',
    async ({ newWriter }) => {
      const { page, firstName } = await newWriter();
      const workers: Worker[] = [];
      page.on('worker', (worker) => workers.push(worker));
      const analyzer = analyzerPage(page, t);
      await analyzer.openNew();
      await page.keyboard.type('The ferryman rowed.');
      await page.keyboard.press('F1');
      const help = page.getByRole('complementary', { name: t('shell.help') });
      await help.getByRole('heading').waitFor();
      await page.keyboard.press('l');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: new RegExp(firstName) }).click();
      await page.getByRole('menuitemradio', { name: 'العربية' }).click();

      const translate = translatorFor('ar');
      await page.getByText(translate('writing-lab.findings.title'), { exact: true }).waitFor();
      await analyzer.line('The ferryman rowed.').waitFor();
      await page.getByRole('textbox', { name: translate('writing-lab.editor.label') }).waitFor();
      const analyses = workers.filter((worker) => worker.url().includes('analysis.worker'));
      expect(await Promise.all(analyses.map((one) => one.evaluate(() => 'runs')))).toEqual([
        'runs',
      ]);
    },
  );
});

describe('findings and scores', () => {
  browserTest('a finding opens as a note, is ignored, and stays ignored', async ({ newWriter }) => {
    const { page } = await newWriter();
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await analyzer.paste('The salt was weighed by the clerk. Nobody saw it.');
    await analyzer.editor.locator('.lh-passive').waitFor();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('F8');
    const category = t('writing-lab.findings.category.passive');
    const note = page.getByRole('region', { name: t('writing-lab.note.label', { category }) });
    await note.getByText(t('writing-lab.note.rule.passive')).waitFor();
    await note.getByRole('button', { name: t('writing-lab.note.ignoreHere') }).click();

    await expect.poll(() => analyzer.editor.locator('.lh-passive').count()).toBe(0);
    await analyzer.draftSaved();
    await page.reload();
    await analyzer.analyzed();
    expect(await analyzer.editor.locator('.lh-passive').count()).toBe(0);
    await page.getByText(t('writing-lab.findings.ignored', { count: 1 })).waitFor();
  });

  browserTest(
    'ignored findings are listed and restored, and that can be undone',
    async ({ newWriter }) => {
      const { page } = await newWriter();
      const analyzer = analyzerPage(page, t);
      await analyzer.openNew();
      await analyzer.paste('The salt was weighed by the clerk. It was very late.');
      const passive = analyzer.editor.locator('.lh-passive');
      const adverb = analyzer.editor.locator('.lh-adverb');
      await passive.first().waitFor();
      await page.keyboard.press('ControlOrMeta+Home');
      await page.keyboard.press('F8');
      await page.getByRole('button', { name: t('writing-lab.note.ignoreHere') }).click();
      await expect.poll(() => passive.count()).toBe(0);
      await page.keyboard.press('F8');
      const always = t('writing-lab.note.ignoreAlways', { text: 'very late' });
      await page.getByRole('button', { name: always }).click();
      await expect.poll(() => adverb.count()).toBe(0);

      await page
        .getByRole('button', { name: t('writing-lab.findings.ignored', { count: 2 }) })
        .click();
      const restoreButton = (text: string) =>
        page.getByRole('button', { name: t('writing-lab.findings.bringBackWords', { text }) });
      await restoreButton('very late').click();
      const undo = page
        .getByRole('alert')
        .filter({ hasText: t('writing-lab.notice.broughtBack') })
        .getByRole('button', { name: t('ui.undo') });
      await keepToastOpen(undo);
      await adverb.waitFor();
      await undo.click();
      await expect.poll(() => adverb.count()).toBe(0);
      await restoreButton('was weighed').click();
      await passive.waitFor();
      await page.reload();
      await passive.waitFor();
      expect(await adverb.count()).toBe(0);
    },
  );

  browserTest('a score opens the passages behind it', async ({ newWriter }) => {
    const { page } = await newWriter();
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await analyzer.paste(chapter.text);
    await analyzer.analyzed();
    const score = t('writing-lab.scores.name.mean-sentence-length');
    await page.getByRole('button', { name: new RegExp(score) }).click();

    await page
      .getByRole('button', { name: /She said nothing at one/ })
      .first()
      .waitFor();
  });
});

describe('when the network breaks', () => {
  browserTest(
    'a failed save shows a message in French, and the text is kept after a reload',
    async ({ newWriter }) => {
      const french = translatorFor('fr');
      const { page, allowErrors } = await newWriter({ language: 'fr' });
      allowErrors(/ERR_CONNECTION_RESET/);
      const analyzer = analyzerPage(page, french);
      await analyzer.openNew();
      await analyzer.paste(chapter.text);
      await analyzer.analyzed();
      const restoreNetwork = await breakNetwork(page, 'POST', /^\/api\/writing-lab\/samples$/);
      await analyzer.save(chapter.title);
      await page.getByRole('alert').getByText(french('writing-lab.notice.waiting')).waitFor();
      await analyzer.line('Forty-one').first().waitFor();

      await page.reload();
      await analyzer.analyzed();
      await analyzer.editor.focus();
      await page.keyboard.press('Control+Home'); // the editor renders only what is in view
      await analyzer.line('The salt had been weighed').waitFor();
      await restoreNetwork();
      await analyzer.save(chapter.title);
      await analyzer.saved(1);
    },
  );
});
