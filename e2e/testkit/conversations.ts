import type { Page } from 'playwright-core';
import type { Api } from './api.ts';
import type { Writer } from './browser-test.ts';
import type { ContextOptions } from './context.ts';
import type { Translate } from './translator.ts';

/** A writer whom others find by name and username. */
export type Correspondent = Writer & { id: string; name: string; username: string };

type NewWriter = (options?: ContextOptions) => Promise<Writer>;

let correspondentCount = 0;

/** A writer with a name, a username and a visible profile. */
export async function newCorrespondent(
  newWriter: NewWriter,
  firstName: string,
  options: ContextOptions = {},
): Promise<Correspondent> {
  const writer = await newWriter(options);
  correspondentCount += 1;
  const username = `writer-${correspondentCount}`;
  const name = `${firstName} Writer`;
  const { user } = await writer.api.account.changeAccount({
    body: { firstName, lastName: 'Writer', displayName: name, username },
  });
  await writer.api.profile.change({ body: { isShown: true } });

  return { ...writer, id: user.id, name, username };
}

/** Ann and Bob, who know each other, with their conversation. */
export async function openPair(newWriter: NewWriter, options: ContextOptions = {}) {
  const [ann, bob] = await Promise.all([
    newCorrespondent(newWriter, 'Ann', options),
    newCorrespondent(newWriter, 'Bob'),
  ]);
  const conversationId = await befriend(ann, bob);

  return { ann, bob, conversationId, path: `/app/messages?c=${conversationId}` };
}

/** A conversation of two that both have accepted, with one message. */
async function befriend(from: Correspondent, to: Correspondent): Promise<string> {
  const { id } = await from.api.messages.openDirect({ params: { id: to.id } });
  await sendText(from.api, id, 'Hello.');
  await to.api.messages.answerRequest({ params: { id }, body: { isAccepted: true } });

  return id;
}

/** Sends a text to a conversation and returns its number. */
export async function sendText(api: Api, conversationId: string, body: string): Promise<number> {
  const { seq } = await api.messages.send({
    params: { id: conversationId },
    body: { clientId: crypto.randomUUID(), body },
  });

  return seq;
}

/** The parts of the messages screen. */
export function messagesPage(page: Page, t: Translate) {
  const composer = page.getByRole('textbox', { name: t('messages.composer.field') });
  const messageOf = (text: string) =>
    page.locator('[data-seq]').getByRole('article').filter({ hasText: text });

  return {
    composer,
    messageOf,
    list: page.getByRole('region', { name: t('messages.list.label') }),
    texts: () =>
      page.locator('[data-seq] article').evaluateAll((all) => all.map((one) => one.textContent)),

    async write(text: string): Promise<void> {
      await composer.fill(text);
      await composer.press('Enter');
    },

    /** Opens the menu of a message and chooses an entry. */
    async choose(text: string, entry: string): Promise<void> {
      await messageOf(text).hover();
      await page.getByRole('button', { name: t('messages.message.menu') }).click();
      await page.getByRole('menuitem', { name: entry, exact: true }).click();
    },

    /** Chooses an entry of the conversation's menu. */
    async chooseInHeader(entry: string): Promise<void> {
      await page.getByRole('button', { name: t('messages.conversation.menu') }).click();
      await page.getByRole('menuitem', { name: entry, exact: true }).click();
    },
  };
}
