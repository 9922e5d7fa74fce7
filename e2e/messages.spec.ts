import { expect } from 'vitest';
import { seriousViolations } from './testkit/axe.ts';
import { browserTest } from './testkit/browser-test.ts';
import { messagesPage, openPair, sendText } from './testkit/conversations.ts';
import { breakNetwork } from './testkit/network.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');

browserTest(
  'two browsers see a message, that it was read, typing, an edit and a reaction',
  async ({ newWriter }) => {
    const { ann, bob, path } = await openPair(newWriter);
    const [annPage, bobPage] = [messagesPage(ann.page, t), messagesPage(bob.page, t)];
    await Promise.all([ann.page.goto(path), bob.page.goto(path)]);
    await bobPage.messageOf('Hello.').waitFor();

    const typing = bob.page.getByText(t('messages.presence.typing', { name: ann.name }));
    await expect // Bob's live connection may still be opening
      .poll(
        async () => {
          await annPage.composer.press('x');

          return typing.count();
        },
        { interval: 500, timeout: 15_000 },
      )
      .toBe(1);
    await annPage.write('Slack water');
    await bobPage.messageOf('Slack water').waitFor();
    await ann.page.getByText(t('messages.receipt.read'), { exact: true }).waitFor();

    await bobPage.messageOf('Slack water').hover();
    await bob.page.getByRole('button', { name: t('messages.message.react') }).click();
    await bob.page
      .getByRole('button', { name: t('messages.reactions.add', { emoji: '👏' }) })
      .click();
    const reaction = t('messages.reactions.by', { emoji: '👏', names: bob.name });
    await ann.page.getByRole('button', { name: reaction }).waitFor();

    await annPage.composer.press('ArrowUp');
    await annPage.composer.fill('Slack water at the quay');
    await annPage.composer.press('Enter');
    const edited = bob.page.getByRole('button', { name: t('messages.message.edited') });
    await edited.click();
    await bob.page.getByRole('dialog').getByText('Slack water', { exact: true }).waitFor();
    expect(await bobPage.messageOf('Slack water').count()).toBe(1);
  },
);

browserTest(
  'what is written without a network is shown at once, survives a reload and arrives once, in order',
  async ({ newWriter }) => {
    const { ann, bob, path } = await openPair(newWriter);
    const annPage = messagesPage(ann.page, t);
    ann.allowErrors(/ERR_CONNECTION_RESET/);
    await Promise.all([ann.page.goto(path), bob.page.goto(path)]);
    await annPage.messageOf('Hello.').waitFor();
    const restore = await breakNetwork(ann.page, 'POST', /\/messages$/);
    for (const text of ['First', 'Second', 'Third']) {
      await annPage.write(text);
      await ann.page.getByText(text, { exact: true }).waitFor();
    }
    await ann.page.reload();
    await ann.page.getByText('Third', { exact: true }).waitFor();

    await ann.page.goto('/app/goals');
    await ann.page.getByRole('heading', { level: 1 }).waitFor();
    await restore();
    await ann.page.evaluate(() => window.dispatchEvent(new Event('online')));
    await messagesPage(bob.page, t).messageOf('Third').waitFor();
    const { items } = await bob.api.messages.listMessages({
      params: { id: path.slice(-36) },
      query: {},
    });
    expect(items.map(({ body }) => body)).toEqual(['Hello.', 'First', 'Second', 'Third']);
    await ann.page.goto(path);
    await annPage.messageOf('Third').waitFor();
    expect(await annPage.messageOf('Third').count()).toBe(1);
  },
);

browserTest(
  'a message that the server refuses stays with its reason and can be sent again or deleted',
  async ({ newWriter }) => {
    const { ann, path } = await openPair(newWriter);
    const annPage = messagesPage(ann.page, t);
    ann.allowErrors(/status of 409/);
    await ann.page.goto(path);
    await annPage.messageOf('Hello.').waitFor();
    await ann.page.route(/\/messages$/, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 409,
            json: { success: false, code: 'attachment_quota', message: 'Full.', requestId: 'x' },
          })
        : route.fallback(),
    );
    await annPage.write('Refused');
    const reason = t('errors.refusals.attachment_quota');
    await ann.page.getByText(t('messages.outgoing.failed', { reason })).waitFor();
    await ann.page.unrouteAll();
    await ann.page.getByRole('button', { name: t('messages.outgoing.retry') }).click();
    await annPage.messageOf('Refused').waitFor();
  },
);

