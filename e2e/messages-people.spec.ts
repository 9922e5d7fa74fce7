import { expect } from 'vitest';
import { seriousViolations } from './testkit/axe.ts';
import { browserTest } from './testkit/browser-test.ts';
import { messagesPage, newCorrespondent, openPair, sendText } from './testkit/conversations.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');

browserTest(
  'a request shows no links before it is accepted; accepted it is a conversation, declined it is gone',
  async ({ newWriter }) => {
    const ann = await newCorrespondent(newWriter, 'Ann');
    const bob = await newCorrespondent(newWriter, 'Bob');
    const carla = await newCorrespondent(newWriter, 'Carla');
    await ann.page.goto(`/app/profile/${bob.id}`);
    await ann.page.getByRole('button', { name: t('messages.people.write') }).click();
    await messagesPage(ann.page, t).write('May I send you a chapter?');
    await ann.page.getByText(t('messages.receipt.sent'), { exact: true }).waitFor();
    const { id } = await carla.api.messages.openDirect({ params: { id: bob.id } });
    await sendText(carla.api, id, 'Read *this* now');

    await bob.page.goto('/app/messages');
    await bob.page.getByRole('button', { name: t('messages.list.requests', { n: 2 }) }).click();
    await bob.page.getByRole('link', { name: /Carla/ }).click();
    const banner = bob.page.getByRole('region', { name: t('messages.request.label') });
    await banner.waitFor();
    expect(await seriousViolations(bob.page)).toEqual([]);
    await banner.getByRole('button', { name: t('messages.request.decline') }).click();
    await bob.page.getByRole('link', { name: /Carla/ }).first().waitFor({ state: 'detached' });

    await bob.page.getByRole('link', { name: /Ann/ }).click();
    expect(await messagesPage(bob.page, t).composer.count()).toBe(0);
    await banner.getByRole('button', { name: t('messages.request.accept') }).click();
    await messagesPage(bob.page, t).write('Yes, https://example.org/chapter');
    const link = ann.page.getByRole('link', { name: 'https://example.org/chapter', exact: true });
    await link.waitFor();
    expect(await link.getAttribute('rel')).toBe('nofollow noopener noreferrer ugc');
  },
);

browserTest(
  'a group is created, renamed and left; a member is mentioned and the receipt counts readers',
  async ({ newWriter }) => {
    const { ann, bob } = await openPair(newWriter);
    const carla = await newCorrespondent(newWriter, 'Carla');
    const annPage = messagesPage(ann.page, t);
    await ann.page.goto('/app/messages');
    await ann.page
      .getByRole('button', { name: t('messages.new.open') })
      .first()
      .click();
    const dialog = ann.page.getByRole('dialog');
    for (const person of [bob, carla]) {
      await dialog
        .getByRole('textbox', { name: t('messages.people.search') })
        .fill(person.username);
      await dialog.getByRole('button', { name: new RegExp(person.username) }).click();
    }
    await dialog.getByRole('textbox', { name: t('messages.new.groupName') }).fill('Thursdays');
    await dialog.getByRole('button', { name: t('messages.new.createGroup') }).click();
    await ann.page.getByRole('heading', { level: 2, name: 'Thursdays' }).waitFor();

    await annPage.composer.pressSequentially(`Chapters for @${bob.username.slice(0, -1)}`);
    await ann.page.getByRole('option', { name: new RegExp(bob.name) }).waitFor();
    await annPage.composer.press('Enter');
    expect(await annPage.composer.inputValue()).toBe(`Chapters for @${bob.username} `);
    await annPage.composer.press('Enter');
    await annPage.messageOf('Chapters for').waitFor();

    await bob.page.goto('/app/messages');
    await bob.page.getByRole('link', { name: /Thursdays/ }).click();
    await messagesPage(bob.page, t).messageOf('Chapters for').waitFor();
    await ann.page.getByText(t('messages.receipt.readBy', { n: 1 })).waitFor();

    await annPage.chooseInHeader(t('messages.menu.rename'));
    await dialog.getByRole('textbox', { name: t('messages.new.groupName') }).fill('Fridays');
    await dialog.getByRole('button', { name: t('messages.composer.save') }).click();
    await bob.page.getByRole('heading', { level: 2, name: 'Fridays' }).waitFor();
    await messagesPage(bob.page, t).chooseInHeader(t('messages.menu.leave'));
    await bob.page
      .getByRole('dialog')
      .getByRole('button', { name: t('messages.leave.confirm') })
      .click();
    await bob.page.getByText(t('messages.composer.left_group')).waitFor();
    await ann.page.getByText(/Bob Writer\S? left the group/).waitFor();
  },
);

