import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { someFaults } from '../apps/server/src/testkit/language-tool-faults.ts';
import {
  type LanguageToolServer,
  openLanguageTool,
} from '../apps/server/src/testkit/language-tool-server.ts';
import { seriousViolations } from './testkit/axe.ts';
import { deskOn } from './testkit/desk.ts';
import { keyboard } from './testkit/hands.ts';
import { openServer } from './testkit/server.ts';
import { story as anyStory } from './testkit/story.ts';
import { type Say, wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');
const french = 'Hier, dans la cour, les enfant jouaient encore quand la pluie est venue.';
const german = 'Sie blieb wegen dem Regen noch eine ganze Weile unter dem Dach stehen.';
const secret = 'Personne ne doit lire que les enfant avaient peur.';
let languageTool: LanguageToolServer;

/** A server that a LanguageTool of the testkit reads for. */
const story = anyStory.extend('server', { scope: 'file' }, async ({ mailbox }, { onCleanup }) => {
  languageTool = await openLanguageTool([...someFaults]);
  const server = await openServer(mailbox, { LANGUAGETOOL_URL: languageTool.address });
  onCleanup(async () => {
    await server.remove();
    languageTool.close();
  });

  return server;
});

story(
  'off, nothing of a text is sent; on, a saved French text is read, a fault explained and mended',
  async ({ newWriter }) => {
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    const sent = checksOf(page);
    await openSaved(page, 'Zéphyrine attendait, et les enfant dormaient déjà.');
    await desk.analyzed();
    await page.getByText(footOf('analyzed')).waitFor();
    await openDialog(page);
    await page.getByText(say('desk.proofreading.ledeServer')).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.locator('.lh-grammar').count()).toBe(0);
    expect(sent).toEqual([]);

    await desk.editor.press('ControlOrMeta+A');
    await page.keyboard.insertText(french);
    await switchOn(page);
    await page.getByText(say(key('state.ready'), { language: 'French' })).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByText(footOf('withServer')).waitFor();
    await marked(page, 'les enfant').click();
    const note = page.getByRole('region', {
      name: say('writing-lab.note.label', { category: 'Grammar' }),
    });
    await note.getByText('« les » demande un nom au pluriel.').waitFor();
    await note.getByText('ACCORD_PLURIELS').waitFor();
    await page
      .getByRole('button', { name: say('writing-lab.note.replace', { word: 'les enfants' }) })
      .click();

    await desk.line('les enfants jouaient').waitFor();
    await marked(page, 'les enfant').waitFor({ state: 'detached' });
    expect(sent.join()).toContain('Hier, dans la cour');
    expect(sent.join()).not.toContain('Zéphyrine');
  },
);

story(
  'a fault of a German text goes with its rule, comes back, and goes with the switch',
  async ({ newWriter }) => {
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    await openSaved(page, german);
    await switchOn(page);
    await page.keyboard.press('Escape');
    await marked(page, 'wegen dem').click();

    await page.getByRole('button', { name: say('writing-lab.note.ignoreRule') }).click();
    await marked(page, 'wegen dem').waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: say('writing-lab.findings.ignored', { count: 1 }) })
      .click();
    await page
      .getByRole('button', {
        name: say('writing-lab.findings.bringBackWords', { text: 'Grammar (WEGEN_DEM)' }),
      })
      .click();
    await marked(page, 'wegen dem').waitFor();

    await keyboard(page).press(page.getByRole('button', { name: say('desk.proofreading.open') }));
    await keyboard(page).press(page.getByRole('checkbox', { name: say(key('label')) }));
    await page.keyboard.press('Escape');
    await marked(page, 'wegen dem').waitFor({ state: 'detached' });
    await page.getByText(footOf('analyzed')).waitFor();
    expect(await desk.editor.textContent()).toContain('wegen dem Regen');
  },
);