browserTest(
  'a draft is on the other device too and survives a reload',
  async ({ newWriter, newVisitor }) => {
    const { ann, path } = await openPair(newWriter);
    const annPage = messagesPage(ann.page, t);
    await ann.page.goto(path);
    const saved = ann.page.waitForResponse((response) => response.url().endsWith('/draft'));
    await annPage.composer.fill('Not yet');
    await saved;
    await ann.page.reload();
    await expect.poll(() => annPage.composer.inputValue()).toBe('Not yet');

    const phone = await newVisitor({ width: 360 }, ann);
    await phone.page.goto('/app/messages');
    await phone.page.getByText('Not yet').waitFor();
    await phone.page.getByRole('link', { name: /Bob Writer/ }).click();
    await expect.poll(() => messagesPage(phone.page, t).composer.inputValue()).toBe('Not yet');
  },
);

browserTest(
  'a conversation opens at the unread line, and the read cursor moves only when the newest message is in view',
  async ({ newWriter }) => {
    const { ann, bob, conversationId, path } = await openPair(newWriter);
    const bobPage = messagesPage(bob.page, t);
    await bob.api.messages.markRead({ params: { id: conversationId }, body: { upTo: 1 } });
    for (let n = 1; n <= 40; n += 1) await sendText(ann.api, conversationId, `Line ${n}`);
    const unread = async () => (await bob.api.messages.readUnreadCount()).conversations;
    await bob.page.goto(path);
    await bobPage.messageOf('Line 1').first().waitFor();
    await bob.page.getByText(t('messages.conversation.unreadLine'), { exact: true }).waitFor();
    await expect.poll(() => bobPage.messageOf('Line 1').first().isVisible()).toBe(true);
    expect(await unread()).toBe(1);

    await bob.page
      .getByRole('button', { name: t('messages.conversation.toNewestCount', { n: 40 }) })
      .click();
    await bobPage.messageOf('Line 40').waitFor();
    await expect.poll(unread).toBe(0);

    await bobPage.choose('Line 35', t('messages.message.markUnread'));
    await expect.poll(unread).toBe(1);
    await sendText(ann.api, conversationId, 'Line 41');
    await bobPage.messageOf('Line 41').waitFor();
    expect(await unread()).toBe(1);
  },
);

browserTest('new messages of the open conversation are announced', async ({ newWriter }) => {
  const { ann, bob, conversationId, path } = await openPair(newWriter);
  await bob.page.goto(path);
  await messagesPage(bob.page, t).messageOf('Hello.').waitFor();
  const log = bob.page.getByRole('log', { name: t('messages.arrived') });
  expect(await log.textContent()).toBe('');
  await sendText(ann.api, conversationId, 'The **tide** turned.');

  const text = t('messages.message.announced', { name: ann.name, text: 'The tide turned.' });
  await log.getByText(text).waitFor({ state: 'attached' });
  expect(await seriousViolations(bob.page)).toEqual([]);
});

browserTest(
  'messages are found in Arabic and Chinese, and shown in their place',
  async ({ newWriter }) => {
    const { ann, bob, conversationId } = await openPair(newWriter);
    await sendText(ann.api, conversationId, 'وصلت المخطوطة إلى المطبعة أمس.');
    await sendText(ann.api, conversationId, '第三章的稿子已经改完了。');
    for (let n = 1; n <= 40; n += 1) await sendText(ann.api, conversationId, `Line ${n}`);
    await bob.page.goto('/app/messages');
    const bobPage = messagesPage(bob.page, t);
    const search = bob.page.getByRole('searchbox', { name: t('messages.search.all') });
    for (const [words, text] of [
      ['المخطوطة', 'وصلت المخطوطة'],
      ['稿子', '第三章的稿子'],
    ] as const) {
      await search.fill(words);
      await bob.page.getByRole('link').filter({ hasText: text }).click();
      await bobPage.messageOf(text).waitFor();
      await expect.poll(() => bobPage.messageOf(text).isVisible()).toBe(true);
    }
  },
);
