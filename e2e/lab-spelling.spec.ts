import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { deskOn } from './testkit/desk.ts';
import { keyboard } from './testkit/hands.ts';
import { patience } from './testkit/patience.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';
import { holdToast } from './testkit/toasts.ts';

const say = wordsIn('en');
const checking = (key: string) => say(`desk.proofreading.${key}`);

story(
  'a slip is marked, explained and mended; a name that recurs is left alone',
  async ({ newWriter }) => {
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.paste('Brannoc did not recieve the letter. That evening Brannoc went home.');

    await marked(page, 'recieve').click();
    await expect.poll(() => desk.editor.getAttribute('spellcheck')).toBe('false');
    await page.getByRole('button', { name: replaceWith('receive') }).click();

    await desk.line('did not receive the letter').waitFor();
    await marked(page, 'recieve').waitFor({ state: 'detached' });
    await page.locator('.lh-spelling').first().waitFor({ state: 'detached' });

    await page.keyboard.press('ControlOrMeta+Z');
    await marked(page, 'recieve').waitFor();
  },
);

story(
  'a word goes into the writer’s dictionary by pointer or key, for every text, and out again',
  async ({ newWriter }) => {
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.paste('The lanternn of light was gone, and the wierd night began.');
    await marked(page, 'lanternn').click();
    await page
      .getByRole('button', { name: say('writing-lab.note.learn', { text: 'lanternn' }) })
      .click();
    // A toast stays while it is pointed at.
    await holdToast(page.getByText(say('writing-lab.notice.learned', { word: 'lanternn' })));
    await marked(page, 'lanternn').waitFor({ state: 'detached' });
    await marked(page, 'wierd').waitFor();

    await page.getByRole('button', { name: say('ui.undo') }).click();
    await marked(page, 'lanternn').click();
    await page.keyboard.press('ControlOrMeta+F8');
    await marked(page, 'lanternn').waitFor({ state: 'detached' });
    await desk.kept();

    await desk.openNew();
    await desk.paste('Not a lanternn was left on that wierd evening.');
    await marked(page, 'wierd').waitFor();
    expect(await marked(page, 'lanternn').count()).toBe(0);
    await page.getByRole('button', { name: checking('open') }).click();
    await page
      .getByRole('button', {
        name: say('desk.proofreading.words.removeWord', { word: 'lanternn' }),
      })
      .click();
    await marked(page, 'lanternn').waitFor();
  },
);

story(
  'spelling is switched off by keyboard, stays off on another device, and comes back',
  async ({ newWriter, newVisitor }) => {
    const writer = await newWriter();
    const { page } = writer;
    const desk = deskOn(page, say);
    const { press } = keyboard(page);
    await desk.openNew();
    await desk.paste('The lamp was broken on a wierd day.');
    await marked(page, 'wierd').waitFor();

    await press(page.getByRole('button', { name: checking('open') }));
    const box = page.getByRole('checkbox', { name: checking('spelling.label') });
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/settings/preferences'));
    await press(box);
    await saved;
    await page.keyboard.press('Escape');
    await marked(page, 'wierd').waitFor({ state: 'detached' });

    const { page: elsewhere } = await newVisitor({}, writer);
    const other = deskOn(elsewhere, say);
    await other.openNew();
    await other.paste('The lamp was broken on a wierd day.');
    await other.analyzed();
    await elsewhere.getByRole('button', { name: checking('open') }).click();
    const otherBox = elsewhere.getByRole('checkbox', { name: checking('spelling.label') });
    expect(await otherBox.isChecked()).toBe(false);
    expect(await elsewhere.locator('.lh-spelling').count()).toBe(0);
    await otherBox.click();
    await marked(elsewhere, 'wierd').waitFor();
  },
);

story('which English counts is the writer’s to say', async ({ newWriter }) => {
  const { page } = await newWriter();
  const desk = deskOn(page, say);
  await desk.openNew();
  await desk.paste('The colour of the lamp was a wierd one.');
  await marked(page, 'wierd').waitFor();
  expect(await marked(page, 'colour').count()).toBe(0);

  await page.getByRole('button', { name: checking('open') }).click();
  const english = page.getByRole('combobox', { name: checking('english.label') });
  await english.selectOption({ label: checking('kinds.en-US') });
  await marked(page, 'colour').waitFor();
  await english.selectOption({ label: checking('kinds.en-GB') });
  await marked(page, 'colour').waitFor({ state: 'detached' });
  await marked(page, 'wierd').waitFor();
});

