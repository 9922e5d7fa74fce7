import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { exampleMatches } from '../apps/server/src/testkit/language-tool-matches.ts';
import {
  type LanguageToolServer,
  openLanguageTool,
} from '../apps/server/src/testkit/language-tool-server.ts';
import { analyzerPage } from './testkit/analyzer-page.ts';
import { seriousViolations } from './testkit/axe.ts';
import { browserTest as baseTest } from './testkit/browser-test.ts';
import { keyboardInput } from './testkit/input-method.ts';
import { startServer } from './testkit/server.ts';
import { type Translate, translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const french = 'Hier, dans la cour, les enfant jouaient encore quand la pluie est venue.';
const german = 'Sie blieb wegen dem Regen noch eine ganze Weile unter dem Dach stehen.';
const privateText = 'Personne ne doit lire que les enfant avaient peur.';
let languageTool: LanguageToolServer;

/** A server with a fake LanguageTool. */
const browserTest = baseTest.extend(
  'server',
  { scope: 'file' },
  async ({ mailbox }, { onCleanup }) => {
    languageTool = await openLanguageTool([...exampleMatches]);
    const server = await startServer(mailbox, { LANGUAGETOOL_URL: languageTool.address });
    onCleanup(async () => {
      await server.remove();
      languageTool.close();
    });

    return server;
  },
);

browserTest(
  'off, no text is sent; on, a saved French text is checked and an error is explained and corrected',
  async ({ newWriter }) => {
    const { page } = await newWriter();
    const analyzer = analyzerPage(page, t);
    const sent = recordChecks(page);
    await openSaved(page, 'Zéphyrine attendait, et les enfant dormaient déjà.');
    await analyzer.analyzed();
    await page.getByText(statusPattern('analyzed')).waitFor();
    await openProofreadingDialog(page);
    await page.getByText(t('desk.proofreading.ledeServer')).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.locator('.lh-grammar').count()).toBe(0);
    expect(sent).toEqual([]);

    await analyzer.editor.press('ControlOrMeta+A');
    await page.keyboard.insertText(french);
    await turnOnGrammar(page);
    await page.getByText(t(serverKey('state.ready'), { language: 'French' })).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByText(statusPattern('withServer')).waitFor();
    await grammarMark(page, 'les enfant').click();
    const note = page.getByRole('region', {
      name: t('writing-lab.note.label', { category: 'Grammar' }),
    });
    await note.getByText('« les » demande un nom au pluriel.').waitFor();
    await note.getByText('ACCORD_PLURIELS').waitFor();
    await page
      .getByRole('button', { name: t('writing-lab.note.replace', { word: 'les enfants' }) })
      .click();

    await analyzer.line('les enfants jouaient').waitFor();
    await grammarMark(page, 'les enfant').waitFor({ state: 'detached' });
    expect(sent.join()).toContain('Hier, dans la cour');
    expect(sent.join()).not.toContain('Zéphyrine');
  },
);

browserTest(
  'an error in a German text disappears with its rule, returns and disappears when the check is turned off',
  async ({ newWriter }) => {
    const { page } = await newWriter();
    const analyzer = analyzerPage(page, t);
    await openSaved(page, german);
    await turnOnGrammar(page);
    await page.keyboard.press('Escape');
    await grammarMark(page, 'wegen dem').click();

    await page.getByRole('button', { name: t('writing-lab.note.ignoreRule') }).click();
    await grammarMark(page, 'wegen dem').waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: t('writing-lab.findings.ignored', { count: 1 }) })
      .click();
    await page
      .getByRole('button', {
        name: t('writing-lab.findings.bringBackWords', { text: 'Grammar (WEGEN_DEM)' }),
      })
      .click();
    await grammarMark(page, 'wegen dem').waitFor();

    await keyboardInput(page).press(
      page.getByRole('button', { name: t('desk.proofreading.open') }),
    );
    await keyboardInput(page).press(page.getByRole('checkbox', { name: t(serverKey('label')) }));
    await page.keyboard.press('Escape');
    await grammarMark(page, 'wegen dem').waitFor({ state: 'detached' });
    await page.getByText(statusPattern('analyzed')).waitFor();
    expect(await analyzer.editor.textContent()).toContain('wegen dem Regen');
  },
);

