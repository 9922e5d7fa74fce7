import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { analyzerPage } from './testkit/analyzer-page.ts';
import { browserTest } from './testkit/browser-test.ts';
import { keyboardInput } from './testkit/input-method.ts';
import { scaleTimeout } from './testkit/scale-timeout.ts';
import { keepToastOpen } from './testkit/toasts.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const proofreadingText = (key: string) => t(`desk.proofreading.${key}`);

browserTest(
  'a misspelling is marked, explained and corrected; a recurring name is not marked',
  async ({ newWriter }) => {
    const { page } = await newWriter();
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await analyzer.paste('Brannoc did not recieve the letter. That evening Brannoc went home.');

    await spellingMark(page, 'recieve').click();
    await expect.poll(() => analyzer.editor.getAttribute('spellcheck')).toBe('false');
    await page.getByRole('button', { name: replaceLabel('receive') }).click();

    await analyzer.line('did not receive the letter').waitFor();
    await spellingMark(page, 'recieve').waitFor({ state: 'detached' });
    await page.locator('.lh-spelling').first().waitFor({ state: 'detached' });

    await page.keyboard.press('ControlOrMeta+Z');
    await spellingMark(page, 'recieve').waitFor();
  },
);

browserTest(
  'a word is added to the user’s dictionary by mouse or shortcut, for every text, and removed',
  async ({ newWriter }) => {
    const { page } = await newWriter();
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await analyzer.paste('The lanternn of light was gone, and the wierd night began.');
    await spellingMark(page, 'lanternn').click();
    await page
      .getByRole('button', { name: t('writing-lab.note.learn', { text: 'lanternn' }) })
      .click();
    // A toast stays open while hovered.
    await keepToastOpen(page.getByText(t('writing-lab.notice.learned', { word: 'lanternn' })));
    await spellingMark(page, 'lanternn').waitFor({ state: 'detached' });
    await spellingMark(page, 'wierd').waitFor();

    await page.getByRole('button', { name: t('ui.undo') }).click();
    await spellingMark(page, 'lanternn').click();
    await page.keyboard.press('ControlOrMeta+F8');
    await spellingMark(page, 'lanternn').waitFor({ state: 'detached' });
    await analyzer.draftSaved();

    await analyzer.openNew();
    await analyzer.paste('Not a lanternn was left on that wierd evening.');
    await spellingMark(page, 'wierd').waitFor();
    expect(await spellingMark(page, 'lanternn').count()).toBe(0);
    await page.getByRole('button', { name: proofreadingText('open') }).click();
    await page
      .getByRole('button', {
        name: t('desk.proofreading.words.removeWord', { word: 'lanternn' }),
      })
      .click();
    await spellingMark(page, 'lanternn').waitFor();
  },
);

browserTest(
  'spelling is turned off by keyboard, stays off on another device and can be turned on again',
  async ({ newWriter, newVisitor }) => {
    const writer = await newWriter();
    const { page } = writer;
    const analyzer = analyzerPage(page, t);
    const { press } = keyboardInput(page);
    await analyzer.openNew();
    await analyzer.paste('The lamp was broken on a wierd day.');
    await spellingMark(page, 'wierd').waitFor();

    await press(page.getByRole('button', { name: proofreadingText('open') }));
    const spellingCheckbox = page.getByRole('checkbox', {
      name: proofreadingText('spelling.label'),
    });
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/settings/preferences'));
    await press(spellingCheckbox);
    await saved;
    await page.keyboard.press('Escape');
    await spellingMark(page, 'wierd').waitFor({ state: 'detached' });

    const { page: elsewhere } = await newVisitor({}, writer);
    const other = analyzerPage(elsewhere, t);
    await other.openNew();
    await other.paste('The lamp was broken on a wierd day.');
    await other.analyzed();
    await elsewhere.getByRole('button', { name: proofreadingText('open') }).click();
    const otherBox = elsewhere.getByRole('checkbox', { name: proofreadingText('spelling.label') });
    expect(await otherBox.isChecked()).toBe(false);
    expect(await elsewhere.locator('.lh-spelling').count()).toBe(0);
    await otherBox.click();
    await spellingMark(elsewhere, 'wierd').waitFor();
  },
);

browserTest('the user chooses the variety of English', async ({ newWriter }) => {
  const { page } = await newWriter();
  const analyzer = analyzerPage(page, t);
  await analyzer.openNew();
  await analyzer.paste('The colour of the lamp was a wierd one.');
  await spellingMark(page, 'wierd').waitFor();
  expect(await spellingMark(page, 'colour').count()).toBe(0);

  await page.getByRole('button', { name: proofreadingText('open') }).click();
  const english = page.getByRole('combobox', { name: proofreadingText('english.label') });
  await english.selectOption({ label: proofreadingText('kinds.en-US') });
  await spellingMark(page, 'colour').waitFor();
  await english.selectOption({ label: proofreadingText('kinds.en-GB') });
  await spellingMark(page, 'colour').waitFor({ state: 'detached' });
  await spellingMark(page, 'wierd').waitFor();
});