story(
  'grammar is fetched only when it is switched on, and reads on the device',
  async ({ newWriter }) => {
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    const fetched: string[] = [];
    const sent: string[] = [];
    page.on('request', (request) => {
      if (/harper/.test(request.url())) fetched.push(request.url());
      if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname);
    });
    await desk.openNew();
    await desk.paste('The captain could of been an sailor, and wierd.');
    await marked(page, 'wierd').waitFor();
    await page.locator('.lh-grammar', { hasText: /^of$/ }).waitFor(); // a list of the engine's own: nothing is fetched for it
    expect(fetched.filter((url) => url.endsWith('.wasm'))).toEqual([]);

    await page.getByRole('button', { name: checking('open') }).click();
    await page.getByText(checking('lede')).waitFor();
    expect(await page.getByRole('checkbox', { name: checking('server.label') }).count()).toBe(0); // no server is set up here
    await page.getByRole('checkbox', { name: checking('grammar.label') }).check();
    await page.locator('.lh-grammar', { hasText: /^an$/ }).waitFor({ timeout: patience(60_000) });
    expect(sent).toEqual(['/api/settings/preferences']);
  },
);

story(
  'a dictionary that does not come is told, the rest works, and it is asked for again',
  async ({ newWriter }) => {
    const { page, expectTrouble } = await newWriter();
    expectTrouble(/dictionary-en.*\.dic/);
    const desk = deskOn(page, say);
    const isWordList = /dictionary-en.*\.dic$/;
    await page.context().route(isWordList, (route) => route.abort('failed'));
    await desk.openNew();
    await desk.paste('The lamp was broken on a wierd day.');

    const told = page.getByText(checking('failed.spelling'));
    await told.waitFor();
    await page.locator('.lh-passive').first().waitFor();
    await page.context().unroute(isWordList);
    await page.getByRole('button', { name: checking('again') }).click();
    await marked(page, 'wierd').waitFor();
    await told.waitFor({ state: 'detached' });
  },
);

story(
  'what was looked up once is looked up without a network, and nothing was fetched ahead',
  async ({ server, newWriter }) => {
    const { page, expectTrouble } = await newWriter({ keepsCopy: true });
    const desk = deskOn(page, say);
    await page.goto('/app');
    await page.waitForFunction(
      () => navigator.serviceWorker.controller?.state === 'activated',
      undefined,
      { timeout: patience(60_000) }, // the whole app is fetched before
    );
    expect(await page.evaluate(keptPacks)).toEqual([]);
    await desk.openNew();
    await desk.paste('The lamp was broken on a wierd day.');
    await marked(page, 'wierd').waitFor();
    await desk.kept();

    await server.kill();
    expectTrouble(/./);
    await page.reload();
    await marked(page, 'wierd').waitFor();
    await server.start();
  },
);

story('on a phone, in Arabic, a slip is mended by a touch', async ({ newWriter }) => {
  const { page } = await newWriter({ language: 'ar', width: 360 });
  const arabic = wordsIn('ar');
  const desk = deskOn(page, arabic);
  await desk.openNew();
  await desk.paste('ذهبت الطفلة إلى المدرسه صباحا ثم عادت إلى البيت.');

  await marked(page, 'المدرسه').tap();
  await page
    .getByRole('button', { name: arabic('writing-lab.note.replace', { word: 'المدرسة' }) })
    .tap();
  await desk.line('إلى المدرسة صباحا').waitFor();
  await page.locator('.lh-spelling').first().waitFor({ state: 'detached' });
});

function marked(page: Page, word: string) {
  return page.locator('.lh-spelling', { hasText: word });
}

function replaceWith(word: string) {
  return say('writing-lab.note.replace', { word });
}

/** The dictionaries and checkers in the copy that the browser keeps. */
async function keptPacks(): Promise<string[]> {
  const found: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      if (/\.(aff|dic|words|wasm)$/.test(url)) found.push(url);
    }
  }

  return found;
}
