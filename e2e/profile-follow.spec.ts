import { expect } from 'vitest';
import { seriousViolations } from './testkit/axe.ts';
import { browserTest } from './testkit/browser-test.ts';
import { newCorrespondent } from './testkit/conversations.ts';
import { notificationList } from './testkit/notification-list.ts';
import { keepToastOpen } from './testkit/toasts.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const isolate = (name: string) => `\u2068${name}\u2069`;

browserTest(
  'a writer is followed on the profile, a new text is notified, and unfollowing is undone',
  async ({ newWriter }) => {
    const ann = await newCorrespondent(newWriter, 'Ann', { width: 360 });
    const bob = await newCorrespondent(newWriter, 'Bob');
    const { page } = ann;
    const { row, action, undo } = notificationList(page, t);
    await page.goto(`/app/profile/${bob.id}`);
    await page
      .getByRole('button', { name: t('profile.follow.follow'), exact: true })
      .press('Enter');
    await page.getByRole('button', { name: t('profile.follow.unfollow') }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    const textId = crypto.randomUUID();
    await bob.api.writingLab.createSample({
      body: {
        ...{ id: textId, title: 'Slack water', kind: 'fiction', language: 'en' },
        text: 'The tide turned.',
      },
    });
    await bob.api.profile.publishText({ params: { textId } });
    await page.goto('/app/notifications');
    const title = t('notifications.kinds.text_published.title', {
      ...{ known: 'yes', writer: isolate(bob.name) },
    });
    await row(title).getByText('Slack water').waitFor();
    await action(t('notifications.kinds.text_published.action'), title).click();
    await page.getByRole('link', { name: 'Slack water' }).waitFor();

    await page.goto(`/app/profile/${ann.id}`);
    await page
      .getByRole('button', { name: t('profile.following.unfollowNamed', { name: bob.name }) })
      .click();
    const undoUnfollow = undo(t('profile.follow.unfollowed', { name: bob.name }));
    await keepToastOpen(undoUnfollow);
    await page.getByText(t('profile.following.none')).waitFor();
    await undoUnfollow.click();
    await page.getByRole('link', { name: bob.name }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
  },
);

browserTest('a profile is followed in Arabic, in the dark', async ({ newWriter }) => {
  const translate = translatorFor('ar');
  const ann = await newCorrespondent(newWriter, 'Ann', { language: 'ar', scheme: 'dark' });
  const bob = await newCorrespondent(newWriter, 'Bob');
  const { page } = ann;
  await page.goto(`/app/profile/${bob.id}`);
  await page.getByRole('button', { name: translate('profile.follow.follow'), exact: true }).click();
  await page.getByRole('button', { name: translate('profile.follow.unfollow') }).waitFor();
  await page.goto(`/app/profile/${ann.id}`);
  await page.getByRole('heading', { name: translate('profile.following.title') }).waitFor();
  await page.getByRole('link', { name: bob.name }).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
});
