import { randomUUID } from 'node:crypto';
import { limits } from '@longhand/contract/limits';
import { expect, test } from 'vitest';
import { digest } from '../../platform/secret.ts';
import { buildUser } from '../../testkit/build-user.ts';
import { clientsFor } from '../../testkit/clients.ts';
import { newUserClients } from '../../testkit/new-user-clients.ts';
import { createTestSubscription, openPushService } from '../../testkit/push-service.ts';
import { useServer } from '../../testkit/server.ts';
import { enable, notifyGoalReached, runDeliveries } from '../testkit.ts';
import { pushDevices } from './tables.ts';

const server = useServer();
const origin = 'https://push.example.org';

test('a browser is added and listed without its endpoint and keys', async () => {
  const ann = await newUserClients(server);
  const body = createTestSubscription(origin);
  const device = await ann.notifications.addDevice({ body });

  expect(device).toEqual({
    id: expect.any(String),
    name: '',
    addedAt: '2026-11-20T12:00:00.000Z',
    lastSentAt: null,
    endpointHash: digest(body.endpoint),
  });
  const { items, publicKey } = await ann.notifications.listDevices();
  expect(items).toEqual([device]);
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
  const [row] = await server.services.db.select().from(pushDevices);
  expect(row?.auth).not.toContain(body.keys.auth);
});

test('all users of a server get the same public key', async () => {
  const [ann, bob] = [await newUserClients(server), await newUserClients(server)];

  expect((await ann.notifications.listDevices()).publicKey).toBe(
    (await bob.notifications.listDevices()).publicKey,
  );
});

test('adding a browser again keeps one device', async () => {
  const ann = await newUserClients(server);
  const body = createTestSubscription(origin);
  const first = await ann.notifications.addDevice({ body });
  const keys = createTestSubscription(origin).keys;
  const second = await ann.notifications.addDevice({ body: { ...body, keys } });

  expect(second).toEqual(first);
  expect((await ann.notifications.listDevices()).items).toHaveLength(1);
});

test('a browser belongs only to the last user who added it', async () => {
  const service = await openPushService(server);
  const user = await buildUser(server);
  const [ann, bob] = [await clientsFor(server, user), await newUserClients(server)];
  await enable(ann, 'goals', 'push');
  const body = service.subscribe();
  await ann.notifications.addDevice({ body });
  await notifyGoalReached(server, user.id, { title: 'Hers' });
  await bob.notifications.addDevice({ body });
  await runDeliveries(server);

  expect((await ann.notifications.listDevices()).items).toEqual([]);
  expect((await bob.notifications.listDevices()).items).toHaveLength(1);
  expect(service.received).toEqual([]);
});

test.each([
  ['an IP address', 'https://203.0.113.7'],
  ['an IPv6 address', 'https://[2606:4700::1111]'],
  ['this machine', 'https://localhost'],
  ['credentials', 'https://ann:secret@push.example.org'],
])('an endpoint with %s is refused', async (_what, address) => {
  const ann = await newUserClients(server);

  await expect(
    ann.notifications.addDevice({ body: createTestSubscription(address) }),
  ).rejects.toMatchObject({ status: 400, code: 'push_endpoint_invalid' });
});

test('an endpoint without https and a key that is not a point on the curve are refused', async () => {
  const ann = await newUserClients(server);
  const valid = createTestSubscription(origin);
  const p256dh = Buffer.alloc(65, 4).toString('base64url');

  await expect(
    ann.notifications.addDevice({ body: { ...valid, endpoint: 'http://push.example.org/a' } }),
  ).rejects.toMatchObject({ status: 400, code: 'invalid_input' });
  await expect(
    ann.notifications.addDevice({ body: { ...valid, keys: { ...valid.keys, p256dh } } }),
  ).rejects.toMatchObject({ status: 400, code: 'push_endpoint_invalid' });
});

test('concurrent requests cannot exceed the limit of devices', async () => {
  const ann = await newUserClients(server);
  const add = () => ann.notifications.addDevice({ body: createTestSubscription(origin) });
  for (let number = 1; number < limits.pushDevicesMax; number += 1) await add();
  const results = await Promise.allSettled([add(), add(), add()]);

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(add()).rejects.toMatchObject({ status: 409, code: 'push_devices_full' });
});

test('a removed device receives nothing, not even pending notifications', async () => {
  const service = await openPushService(server);
  const user = await buildUser(server);
  const ann = await clientsFor(server, user);
  await enable(ann, 'goals', 'push');
  const { id } = await ann.notifications.addDevice({ body: service.subscribe() });
  await notifyGoalReached(server, user.id, { title: 'One' });
  await ann.notifications.removeDevice({ params: { id } });
  await runDeliveries(server);

  expect(service.received).toEqual([]);
  expect((await ann.notifications.readDelivery()).waiting.count).toBe(0);
});

test('a test notification is sent at once, in the language of the user', async () => {
  const service = await openPushService(server);
  const ann = await newUserClients(server, { locale: 'de' });
  const { id } = await ann.notifications.addDevice({ body: service.subscribe() });
  await ann.notifications.testDevice({ params: { id } });

  expect(service.received).toMatchObject([
    {
      payload: {
        title: 'Push-Mitteilungen funktionieren in diesem Browser',
        path: '/app/settings/notifications',
        locale: 'de',
        dir: 'ltr',
      },
    },
  ]);
  service.reply = () => ({ status: 500 });
  await expect(ann.notifications.testDevice({ params: { id } })).rejects.toMatchObject({
    status: 502,
    code: 'push_failed',
  });
  service.reply = () => ({ status: 410 });
  await expect(ann.notifications.testDevice({ params: { id } })).rejects.toMatchObject({
    status: 404,
    code: 'push_device_not_found',
  });
  expect((await ann.notifications.listDevices()).items).toEqual([]);
});

test('a user can neither test nor remove the device of another', async () => {
  const service = await openPushService(server);
  const [ann, bob] = [await newUserClients(server), await newUserClients(server)];
  const { id } = await ann.notifications.addDevice({ body: service.subscribe() });
  for (const params of [{ id }, { id: randomUUID() }]) {
    await expect(bob.notifications.testDevice({ params })).rejects.toMatchObject({
      code: 'push_device_not_found',
    });
    await bob.notifications.removeDevice({ params });
  }

  expect(service.received).toEqual([]);
  expect((await bob.notifications.listDevices()).items).toEqual([]);
  expect((await ann.notifications.listDevices()).items).toHaveLength(1);
});
