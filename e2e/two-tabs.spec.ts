import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { deskOn } from './testkit/desk.ts';
import { readDrafts } from './testkit/drafts.ts';
import { goOffline } from './testkit/network.ts';
import { patience } from './testkit/patience.ts';
import { story, type Visitor, type Writer } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');
const lab = (key: string, values?: Parameters<typeof say>[1]) => say(`writing-lab.${key}`, values);
const described = { title: 'The weighing house', kind: 'fiction', language: 'en' } as const;
const start = 'Where it began.';
const first = 'The first tab said this. ';
const second = ' The second tab said that.';
const both = first + start + second;

story('a saved text in two tabs is one text, and stays so', async ({ newWriter }) => {
  const { here, there, onServer } = await openedTwice(newWriter);
  await typeAt(here, 'Home', first);
  await linesOf(there, first + start);
  await typeAt(there, 'End', second);
  await linesOf(here, both);
  for (const tab of [here, there])
    await tab
      .getByText(lab('words', { count: 13 }))
      .first()
      .waitFor();

  await there.close();
  await expect.poll(onServer, { timeout: patience(30_000) }).toBe(both);
  await here.reload();
  await linesOf(here, both);
});

story(
  'two hands type at once, one saves, and nothing is lost or twice there',
  async ({ newWriter }) => {
    const { here, there, onServer, newest } = await openedTwice(newWriter);
    const words = (name: string) => Array.from({ length: 12 }, (_, at) => `${name}${at}`);
    const [begin, end] = [words('here').slice(0, 6), words('here').slice(6)];
    const typing = typeAt(there, 'End', ` ${words('there').join(' ')}`);
    await typeAt(here, 'Home', `${begin.join(' ')} `);
    await here.keyboard.press('ControlOrMeta+s');
    await here.keyboard.type(`${end.join(' ')} `);
    await typing;
    const all = `${words('here').join(' ')} ${start} ${words('there').join(' ')}`;
    for (const tab of [here, there]) await linesOf(tab, all);
    await expect.poll(onServer, { timeout: patience(30_000) }).toBe(all);

    await typeAt(there, 'End', ' Enough.');
    for (const tab of [here, there]) await linesOf(tab, `${all} Enough.`);
    await there.getByRole('button', { name: lab('save.asVersion', { version: 3 }) }).click();
    for (const tab of [here, there]) await deskOn(tab, say).saved(3);
    expect(await newest()).toBe(3);
  },
);

story('undo takes back what was written in its own tab', async ({ newWriter }) => {
  const { here, there } = await openedTwice(newWriter);
  await typeAt(here, 'Home', first);
  await linesOf(there, first + start);
  await typeAt(there, 'End', second);
  await linesOf(here, both);

  for (let step = 0; step < first.length; step++) await here.keyboard.press('ControlOrMeta+Z');
  for (const tab of [here, there]) await linesOf(tab, start + second);
});

story(
  'words of a tab that is closed in the middle of a sentence are in the other',
  async ({ newWriter }) => {
    const { here, there, onServer } = await openedTwice(newWriter);
    await typeAt(here, 'Home', first);
    await here.close({ runBeforeUnload: true });
    await typeAt(there, 'End', second);

    await linesOf(there, both);
    await expect.poll(onServer, { timeout: patience(30_000) }).toBe(both);
    expect(await there.getByText(lab('notice.conflict')).count()).toBe(0);
  },
);

story('without a network two tabs write one text, and send it once', async ({ newWriter }) => {
  const { here, there, onServer, expectTrouble, page } = await openedTwice(newWriter);
  expectTrouble(/Failed to (load resource|fetch)|net::ERR_/);
  await goOffline(page);
  await typeAt(here, 'Home', first);
  await linesOf(there, first + start);
  await there.getByRole('button', { name: lab('save.asVersion', { version: 2 }) }).click();
  await there.getByText(lab('notice.waiting')).waitFor();
  await typeAt(there, 'End', second);
  await linesOf(here, both);

  await page.context().setOffline(false);
  for (const tab of [here, there]) await deskOn(tab, say).saved(2);
  expect(await onServer()).toBe(both);
});

story('words count once toward the day, whichever tabs show them', async ({ newWriter }) => {
  const { here, there } = await openedTwice(newWriter);
  await typeAt(here, 'Home', first);
  await linesOf(there, first + start);
  await typeAt(there, 'End', second);
  await linesOf(here, both);
  for (const tab of [there, here]) {
    await tab.getByRole('link', { name: say('shell.screens./app'), exact: true }).click();
  }

  await here.getByRole('heading', { level: 1, name: say('home.words', { n: 10 }) }).waitFor();
});

story(
  'a draft that was never saved is one text in two tabs, and is saved once',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const here = deskOn(page, say);
    await here.openNew();
    await page.keyboard.type(start);
    await expect.poll(() => page.evaluate(readDrafts)).toContain(start);
    await page.waitForURL(/draft=/);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await linesOf(other, start);
    await typeAt(other, 'End', second);
    await linesOf(page, start + second);
    await here.save('The weighing house');
    await here.saved(1);
    await deskOn(other, say).saved(1);
    await other.waitForURL(/sample=/);
    await typeAt(page, 'Home', first);
    await linesOf(other, both);

    await other.getByRole('button', { name: lab('save.asVersion', { version: 2 }) }).click();
    for (const tab of [page, other]) await deskOn(tab, say).saved(2);
    const { items } = await api.writingLab.listSamples({ query: {} });
    expect(items).toHaveLength(1);
  },
);

story(
  'two tabs here and another device: both states are there to choose from, and what is kept is in both tabs',
  async ({ newWriter, newVisitor }) => {
    const { here, there, writer, id } = await openedTwice(newWriter);
    const device = await newVisitor({}, writer);
    for (const visitor of [writer, device]) visitor.expectTrouble(/status of 409/);
    await deskOn(device.page, say).openSample(id);
    await typeAt(device.page, 'End', ' Elsewhere it went on.');
    await device.page.getByRole('button', { name: lab('save.asVersion', { version: 2 }) }).click();
    await deskOn(device.page, say).saved(2);
    await typeAt(here, 'Home', first);
    await typeAt(there, 'End', second);
    await linesOf(here, both);
    await here.getByRole('button', { name: lab('save.asVersion', { version: 2 }) }).click();
    await here.getByRole('button', { name: lab('notice.compare') }).click();
    await here.getByRole('button', { name: lab('conflict.keepMine') }).click();
    for (const tab of [here, there]) await deskOn(tab, say).saved(3);
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

/** A saved text in two tabs of one browser. */
async function openedTwice(newWriter: () => Promise<Writer>) {
  const writer = await newWriter();
  const { page, api, expectTrouble }: Writer & Visitor = writer;
  const id = crypto.randomUUID();
  await api.writingLab.createSample({ body: { id, ...described, text: start } });
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await deskOn(tab, say).openSample(id);
    await linesOf(tab, start);
  }
  const onServer = async () => (await api.writingLab.readSample({ params: { id } })).text;
  const newest = async () => (await api.writingLab.readSample({ params: { id } })).versions;

  return { writer, page, here: page, there: other, id, onServer, newest, expectTrouble };
}

async function typeAt(page: Page, key: 'Home' | 'End', words: string) {
  await page.locator('.cm-content').focus();
  await page.keyboard.press(`ControlOrMeta+${key}`);
  await page.keyboard.type(words);
}

async function linesOf(page: Page, text: string) {
  await expect
    .poll(async () => (await page.locator('.cm-line').allTextContents()).join('\n'), {
      timeout: patience(15_000),
    })
    .toBe(text);
}
