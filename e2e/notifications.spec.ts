import { expect } from 'vitest';
import { seriousViolations } from './testkit/axe.ts';
import { browserTest } from './testkit/browser-test.ts';
import { expectFocus } from './testkit/expect-focus.ts';
import { breakNetwork } from './testkit/network.ts';
import { notificationList, reachGoals } from './testkit/notification-list.ts';
import { keepToastOpen } from './testkit/toasts.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const unreadMark = `${t('notifications.isUnread')}:`;

browserTest(
  'a goal completed elsewhere notifies every open tab at once and is marked as read in all',
  async ({ newWriter }) => {
    const writer = await newWriter();
    const { page } = writer;
    await page.goto('/app/goals');
    const rail = page.getByRole('navigation', { name: t('shell.navigation') }).first();
    await rail.getByText(t('shell.unseen', { n: 1 })).waitFor();
    const other = await page.context().newPage();
    const { welcome, goalReached } = notificationList(other, t);
    await other.goto('/app/notifications');
    await other.getByText(welcome).waitFor();

    await reachGoals(writer, ['The Salt Road']);
    await other.getByRole('heading', { name: goalReached('The Salt Road') }).waitFor();
    await other
      .getByRole('status')
      .filter({ hasText: /new notification/i })
      .waitFor();

    // Achievements of the goal arrive a moment later and are marked as read with the rest.
    const readAll = other.getByRole('button', { name: t('notifications.readAll') });
    const noneUnread = other.getByRole('heading', {
      level: 1,
      name: t('notifications.count', { n: 0 }),
    });
    await expect
      .poll(async () => {
        if (await readAll.isVisible()) await readAll.click({ timeout: 2_000 }).catch(() => {});

        return [await noneUnread.count(), await rail.getByText(/\d new/).count()];
      })
      .toEqual([1, 0]);
  },
);

browserTest(
  'opening the list empties the badge, and reading it the count',
  async ({ newWriter }) => {
    const writer = await newWriter();
    const { page } = writer;
    const { welcome, action } = notificationList(page, t);
    await page.goto('/app');
    const unread = page.getByRole('heading', { level: 2, name: t('home.unread.title') });
    await unread.waitFor();
    const rail = page.getByRole('navigation', { name: t('shell.navigation') }).first();
    const badge = rail.getByText(t('shell.unseen', { n: 1 }));
    await badge.waitFor();

    await page.getByRole('link', { name: t('home.unread.all', { n: 1 }) }).click();
    const heading = (n: number) =>
      page.getByRole('heading', { level: 1, name: t('notifications.count', { n }) });
    await heading(1).waitFor();
    await badge.waitFor({ state: 'detached' });
    expect(await seriousViolations(page)).toEqual([]);

    await action(t('notifications.read'), welcome).click();
    await heading(0).waitFor();
    await page.goto('/app');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await unread.count()).toBe(0);

    writer.allowErrors(/ERR_CONNECTION_RESET/);
    await breakNetwork(page, 'GET', /^\/api\/notifications$/);
    await page.goto('/app/notifications');
    await page.getByText(t('notifications.error')).waitFor();
  },
);

browserTest(
  'a notification is archived, found in the archive and restored, each with an undo',
  async ({ newWriter }) => {
    const { page } = await newWriter();
    const { welcome, action, row, tab, undo } = notificationList(page, t);
    await page.goto('/app/notifications');
    await action(t('notifications.archive'), welcome).click();
    await page.getByText(t('notifications.empty.all')).waitFor();
    const undoArchive = undo(t('notifications.done.archived', { n: 1 }));
    await keepToastOpen(undoArchive);
    await undoArchive.click();
    await row(welcome).waitFor();

    await action(t('notifications.archive'), welcome).click();
    await page.getByText(t('notifications.empty.all')).waitFor();
    await tab('archived').click();
    await page.waitForURL('**/app/notifications?show=archived');
    await row(welcome).waitFor();
    await action(t('notifications.restore'), welcome).click();
    const undoRestore = undo(t('notifications.done.restored', { n: 1 }));
    await keepToastOpen(undoRestore);
    await page.getByText(t('notifications.empty.archived')).waitFor();
    await undoRestore.click();
    await row(welcome).waitFor();
  },
);