browserTest(
  'a blocked person is gone, sees nothing of it, and can be unblocked in the privacy settings',
  async ({ newWriter }) => {
    const { ann, bob, conversationId, path } = await openPair(newWriter);
    ann.allowErrors(/status of 404/);
    bob.allowErrors(/status of 404/);
    await bob.page.goto(path);
    await messagesPage(bob.page, t).messageOf('Hello.').waitFor();
    await ann.page.goto(path);
    await messagesPage(ann.page, t).chooseInHeader(t('messages.menu.block'));
    const dialog = ann.page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: t('messages.block.report') }).check();
    await dialog.getByRole('button', { name: t('messages.block.confirm') }).click();
    await dialog.getByText(t('messages.report.reasonMissing')).waitFor();
    await dialog.getByRole('radio', { name: t('messages.report.reasons.spam') }).check();
    await dialog.getByRole('button', { name: t('messages.block.confirm') }).click();
    await ann.page.getByText(t('messages.list.empty.inbox')).waitFor();

    await expect(bob.api.messages.searchPeople({ query: { q: ann.username } })).resolves.toEqual({
      items: [],
    });
    await expect(
      bob.api.messages.readConversation({ params: { id: conversationId } }),
    ).rejects.toMatchObject({ code: 'conversation_not_found' });

    await ann.page.goto('/app/settings/privacy');
    const unblock = t('messages.blocked.unblockNamed', { name: bob.name });
    await ann.page.getByRole('button', { name: unblock }).click();
    await ann.page.getByText(t('messages.blocked.none')).waitFor();
    await ann.page.goto(path);
    await messagesPage(ann.page, t).messageOf('Hello.').waitFor();
  },
);

browserTest(
  'whoever turns off read receipts neither shows nor sees them',
  async ({ newWriter }) => {
    const { ann, bob, path } = await openPair(newWriter);
    await bob.page.goto('/app/settings/privacy');
    const changed = bob.page.waitForResponse((response) => response.url().endsWith('/privacy'));
    await bob.page.getByRole('checkbox', { name: t('messages.privacy.sharesReceipts') }).uncheck();
    await changed;
    await ann.page.goto(path);
    await messagesPage(ann.page, t).write('Are you there?');
    await bob.page.goto(path);
    await messagesPage(bob.page, t).messageOf('Are you there?').waitFor();
    await expect.poll(async () => (await bob.api.messages.readUnreadCount()).conversations).toBe(0);

    await ann.page.reload();
    await messagesPage(ann.page, t).messageOf('Are you there?').waitFor();
    await ann.page.getByText(t('messages.receipt.sent'), { exact: true }).waitFor();
  },
);

browserTest(
  'home and the palette lead to conversations, and muting keeps one from the count',
  async ({ newWriter }) => {
    const { ann, bob, conversationId } = await openPair(newWriter);
    await sendText(ann.api, conversationId, 'The tide tables arrived.');
    await bob.page.goto('/app');
    await bob.page.getByRole('heading', { level: 2, name: t('messages.home.title') }).waitFor();
    const rail = bob.page.getByRole('navigation', { name: t('shell.navigation') }).first();
    await rail.getByText(t('shell.unreadMessages', { n: 1 })).waitFor({ state: 'attached' });
    await bob.page.getByRole('link', { name: /The tide tables arrived/ }).click();
    await messagesPage(bob.page, t).messageOf('The tide tables arrived.').waitFor();
    await rail.getByText(t('shell.unreadMessages', { n: 1 })).waitFor({ state: 'detached' });

    await messagesPage(bob.page, t).chooseInHeader(t('messages.menu.mute.always'));
    await bob.page.getByText(t('messages.list.muted'), { exact: true }).waitFor();
    await bob.page.goto('/app/goals');
    await bob.page.getByRole('heading', { level: 1 }).waitFor();
    await sendText(ann.api, conversationId, 'Another one.');
    expect((await bob.api.messages.readUnreadCount()).conversations).toBe(0);

    await bob.page.keyboard.press('ControlOrMeta+K');
    await bob.page.getByRole('combobox', { name: t('shell.palette.placeholder') }).fill('Ann');
    await bob.page
      .getByRole('group', { name: t('shell.palette.groups.conversations') })
      .getByRole('option', { name: /Ann Writer/ })
      .click();
    await messagesPage(bob.page, t).messageOf('Another one.').waitFor();
  },
);
