import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserTest } from './testkit/browser-test.ts';
import { messagesPage, openPair, sendText } from './testkit/conversations.ts';
import { breakNetwork } from './testkit/network.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');

browserTest(
  'an edit and a reaction made without a network are shown at once and sent after a reload',
  async ({ newWriter }) => {
    const { ann, bob, conversationId, path } = await openPair(newWriter);
    const annPage = messagesPage(ann.page, t);
    ann.allowErrors(/ERR_CONNECTION_RESET/);
    await sendText(bob.api, conversationId, 'Which chapter?');
    await ann.page.goto(path);
    await annPage.messageOf('Which chapter?').waitFor();
    const restore = await breakNetwork(ann.page, 'POST', /\/messages\/\d+/);
    const restoreOthers = await breakNetwork(ann.page, 'PUT', /\/messages\/\d+/);
    const restorePatches = await breakNetwork(ann.page, 'PATCH', /\/messages\/\d+/);
    await annPage.messageOf('Which chapter?').hover();
    await ann.page.getByRole('button', { name: t('messages.message.react') }).click();
    await ann.page
      .getByRole('button', { name: t('messages.reactions.add', { emoji: '👏' }) })
      .click();
    const reaction = t('messages.reactions.by', { emoji: '👏', names: t('messages.system.you') });
    await ann.page.getByRole('button', { name: reaction }).waitFor();
    await annPage.composer.press('ArrowUp');
    await annPage.composer.fill('Hello, Bob.');
    await annPage.composer.press('Enter');
    await annPage.messageOf('Hello, Bob.').waitFor();
    await ann.page.reload();
    await annPage.messageOf('Hello, Bob.').waitFor();
    await ann.page.getByRole('button', { name: reaction }).waitFor();

    await Promise.all([restore(), restoreOthers(), restorePatches()]);
    await ann.page.evaluate(() => window.dispatchEvent(new Event('online')));
    const read = async () => {
      const { items } = await bob.api.messages.listMessages({
        params: { id: conversationId },
        query: {},
      });

      return items.map(({ body, reactions }) => [body, reactions.map(({ count }) => count)]);
    };
    await expect.poll(read).toEqual([
      ['Hello, Bob.', []],
      ['Which chapter?', [1]],
    ]);
  },
);

browserTest(
  'a large image is made smaller, and attached files survive a reload and leave with the session',
  async ({ newWriter }) => {
    const { ann, path } = await openPair(newWriter);
    const { page } = ann;
    const annPage = messagesPage(page, t);
    await page.goto(path);
    await annPage.messageOf('Hello.').waitFor();
    const buffer = await drawImage(page, { width: 5_000, height: 500 });
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'map.png', mimeType: 'image/png', buffer });
    const description = page.getByRole('textbox', {
      name: t('messages.file.altNamed', { name: 'map.png' }),
    });
    await description.fill('The coast');
    await page.waitForTimeout(1_000); // stored after a pause of the keys
    await page.reload();
    await expect.poll(() => description.inputValue()).toBe('The coast');
    await page.getByRole('button', { name: t('messages.composer.send') }).click();
    const image = page.getByRole('img', { name: 'The coast' });
    await image.waitFor();
    await expect
      .poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBe(2_048);

    await page.reload();
    await image.waitFor();
    expect(await description.count()).toBe(0);
    const listDatabases = () =>
      page.evaluate(async () =>
        (await indexedDB.databases()).flatMap(({ name }) =>
          name?.startsWith('longhand-messages-') ? name : [],
        ),
      );
    expect(await listDatabases()).toHaveLength(1);
    await page.evaluate(() => {
      sessionStorage.setItem('token', localStorage.getItem('token') ?? ''); // as if not remembered
      localStorage.removeItem('token');
    });
    ann.allowErrors(/ERR_CONNECTION_RESET/);
    await breakNetwork(page, 'POST', /\/messages$/);
    await annPage.composer.fill('Not sent yet.');
    await annPage.composer.press('Enter');
    await page.getByRole('article').filter({ hasText: 'Not sent yet.' }).waitFor();
    const signOut = async () => {
      await page.getByRole('button', { name: t('shell.personOf', { name: ann.name }) }).click();
      await page.getByRole('menuitem', { name: t('shell.signOut') }).click();
      await page.getByRole('dialog').getByText(t('shell.signOutUnsent.title')).waitFor();
    };
    await signOut();
    await page.keyboard.press('Escape');
    expect(await listDatabases()).toHaveLength(1);
    await signOut();
    await page.getByRole('button', { name: t('shell.signOutUnsent.confirm') }).click();
    await expect.poll(listDatabases).toEqual([]);
  },
);

/** A PNG of this size. */
async function drawImage(page: Page, size: { width: number; height: number }): Promise<Buffer> {
  const url = await page.evaluate((wanted) => {
    const canvas = Object.assign(document.createElement('canvas'), wanted);
    canvas.getContext('2d')?.fillRect(0, 0, wanted.width / 2, wanted.height);

    return canvas.toDataURL('image/png');
  }, size);

  return Buffer.from(url.replace(/^[^,]*,/, ''), 'base64');
}
