import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { analyzerPage } from './testkit/analyzer-page.ts';
import { browserTest, type Visitor, type Writer } from './testkit/browser-test.ts';
import { readDrafts } from './testkit/drafts.ts';
import { goOffline } from './testkit/network.ts';
import { scaleTimeout } from './testkit/scale-timeout.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const lab = (key: string, values?: Parameters<typeof t>[1]) => t(`writing-lab.${key}`, values);
const sampleFields = { title: 'The weighing house', kind: 'fiction', language: 'en' } as const;
const start = 'Where it began.';
const first = 'The first tab said this. ';
const second = ' The second tab said that.';
const both = first + start + second;

browserTest('a saved text stays in sync across two tabs', async ({ newWriter }) => {
  const { here, there, onServer } = await openTwice(newWriter);
  await typeAt(here, 'Home', first);
  await expectText(there, first + start);
  await typeAt(there, 'End', second);
  await expectText(here, both);
  for (const tab of [here, there])
    await tab
      .getByText(lab('words', { count: 13 }))
      .first()
      .waitFor();

  await there.close();
  await expect.poll(onServer, { timeout: scaleTimeout(30_000) }).toBe(both);
  await here.reload();
  await expectText(here, both);
});

browserTest(
  'typing in both tabs at once while one saves loses and duplicates nothing',
  async ({ newWriter }) => {
    const { here, there, onServer, newest } = await openTwice(newWriter);
    const words = (name: string) => Array.from({ length: 12 }, (_, at) => `${name}${at}`);
    const [firstHalf, secondHalf] = [words('here').slice(0, 6), words('here').slice(6)];
    const typingElsewhere = typeAt(there, 'End', ` ${words('there').join(' ')}`);
    await typeAt(here, 'Home', `${firstHalf.join(' ')} `);
    await here.keyboard.press('ControlOrMeta+s');
    await here.keyboard.type(`${secondHalf.join(' ')} `);
    await typingElsewhere;
    const all = `${words('here').join(' ')} ${start} ${words('there').join(' ')}`;
    for (const tab of [here, there]) await expectText(tab, all);
    await expect.poll(onServer, { timeout: scaleTimeout(30_000) }).toBe(all);

    await typeAt(there, 'End', ' Enough.');
    for (const tab of [here, there]) await expectText(tab, `${all} Enough.`);
    await there.getByRole('button', { name: lab('save.asVersion', { version: 3 }) }).click();
    for (const tab of [here, there]) await analyzerPage(tab, t).saved(3);
    expect(await newest()).toBe(3);
  },
);

browserTest('undo reverts only edits of its own tab', async ({ newWriter }) => {
  const { here, there } = await openTwice(newWriter);
  await typeAt(here, 'Home', first);
  await expectText(there, first + start);
  await typeAt(there, 'End', second);
  await expectText(here, both);

  for (let step = 0; step < first.length; step++) await here.keyboard.press('ControlOrMeta+Z');
  for (const tab of [here, there]) await expectText(tab, start + second);
});

browserTest('words of a tab closed mid-sentence are in the other tab', async ({ newWriter }) => {
  const { here, there, onServer } = await openTwice(newWriter);
  await typeAt(here, 'Home', first);
  await here.close({ runBeforeUnload: true });
  await typeAt(there, 'End', second);

  await expectText(there, both);
  await expect.poll(onServer, { timeout: scaleTimeout(30_000) }).toBe(both);
  expect(await there.getByText(lab('notice.conflict')).count()).toBe(0);
});

browserTest('offline, two tabs stay in sync and send the text once', async ({ newWriter }) => {
  const { here, there, onServer, expectTrouble, page } = await openTwice(newWriter);
  expectTrouble(/Failed to (load resource|fetch)|net::ERR_/);
  await goOffline(page);
  await typeAt(here, 'Home', first);
  await expectText(there, first + start);
  await there.getByRole('button', { name: lab('save.asVersion', { version: 2 }) }).click();
  await there.getByText(lab('notice.waiting')).waitFor();
  await typeAt(there, 'End', second);
  await expectText(here, both);

  await page.context().setOffline(false);
  for (const tab of [here, there]) await analyzerPage(tab, t).saved(2);
  expect(await onServer()).toBe(both);
});

