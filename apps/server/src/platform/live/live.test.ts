import { limits } from '@longhand/contract/limits';
import { rawRoutes } from '@longhand/contract/raw-routes';
import { expect, test } from 'vitest';
import { buildUser, type TestUser } from '../../testkit/build-user.ts';
import { createClients } from '../../testkit/clients.ts';
import { useEventStreams } from '../../testkit/event-streams.ts';
import { openNode, type TestServer, useServer } from '../../testkit/server.ts';
import { addMilliseconds, day } from '../clock.ts';
import { liveJobs } from './jobs.ts';
import { publishLiveEvent } from './signals.ts';

const server = useServer();
const openStream = useEventStreams();

const publishHomeChange = ({ services: { db, clock } }: TestServer, { id }: TestUser) =>
  db.transaction((tx) => publishLiveEvent(tx, { userId: id, stale: ['home'], now: clock.now() }));

test('a page receives the changes of its user in order and once', async () => {
  const ann = await buildUser(server);
  const page = await openStream(server, ann);
  expect(page.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(await page.next()).toMatchObject({ name: 'hello', data: { isResumed: false } });
  await publishHomeChange(server, ann);
  await publishHomeChange(server, ann);

  const [first, second] = [await page.next(), await page.next()];
  expect(first).toMatchObject({ name: 'changed', data: { stale: ['home'] } });
  expect(Number(second?.id)).toBeGreaterThan(Number(first?.id));
});

test('a page receives nothing of other users and nothing that was rolled back', async () => {
  const [ann, bob] = [await buildUser(server), await buildUser(server)];
  const page = await openStream(server, ann);
  await page.next();
  const { db, clock } = server.services;
  const failing = db.transaction(async (tx) => {
    await publishLiveEvent(tx, { userId: ann.id, stale: ['home'], now: clock.now() });
    throw new Error('taken back');
  });
  await failing.catch(() => {});
  await publishHomeChange(server, bob);
  await db.transaction((tx) =>
    publishLiveEvent(tx, { userId: ann.id, stale: ['notifications'], now: clock.now() }),
  );

  expect(await page.next()).toMatchObject({ data: { stale: ['notifications'] } });
});

test('an event on one node reaches pages on another', async () => {
  const ann = await buildUser(server);
  const page = await openStream(await openNode(server), ann);
  await page.next();
  await publishHomeChange(server, ann);

  expect(await page.next()).toMatchObject({ name: 'changed' });
});

test('a reconnecting page receives missed events; after too long, it is told that events may be missing', async () => {
  const ann = await buildUser(server);
  const page = await openStream(server, ann);
  await page.next();
  await publishHomeChange(server, ann);
  const lastId = (await page.next())?.id ?? '';
  page.leave();
  await publishHomeChange(server, ann);

  const back = await openStream(server, ann, { lastId });
  expect(await back.next()).toMatchObject({ name: 'hello', data: { isResumed: true } });
  expect(await back.next()).toMatchObject({ name: 'changed', id: String(Number(lastId) + 1) });

  const clock = { now: () => addMilliseconds(server.clock.now(), 2 * day + 1) };
  for (const job of liveJobs) await job.run({ ...server.services, clock });
  const late = await openStream(server, ann, { lastId });
  expect(await late.next()).toMatchObject({ name: 'hello', data: { isResumed: false } });
});

test('signing out closes the streams of that session on all nodes, and no others', async () => {
  const ann = await buildUser(server);
  const [page, other] = [
    await openStream(server, ann),
    await openStream(await openNode(server), ann),
  ];
  await page.next();
  await other.next();
  await createClients(other.browser.transport).auth.logout();

  expect(await other.next()).toMatchObject({ name: 'bye', data: { reason: 'session_ended' } });
  expect(await other.next()).toBeUndefined();
  await publishHomeChange(server, ann);
  expect(await page.next()).toMatchObject({ name: 'changed' });
});

test('a server that shuts down announces it', async () => {
  const node = await openNode(server);
  const page = await openStream(node, await buildUser(server));
  await page.next();
  await node.app.close();

  expect(await page.next()).toMatchObject({ name: 'bye', data: { reason: 'server_closes' } });
  expect(await page.next()).toBeUndefined();
});

test('the streams per user are limited, and closing one frees a slot', async () => {
  const ann = await buildUser(server);
  const pages = [];
  for (let n = 0; n < limits.liveConnectionsMax; n += 1) pages.push(await openStream(server, ann));
  expect((await openStream(server, ann)).status).toBe(429);

  pages[0]?.leave();
  await expect.poll(async () => (await openStream(server, ann)).status).toBe(200);
});

test('streams that are opened at the same time cannot exceed the limit', async () => {
  const ann = await buildUser(server);
  const requests = Array.from({ length: limits.liveConnectionsMax + 3 }, () =>
    openStream(server, ann),
  );
  const statuses = (await Promise.all(requests)).map(({ status }) => status);

  expect(statuses.filter((status) => status === 200)).toHaveLength(limits.liveConnectionsMax);
});

test('without a session the stream is refused', async () => {
  const answer = await server.app.inject({ method: 'GET', url: rawRoutes.liveEvents.path });

  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ code: 'unauthenticated' });
});
