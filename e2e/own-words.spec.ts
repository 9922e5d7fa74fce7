import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { analyzerPage } from './testkit/analyzer-page.ts';
import { seriousViolations } from './testkit/axe.ts';
import { browserTest, type Writer } from './testkit/browser-test.ts';
import { keyboardInput } from './testkit/input-method.ts';
import { goOffline } from './testkit/network.ts';
import { keepToastOpen } from './testkit/toasts.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const ownWordsText = (key: string, values?: Parameters<typeof t>[1]) =>
  t(`own-words.${key}`, values);
const allWords = '/app/writing-lab/samples?words=all';

browserTest(
  'a word added on one device is accepted on another at once, and removed there it is removed here',
  async ({ newWriter, newVisitor }) => {
    const writer = await newWriter();
    const { page: elsewhere } = await newVisitor({}, writer);
    const analyzer = analyzerPage(elsewhere, t);
    await analyzer.openNew();
    await analyzer.paste('The lanternn of light was gone, and the wierd night began.');
    await spellingMark(elsewhere, 'lanternn').waitFor();

    const { page } = writer;
    await page.goto(allWords);
    await addWord(page, 'lanternn');
    await wordRow(page, 'lanternn').waitFor();
    await spellingMark(elsewhere, 'lanternn').waitFor({ state: 'detached' });
    await spellingMark(elsewhere, 'wierd').waitFor();

    await elsewhere.getByRole('button', { name: ownWordsText('title') }).click();
    await elsewhere
      .getByRole('button', { name: ownWordsText('removeNamed', { word: 'lanternn' }) })
      .click();
    const undo = elsewhere.getByRole('button', { name: t('ui.undo') });
    await keepToastOpen(undo);
    await wordRow(page, 'lanternn').waitFor({ state: 'detached' });
    await undo.click();
    await wordRow(page, 'lanternn').waitFor();
  },
);

browserTest('a word added offline is synced when the network returns', async ({ newWriter }) => {
  const writer = await newWriter();
  const { page, allowErrors } = writer;
  await page.goto(allWords);
  await page.getByText(ownWordsText('empty.dictionary')).waitFor();
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await goOffline(page);
  await addWord(page, 'haar');
  await wordRow(page, 'haar').waitFor();
  await page.getByText(ownWordsText('away')).waitFor();

  await page.context().setOffline(false);
  await page.getByText(ownWordsText('away')).waitFor({ state: 'detached' });
  await expect.poll(() => listOwnWords(writer)).toEqual(['haar']);
});

browserTest('a house rule of a project is marked in its texts only', async ({ newWriter }) => {
  const writer = await newWriter();
  const { page, api } = writer;
  const projectId = crypto.randomUUID();
  await api.projects.create({ body: { id: projectId, title: 'The ferry' } });
  const text = 'They utilize the old ferry every morning before the tide.';
  const [inside, outside] = [crypto.randomUUID(), crypto.randomUUID()];
  const sampleFields = { title: 'Ferry', kind: 'fiction', language: 'en', text } as const;
  await api.writingLab.createSample({ body: { id: inside, ...sampleFields, projectId } });
  await api.writingLab.createSample({ body: { id: outside, ...sampleFields } });

  await page.goto(`/app/writing-lab/samples?words=${projectId}`);
  const kind = page.getByRole('combobox', { name: ownWordsText('kind') });
  await kind.selectOption({ label: ownWordsText('kinds.house-rule') });
  await page.getByRole('button', { name: ownWordsText('add.house-rule') }).click();
  await page.getByLabel(ownWordsText('word.house-rule')).fill('utilize');
  await page.getByLabel(ownWordsText('instead')).fill('use');
  await page.getByLabel(ownWordsText('note')).fill('Plain words.');
  await page.getByRole('button', { name: ownWordsText('save') }).click();
  await wordRow(page, 'utilize').waitFor();

  const analyzer = analyzerPage(page, t);
  await analyzer.openSample(inside);
  await page.locator('.lh-house', { hasText: 'utilize' }).click();
  const use = t('writing-lab.note.replace', { word: 'use' });
  await page.getByRole('button', { name: use }).waitFor();
  await analyzer.openSample(outside);
  await analyzer.analyzed();
  expect(await page.locator('.lh-house', { hasText: 'utilize' }).count()).toBe(0);
});

