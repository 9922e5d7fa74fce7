import { locales } from '@longhand/contract/values';
import { expect, test } from 'vitest';
import { hour } from '../../platform/clock.ts';
import { emailsTo } from '../../testkit/mailbox.ts';
import { useServer } from '../../testkit/server.ts';
import { notify } from '../notify.ts';
import { enable, memberWithEmails, runDeliveries } from '../testkit.ts';

const server = useServer();
const daily = { emailCadence: 'daily', digestAt: 19 * 60 } as const;

async function notifyAchievement(userId: string) {
  const { services } = server;
  const params = { earned: [{ code: 'day_words' as const, tier: 1_667 }] };
  await services.db.transaction((tx) =>
    notify(tx, services, { userId, kind: 'achievement', params }),
  );
}

test('a daily digest contains all unread notifications by category, each with an unsubscribe link', async () => {
  const { user, ann, notify, subjects } = await memberWithEmails(server, daily);
  await enable(ann, 'achievements', 'email');
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) await notify(title);
  await notifyAchievement(user.id);
  expect((await ann.notifications.readDelivery()).waiting).toEqual({
    count: 6,
    nextAt: '2026-11-20T18:00:00.000Z',
  });
  await runDeliveries(server);
  expect(await subjects()).toEqual([]);

  server.clock.set('2026-11-20T18:00:00.000Z');
  await runDeliveries(server);
  await runDeliveries(server);
  const [mail, ...more] = await emailsTo(server, user.email);
  const text = mail?.text?.replaceAll(/[\u2068\u2069]/g, '') ?? '';
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    kind: 'notification_digest',
    subject: 'Your Longhand summary: 6 unread notifications',
  });
  expect(text).toContain('Goals (5)\n- Goal completed: One\n');
  expect(text).toContain('- Goal completed: Three\n');
  expect(text).not.toContain('Four');
  expect(text).toContain('and 2 more');
  expect(text).toContain('Achievements (1)\n- Achievement earned: Words in a day');
  expect(text).toContain('Unsubscribe from emails about “Achievements”: http');
  expect(mail?.html).toContain('Unsubscribe from emails about “Goals”');
  expect(mail?.unsubscribeUrl).toContain('.goals-achievements.');
});

test('each link of a digest turns off one category, its header all of them', async () => {
  const { user, ann, notify } = await memberWithEmails(server, daily);
  await enable(ann, 'achievements', 'email');
  await notify('One');
  await notifyAchievement(user.id);
  server.clock.advance(24 * hour);
  await runDeliveries(server);
  const [mail] = await emailsTo(server, user.email);
  const unsubscribe = async (url: string) => {
    const { pathname, search } = new URL(url);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await server.app.inject({ method: 'POST', url: pathname + search, payload: '', headers });
    const { items } = await ann.notifications.listPreferences();

    return items.filter(({ email }) => email.isEnabled).map(({ category }) => category);
  };
  const ofGoals = mail?.text?.match(/about “Goals”: (\S+)/)?.[1] ?? '';

  expect(await unsubscribe(ofGoals)).toEqual([
    'messages',
    'reminders',
    'achievements',
    'reports',
    'account',
    'security',
  ]);
  expect(await unsubscribe(mail?.unsubscribeUrl ?? '')).toEqual([
    'messages',
    'reminders',
    'reports',
    'account',
    'security',
  ]);
});

test('a digest omits read notifications, and an empty one is not sent', async () => {
  const { user, ann, notify, subjects, states } = await memberWithEmails(server, daily);
  await notify('One');
  await notify('Two');
  const [two, one] = (await ann.notifications.list({ query: {} })).items;
  await ann.notifications.change({ params: { id: two?.id ?? '' }, body: { isRead: true } });
  server.clock.set('2026-11-20T18:00:00.000Z');
  await runDeliveries(server);
  expect(await subjects()).toEqual(['Your Longhand summary: 1 unread notification']);
  expect((await emailsTo(server, user.email))[0]?.text).not.toContain('Two');

  await notify('Three');
  const [three] = (await ann.notifications.list({ query: {} })).items;
  for (const item of [one, three]) {
    await ann.notifications.change({ params: { id: item?.id ?? '' }, body: { isArchived: true } });
  }
  server.clock.advance(24 * hour);
  await runDeliveries(server);
  expect(await subjects()).toHaveLength(1);
  expect(await states()).toEqual(['sent', 'cancelled', 'cancelled']);
});

test('a weekly digest keeps its local time after a clock change, also during quiet hours', async () => {
  server.clock.set('2026-10-20T12:00:00.000Z');
  const { ann, notify, subjects } = await memberWithEmails(server, {
    ...{ emailCadence: 'weekly', digestWeekday: 7, digestAt: 8 * 60 },
    quietHours: { start: 0, end: 9 * 60, weekdays: [1, 2, 3, 4, 5, 6, 7] },
  });
  await notify('One');
  expect(await ann.notifications.readDelivery()).toMatchObject({
    nextDigestAt: '2026-10-25T07:00:00.000Z',
  });
  server.clock.set('2026-10-25T06:59:59.000Z');
  await runDeliveries(server);
  expect(await subjects()).toEqual([]);
  server.clock.advance(1_000);
  await runDeliveries(server);

  expect(await subjects()).toHaveLength(1);
});

test('turning digests off sends the pending notifications at once, one by one', async () => {
  const { ann, notify, subjects } = await memberWithEmails(server, daily);
  await notify('One');
  await notify('Two');
  await ann.notifications.changeDelivery({ body: { emailCadence: 'instant' } });
  await runDeliveries(server);

  expect(await subjects()).toEqual([
    expect.stringContaining('One'),
    expect.stringContaining('Two'),
  ]);
});

test.each(locales)('the digest is complete in %s', async (locale) => {
  const { user, notify } = await memberWithEmails(server, daily, { locale });
  for (const title of ['One', 'Two', 'Three', 'Four']) await notify(title);
  server.clock.advance(24 * hour);
  await runDeliveries(server);
  const [mail] = await emailsTo(server, user.email);

  expect(`${mail?.subject}${mail?.text}`).not.toMatch(/digest\.|categories\.|kinds\.|[{}]/);
  expect(mail?.html).toContain(`lang="${locale}"`);
});