browserTest(
  'a device-only text is never sent, nor a text before it is saved, and the dialog says why',
  async ({ newWriter }) => {
    const { page } = await newWriter();
    const analyzer = analyzerPage(page, t);
    const sent = recordChecks(page);
    await openSaved(page, german);
    await turnOnGrammar(page);
    await page.keyboard.press('Escape');
    await grammarMark(page, 'wegen dem').waitFor();
    const before = sent.length;

    await analyzer.openNew();
    await analyzer.paste(privateText);
    await analyzer.analyzed();
    await openProofreadingDialog(page);
    await page.getByText(t(serverKey('unsaved'))).waitFor();
    await page.keyboard.press('Escape');
    await analyzer.save('La cour', 'device');
    await analyzer.saved(1, 'device');
    await openProofreadingDialog(page);
    await page.getByText(t(serverKey('deviceOnly'))).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText(statusPattern('analyzed')).waitFor();
    expect(await page.locator('.lh-grammar').count()).toBe(0);
    expect(sent).toHaveLength(before);

    await openSaved(page, `${german} Danach schien die Sonne.`);
    await grammarMark(page, 'wegen dem').waitFor();
    expect(languageTool.requests.map((fields) => fields.get('text')).join()).not.toContain(
      privateText,
    );
  },
);

browserTest(
  'a grammar server that does not respond shows an error, the rest works and the check can be retried',
  async ({ newWriter }) => {
    const { page, allowErrors } = await newWriter();
    allowErrors(/grammar\/check|503/);
    languageTool.misbehavior = 'timeout';
    onTestFinished(() => {
      languageTool.misbehavior = 'none';
    });
    await openSaved(page, french);
    await turnOnGrammar(page);
    await page.getByText(t(serverKey('state.failed'))).waitFor();
    await page.keyboard.press('Escape');
    const message = page.getByText(t('desk.proofreading.failed.server'));
    await message.waitFor();
    await page.getByText(t('errors.client.serverError')).waitFor({ state: 'detached' });

    languageTool.misbehavior = 'none';
    await page.getByRole('button', { name: t('desk.proofreading.again') }).click();
    await grammarMark(page, 'les enfant').waitFor();
    await message.waitFor({ state: 'detached' });
  },
);

browserTest('offline the check waits, says so and resumes by itself', async ({ newWriter }) => {
  const { page, allowErrors } = await newWriter();
  allowErrors(/./);
  await openSaved(page, french);
  await turnOnGrammar(page);
  await page.keyboard.press('Escape');
  await grammarMark(page, 'les enfant').waitFor();
  await page.context().setOffline(true);

  await analyzerPage(page, t).editor.press('ControlOrMeta+End');
  await page.keyboard.type(' Plus tard, les enfant dormaient.');
  await page.getByText(t('desk.proofreading.failed.offline')).waitFor();
  await page.context().setOffline(false);

  await expect.poll(() => grammarMark(page, 'les enfant').count()).toBe(2);
});

browserTest('on a phone in Arabic an error is corrected with a tap', async ({ newWriter }) => {
  const { page } = await newWriter({ language: 'ar', width: 360 });
  const arabic = translatorFor('ar');
  const analyzer = analyzerPage(page, arabic);
  await openSaved(page, 'ذهب التلاميذ إلى المعلمون في الصباح ثم عادوا إلى البيت.', arabic);
  await page.getByRole('button', { name: arabic('writing-lab.editor.showFindings') }).tap();
  await turnOnGrammar(page, arabic);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await grammarMark(page, 'إلى المعلمون').tap();
  await page
    .getByRole('button', { name: arabic('writing-lab.note.replace', { word: 'إلى المعلمين' }) })
    .tap();
  await analyzer.line('التلاميذ إلى المعلمين').waitFor();
});

const serverKey = (name: string) => `desk.proofreading.server.${name}`;

function grammarMark(page: Page, words: string) {
  return page.locator('.lh-grammar', { hasText: words });
}

/** Collects the bodies of the page's grammar checks from now on. */
function recordChecks(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/grammar/check')) sent.push(request.postData() ?? '');
  });

  return sent;
}

async function openSaved(page: Page, text: string, translate: Translate = t) {
  const analyzer = analyzerPage(page, translate);
  await analyzer.openNew();
  await analyzer.paste(text);
  await analyzer.save('Un texte');
  await analyzer.saved(1);
}

const openProofreadingDialog = (page: Page, translate: Translate = t) =>
  page.getByRole('button', { name: translate('desk.proofreading.open') }).click();

async function turnOnGrammar(page: Page, translate: Translate = t) {
  await openProofreadingDialog(page, translate);
  await page.getByRole('checkbox', { name: translate(serverKey('label')) }).check();
}

/** The status line of the whole text or of an edit, with any duration. */
function statusPattern(which: 'analyzed' | 'withServer'): RegExp {
  const sentences = ['text', 'edit'].map((of) =>
    t(`writing-lab.foot.${which}`, { of, milliseconds: 0 }).replace('0 ms', '[\\d,]+ ms'),
  );

  return new RegExp(sentences.join('|'));
}
