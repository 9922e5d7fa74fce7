import { limits } from '@longhand/contract/limits';
import { type LiveEventName, liveEvents, plainRoutes } from '@longhand/contract/plain-routes';
import { afterEach, expect, test } from 'vitest';
import { buildUser, type TestUser } from '../../testkit/build-user.ts';
import { browserOf, clientsOf } from '../../testkit/clients.ts';
import { openNode, type TestServer, useServer } from '../../testkit/server.ts';
import { after, day } from '../clock.ts';
import { liveJobs } from './jobs.ts';
import { publish } from './signals.ts';

const server = useServer();
const closing: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

type Told = { id: string | undefined; name: LiveEventName; data: Record<string, unknown> };

/** A page of somebody's that listens, over a real connection, in a session of its own or in a given one. */
async function listen(node: TestServer, user: TestUser, { lastId }: { lastId?: string } = {}) {
  const browser = await browserOf(node, user);
  const origin = await addressOf(node);
  const leaving = new AbortController();
  closing.push(() => leaving.abort());
  const answer = await fetch(origin + plainRoutes.liveEvents.path, {
    signal: leaving.signal,
    headers: {
      cookie: `sid=${browser.cookies.get('sid')}`,
      ...(lastId !== undefined && { 'last-event-id': lastId }),
    },
  });
  const events = read(answer);

  return {
    status: answer.status,
    headers: answer.headers,
    browser,
    leave: () => leaving.abort(),
    next: async (): Promise<Told | undefined> => (await events.next()).value ?? undefined,
  };
}

async function addressOf({ app }: TestServer): Promise<string> {
  if (app.server.listening) return origins.get(app) ?? '';
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  origins.set(app, origin);

  return origin;
}

const origins = new WeakMap<object, string>();

async function* read(answer: Response): AsyncGenerator<Told, undefined> {
  let waiting = '';
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = (waiting + chunk).split('\n\n');
    waiting = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = new Map(block.split('\n').map((line) => splitOnce(line)));
      const name = fields.get('event') as LiveEventName | undefined; // checked by its own schema below
      if (name === undefined) continue;
      const data = liveEvents[name].parse(JSON.parse(fields.get('data') ?? ''));
      yield { id: fields.get('id'), name, data };
    }
  }

  return undefined;
}

function splitOnce(line: string): [string, string] {
  const at = line.indexOf(': ');

  return [line.slice(0, at), line.slice(at + 2)];
}

const tell = ({ services: { db, clock } }: TestServer, { id }: TestUser) =>
  db.transaction((tx) => publish(tx, { userId: id, stale: ['home'], now: clock.now() }));

test('a page hears of what changes for its person, in order and once', async () => {
  const ann = await buildUser(server);
  const page = await listen(server, ann);
  await tell(server, ann);
  await tell(server, ann);

  expect(page.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(await page.next()).toMatchObject({ name: 'hello', data: { isResumed: false } });
  const [first, second] = [await page.next(), await page.next()];
  expect(first).toMatchObject({ name: 'changed', data: { stale: ['home'] } });
  expect(Number(second?.id)).toBeGreaterThan(Number(first?.id));
});

test('a page hears nothing of other people, and nothing of what was taken back', async () => {
  const [ann, bob] = [await buildUser(server), await buildUser(server)];
  const page = await listen(server, ann);
  await page.next();
  const { db, clock } = server.services;
  const failing = db.transaction(async (tx) => {
    await publish(tx, { userId: ann.id, stale: ['home'], now: clock.now() });
    throw new Error('taken back');
  });
  await failing.catch(() => {});
  await tell(server, bob);
  await db.transaction((tx) =>
    publish(tx, { userId: ann.id, stale: ['notifications'], now: clock.now() }),
  );

  expect(await page.next()).toMatchObject({ data: { stale: ['notifications'] } });
});

test('what happens on one node is heard on another', async () => {
  const ann = await buildUser(server);
  const page = await listen(await openNode(server), ann);
  await page.next();
  await tell(server, ann);

  expect(await page.next()).toMatchObject({ name: 'changed' });
});

test('who comes back hears what happened meanwhile; after too long, that something may be missing', async () => {
  const ann = await buildUser(server);
  const page = await listen(server, ann);
  await page.next();
  await tell(server, ann);
  const lastId = (await page.next())?.id ?? '';
  page.leave();
  await tell(server, ann);

  const back = await listen(server, ann, { lastId });
  expect(await back.next()).toMatchObject({ name: 'hello', data: { isResumed: true } });
  expect(await back.next()).toMatchObject({ name: 'changed', id: String(Number(lastId) + 1) });

  const clock = { now: () => after(server.clock.now(), 2 * day + 1) };
  for (const job of liveJobs) await job.run({ ...server.services, clock });
  const late = await listen(server, ann, { lastId });
  expect(await late.next()).toMatchObject({ name: 'hello', data: { isResumed: false } });
});

test('signing out closes what is open on that session, on every node, and nothing else', async () => {
  const ann = await buildUser(server);
  const [page, other] = [await listen(server, ann), await listen(await openNode(server), ann)];
  await page.next();
  await other.next();
  await clientsOf(other.browser.transport).auth.logout();

  expect(await other.next()).toMatchObject({ name: 'bye', data: { reason: 'session_ended' } });
  expect(await other.next()).toBeUndefined();
  await tell(server, ann);
  expect(await page.next()).toMatchObject({ name: 'changed' });
});

test('a server that goes down says so', async () => {
  const node = await openNode(server);
  const page = await listen(node, await buildUser(server));
  await page.next();
  await node.app.close();

  expect(await page.next()).toMatchObject({ name: 'bye', data: { reason: 'server_closes' } });
  expect(await page.next()).toBeUndefined();
});

test('one person has a few lines at once, and a closed one makes room', async () => {
  const ann = await buildUser(server);
  const pages = [];
  for (let n = 0; n < limits.liveConnections; n += 1) pages.push(await listen(server, ann));
  expect((await listen(server, ann)).status).toBe(429);

  pages[0]?.leave();
  await expect.poll(async () => (await listen(server, ann)).status).toBe(200);
});

test('without a session there is nothing to hear', async () => {
  const answer = await server.app.inject({ method: 'GET', url: plainRoutes.liveEvents.path });

  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ code: 'unauthenticated' });
});
