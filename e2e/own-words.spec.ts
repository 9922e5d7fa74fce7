import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { seriousViolations } from './testkit/axe.ts';
import { deskOn } from './testkit/desk.ts';
import { keyboard } from './testkit/hands.ts';
import { goOffline } from './testkit/network.ts';
import { story, type Writer } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';
import { holdToast } from './testkit/toasts.ts';

const say = wordsIn('en');
const own = (key: string, values?: Parameters<typeof say>[1]) => say(`own-words.${key}`, values);
const allWords = '/app/writing-lab/samples?words=all';

story(
  'a word added on one device is right on another at once, and taken out there it is gone here',
  async ({ newWriter, newVisitor }) => {
    const writer = await newWriter();
    const { page: elsewhere } = await newVisitor({}, writer);
    const desk = deskOn(elsewhere, say);
    await desk.openNew();
    await desk.paste('The lanternn of light was gone, and the wierd night began.');
    await marked(elsewhere, 'lanternn').waitFor();

    const { page } = writer;
    await page.goto(allWords);
    await add(page, 'lanternn');
    await listed(page, 'lanternn').waitFor();
    await marked(elsewhere, 'lanternn').waitFor({ state: 'detached' });
    await marked(elsewhere, 'wierd').waitFor();

    await elsewhere.getByRole('button', { name: own('title') }).click();
    await elsewhere.getByRole('button', { name: own('removeNamed', { word: 'lanternn' }) }).click();
    const undo = elsewhere.getByRole('button', { name: say('ui.undo') });
    await holdToast(undo);
    await listed(page, 'lanternn').waitFor({ state: 'detached' });
    await undo.click();
    await listed(page, 'lanternn').waitFor();
  },
);

story(
  'a word added without a network reaches the account when it is back',
  async ({ newWriter }) => {
    const writer = await newWriter();
    const { page, expectTrouble } = writer;
    await page.goto(allWords);
    await page.getByText(own('empty.dictionary')).waitFor();
    expectTrouble(/ERR_INTERNET_DISCONNECTED/);
    await goOffline(page);
    await add(page, 'haar');
    await listed(page, 'haar').waitFor();
    await page.getByText(own('away')).waitFor();

    await page.context().setOffline(false);
    await page.getByText(own('away')).waitFor({ state: 'detached' });
    await expect.poll(() => wordsOf(writer)).toEqual(['haar']);
  },
);

story('a house rule of a project is marked in its texts and in no other', async ({ newWriter }) => {
  const writer = await newWriter();
  const { page, api } = writer;
  const projectId = crypto.randomUUID();
  await api.projects.create({ body: { id: projectId, title: 'The ferry' } });
  const text = 'They utilize the old ferry every morning before the tide.';
  const [inside, outside] = [crypto.randomUUID(), crypto.randomUUID()];
  const described = { title: 'Ferry', kind: 'fiction', language: 'en', text } as const;
  await api.writingLab.createSample({ body: { id: inside, ...described, projectId } });
  await api.writingLab.createSample({ body: { id: outside, ...described } });

  await page.goto(`/app/writing-lab/samples?words=${projectId}`);
  const kind = page.getByRole('combobox', { name: own('kind') });
  await kind.selectOption({ label: own('kinds.house-rule') });
  await page.getByRole('button', { name: own('add.house-rule') }).click();
  await page.getByLabel(own('word.house-rule')).fill('utilize');
  await page.getByLabel(own('instead')).fill('use');
  await page.getByLabel(own('note')).fill('Plain words.');
  await page.getByRole('button', { name: own('save') }).click();
  await listed(page, 'utilize').waitFor();

  const desk = deskOn(page, say);
  await desk.openSample(inside);
  await page.locator('.lh-house', { hasText: 'utilize' }).click();
  const use = say('writing-lab.note.replace', { word: 'use' });
  await page.getByRole('button', { name: use }).waitFor();
  await desk.openSample(outside);
  await desk.analyzed();
  expect(await page.locator('.lh-house', { hasText: 'utilize' }).count()).toBe(0);
});