browserTest(
  'the grammar checker is fetched only when turned on, and checks on the device',
  async ({ newWriter }) => {
    const { page } = await newWriter();
    const analyzer = analyzerPage(page, t);
    const fetched: string[] = [];
    const sent: string[] = [];
    page.on('request', (request) => {
      if (/harper/.test(request.url())) fetched.push(request.url());
      if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname);
    });
    await analyzer.openNew();
    await analyzer.paste('The captain could of been an sailor, and wierd.');
    await spellingMark(page, 'wierd').waitFor();
    await page.locator('.lh-grammar', { hasText: /^of$/ }).waitFor(); // from the engine's own list, which needs no download
    expect(fetched.filter((url) => url.endsWith('.wasm'))).toEqual([]);

    await page.getByRole('button', { name: proofreadingText('open') }).click();
    await page.getByText(proofreadingText('lede')).waitFor();
    expect(
      await page.getByRole('checkbox', { name: proofreadingText('server.label') }).count(),
    ).toBe(0); // no grammar server is configured here
    await page.getByRole('checkbox', { name: proofreadingText('grammar.label') }).check();
    await page
      .locator('.lh-grammar', { hasText: /^an$/ })
      .waitFor({ timeout: scaleTimeout(60_000) });
    expect(sent).toEqual(['/api/settings/preferences']);
  },
);

browserTest(
  'a dictionary that fails to load shows an error, the rest works and loading can be retried',
  async ({ newWriter }) => {
    const { page, allowErrors } = await newWriter();
    allowErrors(/dictionary-en.*\.dic/);
    const analyzer = analyzerPage(page, t);
    const isWordList = /dictionary-en.*\.dic$/;
    await page.context().route(isWordList, (route) => route.abort('failed'));
    await analyzer.openNew();
    await analyzer.paste('The lamp was broken on a wierd day.');

    const message = page.getByText(proofreadingText('failed.spelling'));
    await message.waitFor();
    await page.locator('.lh-passive').first().waitFor();
    await page.context().unroute(isWordList);
    await page.getByRole('button', { name: proofreadingText('again') }).click();
    await spellingMark(page, 'wierd').waitFor();
    await message.waitFor({ state: 'detached' });
  },
);

browserTest(
  'a dictionary used once works offline, and none is fetched in advance',
  async ({ server, newWriter }) => {
    const { page, allowErrors } = await newWriter({ allowsServiceWorker: true });
    const analyzer = analyzerPage(page, t);
    await page.goto('/app');
    await page.waitForFunction(
      () => navigator.serviceWorker.controller?.state === 'activated',
      undefined,
      { timeout: scaleTimeout(60_000) }, // the whole app is fetched first
    );
    expect(await page.evaluate(listCachedDictionaries)).toEqual([]);
    await analyzer.openNew();
    await analyzer.paste('The lamp was broken on a wierd day.');
    await spellingMark(page, 'wierd').waitFor();
    await analyzer.draftSaved();

    await server.kill();
    allowErrors(/./);
    await page.reload();
    await spellingMark(page, 'wierd').waitFor();
    await server.start();
  },
);

browserTest('on a phone in Arabic a misspelling is corrected with a tap', async ({ newWriter }) => {
  const { page } = await newWriter({ language: 'ar', width: 360 });
  const arabic = translatorFor('ar');
  const analyzer = analyzerPage(page, arabic);
  await analyzer.openNew();
  await analyzer.paste('ذهبت الطفلة إلى المدرسه صباحا ثم عادت إلى البيت.');

  await spellingMark(page, 'المدرسه').tap();
  await page
    .getByRole('button', { name: arabic('writing-lab.note.replace', { word: 'المدرسة' }) })
    .tap();
  await analyzer.line('إلى المدرسة صباحا').waitFor();
  await page.locator('.lh-spelling').first().waitFor({ state: 'detached' });
});

function spellingMark(page: Page, word: string) {
  return page.locator('.lh-spelling', { hasText: word });
}

function replaceLabel(word: string) {
  return t('writing-lab.note.replace', { word });
}

/** The dictionaries and checkers in the service worker's cache. */
async function listCachedDictionaries(): Promise<string[]> {
  const found: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      if (/\.(aff|dic|words|wasm)$/.test(url)) found.push(url);
    }
  }

  return found;
}