browserTest(
  'two goals completed together are one group, which expands and is archived as one',
  async ({ newWriter }) => {
    const writer = await newWriter();
    const { page } = writer;
    const { goalReached, action, row, tab } = notificationList(page, t);
    const titles = ['The Salt Road', 'Four river stories'];
    await reachGoals(writer, titles);
    await page.goto('/app/notifications?category=goals');
    const group = t('notifications.groups.goal_reached', { n: 2 });
    await row(group).waitFor();

    await action(t('notifications.groups.show', { n: 2 }), group).click();
    for (const title of titles) await row(goalReached(title)).waitFor();
    await action(t('notifications.archive'), goalReached(titles[0] ?? '')).click();
    await row(group).waitFor({ state: 'detached' });
    await row(goalReached(titles[1] ?? '')).waitFor();

    await page
      .getByRole('combobox', { name: t('notifications.filter.label') })
      .selectOption('texts');
    await page.waitForURL('**/app/notifications?category=texts');
    await page.getByText(t('notifications.empty.category')).waitFor();
    await tab('archived').click();
    await page.waitForURL('**/app/notifications?show=archived&category=texts');
    await page.getByRole('link', { name: t('notifications.empty.allCategories') }).click();
    await row(goalReached(titles[0] ?? '')).waitFor();
  },
);

browserTest('marking all as read is undone as a whole', async ({ newWriter }) => {
  const writer = await newWriter();
  const { page } = writer;
  const { goalReached, row, undo } = notificationList(page, t);
  await reachGoals(writer, ['The Salt Road']);
  await page.goto('/app/notifications?category=goals');
  await row(goalReached('The Salt Road')).waitFor();
  const isUnread = page.getByText(unreadMark);
  await isUnread.first().waitFor();

  await page.getByRole('button', { name: t('notifications.readAll') }).click();
  const undoReadAll = undo(t('notifications.allRead'));
  await keepToastOpen(undoReadAll);
  await expect.poll(() => isUnread.count()).toBe(0);
  await undoReadAll.click();
  await expect.poll(() => isUnread.count()).toBeGreaterThan(0);
});

browserTest('the list is used by keyboard alone', async ({ newWriter }) => {
  const writer = await newWriter();
  const { page } = writer;
  const { welcome, goalReached, action, row } = notificationList(page, t);
  await reachGoals(writer, ['The Salt Road']);
  await page.goto('/app/notifications');
  const goal = goalReached('The Salt Road');
  const openGoal = action(t('notifications.kinds.goal_reached.action'), goal);
  const openWelcome = action(t('notifications.kinds.welcome.action'), welcome);
  await openWelcome.focus();
  await expect
    .poll(async () => {
      await page.keyboard.press('k');

      return openGoal.evaluate((link) => link === document.activeElement);
    })
    .toBe(true);

  await page.keyboard.press('r');
  await row(goal).getByText(unreadMark).waitFor({ state: 'detached' });
  await page.keyboard.press('s');
  const menu = page.getByRole('menu');
  await menu.waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  await expectFocus(action(t('notifications.snooze.button'), goal));

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expectFocus(openGoal);
  await action(t('notifications.mute'), 'The Salt Road').press('Enter');
  await action(t('notifications.unmute'), 'The Salt Road').waitFor();
  await expect
    .poll(async () => (await writer.api.notifications.listMuted()).items.map(({ title }) => title))
    .toEqual(['The Salt Road']);
  await page.keyboard.press('e');
  await row(goal).waitFor({ state: 'detached' });
  await expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.closest('[data-notification]') !== null),
    )
    .toBe(true);
  await openWelcome.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/app/writing-lab/analyzer**');
});

browserTest(
  'a notification is archived by keyboard alone, in Arabic, on a phone',
  async ({ newWriter }) => {
    const translate = translatorFor('ar');
    const { page } = await newWriter({ language: 'ar', width: 360, scheme: 'dark' });
    const { welcome, action } = notificationList(page, translate);
    await page.goto('/app/notifications');
    await action(translate('notifications.archive'), welcome).focus();
    expect(await seriousViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByText(translate('notifications.empty.all')).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  },
);
