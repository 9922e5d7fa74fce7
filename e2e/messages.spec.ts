import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Writer, browserTest } from './testkit/browser-test.ts';
import { befriend, introduce, sendText } from './testkit/conversations.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');

type Correspondent = Writer & { id: string };
type NewWriter = (options?: Parameters<typeof Object>[0]) => Promise<Writer>;

let people = 0;

/** Two writers who know each other, Ann and Bob, with their conversation. */
async function openPair(newWriter: NewWriter) {
  const [ann, bob] = await Promise.all([newPerson(newWriter, 'Ann'), newPerson(newWriter, 'Bob')]);
  const conversationId = await befriend(ann.api, bob);

  return { ann, bob, conversationId, path: `/app/messages?c=${conversationId}` };
}

async function newPerson(newWriter: NewWriter, firstName: string): Promise<Correspondent> {
  const writer = await newWriter();
  people += 1;
  const username = `${firstName.toLowerCase()}-${people}`;
  const id = await introduce(writer.api, { firstName, lastName: 'Writer', username });

  return { ...writer, id };
}

const composer = (page: Page) => page.getByRole('textbox', { name: t('messages.composer.field') });
const messageOf = (page: Page, text: string) =>
  page.getByRole('article').filter({ hasText: text });

async function write(page: Page, text: string) {
  await composer(page).fill(text);
  await composer(page).press('Enter');
}

browserTest(
  'two browsers see a message, that it was read, typing, an edit and a reaction',
  async ({ newWriter }) => {
    const { ann, bob, path } = await openPair(newWriter);
    await Promise.all([ann.page.goto(path), bob.page.goto(path)]);
    await messageOf(bob.page, 'Hello.').waitFor();

    await composer(ann.page).pressSequentially('Slack water');
    await bob.page.getByText(t('messages.presence.typing', { name: 'Ann Writer' })).waitFor();
    await composer(ann.page).press('Enter');
    await messageOf(bob.page, 'Slack water').waitFor();
    await bob.page.bringToFront();
    await ann.page.getByText(t('messages.receipt.read')).waitFor();

    await messageOf(bob.page, 'Slack water').hover();
    await bob.page.getByRole('button', { name: t('messages.message.react') }).click();
    await bob.page
      .getByRole('button', { name: t('messages.reactions.add', { emoji: '👏' }) })
      .click();
    await ann.page
      .getByRole('button', { name: t('messages.reactions.by', { emoji: '👏', names: 'Bob Writer' }) })
      .waitFor();

    await composer(ann.page).press('ArrowUp');
    await composer(ann.page).fill('Slack water at the quay');
    await composer(ann.page).press('Enter');
    await messageOf(bob.page, 'Slack water at the quay')
      .getByRole('button', { name: t('messages.message.edited') })
      .waitFor();
    expect(await messageOf(bob.page, 'Slack water').count()).toBe(1);
    expect(await sendText(bob.api, path.slice(-36), 'Good.')).toBeGreaterThan(1);
    await messageOf(ann.page, 'Good.').waitFor();
  },
);