browserTest('words count once toward the day, whichever tabs show them', async ({ newWriter }) => {
  const { here, there } = await openTwice(newWriter);
  await typeAt(here, 'Home', first);
  await expectText(there, first + start);
  await typeAt(there, 'End', second);
  await expectText(here, both);
  for (const tab of [there, here]) {
    await tab.getByRole('link', { name: t('shell.screens./app'), exact: true }).click();
  }

  await here.getByRole('heading', { level: 1, name: t('home.words', { n: 10 }) }).waitFor();
});

browserTest(
  'an unsaved draft stays in sync across two tabs and is saved once',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const here = analyzerPage(page, t);
    await here.openNew();
    await page.keyboard.type(start);
    await expect.poll(() => page.evaluate(readDrafts)).toContain(start);
    await page.waitForURL(/draft=/);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expectText(other, start);
    await typeAt(other, 'End', second);
    await expectText(page, start + second);
    await here.save('The weighing house');
    await here.saved(1);
    await analyzerPage(other, t).saved(1);
    await other.waitForURL(/sample=/);
    await typeAt(page, 'Home', first);
    await expectText(other, both);

    await other.getByRole('button', { name: lab('save.asVersion', { version: 2 }) }).click();
    for (const tab of [page, other]) await analyzerPage(tab, t).saved(2);
    const { items } = await api.writingLab.listSamples({ query: {} });
    expect(items).toHaveLength(1);
  },
);

browserTest(
  'a conflict with another device offers both texts, and the choice applies to both tabs',
  async ({ newWriter, newVisitor }) => {
    const { here, there, writer, id } = await openTwice(newWriter);
    const device = await newVisitor({}, writer);
    for (const visitor of [writer, device]) visitor.allowErrors(/status of 409/);
    await analyzerPage(device.page, t).openSample(id);
    await typeAt(device.page, 'End', ' Elsewhere it went on.');
    await device.page.getByRole('button', { name: lab('save.asVersion', { version: 2 }) }).click();
    await analyzerPage(device.page, t).saved(2);
    await typeAt(here, 'Home', first);
    await typeAt(there, 'End', second);
    await expectText(here, both);
    await here.getByRole('button', { name: lab('save.asVersion', { version: 2 }) }).click();
    await here.getByRole('button', { name: lab('notice.compare') }).click();
    await here.getByRole('button', { name: lab('conflict.keepMine') }).click();
    for (const tab of [here, there]) await analyzerPage(tab, t).saved(3);
    await expect.poll(() => there.getByText(lab('notice.conflict')).count()).toBe(0);

    const { items } = await writer.api.writingLab.listVersions({ params: { id }, query: {} });
    const texts = items.map(({ number }) =>
      writer.api.writingLab.readVersion({ params: { id, number } }),
    );
    expect((await Promise.all(texts)).map(({ text }) => text)).toEqual([
      both,
      `${start} Elsewhere it went on.`,
      start,
    ]);
  },
);

/** Opens a saved text in two tabs of one browser. */
async function openTwice(newWriter: () => Promise<Writer>) {
  const writer = await newWriter();
  const { page, api, allowErrors }: Writer & Visitor = writer;
  const id = crypto.randomUUID();
  await api.writingLab.createSample({ body: { id, ...sampleFields, text: start } });
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await analyzerPage(tab, t).openSample(id);
    await expectText(tab, start);
  }
  const readSavedText = async () => (await api.writingLab.readSample({ params: { id } })).text;
  const readVersionCount = async () =>
    (await api.writingLab.readSample({ params: { id } })).versions;

  return {
    writer,
    page,
    here: page,
    there: other,
    id,
    onServer: readSavedText,
    newest: readVersionCount,
    expectTrouble: allowErrors,
  };
}

async function typeAt(page: Page, key: 'Home' | 'End', words: string) {
  await page.locator('.cm-content').focus();
  await page.keyboard.press(`ControlOrMeta+${key}`);
  await page.keyboard.type(words);
}

async function expectText(page: Page, text: string) {
  await expect
    .poll(async () => (await page.locator('.cm-line').allTextContents()).join('\n'), {
      timeout: scaleTimeout(15_000),
    })
    .toBe(text);
}
