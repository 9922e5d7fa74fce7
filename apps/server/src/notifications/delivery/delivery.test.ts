import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { day, hour, minute } from '../../platform/clock.ts';
import { suppressAddress } from '../../platform/mail/suppressions.ts';
import { runJob } from '../../testkit/jobs.ts';
import { emailsTo } from '../../testkit/mailbox.ts';
import { openNode, useServer } from '../../testkit/server.ts';
import { memberWithEmails, notifySignIn, runDeliveries } from '../testkit.ts';
import { deliveries } from './tables.ts';

const server = useServer();
const everyDay = [1, 2, 3, 4, 5, 6, 7];
/** In Madrid the tests begin at 13:00. */
const afternoon = { start: 12 * 60, end: 18 * 60, weekdays: everyDay };

test('without quiet hours an email is sent at once', async () => {
  const { notify, subjects, states } = await memberWithEmails(server);
  await notify('One');
  expect(await subjects()).toEqual([]);
  await runDeliveries(server);
  await runDeliveries(server);

  expect(await subjects()).toEqual([expect.stringContaining('One')]);
  expect(await states()).toEqual(['sent']);
});

test('during quiet hours emails wait, but the list is updated at once', async () => {
  const { ann, notify, subjects } = await memberWithEmails(server, { quietHours: afternoon });
  await notify('One');
  const end = '2026-11-20T17:00:00.000Z';
  expect(await ann.notifications.readUnreadCount()).toMatchObject({ unread: 1 });
  expect(await ann.notifications.readDelivery()).toMatchObject({
    quietUntil: end,
    waiting: { count: 1, nextAt: end },
    nextDigestAt: null,
  });

  server.clock.set('2026-11-20T16:59:59.999Z');
  await runDeliveries(server);
  expect(await subjects()).toEqual([]);
  server.clock.set(end);
  await runDeliveries(server);
  expect(await subjects()).toHaveLength(1);
  expect(await ann.notifications.readDelivery()).toMatchObject({
    quietUntil: null,
    waiting: { count: 0, nextAt: null },
  });
});

test('security notifications do not wait for the end of quiet hours', async () => {
  const { user, subjects } = await memberWithEmails(server, { quietHours: afternoon });
  await notifySignIn(server, user.id);
  await runDeliveries(server);

  expect(await subjects()).toEqual(['Sign-in from a new browser']);
});

test('changing quiet hours reschedules pending deliveries', async () => {
  const { ann, notify, subjects } = await memberWithEmails(server, { quietHours: afternoon });
  await notify('One');
  const longer = { ...afternoon, end: 20 * 60 };
  const delivery = await ann.notifications.changeDelivery({ body: { quietHours: longer } });
  expect(delivery.waiting).toEqual({ count: 1, nextAt: '2026-11-20T19:00:00.000Z' });

  await ann.notifications.changeDelivery({ body: { quietHours: null } });
  await runDeliveries(server);
  expect(await subjects()).toHaveLength(1);
});

test('an email that is due in quiet hours that another node has set meanwhile is rescheduled', async () => {
  const { ann, notify, subjects, states } = await memberWithEmails(server);
  await ann.notifications.changeDelivery({ body: { quietHours: afternoon } });
  await notify('One');
  await server.services.db.update(deliveries).set({ notBefore: server.clock.now() });
  await runDeliveries(server);
  expect([await subjects(), await states()]).toEqual([[], ['pending']]);

  server.clock.advance(5 * hour);
  await runDeliveries(server);
  expect(await subjects()).toHaveLength(1);
});

test.each([
  ['read', { isRead: true }],
  ['archived', { isArchived: true }],
  ['snoozed', { snoozedUntil: '2026-11-21T12:00:00.000Z' }],
])('an email of a notification that was %s is not sent', async (_what, body) => {
  const { ann, notify, subjects, states } = await memberWithEmails(server);
  await notify('One');
  const [item] = (await ann.notifications.list({ query: {} })).items;
  await ann.notifications.change({ params: { id: item?.id ?? '' }, body });
  expect(await states()).toEqual(['cancelled']);

  await runDeliveries(server);
  expect(await subjects()).toEqual([]);
});

test('marking all as read cancels the emails', async () => {
  const { ann, notify, states } = await memberWithEmails(server);
  await notify('One');
  await notify('Two');
  const [newest] = (await ann.notifications.list({ query: {} })).items;
  await ann.notifications.markAllRead({ body: { upTo: newest?.id ?? '' } });

  expect(await states()).toEqual(['cancelled', 'cancelled']);
});

