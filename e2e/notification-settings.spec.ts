import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { seriousViolations } from './testkit/axe.ts';
import { browserTest } from './testkit/browser-test.ts';
import { dayFromToday, testTimeZone } from './testkit/day.ts';
import { notificationList, reachGoals } from './testkit/notification-list.ts';
import { keepToastOpen } from './testkit/toasts.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const settings = (key: string, values?: Record<string, string | number>) =>
  t(`settings.notifications.${key}`, values);
const cellName = (category: string, channel: string) =>
  settings('named', {
    name: t(`notifications.categories.${category}.name`),
    channel: settings(`channels.${channel}`),
  });

browserTest(
  'a user who turns on email gets it and can unsubscribe by its link without signing in',
  async ({ newWriter, newVisitor, mailbox }) => {
    const writer = await newWriter();
    const { page, email } = writer;
    const { row, goalReached } = notificationList(page, t);
    await page.goto('/app/settings/notifications');
    await toggle(page.getByRole('checkbox', { name: cellName('goals', 'email') }), true);
    await page
      .getByRole('status')
      .filter({ hasText: t('notifications.categories.goals.name') })
      .waitFor();

    const before = mailbox.countFor(email);
    await reachGoals(writer, ['The Salt Road']);
    await expect.poll(() => mailbox.countFor(email)).toBe(before + 1);
    const { subject, text } = await mailbox.lastTo(email);
    expect(subject).toContain('The Salt Road');
    const link = /https?:\S+\/api\/unsubscribe\S+/.exec(text)?.[0] ?? '';

    const visitor = await newVisitor();
    await visitor.page.goto(link);
    await visitor.page.getByRole('button', { name: t('mail.unsubscribe.button') }).click();
    await visitor.page.getByRole('heading', { name: t('mail.unsubscribe.done') }).waitFor();
    await reachGoals(writer, ['Four river stories'], 200);
    await page.goto('/app/notifications');
    await row(goalReached('Four river stories')).waitFor();
    expect(mailbox.countFor(email)).toBe(before + 1);
  },
);

browserTest(
  'the table turns channels on and off, but not the locked ones of security',
  async ({ newWriter }) => {
    const writer = await newWriter({ width: 360 });
    const { page, api } = writer;
    const { undo } = notificationList(page, t);
    await page.goto('/app/settings/notifications');
    const cell = (category: string, channel: string) =>
      page.getByRole('checkbox', { name: cellName(category, channel) });
    await cell('security', 'email').waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page
      .getByRole('rowheader', { name: t('notifications.categories.security.name') })
      .waitFor();

    await cell('security', 'email').click({ force: true }); // it does not count as enabled
    expect(await cell('security', 'email').isChecked()).toBe(true);
    expect(await cell('security', 'email').getAttribute('aria-disabled')).toBe('true');
    await page.getByText(settings('channels.locked')).waitFor();

    await toggle(cell('reminders', 'push'), false);
    const undoSaved = undo(
      settings('saved', {
        name: t('notifications.categories.reminders.name'),
        channel: 'push',
        enabled: 'no',
      }),
    );
    await keepToastOpen(undoSaved);
    const pushOfReminders = async () => {
      const { items } = await api.notifications.listPreferences();

      return items.find(({ category }) => category === 'reminders')?.push.isEnabled;
    };
    await expect.poll(pushOfReminders).toBe(false);
    await undoSaved.click();
    await expect.poll(pushOfReminders).toBe(true);
    await expect.poll(() => cell('reminders', 'push').isChecked()).toBe(true);
  },
);

browserTest('quiet hours are saved, described, and say what waits', async ({ newWriter }) => {
  const writer = await newWriter();
  const { page, api } = writer;
  await api.notifications.changePreference({
    params: { category: 'goals', channel: 'email' },
    body: { isEnabled: true },
  });
  await page.goto('/app/settings/notifications');
  await page.getByText(settings('quiet.off')).waitFor();
  await toggle(page.getByRole('checkbox', { name: settings('quiet.use') }), true);
  const text = (days: string) =>
    settings('quiet.text', { start: '10:00 PM', end: '7:00 AM', days });
  await page.getByText(text(settings('quiet.everyDay'))).waitFor();

  for (const day of ['Saturday', 'Sunday']) {
    await toggle(page.getByRole('checkbox', { name: day }), false);
  }
  const workdays = settings('quiet.dayRange', { first: 'Monday', last: 'Friday' });
  await page.getByText(text(workdays)).waitFor();
  await expect
    .poll(async () => (await api.notifications.readDelivery()).quietHours?.weekdays)
    .toEqual([1, 2, 3, 4, 5]);

  const now = minutesNow();
  await api.notifications.changeDelivery({
    body: {
      quietHours: {
        start: (now + 1_380) % 1_440,
        end: (now + 60) % 1_440,
        weekdays: [1, 2, 3, 4, 5, 6, 7],
      },
    },
  });
  await reachGoals(writer, ['The Salt Road']);
  await page.getByText(/Quiet hours are on now\. They end to(day|morrow)/).waitFor();
  await page
    .getByText(/[1-9] notifications? (is|are) waiting\. Next delivery: to(day|morrow)/)
    .waitFor();
});

