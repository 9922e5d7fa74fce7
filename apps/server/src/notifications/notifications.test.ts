import { randomUUID } from 'node:crypto';
import type { NotificationFilter } from '@longhand/contract/notifications';
import { expect, test } from 'vitest';
import { day } from '../platform/clock.ts';
import { buildUser } from '../testkit/build-user.ts';
import { type Clients, clientsFor, visitorClients } from '../testkit/clients.ts';
import { runJob } from '../testkit/jobs.ts';
import { newUserClients } from '../testkit/new-user-clients.ts';
import { useServer } from '../testkit/server.ts';
import { notify } from './index.ts';

const server = useServer();
const missing = expect.objectContaining({ code: 'notification_not_found' });
const reached = { title: 'Draft', amount: 100, measure: 'word', unit: '' } as const;

/** A user with notifications of goals with these titles, oldest first. */
async function memberWithNotifications(...titles: string[]) {
  const user = await buildUser(server);
  for (const title of titles) await notifyGoalReached(user.id, { title });

  return { user, ann: await clientsFor(server, user) };
}

async function notifyGoalReached(
  userId: string,
  { title, about }: { title: string; about?: string },
) {
  const { services } = server;
  const telling = { userId, kind: 'goal_reached', params: { ...reached, title } } as const;
  await services.db.transaction((tx) =>
    notify(tx, services, { ...telling, ...(about && { about }) }),
  );
}

async function titles({ notifications }: Clients, show: NotificationFilter = 'all') {
  const { items } = await notifications.list({ query: { show } });

  return items.map((item) => (item.kind === 'goal_reached' ? item.params.title : item.kind));
}

test('notifications are listed newest first and are unread', async () => {
  const { ann } = await memberWithNotifications('One', 'Two');

  expect(await ann.notifications.list({ query: {} })).toMatchObject({
    items: [
      { kind: 'goal_reached', params: { title: 'Two' }, isRead: false, isArchived: false },
      { kind: 'goal_reached', params: { title: 'One', amount: 100, measure: 'word', unit: '' } },
    ],
    next: null,
  });
  expect(await ann.notifications.readUnreadCount()).toEqual({ unread: 2, unseen: 2 });
  expect((await ann.home.read()).unread).toMatchObject({ count: 2, latest: [{}, {}] });
});

test('a notification can be marked as read and as unread again', async () => {
  const { ann } = await memberWithNotifications('One', 'Two');
  const [newest] = (await ann.notifications.list({ query: {} })).items;
  const params = { id: newest?.id ?? '' };

  await ann.notifications.change({ params, body: { isRead: true } });
  expect(await titles(ann, 'unread')).toEqual(['One']);
  await ann.notifications.change({ params, body: { isRead: false } });
  expect(await titles(ann, 'unread')).toEqual(['Two', 'One']);
});

test('an archived notification leaves the list and the unread count, and can be restored', async () => {
  const { ann } = await memberWithNotifications('One');
  const [only] = (await ann.notifications.list({ query: {} })).items;
  const params = { id: only?.id ?? '' };

  await ann.notifications.change({ params, body: { isArchived: true } });
  expect([await titles(ann), await titles(ann, 'unread'), await titles(ann, 'archived')]).toEqual([
    [],
    [],
    ['One'],
  ]);
  expect(await ann.notifications.readUnreadCount()).toEqual({ unread: 0, unseen: 0 });
  await ann.notifications.change({ params, body: { isArchived: false } });
  expect((await ann.notifications.list({ query: {} })).items).toEqual([{ ...only, isSeen: true }]);
});

test('marking all as read stops at the newest one seen', async () => {
  const { user, ann } = await memberWithNotifications('One', 'Two');
  const [seen] = (await ann.notifications.list({ query: {} })).items;
  await notifyGoalReached(user.id, { title: 'Three' });

  await ann.notifications.markAllRead({ body: { upTo: seen?.id ?? '' } });
  expect(await titles(ann, 'unread')).toEqual(['Three']);
});

test('a long list is read in pages', async () => {
  const { ann } = await memberWithNotifications('One', 'Two', 'Three');
  const first = await ann.notifications.list({ query: { size: 2 } });
  const second = await ann.notifications.list({ query: { size: 2, before: first.next ?? '' } });

  expect(first.items).toHaveLength(2);
  expect(second).toMatchObject({ items: [{ params: { title: 'One' } }], next: null });
});

test('the same notification is created once, even concurrently', async () => {
  const { user, ann } = await memberWithNotifications();
  const once = { title: 'Draft', about: 'a goal' };
  await Promise.all([
    notifyGoalReached(user.id, once),
    notifyGoalReached(user.id, once),
    notifyGoalReached(user.id, once),
  ]);

  expect(await titles(ann)).toEqual(['Draft']);
});

test('a rolled-back transaction sends no notification', async () => {
  const { user, ann } = await memberWithNotifications();
  const { services } = server;
  const failing = services.db.transaction(async (tx) => {
    await notify(tx, services, { userId: user.id, kind: 'goal_reached', params: reached });
    throw new Error('the change fails');
  });

  await expect(failing).rejects.toThrow('the change fails');
  expect(await titles(ann)).toEqual([]);
});

test('a disabled category is not listed, not even after enabling it', async () => {
  const { user, ann } = await memberWithNotifications();
  const params = { category: 'goals', channel: 'app' } as const;
  await ann.notifications.changePreference({ params, body: { isEnabled: false } });
  await notifyGoalReached(user.id, { title: 'Draft', about: 'a goal' });
  await ann.notifications.changePreference({ params, body: { isEnabled: true } });
  await notifyGoalReached(user.id, { title: 'Draft', about: 'a goal' });

  expect(await titles(ann)).toEqual([]);
});

test('notifications older than a year are deleted', async () => {
  const { user } = await memberWithNotifications('One');
  server.clock.advance(day);
  await notifyGoalReached(user.id, { title: 'Two' });
  server.clock.advance(364 * day + 1);
  await runJob(server, 'notifications-clear-old');

  expect(await titles(await clientsFor(server, user))).toEqual(['Two']);
});

test('a user cannot see or change the notifications of another', async () => {
  const { ann } = await memberWithNotifications('Hers');
  const bob = await newUserClients(server);
  const [hers] = (await ann.notifications.list({ query: {} })).items;
  const id = hers?.id ?? '';

  expect(await titles(bob)).toEqual([]);
  await expect(
    bob.notifications.change({ params: { id }, body: { isRead: true } }),
  ).rejects.toEqual(missing);
  await bob.notifications.markAllRead({ body: { upTo: id } });
  await bob.notifications.changePreference({
    params: { category: 'goals', channel: 'email' },
    body: { isEnabled: true },
  });
  await bob.notifications.markSeen({ body: { upTo: id } });
  expect(await ann.notifications.readUnreadCount()).toEqual({ unread: 1, unseen: 1 });
  expect((await ann.notifications.listPreferences()).items).toContainEqual(
    expect.objectContaining({ category: 'goals', email: { isEnabled: false, isLocked: false } }),
  );
});

test('an unknown notification cannot be changed, and visitors are refused', async () => {
  const { ann } = await memberWithNotifications();
  const params = { id: randomUUID() };

  await expect(ann.notifications.change({ params, body: { isRead: true } })).rejects.toEqual(
    missing,
  );
  await expect(visitorClients(server).notifications.list({ query: {} })).rejects.toMatchObject({
    status: 401,
  });
});
