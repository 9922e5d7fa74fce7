import { expect } from 'vitest';
import { seriousViolations } from './testkit/axe.ts';
import { browserTest, type Writer } from './testkit/browser-test.ts';
import { reachGoals } from './testkit/notification-list.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const hourMs = 3_600_000;
const emailOfGoals = { category: 'goals', channel: 'email' } as const;

const isEmailOn = async ({ api }: Writer) => {
  const { items } = await api.notifications.listPreferences();

  return items.find(({ category }) => category === emailOfGoals.category)?.email.isEnabled;
};

browserTest(
  'a daily summary is read in the email, and its links lead to the goals',
  async ({ newWriter, newVisitor, mailbox, server }) => {
    const writer = await newWriter();
    const { page, api, email } = writer;
    await api.notifications.changePreference({ params: emailOfGoals, body: { isEnabled: true } });
    await page.goto('/app/settings/notifications');
    await page
      .getByRole('combobox', { name: t('settings.notifications.summary.cadence') })
      .selectOption({ label: t('settings.notifications.summary.cadences.daily') });
    await expect
      .poll(async () => (await api.notifications.readDelivery()).emailCadence)
      .toBe('daily');
    const before = mailbox.countFor(email);
    await reachGoals(writer, ['The Salt Road', 'Four river stories']);
    await reachGoals(writer, ['Letters', 'Essays'], 200);
    const { nextAt, count } = (await api.notifications.readDelivery()).waiting;
    expect(count).toBe(4);
    await page.goto('about:blank');
    await server.kill();
    await server.start({ aheadMs: Date.parse(nextAt ?? '') - Date.now() });
    await expect
      .poll(() => mailbox.countFor(email), { timeout: 120_000, interval: 1_000 })
      .toBe(before + 1);

    const { subject, html } = await mailbox.lastTo(email);
    expect(subject).toBe(t('mail.digest.subject', { n: 4 }));
    const reader = await newVisitor({ width: 360 });
    await reader.page.setContent(html);
    expect(await reader.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await seriousViolations(reader.page)).toEqual([]);
    const titles = reader.page.getByRole('link').filter({ hasText: /Goal completed/ });
    expect(await titles.count()).toBe(3);
    await reader.page.getByText(t('mail.digest.more', { n: 1 })).waitFor();

    expect(await titles.first().getAttribute('href')).toMatch(/\/app\/goals\/[\w-]{36}$/);
  },
);

browserTest(
  'an email program unsubscribes with one request, from the header of the email',
  async ({ newWriter, mailbox }) => {
    const writer = await newWriter();
    const { api, email } = writer;
    await api.notifications.changePreference({ params: emailOfGoals, body: { isEnabled: true } });
    const before = mailbox.countFor(email);
    await reachGoals(writer, ['The Salt Road']);
    await expect.poll(() => mailbox.countFor(email)).toBe(before + 1);
    const { headers } = await mailbox.lastTo(email);
    const [, url = ''] = /<(https?:[^>]+)>/.exec(headers.get('list-unsubscribe') ?? '') ?? [];
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');

    expect((await fetch(url, { redirect: 'error' })).status).toBe(200); // as a scanner of links does
    expect(await isEmailOn(writer)).toBe(true);
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    expect((await fetch(url, { method: 'POST', body, redirect: 'error' })).status).toBe(200);
    expect(await isEmailOn(writer)).toBe(false);
    const repeated = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(repeated.status).toBe(200);
  },
);

/** In Madrid quiet hours end at 7 in the morning: of summer time on the first day, of standard time on the second. */
browserTest.for([
  ['the clocks go forward', '2027-03-27T22:30:00Z', '2027-03-28T05:00:00.000Z'],
  ['the clocks go back', '2027-10-30T21:30:00Z', '2027-10-31T06:00:00.000Z'],
] as const)(
  'quiet hours end in the morning at the local time when %s',
  async ([_, night, morning], { newWriter, newVisitor, mailbox, server }) => {
    const startAt = async (time: number) => {
      await server.kill();
      await server.start({ aheadMs: time - Date.now() });
    };
    await startAt(Date.parse(night));
    const account = await newWriter();
    const { api, email } = account;
    const on = night.slice(0, 10);
    await api.settings.changePreferences({ body: { timeZone: 'Europe/Madrid' } });
    await api.notifications.changePreference({ params: emailOfGoals, body: { isEnabled: true } });
    const quietHours = { start: 22 * 60, end: 7 * 60, weekdays: [1, 2, 3, 4, 5, 6, 7] };
    await api.notifications.changeDelivery({ body: { quietHours } });
    const emailsOfGoal = () =>
      mailbox.subjectsFor(email).filter((subject) => subject.includes('The Salt Road'));
    await api.goals.create({
      body: { title: 'The Salt Road', targetAmount: 100, startOn: on, endOn: on },
    });
    await api.goals.recordEntry({
      params: { clientId: crypto.randomUUID() },
      body: { amount: 120, source: 'manual' },
    });

    const waiting = async () => (await api.notifications.readDelivery()).waiting;
    await expect.poll(waiting).toEqual({ count: 1, nextAt: morning });
    await startAt(Date.parse(morning) - hourMs / 12);
    const { page } = await newVisitor({}, account);
    await page.goto('/app/settings/notifications');
    await page.getByText(/1 notification is waiting\. Next delivery: .*7:00\sAM/).waitFor();
    expect(emailsOfGoal()).toEqual([]);
    await page.goto('about:blank');
    await startAt(Date.parse(morning));
    await expect.poll(emailsOfGoal, { timeout: 120_000, interval: 1_000 }).toHaveLength(1);
    await expect.poll(async () => (await waiting()).count).toBe(0);
  },
);
