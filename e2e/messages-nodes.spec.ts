import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { startPostgres } from '../scripts/postgres-cluster.ts';
import { browserTest as baseTest } from './testkit/browser-test.ts';
import { messagesPage, openPair } from './testkit/conversations.ts';
import { type Server, startServer } from './testkit/server.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
let otherNode: Server;

/** Two nodes on one PostgreSQL. */
const browserTest = baseTest.extend(
  'server',
  { scope: 'file' },
  async ({ mailbox }, { onCleanup }) => {
    const postgres = await startPostgres();
    const env = { DATABASE_URL: postgres.url, SECRET: randomBytes(32).toString('hex') };
    const node = await startServer(mailbox, env);
    otherNode = await startServer(mailbox, env);
    onCleanup(async () => {
      await Promise.all([node.remove(), otherNode.remove()]);
      await postgres.stop();
    });

    return node;
  },
);

browserTest(
  'a message, an edit, a reaction, a receipt, typing and a block reach a browser on another node by live events',
  async ({ newWriter, newVisitor }) => {
    const { ann, bob: account, path } = await openPair(newWriter);
    const bob = await newVisitor({ origin: otherNode.origin }, account);
    for (const one of [ann, bob]) one.allowErrors(/status of 404/); // the block hides the conversation
    const [annPage, bobPage] = [messagesPage(ann.page, t), messagesPage(bob.page, t)];
    const [annReads, bobReads] = [await watchReads(ann.page), await watchReads(bob.page)];
    await Promise.all([ann.page.goto(path), bob.page.goto(path)]);
    await Promise.all([annReads.waitForConnection(), bobReads.waitForConnection()]);
    await bobPage.messageOf('Hello.').waitFor();

    await annPage.composer.press('x');
    await bob.page.getByText(t('messages.presence.typing', { name: ann.name })).waitFor();
    await annPage.write('Slack water');
    await bobPage.messageOf('Slack water').waitFor();
    await annPage.composer.press('ArrowUp');
    await annPage.composer.fill('Slack water at the quay');
    await annPage.composer.press('Enter');
    await bobPage.messageOf('Slack water at the quay').waitFor();
    await ann.page.getByText(t('messages.receipt.read'), { exact: true }).waitFor();
    expect(bobReads.withoutEvent()).toBe(0);

    annReads.restart();
    await bobPage.messageOf('Slack water').hover();
    await bob.page.getByRole('button', { name: t('messages.message.react') }).click();
    await bob.page
      .getByRole('button', { name: t('messages.reactions.add', { emoji: '👏' }) })
      .click();
    const reaction = t('messages.reactions.by', { emoji: '👏', names: account.name });
    await ann.page.getByRole('button', { name: reaction }).waitFor();
    expect(annReads.withoutEvent()).toBe(0);

    bobReads.restart();
    await annPage.chooseInHeader(t('messages.menu.block'));
    const dialog = ann.page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('messages.block.confirm') }).click();
    await bob.page.getByText(t('messages.conversation.notFound')).waitFor();
    expect(bobReads.withoutEvent()).toBe(0);
  },
);

/** Compares the reads of messages of a page with the live events that it received. */
async function watchReads(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  let isConnected = false;
  let unreadEvents = 0;
  let withoutEvent = 0;
  devTools.on('Network.eventSourceMessageReceived', ({ eventName }) => {
    if (eventName === 'hello') isConnected = true;
    if (eventName === 'changed') unreadEvents += 1;
  });
  devTools.on('Network.requestWillBeSent', ({ request: { method, url } }) => {
    if (!isConnected || method !== 'GET') return;
    if (!/\/messages\?.*changedSince=/.test(url)) return;
    if (unreadEvents === 0) withoutEvent += 1;
    else unreadEvents -= 1;
  });
  await devTools.send('Network.enable');

  return {
    waitForConnection: () => expect.poll(() => isConnected).toBe(true),

    /** How many reads no event had caused since the last restart: polling, or a change of the page itself. */
    withoutEvent: () => withoutEvent,

    restart: () => {
      withoutEvent = 0;
    },
  };
}
