import { randomUUID } from 'node:crypto';
import { limits } from '@longhand/contract/limits';
import { expect, test } from 'vitest';
import { buildUser } from '../../testkit/build-user.ts';
import { clientsFor } from '../../testkit/clients.ts';
import { newUserClients } from '../../testkit/new-user-clients.ts';
import { useServer } from '../../testkit/server.ts';
import { mutedObjects } from '../tables.ts';
import { listTitles, memberWithEmails, notifyGoalReached, runDeliveries } from '../testkit.ts';

const server = useServer();
const on = { isEnabled: true, isLocked: false };
const off = { isEnabled: false, isLocked: false };
const locked = { isEnabled: true, isLocked: true };

test('a user turns channels of a category on and off', async () => {
  const ann = await newUserClients(server);
  const params = { category: 'goals', channel: 'push' } as const;

  expect(await ann.notifications.changePreference({ params, body: { isEnabled: true } })).toEqual({
    category: 'goals',
    app: on,
    email: off,
    push: on,
  });
  expect(await ann.notifications.changePreference({ params, body: { isEnabled: false } })).toEqual({
    category: 'goals',
    app: on,
    email: off,
    push: off,
  });
});

test.each(['app', 'email'] as const)(
  'security notifications cannot be turned off for the channel %s',
  async (channel) => {
    const ann = await newUserClients(server);
    const params = { category: 'security', channel } as const;

    await expect(
      ann.notifications.changePreference({ params, body: { isEnabled: false } }),
    ).rejects.toMatchObject({ status: 409, code: 'notification_channel_locked' });
    expect((await ann.notifications.listPreferences()).items.at(-1)).toEqual({
      category: 'security',
      app: locked,
      email: locked,
      push: on,
    });
  },
);

test('notifications about a muted goal are neither listed nor sent, and pending ones are cancelled', async () => {
  const { ann, notify, subjects, states } = await memberWithEmails(server);
  const [muted, other] = [randomUUID(), randomUUID()];
  await notify('Before', muted);
  const object = { type: 'goal', id: muted } as const;
  const mutedAt = server.clock.now().toISOString();
  const expected = { ...object, title: 'A draft', mutedAt };
  expect(await ann.notifications.mute({ params: object, body: { title: 'A draft' } })).toEqual(
    expected,
  );
  await notify('During', muted);
  await notify('Other', other);
  await runDeliveries(server);

  expect(await ann.notifications.listMuted()).toEqual({ items: [expected] });
  expect(await listTitles(ann)).toEqual(['Other', 'Before']);
  expect(await subjects()).toEqual([expect.stringContaining('Other')]);
  expect(await states()).toEqual(['cancelled', 'sent']);

  await ann.notifications.unmute({ params: object });
  await notify('After', muted);
  await runDeliveries(server);
  expect(await listTitles(ann)).toEqual(['After', 'Other', 'Before']);
  expect(await subjects()).toHaveLength(2);
});

test('muting again changes only the title', async () => {
  const ann = await newUserClients(server);
  const params = { type: 'goal', id: randomUUID() } as const;
  await ann.notifications.mute({ params, body: { title: 'One' } });
  server.clock.advance(1_000);
  await ann.notifications.mute({ params, body: { title: 'Two' } });

  expect((await ann.notifications.listMuted()).items).toMatchObject([
    { title: 'Two', mutedAt: '2026-11-20T12:00:00.000Z' },
  ]);
});

test('a user can mute a limited number of objects', async () => {
  const user = await buildUser(server);
  const ann = await clientsFor(server, user);
  const mutedAt = server.clock.now();
  const ids = Array.from({ length: limits.mutedObjectsMax - 1 }, () => randomUUID());
  await server.services.db.insert(mutedObjects).values(
    ids.map((objectId) => ({
      ...{ userId: user.id, objectType: 'goal' as const, objectId, title: '', mutedAt },
    })),
  );
  const mute = (id: string) =>
    ann.notifications.mute({ params: { type: 'goal', id }, body: { title: 'One' } });
  const results = await Promise.allSettled([mute(randomUUID()), mute(randomUUID())]);

  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(mute(randomUUID())).rejects.toMatchObject({
    status: 409,
    code: 'muted_objects_full',
  });
  await expect(mute(ids[0] ?? '')).resolves.toMatchObject({ title: 'One' });
});

test('muted objects of another user have no effect and are not listed', async () => {
  const { user, ann } = await memberWithEmails(server);
  const bob = await newUserClients(server);
  const params = { type: 'goal', id: randomUUID() } as const;
  await bob.notifications.mute({ params, body: { title: 'Hers' } });
  await notifyGoalReached(server, user.id, { title: 'One', goalId: params.id });

  expect(await listTitles(ann)).toEqual(['One']);
  expect(await ann.notifications.listMuted()).toEqual({ items: [] });
  await ann.notifications.unmute({ params });
  expect((await bob.notifications.listMuted()).items).toHaveLength(1);
});
