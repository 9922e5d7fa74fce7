import { expect } from 'vitest';
import { seriousViolations } from './testkit/axe.ts';
import { browserTest } from './testkit/browser-test.ts';
import { messagesPage, newCorrespondent, openPair, sendText } from './testkit/conversations.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');

browserTest(
  'a message is pinned for everyone and starred for oneself, and both lists lead back to it',
  async ({ newWriter }) => {
    const { ann, bob, conversationId, path } = await openPair(newWriter);
    const [annPage, bobPage] = [messagesPage(ann.page, t), messagesPage(bob.page, t)];
    await sendText(ann.api, conversationId, 'Keep: the harbour chapter');
    for (let n = 1; n <= 52; n += 1) await sendText(ann.api, conversationId, `Line ${n}`);
    const { seq } = await ann.api.messages
      .search({ query: { q: 'harbour' } })
      .then(({ items: [found] }) => ({ seq: found?.seq ?? 0 }));
    await ann.api.messages.changeMessage({
      params: { id: conversationId, seq },
      body: { isPinned: true },
    });
    await Promise.all([ann.page.goto(path), bob.page.goto(path)]);
    await annPage.messageOf('Line 52').waitFor();
    expect(await annPage.messageOf('Keep:').count()).toBe(0);
    await annPage.choose('Line 51', t('messages.message.star'));
    await annPage.messageOf('Line 51').getByText(t('messages.message.starred')).waitFor();

    for (const [list, text] of [
      ['pinned', 'Keep: the harbour chapter'],
      ['starred', 'Line 51'],
    ] as const) {
      await annPage.chooseInHeader(t(`messages.menu.${list}`));
      const dialog = ann.page.getByRole('dialog', { name: t(`messages.menu.${list}`) });
      await dialog
        .getByRole('link')
        .or(dialog.getByRole('button', { name: text }))
        .first()
        .waitFor();
      expect(await seriousViolations(ann.page)).toEqual([]);
      await dialog.getByText(text).first().click();
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => annPage.messageOf(text).isVisible()).toBe(true);
    }

    await bobPage.chooseInHeader(t('messages.menu.starred'));
    await bob.page.getByRole('dialog').getByText(t('messages.search.starredNone')).waitFor();
    await bob.page.keyboard.press('Escape');
    await bobPage.chooseInHeader(t('messages.menu.pinned'));
    await bob.page.getByRole('dialog').getByText('Keep: the harbour chapter').first().waitFor();
  },
);

browserTest(
  'a message is deleted for oneself or for everyone, and one of another person is reported',
  async ({ newWriter }) => {
    const { ann, bob, conversationId, path } = await openPair(newWriter);
    const [annPage, bobPage] = [messagesPage(ann.page, t), messagesPage(bob.page, t)];
    await sendText(ann.api, conversationId, 'Not for here');
    await sendText(ann.api, conversationId, 'Only mine');
    await sendText(bob.api, conversationId, 'Buy followers now');
    await Promise.all([ann.page.goto(path), bob.page.goto(path)]);
    await bobPage.messageOf('Not for here').waitFor();

    await annPage.choose('Only mine', t('messages.message.delete'));
    await ann.page.getByRole('button', { name: t('messages.delete.me') }).click();
    await annPage.messageOf('Only mine').waitFor({ state: 'detached' });
    await annPage.choose('Not for here', t('messages.message.delete'));
    await ann.page.getByRole('button', { name: t('messages.delete.everyone') }).click();
    for (const one of [annPage, bobPage]) {
      await one.messageOf('Not for here').waitFor({ state: 'detached' });
      await one.messageOf(t('messages.message.deleted')).waitFor();
    }
    expect(await bobPage.messageOf('Only mine').count()).toBe(1);

    await annPage.choose('Buy followers now', t('messages.message.report'));
    const dialog = ann.page.getByRole('dialog');
    await dialog.getByRole('radio', { name: t('messages.report.reasons.spam') }).check();
    expect(await seriousViolations(ann.page)).toEqual([]);
    await dialog.getByRole('button', { name: t('messages.report.confirm') }).click();
    await ann.page.getByText(t('messages.toast.reported')).waitFor();
  },
);

browserTest(
  'an owner adds, appoints and removes members, and a removed member keeps what was written before',
  async ({ newWriter }) => {
    const { ann, bob } = await openPair(newWriter);
    const carla = await newCorrespondent(newWriter, 'Carla');
    const id = crypto.randomUUID();
    await ann.api.messages.createGroup({
      params: { id },
      body: { title: 'Thursdays', userIds: [bob.id] },
    });
    const path = `/app/messages?c=${id}`;
    const [annPage, bobPage] = [messagesPage(ann.page, t), messagesPage(bob.page, t)];
    await sendText(ann.api, id, 'Before');
    await Promise.all([ann.page.goto(path), bob.page.goto(path)]);
    await bobPage.messageOf('Before').waitFor();
    await annPage.chooseInHeader(t('messages.menu.members'));
    const dialog = ann.page.getByRole('dialog', { name: t('messages.menu.members') });
    await dialog.getByRole('textbox', { name: t('messages.people.search') }).fill(carla.username);
    await dialog.getByRole('button', { name: new RegExp(carla.username) }).click();
    await dialog.getByRole('button', { name: t('messages.members.add') }).click();
    const rowOf = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
    await rowOf(ann.name).getByText('You, Owner', { exact: true }).waitFor();
    await rowOf(carla.name).getByText(t('messages.members.invited')).waitFor();
    expect(await seriousViolations(ann.page)).toEqual([]);

    const choose = async (entry: string) => {
      await dialog
        .getByRole('button', { name: t('messages.members.menu', { name: bob.name }) })
        .click();
      await ann.page.getByRole('menuitem', { name: entry, exact: true }).click();
    };
    await choose(t('messages.members.makeOwner'));
    await rowOf(bob.name).getByText(t('messages.members.owner')).waitFor();
    await choose(t('messages.members.remove'));
    await rowOf(bob.name).waitFor({ state: 'detached' });
    await bob.page.getByText(t('messages.composer.removed_group')).waitFor();
    await sendText(ann.api, id, 'After');
    await bob.page.reload();
    await bobPage.messageOf('Before').waitFor();
    expect(await bobPage.messageOf('After').count()).toBe(0);
    expect(await bobPage.composer.count()).toBe(0);
  },
);

browserTest(
  'a conversation is pinned, archived and marked as unread from the list, also after an own message',
  async ({ newWriter }) => {
    const { ann, bob, conversationId } = await openPair(newWriter);
    await sendText(ann.api, conversationId, 'Which chapter?');
    await sendText(bob.api, conversationId, 'The third.');
    const { page } = bob;
    await page.goto('/app/messages');
    const link = page.getByRole('link', { name: /Ann/ });
    const choose = async (entry: string) => {
      await page.getByRole('button', { name: t('messages.list.menu', { name: ann.name }) }).click();
      await page.getByRole('menuitem', { name: entry, exact: true }).click();
    };
    await link.waitFor();
    await choose(t('messages.menu.pin'));
    await link.getByText(t('messages.list.pinned')).waitFor({ state: 'attached' });
    await choose(t('messages.menu.markUnread'));
    await link.getByText(t('messages.list.unread', { n: 1 })).waitFor({ state: 'attached' });
    await expect.poll(async () => (await bob.api.messages.readUnreadCount()).conversations).toBe(1);

    await choose(t('messages.menu.archive'));
    await page.getByText(t('messages.list.empty.inbox')).waitFor();
    await sendText(ann.api, conversationId, 'The third, then.');
    await link.waitFor();
  },
);
