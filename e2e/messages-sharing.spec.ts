import { expect } from 'vitest';
import { seriousViolations } from './testkit/axe.ts';
import { browserTest } from './testkit/browser-test.ts';
import { messagesPage, openPair, sendText } from './testkit/conversations.ts';
import { dayFromToday } from './testkit/day.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');

browserTest(
  'a shared text can be read and a shared goal seen until the sender deletes them',
  async ({ newWriter }) => {
    const { ann, bob, path } = await openPair(newWriter);
    bob.allowErrors(/status of 404/);
    const [annPage, bobPage] = [messagesPage(ann.page, t), messagesPage(bob.page, t)];
    const id = crypto.randomUUID();
    await ann.api.writingLab.createSample({
      body: { id, title: 'Slack water', kind: 'fiction', language: 'en', text: 'The tide turned.' },
    });
    await ann.api.goals.create({
      body: {
        ...{ title: 'The Salt Road', targetAmount: 60_000 },
        ...{ startOn: dayFromToday(0), endOn: dayFromToday(30) },
      },
    });
    await Promise.all([ann.page.goto(path), bob.page.goto(path)]);
    await annPage.messageOf('Hello.').waitFor();
    for (const [entry, title] of [
      [t('messages.composer.shareText'), 'Slack water'],
      [t('messages.composer.shareGoal'), 'The Salt Road'],
    ] as const) {
      await ann.page.getByRole('button', { name: t('messages.composer.attach') }).click();
      await ann.page.getByRole('menuitem', { name: entry, exact: true }).click();
      await ann.page.getByRole('dialog').getByRole('button', { name: title, exact: true }).click();
      await ann.page.getByRole('button', { name: t('messages.composer.send') }).click();
      await bobPage.messageOf(title).waitFor();
    }
    await bobPage.messageOf('The Salt Road').getByText('0 of 60,000 words').waitFor();
    await bob.page
      .getByRole('button', { name: t('messages.shared.openNamed', { title: 'Slack water' }) })
      .click();
    await bob.page.getByRole('dialog').getByText('The tide turned.').waitFor();
    expect(await seriousViolations(bob.page)).toEqual([]);
    await expect(bob.api.writingLab.readSample({ params: { id } })).rejects.toMatchObject({
      status: 404,
    });

    await ann.api.writingLab.trashSamples({ body: { ids: [id] } });
    await bob.page.reload();
    await bob.page.getByText(t('messages.shared.textUnavailable')).waitFor();
    expect(await bobPage.messageOf('Slack water').count()).toBe(0);
  },
);

browserTest('a date leads to the first message of that day', async ({ newWriter }) => {
  const { ann, conversationId, path } = await openPair(newWriter);
  const annPage = messagesPage(ann.page, t);
  for (let n = 1; n <= 52; n += 1) await sendText(ann.api, conversationId, `Line ${n}`);
  await ann.page.goto(path);
  await annPage.messageOf('Line 52').waitFor();
  expect(await annPage.messageOf('Hello.').count()).toBe(0);

  await annPage.chooseInHeader(t('messages.menu.day'));
  await ann.page
    .getByRole('dialog')
    .getByRole('button', { name: t('messages.day.go') })
    .click();
  await annPage.messageOf('Hello.').waitFor();
  await expect.poll(() => annPage.messageOf('Hello.').isVisible()).toBe(true);
});