browserTest(
  'lists are imported with a preview and exported for other programs; other files are rejected',
  async ({ newWriter }) => {
    const writer = await newWriter();
    const { page } = writer;
    await page.goto(allWords);
    await addWord(page, 'haar');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: ownWordsText('import.open') })
      .click();
    const file = page.locator('input[type=file]');
    await file.setInputFiles(fileOf('huge.txt', 'word\n'.repeat(500_000)));
    await page.getByText(ownWordsText('import.tooLarge', { name: 'huge.txt', size: 2 })).waitFor();
    await file.setInputFiles(fileOf('picture.txt', Buffer.from([0x89, 0x50, 0xff, 0x00])));
    await page.getByText(ownWordsText('import.notText', { name: 'picture.txt' })).waitFor();

    await file.setInputFiles(fileOf('novel.dic', '3\nskerrick/SM\nHaar\nBrannoc\n'));
    await page.getByText(ownWordsText('import.found', { fresh: 2, known: 1 })).waitFor();
    await page.getByRole('button', { name: ownWordsText('import.add', { count: 2 }) }).click();
    for (const word of ['haar', 'skerrick', 'Brannoc']) await wordRow(page, word).waitFor();
    await expect.poll(() => listOwnWords(writer)).toEqual(['Brannoc', 'haar', 'skerrick']);

    await page
      .getByRole('dialog')
      .getByRole('button', { name: ownWordsText('export.open') })
      .click();
    await page
      .getByRole('combobox', { name: ownWordsText('import.format') })
      .selectOption({ label: ownWordsText('formats.accept') });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: ownWordsText('export.download') }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('accept.txt');
    expect(await readFile(await download.path(), 'utf8')).toBe(
      '(?i)Brannoc\n(?i)haar\n(?i)skerrick\n',
    );
  },
);

browserTest(
  'a word from an unsaved text is not sent, and is synced when the text is saved',
  async ({ newWriter }) => {
    const writer = await newWriter();
    const { page } = writer;
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(`${request.postData()}`);
    });
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await analyzer.paste('The lanternn of light was gone before the ferry came.');
    await spellingMark(page, 'lanternn').click();
    await page
      .getByRole('button', { name: t('writing-lab.note.learn', { text: 'lanternn' }) })
      .click();
    await spellingMark(page, 'lanternn').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: ownWordsText('title') }).click();
    await page.getByText(ownWordsText('held', { count: 1 })).waitFor();
    expect(sent.filter((body) => body.includes('lanternn'))).toEqual([]);
    const settings = await page.context().newPage();
    await settings.goto('/app/settings/privacy');
    await settings.getByText(t('account.device.words', { n: 1 })).waitFor();
    await settings.close();
    await page.keyboard.press('Escape');

    await analyzer.save('Light');
    await analyzer.saved(1);
    await expect.poll(() => listOwnWords(writer)).toEqual(['lanternn']);
  },
);

browserTest(
  'own words are opened from settings and edited by keyboard, on a phone, in dark mode',
  async ({ newWriter }) => {
    const { page } = await newWriter({ width: 360, scheme: 'dark' });
    const { press, write } = keyboardInput(page);
    await page.goto('/app/settings/preferences');
    await press(page.getByRole('link', { name: t('settings.ownWords.open') }));
    await press(page.getByRole('button', { name: ownWordsText('add.dictionary') }));
    await write(page.getByLabel(ownWordsText('word.dictionary'), { exact: true }), 'haar');
    await page.keyboard.press('Enter');
    await press(page.getByRole('button', { name: ownWordsText('editNamed', { word: 'haar' }) }));
    await write(page.getByLabel(ownWordsText('word.dictionary'), { exact: true }), 'Haarfrost');
    await page.keyboard.press('Enter');
    await wordRow(page, 'Haarfrost').waitFor();
    expect(await wordRow(page, 'haar').count()).toBe(1);
    expect(await seriousViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => !url.search.includes('words'));
  },
);

async function addWord(page: Page, word: string) {
  await page.getByRole('button', { name: ownWordsText('add.dictionary') }).click();
  await page.getByLabel(ownWordsText('word.dictionary'), { exact: true }).fill(word);
  await page.getByRole('button', { name: ownWordsText('save') }).click();
}

function wordRow(page: Page, word: string) {
  return page.getByRole('dialog').getByRole('listitem').filter({ hasText: word });
}

function spellingMark(page: Page, word: string) {
  return page.locator('.lh-spelling', { hasText: word });
}

function fileOf(name: string, content: string | Buffer) {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(content) };
}

/** The own words of the account in alphabetical order. */
async function listOwnWords({ api }: Writer): Promise<string[]> {
  const { words } = await api.ownWords.list({ query: {} });

  return words.map(({ word }) => word).sort();
}
