import { expect } from 'vitest';
import type { Account } from './testkit/account.ts';
import { browserTest } from './testkit/browser-test.ts';
import { dayFromToday } from './testkit/day.ts';
import { breakNetwork } from './testkit/network.ts';
import { keepToastOpen } from './testkit/toasts.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');

/** Creates a goal and logs enough to complete it, as from another device. */
async function reachGoal({ api }: Account, title: string, targetAmount = 100) {
  await api.goals.create({
    body: { title, targetAmount, startOn: dayFromToday(-3), endOn: dayFromToday(3) },
  });
  await api.goals.recordEntry({
    params: { clientId: crypto.randomUUID() },
    body: { amount: 120, source: 'manual' },
  });
}

const isolate = (title: string) => `\u2068${title}\u2069`;
const goalReachedTitle = (title: string) =>
  t('notifications.kinds.goal_reached.title', { title: isolate(title) });

browserTest(
  'a goal completed elsewhere notifies every open tab at once and is marked as read in all',
  async ({ newWriter }) => {
    const writer = await newWriter();
    const { page } = writer;
    await page.goto('/app/goals');
    const other = await page.context().newPage();
    await other.goto('/app/notifications');
    await other.getByText(t('notifications.kinds.welcome.title')).waitFor();
    const rail = page.getByRole('navigation', { name: t('shell.navigation') }).first();
    await rail.getByText(t('shell.unread', { n: 1 })).waitFor();

    await reachGoal(writer, 'The Salt Road');
    await rail.getByText(/\b([2-9]|\d\d) unread/).waitFor();
    await other.getByText(goalReachedTitle('The Salt Road')).waitFor();

    // Achievements of the goal arrive a moment later and are marked as read with the rest.
    const readAll = other.getByRole('button', { name: t('notifications.readAll') });
    const noneUnread = other.getByRole('heading', {
      level: 1,
      name: t('notifications.count', { n: 0 }),
    });
    await expect
      .poll(async () => {
        if (await readAll.isVisible()) await readAll.click({ timeout: 2_000 }).catch(() => {});

        return [await noneUnread.count(), await rail.getByText(/\d unread/).count()];
      })
      .toEqual([1, 0]);
  },
);

browserTest('home shows unread notifications until they are read', async ({ newWriter }) => {
  const writer = await newWriter();
  const { page } = writer;
  await page.goto('/app');
  const unread = page.getByRole('heading', { level: 2, name: t('home.unread.title') });
  await unread.waitFor();

  await page.getByRole('link', { name: t('home.unread.all', { n: 1 }) }).click();
  await page
    .getByRole('button', {
      name: t('notifications.named', {
        action: t('notifications.read'),
        title: t('notifications.kinds.welcome.title'),
      }),
    })
    .click();
  await page.goto('/app');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await unread.count()).toBe(0);

  writer.allowErrors(/ERR_CONNECTION_RESET/);
  await breakNetwork(page, 'GET', /^\/api\/notifications$/);
  await page.goto('/app/notifications');
  await page.getByText(t('notifications.error')).waitFor();
  const title = { level: 1, name: t('notifications.title'), exact: true };
  await page.getByRole('heading', title).waitFor();
});

browserTest(
  'a notification is archived, found in the archive and restored',
  async ({ newWriter }) => {
    const { page } = await newWriter();
    const welcome = page.getByRole('heading', { name: t('notifications.kinds.welcome.title') });
    const act = (action: string) =>
      page.getByRole('button', {
        name: t('notifications.named', {
          action: t(`notifications.${action}`),
          title: t('notifications.kinds.welcome.title'),
        }),
      });
    await page.goto('/app/notifications');
    await act('archive').click();
    await page.getByText(t('notifications.empty.all')).waitFor();

    await page
      .getByRole('combobox', { name: t('notifications.show.label') })
      .selectOption('archived');
    await page.waitForURL('**/app/notifications?show=archived');
    await welcome.waitFor();
    await act('restore').click();
    const undo = page
      .locator('span', { hasText: t('notifications.restored') })
      .getByRole('button', { name: t('ui.undo') })
      .first();
    await keepToastOpen(undo);
    await page.getByText(t('notifications.empty.archived')).waitFor();
    await undo.click();
    await welcome.waitFor();
  },
);

browserTest(
  'a user who turns on email gets it and can unsubscribe by its link without signing in',
  async ({ newWriter, newVisitor, mailbox }) => {
    const writer = await newWriter();
    const { page, email } = writer;
    await page.goto('/app/settings/notifications');
    await page
      .getByRole('checkbox', {
        name: t('settings.notifications.named', {
          name: t('notifications.kinds.goal_reached.name'),
          channel: t('settings.notifications.channel.mail'),
        }),
      })
      .check();
    await page
      .getByRole('status')
      .filter({ hasText: t('notifications.kinds.goal_reached.name') })
      .waitFor();

    const before = mailbox.countFor(email);
    await reachGoal(writer, 'The Salt Road');
    await expect.poll(() => mailbox.countFor(email)).toBe(before + 1);
    const { subject, text } = await mailbox.lastTo(email);
    expect(subject).toContain('The Salt Road');
    const link = /https?:\S+\/api\/unsubscribe\S+/.exec(text)?.[0] ?? '';

    const visitor = await newVisitor();
    await visitor.page.goto(link);
    await visitor.page.getByRole('button', { name: t('mail.unsubscribe.button') }).click();
    await visitor.page.getByRole('heading', { name: t('mail.unsubscribe.done') }).waitFor();
    await reachGoal(writer, 'Four river stories', 200);
    await page.goto('/app/notifications');
    await page.getByText(goalReachedTitle('Four river stories')).waitFor();
    expect(mailbox.countFor(email)).toBe(before + 1);
  },
);

browserTest(
  'a notification is archived by keyboard alone, in Arabic, on a phone',
  async ({ newWriter }) => {
    const translate = translatorFor('ar');
    const { page } = await newWriter({ language: 'ar', width: 360, scheme: 'dark' });
    await page.goto('/app/notifications');
    const archive = page.getByRole('button', {
      name: translate('notifications.named', {
        action: translate('notifications.archive'),
        title: translate('notifications.kinds.welcome.title'),
      }),
    });
    await archive.focus();
    await page.keyboard.press('Enter');
    await page.getByText(translate('notifications.empty.all')).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  },
);
