import { expect, test } from 'vitest';
import { day, hour } from '../platform/clock.ts';
import { buildUser } from '../testkit/build-user.ts';
import { type Clients, clientsFor } from '../testkit/clients.ts';
import { newUserClients } from '../testkit/new-user-clients.ts';
import { useServer } from '../testkit/server.ts';
import { enable, listTitles, notifyGoalReached, notifySignIn, runDeliveries } from './testkit.ts';

const server = useServer();

/** A user with notifications of goals with these titles, oldest first. */
async function memberWithNotifications(...titles: string[]) {
  const user = await buildUser(server);
  for (const title of titles) await notifyGoalReached(server, user.id, { title });

  return { user, ann: await clientsFor(server, user) };
}

async function idOf({ notifications }: Clients, title: string): Promise<string> {
  const { items } = await notifications.list({ query: {} });
  const found = items.find(({ params }) => 'title' in params && params.title === title);

  return found?.id ?? '';
}

const laterBy = (ms: number) => new Date(server.clock.now().getTime() + ms).toISOString();

test('a snoozed notification leaves the list and the counts, and returns to the top, unread and unseen', async () => {
  const { ann } = await memberWithNotifications('One', 'Two');
  const params = { id: await idOf(ann, 'One') };
  const snoozedUntil = laterBy(hour);
  const changed = await ann.notifications.change({
    params,
    body: { snoozedUntil, isRead: true },
  });

  expect(changed).toMatchObject({ snoozedUntil, isRead: true });
  expect(await listTitles(ann)).toEqual(['Two']);
  expect(await listTitles(ann, 'snoozed')).toEqual(['One']);
  expect(await ann.notifications.readUnreadCount()).toEqual({ unread: 1, unseen: 1 });
  server.clock.advance(hour - 1);
  await runDeliveries(server);
  expect(await listTitles(ann)).toEqual(['Two']);

  server.clock.advance(1);
  await runDeliveries(server);
  await runDeliveries(server);
  expect(await listTitles(ann)).toEqual(['One', 'Two']);
  expect(await ann.notifications.readUnreadCount()).toEqual({ unread: 2, unseen: 2 });
  const first = await ann.notifications.list({ query: { size: 1 } });
  const second = await ann.notifications.list({ query: { before: first.next ?? '' } });
  expect(second).toMatchObject({ items: [{ params: { title: 'Two' } }], next: null });
});

test('ending a snooze restores the position of the notification', async () => {
  const { ann } = await memberWithNotifications('One', 'Two');
  const params = { id: await idOf(ann, 'One') };
  await ann.notifications.change({ params, body: { snoozedUntil: laterBy(day) } });
  await ann.notifications.change({ params, body: { snoozedUntil: null } });

  expect(await listTitles(ann)).toEqual(['Two', 'One']);
});

test('archiving ends a snooze, and snoozing takes a notification out of the archive', async () => {
  const { ann } = await memberWithNotifications('One');
  const params = { id: await idOf(ann, 'One') };
  await ann.notifications.change({ params, body: { snoozedUntil: laterBy(day) } });
  await ann.notifications.change({ params, body: { isArchived: true } });
  expect([await listTitles(ann, 'snoozed'), await listTitles(ann, 'archived')]).toEqual([
    [],
    ['One'],
  ]);

  await ann.notifications.change({ params, body: { snoozedUntil: laterBy(day) } });
  expect([await listTitles(ann, 'snoozed'), await listTitles(ann, 'archived')]).toEqual([
    ['One'],
    [],
  ]);
});

test.each([
  ['in the past', () => laterBy(-1)],
  ['now', () => laterBy(0)],
  ['more than a year ahead', () => laterBy(365 * day + 1)],
])('a snooze that ends %s is refused', async (_when, snoozedUntil) => {
  const { ann } = await memberWithNotifications('One');
  const params = { id: await idOf(ann, 'One') };

  await expect(
    ann.notifications.change({ params, body: { snoozedUntil: snoozedUntil() } }),
  ).rejects.toMatchObject({ status: 400, code: 'snooze_time_invalid' });
  expect(await listTitles(ann)).toEqual(['One']);
});

test('seen notifications leave the badge and stay unread', async () => {
  const { user, ann } = await memberWithNotifications('One', 'Two');
  const upTo = await idOf(ann, 'Two');
  await notifyGoalReached(server, user.id, { title: 'Three' });
  await ann.notifications.markSeen({ body: { upTo } });

  expect(await ann.notifications.readUnreadCount()).toEqual({ unread: 3, unseen: 1 });
  const { items } = await ann.notifications.list({ query: {} });
  expect(items.map(({ isSeen, isRead }) => [isSeen, isRead])).toEqual([
    [false, false],
    [true, false],
    [true, false],
  ]);
});

test('undoing mark all as read affects only the notifications that it marked', async () => {
  const { ann } = await memberWithNotifications('One', 'Two', 'Three');
  await ann.notifications.change({
    params: { id: await idOf(ann, 'One') },
    body: { isRead: true },
  });
  server.clock.advance(1);
  const upTo = await idOf(ann, 'Three');
  const { readAt } = await ann.notifications.markAllRead({ body: { upTo } });
  expect(await listTitles(ann, 'unread')).toEqual([]);

  const bob = await newUserClients(server);
  await bob.notifications.undoMarkAllRead({ body: { readAt } });
  expect(await listTitles(ann, 'unread')).toEqual([]);
  await ann.notifications.undoMarkAllRead({ body: { readAt } });
  expect(await listTitles(ann, 'unread')).toEqual(['Three', 'Two']);
});

test('the list and marking all as read can be limited to a category', async () => {
  const { user, ann } = await memberWithNotifications('One');
  await notifySignIn(server, user.id);
  const { items } = await ann.notifications.list({ query: { category: 'security' } });
  expect(items.map(({ kind }) => kind)).toEqual(['new_sign_in']);

  const upTo = items[0]?.id ?? '';
  await ann.notifications.markAllRead({ body: { upTo, category: 'security' } });
  expect(await listTitles(ann, 'unread')).toEqual(['One']);
});

test('counts are capped at a hundred', async () => {
  const { user, ann } = await memberWithNotifications();
  for (let number = 0; number < 102; number += 1) {
    await notifyGoalReached(server, user.id, { title: `${number}` });
  }

  expect(await ann.notifications.readUnreadCount()).toEqual({ unread: 100, unseen: 100 });
});

test('a notification names its goal', async () => {
  const { user, ann } = await memberWithNotifications('One');
  const goalId = '01890a5d-ac96-774b-bcce-b302099a8057';
  await notifyGoalReached(server, user.id, { title: 'Two', goalId });
  const { items } = await ann.notifications.list({ query: {} });

  expect(items.map(({ object }) => object)).toEqual([{ type: 'goal', id: goalId }, null]);
});

test('a category that is off is not listed but can still be emailed', async () => {
  const { user, ann } = await memberWithNotifications();
  await enable(ann, 'goals', 'email');
  await ann.notifications.changePreference({
    params: { category: 'goals', channel: 'app' },
    body: { isEnabled: false },
  });
  await notifyGoalReached(server, user.id, { title: 'One' });

  expect(await listTitles(ann)).toEqual([]);
  expect((await ann.notifications.readDelivery()).waiting.count).toBe(1);
});
