import { expect, test } from 'vitest';
import { openBrowser } from '../../testkit/browser.ts';
import { buildUser } from '../../testkit/build-user.ts';
import { signedInBrowser } from '../../testkit/clients.ts';
import { openNode, type TestServer, useServer } from '../../testkit/server.ts';
import { requestCounts } from './tables.ts';

const env = { REQUESTS_PER_MINUTE_OF_USER: '20', REQUESTS_PER_MINUTE_OF_IP: '10' };
const server = useServer({ env, isShared: true });
const me = { method: 'GET', path: '/api/auth/me' } as const;

/** Status codes of a number of sequential requests. */
async function sendRequests(
  browser: ReturnType<typeof openBrowser>,
  times: number,
): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await browser.send(me)).statusCode);

  return statuses;
}

const countRejected = (statuses: readonly number[]) =>
  statuses.filter((status) => status === 429).length;

/** A user with one browser per node in the same session. */
async function openOnTwoNodes(user: Awaited<ReturnType<typeof buildUser>>) {
  const other = await openNode(server, { env });
  const here = await signedInBrowser(server, user);
  const there = openBrowser(other.app);
  for (const [name, value] of here.cookies) there.cookies.set(name, value);

  return { here, there, other };
}

test('requests above the limit are rejected until the next minute, without affecting other users', async () => {
  const ann = await signedInBrowser(server, await buildUser(server));
  server.clock.advance(12_000);
  expect(countRejected(await sendRequests(ann, 20))).toBe(0);

  const answer = await ann.send(me);
  expect(answer.statusCode).toBe(429);
  expect(answer.headers['retry-after']).toBe('48');
  expect(answer.json()).toMatchObject({ success: false, code: 'rate_limited' });
  expect(
    countRejected(await sendRequests(await signedInBrowser(server, await buildUser(server)), 5)),
  ).toBe(0);

  server.clock.advance(48_000);
  expect(countRejected(await sendRequests(ann, 20))).toBe(0);
});

test('visitors are counted by IP address, loopback addresses are not', async () => {
  expect(countRejected(await sendRequests(openBrowser(server.app, '198.51.100.7'), 12))).toBe(2);
  expect(countRejected(await sendRequests(openBrowser(server.app, '198.51.100.8'), 10))).toBe(0);
  expect(countRejected(await sendRequests(openBrowser(server.app, '127.0.0.1'), 30))).toBe(0);
});

test('requests on one node count on the other', async () => {
  const { here, there, other } = await openOnTwoNodes(await buildUser(server));

  expect(countRejected(await sendRequests(here, 15))).toBe(0);
  await syncFully(server);
  await sendRequests(there, 3);
  await syncFully(other);

  expect(countRejected(await sendRequests(there, 5))).toBe(3);
});

test('users with few requests cause no database write', async () => {
  const { here } = await openOnTwoNodes(await buildUser(server));
  await sendRequests(here, 2);
  await syncFully(server);

  expect(await server.services.db.select().from(requestCounts)).toEqual([]);
});

test('a session that ends on one node ends on the other within a second', async () => {
  const { here, there } = await openOnTwoNodes(await buildUser(server));
  expect(await sendRequests(there, 1)).toEqual([200]);

  await here.send({ method: 'POST', path: '/api/auth/logout' });
  server.clock.advance(1_000);

  expect(await sendRequests(there, 1)).toEqual([401]);
});

/** A running sync may have started before the last request. */
async function syncFully({ services }: TestServer): Promise<void> {
  await services.requestLimits.sync();
  await services.requestLimits.sync();
}
