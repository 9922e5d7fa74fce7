import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { hour, minute } from '../../platform/clock.ts';
import { openPushService } from '../../testkit/push-service.ts';
import { useServer } from '../../testkit/server.ts';
import { memberWithDevice, notifyReminder, runDeliveries } from '../testkit.ts';
import { pushDevices } from './tables.ts';

const server = useServer();

test.each([404, 410])(
  'a browser that has ended its subscription (%i) is removed',
  async (status) => {
    const service = await openPushService(server);
    service.reply = () => ({ status });
    const { ann, notifyReached, pushRow } = await memberWithDevice(server, service);
    await notifyReached('One');
    await notifyReached('Two');
    await runDeliveries(server);

    expect((await ann.notifications.listDevices()).items).toEqual([]);
    expect(await pushRow()).toMatchObject({ state: 'cancelled' });
    expect((await ann.notifications.readDelivery()).waiting.count).toBe(0);
    await notifyReached('Three');
    await runDeliveries(server);
    expect(service.received.length).toBeLessThanOrEqual(2);
  },
);

test.each([
  [429, '120', '2026-11-20T12:02:00.000Z'],
  [429, 'Fri, 20 Nov 2026 12:30:00 GMT', '2026-11-20T12:30:00.000Z'],
  [503, '3600', '2026-11-20T13:00:00.000Z'],
  [503, '1', '2026-11-20T12:01:00.000Z'],
])('after %i with Retry-After %s the next attempt is at %s', async (status, header, next) => {
  const service = await openPushService(server);
  service.reply = () => ({ status, headers: { 'retry-after': header } });
  const { notifyReached, pushRow } = await memberWithDevice(server, service);
  await notifyReached('One');
  await runDeliveries(server);
  await runDeliveries(server);
  expect(service.received).toHaveLength(1);
  expect(await pushRow()).toMatchObject({
    ...{ state: 'pending', attempts: 1, error: `status ${status}`, notBefore: new Date(next) },
  });

  service.reply = () => ({ status: 201 });
  server.clock.set(next);
  await runDeliveries(server);
  expect(service.received).toHaveLength(2);
  expect(await pushRow()).toMatchObject({ state: 'sent' });
});

test('a failing push service is retried for about a day', async () => {
  const service = await openPushService(server);
  service.reply = () => ({ status: 500 });
  const { notifyReached, pushRow } = await memberWithDevice(server, service);
  await notifyReached('One');
  const start = server.clock.now();
  await runDeliveries(server);
  for (let row = await pushRow(); row?.state === 'pending'; row = await pushRow()) {
    server.clock.set(row.notBefore.toISOString());
    await runDeliveries(server);
  }

  expect(service.received).toHaveLength(11);
  expect((server.clock.now().getTime() - start.getTime()) / hour).toBeCloseTo(17, 0);
  expect(await pushRow()).toMatchObject({ state: 'failed', error: 'status 500' });
});

test('a reminder that could not be sent for four hours is not sent later', async () => {
  const service = await openPushService(server);
  const { user, pushRow } = await memberWithDevice(server, service);
  service.reply = () => ({ status: 503, headers: { 'retry-after': '14400' } });
  await notifyReminder(server, user.id);
  await runDeliveries(server);
  server.clock.advance(4 * hour);
  await runDeliveries(server);

  expect(service.received).toHaveLength(1);
  expect(await pushRow()).toMatchObject({ state: 'cancelled' });
});

test('a refusal by a push service is not retried, and ten refusals remove the device', async () => {
  const service = await openPushService(server);
  service.reply = () => ({ status: 403 });
  const { ann, notifyReached, pushRow } = await memberWithDevice(server, service);
  await notifyReached('One');
  await runDeliveries(server);
  expect(await pushRow()).toMatchObject({ state: 'failed', error: 'status 403' });

  for (let number = 1; number < 10; number += 1) {
    expect((await ann.notifications.listDevices()).items).toHaveLength(1);
    await notifyReached(`${number}`);
    await runDeliveries(server);
  }
  expect((await ann.notifications.listDevices()).items).toEqual([]);
});

test('a host that the server must not reach fails without details', async () => {
  const service = await openPushService(server);
  const { notifyReached, pushRow } = await memberWithDevice(server, service);
  await server.services.db.update(pushDevices).set({ endpoint: 'https://other.test:5432/a' });
  await notifyReached('One');
  await runDeliveries(server);

  expect(await pushRow()).toMatchObject({ state: 'failed', error: 'forbidden_address' });
});

test('an internal error does not stop other deliveries and is retried', async () => {
  const service = await openPushService(server);
  const [ann, bob] = [
    await memberWithDevice(server, service),
    await memberWithDevice(server, service),
  ];
  const { db } = server.services;
  const { user, pushRow } = ann;
  await db.update(pushDevices).set({ p256dh: 'broken' }).where(eq(pushDevices.userId, user.id));
  await ann.notifyReached('One');
  await bob.notifyReached('Two');
  await runDeliveries(server);

  expect(service.received).toHaveLength(1);
  expect(await pushRow()).toMatchObject({ state: 'pending', attempts: 1 });
});

test('a node that stops while it sends does not lose the notification', async () => {
  const service = await openPushService(server);
  const { notifyReached, pushRow } = await memberWithDevice(server, service);
  await notifyReached('One');
  const post = server.services.guardedPost;
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
  server.services.guardedPost = () => {
    stop();

    return new Promise(() => {});
  };
  void runDeliveries(server);
  await stopped;
  server.services.guardedPost = post;
  await runDeliveries(server);
  expect(service.received).toEqual([]);

  server.clock.advance(5 * minute);
  await runDeliveries(server);
  expect(service.received).toHaveLength(1);
  expect(await pushRow()).toMatchObject({ state: 'sent' });
});
