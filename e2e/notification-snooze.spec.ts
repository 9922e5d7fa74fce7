import { expect } from 'vitest';
import { browserTest } from './testkit/browser-test.ts';
import { dayFromToday } from './testkit/day.ts';
import { expectFocus } from './testkit/expect-focus.ts';
import { notificationList, reachGoals } from './testkit/notification-list.ts';
import { keepToastOpen } from './testkit/toasts.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const hourMs = 3_600_000;

browserTest(
  'a snoozed notification leaves the list and returns as unread when its time comes',
  async ({ newWriter, server }) => {
    const { page } = await newWriter();
    const { welcome, action, row, tab, undo } = notificationList(page, t);
    const snooze = action(t('notifications.snooze.button'), welcome);
    const inHour = page.getByRole('menuitem', { name: t('notifications.snooze.times.inHour') });
    await page.goto('/app/notifications');
    await action(t('notifications.read'), welcome).click();
    await page
      .getByRole('heading', { level: 1, name: t('notifications.count', { n: 0 }) })
      .waitFor();

    await snooze.click();
    await inHour.click();
    await page.getByText(t('notifications.empty.all')).waitFor();
    const undoSnooze = undo('Snoozed until');
    await keepToastOpen(undoSnooze);
    await undoSnooze.click();
    await row(welcome).waitFor();

    await snooze.click();
    await inHour.click();
    await page.getByText(t('notifications.empty.all')).waitFor();
    await tab('snoozed').click();
    await row(welcome)
      .getByText(/^Until today|^Until tomorrow/)
      .waitFor();
    await tab('all').click();
    await page.getByText(t('notifications.empty.all')).waitFor();

    await page.goto('about:blank');
    await server.kill();
    await server.start({ aheadMs: 2 * hourMs });
    // A job ends due snoozes every minute.
    await expect
      .poll(
        async () => {
          await page.goto('/app/notifications');
          await page.getByRole('heading', { level: 1 }).waitFor();
          await page.getByText(t('notifications.empty.all')).or(row(welcome)).first().waitFor();

          return row(welcome).count();
        },
        { timeout: 120_000, interval: 3_000 },
      )
      .toBe(1);
    await page
      .getByRole('heading', { level: 1, name: t('notifications.count', { n: 1 }) })
      .waitFor();
  },
);

browserTest(
  'a day and time is chosen by keyboard, and ended from the snoozed tab',
  async ({ newWriter }) => {
    const writer = await newWriter();
    const { page } = writer;
    const { welcome, goalReached, action, row, tab } = notificationList(page, t);
    await reachGoals(writer, ['The Salt Road']);
    await page.goto('/app/notifications');
    await row(goalReached('The Salt Road')).waitFor();
    await action(t('notifications.kinds.welcome.action'), welcome).focus();
    await page.keyboard.press('s');
    await page.getByRole('menuitem', { name: t('notifications.snooze.choose') }).press('Enter');
    const dialog = page.getByRole('dialog', { name: t('notifications.snooze.dialog') });
    await dialog.waitFor();
    const time = dialog.getByLabel(t('notifications.snooze.time'));
    await time.fill('');
    await dialog.getByRole('button', { name: t('notifications.snooze.submit') }).click();
    await dialog.getByText(t('notifications.snooze.invalid')).waitFor();

    await time.fill('09:30');
    await time.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await row(welcome).waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.matches('h1, [data-notification] *')))
      .toBe(true);
    const snoozed = async () => {
      const { items } = await writer.api.notifications.list({ query: { show: 'snoozed' } });

      return items.map(({ kind, snoozedUntil }) => [kind, snoozedUntil?.slice(0, 10)]);
    };
    await expect.poll(snoozed).toEqual([['welcome', dayFromToday(1)]]);

    await tab('snoozed').click();
    await action(t('notifications.snooze.end'), welcome).click();
    await page.getByText(t('notifications.empty.snoozed')).waitFor();
    await expectFocus(page.getByRole('heading', { level: 1 }));
    await tab('all').click();
    await row(welcome).waitFor();
  },
);
