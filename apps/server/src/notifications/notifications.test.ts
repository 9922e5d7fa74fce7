import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { day } from '../platform/clock.ts';
import { buildUser } from '../testkit/build-user.ts';
import { type Clients, clientFor, visitorOf } from '../testkit/clients.ts';
import { member } from '../testkit/member.ts';
import { useServer } from '../testkit/server.ts';
import { notify, slice } from './index.ts';

const server = useServer();
const missing = expect.objectContaining({ code: 'notification_not_found' });
const reached = { title: 'Draft', amount: 100, measure: 'word', unit: '' } as const;

/** A member who was told of goals with these titles, one after the other. */
async function told(...titles: string[]) {
  const user = await buildUser(server);
  for (const title of titles) await tell(user.id, { title });

  return { user, ann: await clientFor(server, user) };
}

async function tell(userId: string, { title, about }: { title: string; about?: string }) {
  const { services } = server;
  const telling = { userId, kind: 'goal_reached', params: { ...reached, title } } as const;
  await services.db.transaction((tx) =>
    notify(tx, services, { ...telling, ...(about && { about }) }),
  );
}

async function titles({ notifications }: Clients, show: 'unread' | 'all' | 'archived' = 'all') {
  const { items } = await notifications.list({ query: { show } });

  return items.map((item) => (item.kind === 'goal_reached' ? item.params.title : item.kind));
}

test('what somebody is told stands in their list, newest first, and is unread', async () => {
  const { ann } = await told('One', 'Two');

  expect(await ann.notifications.list({ query: {} })).toMatchObject({
    items: [
      { kind: 'goal_reached', params: { title: 'Two' }, isRead: false, isArchived: false },
      { kind: 'goal_reached', params: { title: 'One', amount: 100, measure: 'word', unit: '' } },
    ],
    next: null,
  });
  expect(await ann.notifications.readUnread()).toEqual({ unread: 2 });
  expect((await ann.home.read()).unread).toMatchObject({ count: 2, latest: [{}, {}] });
});

test('one is marked as read, and unread again', async () => {
  const { ann } = await told('One', 'Two');
  const [newest] = (await ann.notifications.list({ query: {} })).items;
  const params = { id: newest?.id ?? '' };

  await ann.notifications.change({ params, body: { isRead: true } });
  expect(await titles(ann, 'unread')).toEqual(['One']);
  await ann.notifications.change({ params, body: { isRead: false } });
  expect(await titles(ann, 'unread')).toEqual(['Two', 'One']);
});

test('an archived one leaves the list and the unread, and comes back as it was', async () => {
  const { ann } = await told('One');
  const [only] = (await ann.notifications.list({ query: {} })).items;
  const params = { id: only?.id ?? '' };

  await ann.notifications.change({ params, body: { isArchived: true } });
  expect([await titles(ann), await titles(ann, 'unread'), await titles(ann, 'archived')]).toEqual([
    [],
    [],
    ['One'],
  ]);
  expect(await ann.notifications.readUnread()).toEqual({ unread: 0 });
  await ann.notifications.change({ params, body: { isArchived: false } });
  expect((await ann.notifications.list({ query: {} })).items).toEqual([only]);
});

test('all up to the newest seen are read at once, what came after stays unread', async () => {
  const { user, ann } = await told('One', 'Two');
  const [seen] = (await ann.notifications.list({ query: {} })).items;
  await tell(user.id, { title: 'Three' });

  await ann.notifications.readAll({ body: { upTo: seen?.id ?? '' } });
  expect(await titles(ann, 'unread')).toEqual(['Three']);
});

test('a long list is read page by page', async () => {
  const { ann } = await told('One', 'Two', 'Three');
  const first = await ann.notifications.list({ query: { size: 2 } });
  const second = await ann.notifications.list({ query: { size: 2, before: first.next ?? '' } });

  expect(first.items).toHaveLength(2);
  expect(second).toMatchObject({ items: [{ params: { title: 'One' } }], next: null });
});

test('the same about the same thing is told once, also when it is told at the same time', async () => {
  const { user, ann } = await told();
  const once = { title: 'Draft', about: 'a goal' };
  await Promise.all([tell(user.id, once), tell(user.id, once), tell(user.id, once)]);

  expect(await titles(ann)).toEqual(['Draft']);
});

test('nothing is told of what did not happen', async () => {
  const { user, ann } = await told();
  const { services } = server;
  const failing = services.db.transaction(async (tx) => {
    await notify(tx, services, { userId: user.id, kind: 'goal_reached', params: reached });
    throw new Error('the change fails');
  });

  await expect(failing).rejects.toThrow('the change fails');
  expect(await titles(ann)).toEqual([]);
});

test('a kind that is not wanted in the list is not there, also not later', async () => {
  const { user, ann } = await told();
  const params = { kind: 'goal_reached', channel: 'app' } as const;
  await ann.notifications.changePreference({ params, body: { wanted: false } });
  await tell(user.id, { title: 'Draft', about: 'a goal' });
  await ann.notifications.changePreference({ params, body: { wanted: true } });
  await tell(user.id, { title: 'Draft', about: 'a goal' });

  expect(await titles(ann)).toEqual([]);
});

test('what is older than a year is erased', async () => {
  const { user, ann } = await told('One');
  server.clock.turn(day);
  await tell(user.id, { title: 'Two' });
  const clock = { now: () => new Date(server.clock.now().getTime() + 364 * day + 1) };
  for (const job of slice.jobs ?? []) await job.run({ ...server.services, clock });

  expect(await titles(ann)).toEqual(['Two']);
});

test('one member sees and changes nothing of what another is told', async () => {
  const { ann } = await told('Hers');
  const bob = await member(server);
  const [hers] = (await ann.notifications.list({ query: {} })).items;
  const id = hers?.id ?? '';

  expect(await titles(bob)).toEqual([]);
  await expect(
    bob.notifications.change({ params: { id }, body: { isRead: true } }),
  ).rejects.toEqual(missing);
  await bob.notifications.readAll({ body: { upTo: id } });
  await bob.notifications.changePreference({
    params: { kind: 'goal_reached', channel: 'mail' },
    body: { wanted: true },
  });
  expect(await ann.notifications.readUnread()).toEqual({ unread: 1 });
  expect((await ann.notifications.listPreferences()).items).toContainEqual({
    kind: 'goal_reached',
    app: true,
    mail: false,
  });
});

test('what is not there can not be changed, and visitors are told nothing', async () => {
  const { ann } = await told();
  const params = { id: randomUUID() };

  await expect(ann.notifications.change({ params, body: { isRead: true } })).rejects.toEqual(
    missing,
  );
  await expect(visitorOf(server).notifications.list({ query: {} })).rejects.toMatchObject({
    status: 401,
  });
});