story(
  'a text that is on this device only is never sent, nor one before it is saved, and the dialog says why',
  async ({ newWriter }) => {
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    const sent = checksOf(page);
    await openSaved(page, german);
    await switchOn(page);
    await page.keyboard.press('Escape');
    await marked(page, 'wegen dem').waitFor();
    const before = sent.length;

    await desk.openNew();
    await desk.paste(secret);
    await desk.analyzed();
    await openDialog(page);
    await page.getByText(say(key('unsaved'))).waitFor();
    await page.keyboard.press('Escape');
    await desk.save('La cour', 'device');
    await desk.saved(1, 'device');
    await openDialog(page);
    await page.getByText(say(key('deviceOnly'))).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText(footOf('analyzed')).waitFor();
    expect(await page.locator('.lh-grammar').count()).toBe(0);
    expect(sent).toHaveLength(before);

    await openSaved(page, `${german} Danach schien die Sonne.`);
    await marked(page, 'wegen dem').waitFor();
    expect(languageTool.asked.map((fields) => fields.get('text')).join()).not.toContain(secret);
  },
);

story(
  'a server that does not answer is told calmly, the rest works, and it is asked again',
  async ({ newWriter }) => {
    const { page, expectTrouble } = await newWriter();
    expectTrouble(/grammar\/check|503/);
    languageTool.oddity = 'timeout';
    onTestFinished(() => {
      languageTool.oddity = 'none';
    });
    await openSaved(page, french);
    await switchOn(page);
    await page.getByText(say(key('state.failed'))).waitFor();
    await page.keyboard.press('Escape');
    const told = page.getByText(say('desk.proofreading.failed.server'));
    await told.waitFor();
    await page.getByText(say('errors.client.serverError')).waitFor({ state: 'detached' });

    languageTool.oddity = 'none';
    await page.getByRole('button', { name: say('desk.proofreading.again') }).click();
    await marked(page, 'les enfant').waitFor();
    await told.waitFor({ state: 'detached' });
  },
);

story('without a network it waits, says so, and goes on by itself', async ({ newWriter }) => {
  const { page, expectTrouble } = await newWriter();
  expectTrouble(/./);
  await openSaved(page, french);
  await switchOn(page);
  await page.keyboard.press('Escape');
  await marked(page, 'les enfant').waitFor();
  await page.context().setOffline(true);

  await deskOn(page, say).editor.press('ControlOrMeta+End');
  await page.keyboard.type(' Plus tard, les enfant dormaient.');
  await page.getByText(say('desk.proofreading.failed.offline')).waitFor();
  await page.context().setOffline(false);

  await expect.poll(() => marked(page, 'les enfant').count()).toBe(2);
});

story('on a phone, in Arabic, a fault is mended by a touch', async ({ newWriter }) => {
  const { page } = await newWriter({ language: 'ar', width: 360 });
  const arabic = wordsIn('ar');
  const desk = deskOn(page, arabic);
  await openSaved(page, 'ذهب التلاميذ إلى المعلمون في الصباح ثم عادوا إلى البيت.', arabic);
  await page.getByRole('button', { name: arabic('writing-lab.editor.showFindings') }).tap();
  await switchOn(page, arabic);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await marked(page, 'إلى المعلمون').tap();
  await page
    .getByRole('button', { name: arabic('writing-lab.note.replace', { word: 'إلى المعلمين' }) })
    .tap();
  await desk.line('التلاميذ إلى المعلمين').waitFor();
});

const key = (name: string) => `desk.proofreading.server.${name}`;

function marked(page: Page, words: string) {
  return page.locator('.lh-grammar', { hasText: words });
}

/** What a page has sent to be checked, from now on. */
function checksOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/grammar/check')) sent.push(request.postData() ?? '');
  });

  return sent;
}

async function openSaved(page: Page, text: string, words: Say = say) {
  const desk = deskOn(page, words);
  await desk.openNew();
  await desk.paste(text);
  await desk.save('Un texte');
  await desk.saved(1);
}

const openDialog = (page: Page, words: Say = say) =>
  page.getByRole('button', { name: words('desk.proofreading.open') }).click();

async function switchOn(page: Page, words: Say = say) {
  await openDialog(page, words);
  await page.getByRole('checkbox', { name: words(key('label')) }).check();
}

/** The last line, of the whole text or of an edit, with its figure left open. */
function footOf(which: 'analyzed' | 'withServer'): RegExp {
  const sentences = ['text', 'edit'].map((of) =>
    say(`writing-lab.foot.${which}`, { of, milliseconds: 0 }).replace('0 ms', '[\\d,]+ ms'),
  );

  return new RegExp(sentences.join('|'));
}