test('an email whose category was turned off meanwhile is not sent', async () => {
  const { ann, notify, subjects, states } = await memberWithEmails(server);
  await notify('One');
  await ann.notifications.changePreference({
    params: { category: 'goals', channel: 'email' },
    body: { isEnabled: false },
  });
  await runDeliveries(server);

  expect([await subjects(), await states()]).toEqual([[], ['cancelled']]);
});

test('no email is sent to a closed account', async () => {
  const { user, notify, states } = await memberWithEmails(server);
  await notify('One');
  const { personalData, db } = server.services;
  await personalData.erase(db, user.id);
  await runDeliveries(server);

  expect(await states()).toEqual([]);
});

test('a failed email is retried for about a day, then given up, and delays no other', async () => {
  const { user, notify, states } = await memberWithEmails(server);
  const bob = await memberWithEmails(server);
  await notify('One');
  await bob.notify('Two');
  const { mail, db } = server.services;
  server.services.mail = {
    send: async (tx, email) => {
      if (email.to === user.email) throw new Error('no template');
      await mail.send(tx, email);
    },
  };
  await runDeliveries(server);
  expect(await bob.subjects()).toHaveLength(1);
  const read = async () =>
    (await db.select().from(deliveries).where(eq(deliveries.userId, user.id)))[0];
  expect(await read()).toMatchObject({
    ...{ state: 'pending', attempts: 1, error: 'Error: no template' },
    notBefore: new Date('2026-11-20T12:01:00Z'),
  });

  for (let attempts = 1; attempts < 11; attempts += 1) {
    server.clock.advance(2 ** (attempts - 1) * minute);
    await runDeliveries(server);
  }
  expect(await states()).toEqual(['failed']);
  expect(await read()).toMatchObject({ attempts: 10, finishedAt: server.clock.now() });
});

test('a suppressed address gets only security emails until it is resumed', async () => {
  const { user, ann, notify, subjects } = await memberWithEmails(server);
  const { db, sign, clock } = server.services;
  await suppressAddress(db, sign, { address: user.email, reason: '550', at: clock.now() });
  expect((await ann.notifications.readDelivery()).isEmailSuppressed).toBe(true);
  await notify('One');
  await notifySignIn(server, user.id);
  await runDeliveries(server);
  expect(await subjects()).toEqual(['Sign-in from a new browser']);

  expect((await ann.notifications.resumeEmail()).isEmailSuppressed).toBe(false);
  await notify('Two');
  await runDeliveries(server);
  expect(await subjects()).toEqual([expect.anything(), expect.stringContaining('Two')]);
});

test('finished deliveries are deleted after a month', async () => {
  const { notify, states } = await memberWithEmails(server);
  await notify('One');
  await runDeliveries(server);
  server.clock.advance(30 * day + 1);
  await notify('Two');
  await runJob(server, 'notifications-clear-old');

  expect(await states()).toEqual(['pending']);
});

test('invalid settings are refused, and other users’ settings do not change', async () => {
  const { ann } = await memberWithEmails(server, { emailCadence: 'weekly' });
  const bob = await memberWithEmails(server);
  for (const body of [
    { quietHours: { ...afternoon, end: afternoon.start } },
    { quietHours: { ...afternoon, weekdays: [] } },
    { digestAt: 1_440 },
    { digestWeekday: 0 },
  ]) {
    await expect(bob.ann.notifications.changeDelivery({ body })).rejects.toMatchObject({
      status: 400,
      code: 'invalid_input',
    });
  }

  expect(await bob.ann.notifications.readDelivery()).toMatchObject({
    ...{ quietHours: null, emailCadence: 'instant', digestAt: 480, digestWeekday: 1 },
  });
  expect(await ann.notifications.readDelivery()).toMatchObject({ emailCadence: 'weekly' });
});

if (inject('database').kind === 'postgres') {
  test('several nodes together send each email once', async () => {
    const { user, notify } = await memberWithEmails(server);
    for (let number = 0; number < 20; number += 1) await notify(`Goal ${number}`);
    const nodes = [server, await openNode(server), await openNode(server)];
    await Promise.all(nodes.map((node) => runJob(node, 'notifications-deliver-due')));

    const subjects = (await emailsTo(server, user.email)).map(({ subject }) => subject);
    expect(subjects).toHaveLength(20);
    expect(new Set(subjects).size).toBe(20);
  });
}