story(
  'lists come in with a preview and go out for other programs; what is no list is refused',
  async ({ newWriter }) => {
    const writer = await newWriter();
    const { page } = writer;
    await page.goto(allWords);
    await add(page, 'haar');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: own('import.open') })
      .click();
    const file = page.locator('input[type=file]');
    await file.setInputFiles(fileOf('huge.txt', 'word\n'.repeat(500_000)));
    await page.getByText(own('import.tooLarge', { name: 'huge.txt', size: 2 })).waitFor();
    await file.setInputFiles(fileOf('picture.txt', Buffer.from([0x89, 0x50, 0xff, 0x00])));
    await page.getByText(own('import.notText', { name: 'picture.txt' })).waitFor();

    await file.setInputFiles(fileOf('novel.dic', '3\nskerrick/SM\nHaar\nBrannoc\n'));
    await page.getByText(own('import.found', { fresh: 2, known: 1 })).waitFor();
    await page.getByRole('button', { name: own('import.add', { count: 2 }) }).click();
    for (const word of ['haar', 'skerrick', 'Brannoc']) await listed(page, word).waitFor();
    await expect.poll(() => wordsOf(writer)).toEqual(['Brannoc', 'haar', 'skerrick']);

    await page
      .getByRole('dialog')
      .getByRole('button', { name: own('export.open') })
      .click();
    await page
      .getByRole('combobox', { name: own('import.format') })
      .selectOption({ label: own('formats.accept') });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: own('export.download') }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('accept.txt');
    expect(await readFile(await download.path(), 'utf8')).toBe(
      '(?i)Brannoc\n(?i)haar\n(?i)skerrick\n',
    );
  },
);

story(
  'a word from a text that is not saved is sent nowhere, and goes to the account with its text',
  async ({ newWriter }) => {
    const writer = await newWriter();
    const { page } = writer;
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(`${request.postData()}`);
    });
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.paste('The lanternn of light was gone before the ferry came.');
    await marked(page, 'lanternn').click();
    await page
      .getByRole('button', { name: say('writing-lab.note.learn', { text: 'lanternn' }) })
      .click();
    await marked(page, 'lanternn').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: own('title') }).click();
    await page.getByText(own('held', { count: 1 })).waitFor();
    expect(sent.filter((body) => body.includes('lanternn'))).toEqual([]);
    const settings = await page.context().newPage();
    await settings.goto('/app/settings/privacy');
    await settings.getByText(say('account.device.words', { n: 1 })).waitFor();
    await settings.close();
    await page.keyboard.press('Escape');

    await desk.save('Light');
    await desk.saved(1);
    await expect.poll(() => wordsOf(writer)).toEqual(['lanternn']);
  },
);

story(
  'own words are found from settings and changed by keyboard, on a phone, in the dark',
  async ({ newWriter }) => {
    const { page } = await newWriter({ width: 360, scheme: 'dark' });
    const { press, write } = keyboard(page);
    await page.goto('/app/settings/preferences');
    await press(page.getByRole('link', { name: say('settings.ownWords.open') }));
    await press(page.getByRole('button', { name: own('add.dictionary') }));
    await write(page.getByLabel(own('word.dictionary'), { exact: true }), 'haar');
    await page.keyboard.press('Enter');
    await press(page.getByRole('button', { name: own('editNamed', { word: 'haar' }) }));
    await write(page.getByLabel(own('word.dictionary'), { exact: true }), 'Haarfrost');
    await page.keyboard.press('Enter');
    await listed(page, 'Haarfrost').waitFor();
    expect(await listed(page, 'haar').count()).toBe(1);
    expect(await seriousViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => !url.search.includes('words'));
  },
);

async function add(page: Page, word: string) {
  await page.getByRole('button', { name: own('add.dictionary') }).click();
  await page.getByLabel(own('word.dictionary'), { exact: true }).fill(word);
  await page.getByRole('button', { name: own('save') }).click();
}

function listed(page: Page, word: string) {
  return page.getByRole('dialog').getByRole('listitem').filter({ hasText: word });
}

function marked(page: Page, word: string) {
  return page.locator('.lh-spelling', { hasText: word });
}

function fileOf(name: string, content: string | Buffer) {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(content) };
}

/** What the account has, by its letters. */
async function wordsOf({ api }: Writer): Promise<string[]> {
  const { words } = await api.ownWords.list({ query: {} });

  return words.map(({ word }) => word).sort();
}
