import { createPublicKey, verify } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { hour } from '../../platform/clock.ts';
import { clientsFor } from '../../testkit/clients.ts';
import { runJob } from '../../testkit/jobs.ts';
import { openPushService } from '../../testkit/push-service.ts';
import { openNode, useServer } from '../../testkit/server.ts';
import {
  memberWithDevice,
  notifyReminder,
  notifySignIn,
  runDeliveries,
  testGoalId,
} from '../testkit.ts';

const server = useServer();

test('a push notification has its title in the language of the user and the path that it opens', async () => {
  const service = await openPushService(server);
  const { user, ann, notifyReached, pushRow } = await memberWithDevice(server, service, {
    locale: 'ar',
  });
  await notifyReached('The Salt Road');
  await runDeliveries(server);
  await runDeliveries(server);

  expect(service.received).toHaveLength(1);
  const [{ items }, received] = [await ann.notifications.list({ query: {} }), service.received[0]];
  expect(received?.payload).toEqual({
    id: items[0]?.id,
    title: 'اكتمل الهدف: \u2068\u2068The Salt Road\u2069\u2069',
    path: `/app/goals/${testGoalId}`,
    locale: 'ar',
    dir: 'rtl',
  });
  expect(await pushRow()).toMatchObject({ state: 'sent', userId: user.id });
  const devices = await ann.notifications.listDevices();
  expect(devices.items).toMatchObject([{ lastSentAt: '2026-11-20T12:00:00.000Z' }]);
});

test('a request has a VAPID signature, a time to live and an urgency', async () => {
  const service = await openPushService(server);
  const { user, ann, notifyReached } = await memberWithDevice(server, service);
  await notifyReached('One');
  await notifyReached('Two');
  await notifySignIn(server, user.id);
  await notifyReminder(server, user.id);
  await runDeliveries(server);

  const headers = service.received.map((one) => one.headers);
  const byTitle = (text: string) =>
    service.received.find(({ payload }) => `${payload['title']}`.includes(text))?.headers ?? {};
  expect(byTitle('One')).toMatchObject({ ttl: '259200', urgency: 'normal' });
  expect(byTitle('Sign-in')).toMatchObject({ ttl: '259200', urgency: 'high' });
  expect(byTitle('Reminder')).toMatchObject({ ttl: '14400', urgency: 'normal' });
  expect(byTitle('One')['topic']).toBe(byTitle('Two')['topic']);
  expect(new Set(headers.map(({ topic }) => topic)).size).toBe(3);
  for (const { topic, ...other } of headers) {
    expect(topic).toMatch(/^[\w-]{1,32}$/);
    expect(other).toMatchObject({
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
    });
  }

  const { publicKey } = await ann.notifications.listDevices();
  const [, token = '', key] = headers[0]?.authorization?.match(/^vapid t=(.+), k=(.+)$/) ?? [];
  expect(key).toBe(publicKey);
  expect(verifyToken(token, publicKey)).toEqual({
    aud: expect.stringMatching(/^https:\/\/push\.test:\d+$/),
    exp: expect.any(Number),
    sub: 'mailto:longhand@localhost',
  });
});

test('a title that is too long for the push service is shortened', async () => {
  const service = await openPushService(server);
  service.reply = ({ bytes }) => ({ status: bytes > 700 ? 413 : 201 });
  const { notifyReached, pushRow } = await memberWithDevice(server, service);
  await notifyReached('x'.repeat(1_000));
  await runDeliveries(server);

  expect(service.received).toHaveLength(2);
  expect(service.received[1]?.payload['title']).toMatch(/x…$/);
  expect(await pushRow()).toMatchObject({ state: 'sent', attempts: 0 });
});

test('a message that is still too long when shortened is given up', async () => {
  const service = await openPushService(server);
  service.reply = () => ({ status: 413 });
  const { notifyReached, pushRow } = await memberWithDevice(server, service);
  await notifyReached('One');
  await runDeliveries(server);

  expect(service.received).toHaveLength(2);
  expect(await pushRow()).toMatchObject({ state: 'failed', error: 'status 413' });
});

test('a browser that signed out receives nothing more and is no longer a device', async () => {
  const service = await openPushService(server);
  const { user, ann, notifyReached } = await memberWithDevice(server, service);
  await notifyReached('One');
  await ann.auth.logout();
  await runDeliveries(server);

  expect(service.received).toEqual([]);
  const other = await clientsFor(server, user);
  expect((await other.notifications.listDevices()).items).toEqual([]);
});

test('a session that expired receives nothing more', async () => {
  const service = await openPushService(server);
  const { notifyReached, pushRow } = await memberWithDevice(server, service);
  server.clock.advance(400 * 24 * hour);
  await notifyReached('One');
  await runDeliveries(server);

  expect(service.received).toEqual([]);
  expect(await pushRow()).toMatchObject({ state: 'cancelled' });
});

test('reading a notification cancels its pending push notifications', async () => {
  const service = await openPushService(server);
  const { ann, notifyReached, pushRow } = await memberWithDevice(server, service);
  await notifyReached('One');
  const [item] = (await ann.notifications.list({ query: {} })).items;
  await ann.notifications.change({ params: { id: item?.id ?? '' }, body: { isRead: true } });
  await runDeliveries(server);

  expect(service.received).toEqual([]);
  expect(await pushRow()).toMatchObject({ state: 'cancelled' });
});

test('push notifications wait for the end of quiet hours, reminders do not', async () => {
  const service = await openPushService(server);
  const { user, ann, notifyReached } = await memberWithDevice(server, service, { timeZone: 'UTC' });
  await ann.notifications.changeDelivery({
    body: { quietHours: { start: 720, end: 780, weekdays: [5] } },
  });
  await notifyReached('One');
  await notifyReminder(server, user.id);
  await runDeliveries(server);
  expect(service.received.map(({ payload }) => payload['path'])).toHaveLength(1);

  server.clock.advance(hour);
  await runDeliveries(server);
  expect(service.received).toHaveLength(2);
});

if (inject('database').kind === 'postgres') {
  test('several nodes together send each push notification once', async () => {
    const service = await openPushService(server);
    const { notifyReached } = await memberWithDevice(server, service);
    for (let number = 0; number < 20; number += 1) await notifyReached(`Goal ${number}`);
    const nodes = [server, await openNode(server), await openNode(server)];
    for (const node of nodes) node.services.guardedPost = server.services.guardedPost;
    await Promise.all(nodes.map((node) => runJob(node, 'notifications-deliver-due')));

    expect(service.received).toHaveLength(20);
    expect(new Set(service.received.map(({ payload }) => payload['id'])).size).toBe(20);
  });
}

/** The claims of a JSON Web Token with a valid ES256 signature. */
function verifyToken(token: string, publicKey: string): unknown {
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const key = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) },
    format: 'jwk',
  });
  const isValid = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );

  return isValid ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : null;
}