browserTest('a weekly summary is saved with the time of the next one', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await page.goto('/app/settings/notifications');
  await page
    .getByRole('combobox', { name: settings('summary.cadence') })
    .selectOption({ label: settings('summary.cadences.weekly') });
  await page.getByText(/Next summary: \w+/).waitFor();
  await page.getByText(settings('summary.emailOff')).waitFor();
  await page.getByRole('combobox', { name: settings('summary.weekday') }).selectOption('Friday');
  await page.getByRole('combobox', { name: settings('summary.time') }).selectOption('1110');

  await expect
    .poll(async () => {
      const { emailCadence, digestWeekday, digestAt } = await api.notifications.readDelivery();

      return [emailCadence, digestWeekday, digestAt];
    })
    .toEqual(['weekly', 5, 1_110]);
  await page.getByText(/Next summary: .*6:30\sPM/).waitFor();
});

browserTest('a goal is muted on its page and unmuted in the settings', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  const { undo } = notificationList(page, t);
  const title = '\u2068The Salt Road\u2069';
  const { id } = await api.goals.create({
    body: {
      title: 'The Salt Road',
      targetAmount: 100,
      startOn: dayFromToday(-3),
      endOn: dayFromToday(3),
    },
  });
  await page.goto(`/app/goals/${id}`);
  await page.getByRole('button', { name: t('goal.actions.mute') }).click();
  await page.getByRole('button', { name: t('goal.actions.unmute') }).waitFor();
  const mutedIds = async () => (await api.notifications.listMuted()).items.map((muted) => muted.id);
  await expect.poll(mutedIds).toEqual([id]);

  await page.goto('/app/settings/notifications');
  await page
    .getByRole('button', {
      name: t('notifications.named', {
        action: settings('muted.unmute'),
        title: 'The Salt Road',
      }),
    })
    .click();
  const undoUnmute = undo(t('ui.muting.unmuted', { title }));
  await keepToastOpen(undoUnmute);
  await page.getByText(settings('muted.empty')).waitFor();
  await expect.poll(mutedIds).toEqual([]);
  await undoUnmute.click();
  await expect.poll(mutedIds).toEqual([id]);
});

browserTest(
  'an address that rejects email is named, and tried again on request',
  async ({ newWriter, mailbox }) => {
    const writer = await newWriter();
    const { page, api, email } = writer;
    await api.notifications.changePreference({
      params: { category: 'goals', channel: 'email' },
      body: { isEnabled: true },
    });
    mailbox.setRejected(email, true);
    await reachGoals(writer, ['The Salt Road']);
    await expect
      .poll(async () => (await api.notifications.readDelivery()).isEmailSuppressed)
      .toBe(true);

    await page.goto('/app/settings/notifications');
    const notice = page.getByRole('alert').filter({ hasText: email });
    await notice.waitFor();
    mailbox.setRejected(email, false);
    await notice.getByRole('button', { name: settings('suppressed.retry') }).click();
    await notice.waitFor({ state: 'detached' });
  },
);

/** Clicks a checkbox that shows its new state a moment later, as `check()` does not expect. */
async function toggle(checkbox: Locator, isChecked: boolean): Promise<void> {
  await checkbox.click();
  await expect.poll(() => checkbox.isChecked()).toBe(isChecked);
}

/** Minutes after midnight in the account's time zone. */
function minutesNow(): number {
  const [hours = 0, minutes = 0] = new Intl.DateTimeFormat('en-GB', {
    timeZone: testTimeZone,
    hour: '2-digit',
    minute: '2-digit',
  })
    .format()
    .split(':')
    .map(Number);

  return hours * 60 + minutes;
}
