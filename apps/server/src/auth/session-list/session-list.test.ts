import { expect, test } from 'vitest';
import { openBrowser } from '../../testkit/browser.ts';
import { buildUser } from '../../testkit/build-user.ts';
import {
  clientsFor,
  createClients,
  signedInBrowser,
  visitorClients,
} from '../../testkit/clients.ts';
import { openNode, useServer } from '../../testkit/server.ts';
import { startTotpSignIn } from '../second-factor/testkit.ts';

const server = useServer({ isShared: true });
const minute = 60_000;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Signs in from an IP with a user agent. */
async function signIn(user: { email: string; password: string }, from: string, userAgent: string) {
  const browser = openBrowser(server.app, from);
  const { email, password } = user;
  await browser.send(
    { method: 'POST', path: '/api/auth/login', body: { email, password, remember: true } },
    { headers: { 'user-agent': userAgent } },
  );

  return { browser, ...createClients(browser.transport) };
}

test('a user sees own sessions with browser, address range and time, and which one is current', async () => {
  const user = await buildUser(server);
  const first = await signIn(user, '203.0.113.7', firefox);
  server.clock.advance(minute);
  const second = await signIn(user, '2001:db8:1:2:3::4', '');
  const { items } = await second.sessions.listSessions();

  expect(items).toEqual([
    {
      id: expect.any(String),
      device: '',
      range: '2001:db8:1:2::/64',
      place: null,
      createdAt: '2026-11-20T12:01:00.000Z',
      seenAt: '2026-11-20T12:01:00.000Z',
      isRemembered: true,
      isCurrent: true,
    },
    expect.objectContaining({
      device: 'Firefox, Linux',
      range: '203.0.113.0/24',
      place: null,
      isCurrent: false,
    }),
  ]);
  expect(JSON.stringify(items)).not.toContain(second.browser.cookies.get('sid')?.split('.')[1]);
  await expect(first.sessions.listSessions()).resolves.toBeDefined();
});

test('a user ends a session from another, on every node at once', async () => {
  const user = await buildUser(server);
  const [here, lost] = [await signedInBrowser(server, user), await signedInBrowser(server, user)];
  const there = openBrowser((await openNode(server)).app);
  for (const [name, value] of lost.cookies) there.cookies.set(name, value);
  const isIn = async () => (await there.send({ method: 'GET', path: '/api/auth/me' })).statusCode;
  expect(await isIn()).toBe(200);

  const { sessions } = createClients(here.transport);
  const { items } = await sessions.listSessions();
  const id = items.find(({ isCurrent }) => !isCurrent)?.id ?? '';
  await sessions.endSession({ params: { id } });

  await expect.poll(isIn).toBe(401);
  expect((await sessions.listSessions()).items).toHaveLength(1);
  await expect(sessions.endSession({ params: { id } })).rejects.toMatchObject({
    status: 404,
    code: 'session_not_found',
  });
});

test('ending all other sessions keeps the current one', async () => {
  const user = await buildUser(server);
  const others = await Promise.all(Array.from({ length: 3 }, () => clientsFor(server, user)));
  const { auth, sessions } = await clientsFor(server, user);

  await expect(sessions.endOtherSessions()).resolves.toEqual({ success: true, ended: 3 });
  for (const other of others) await expect(other.auth.me()).rejects.toMatchObject({ status: 401 });
  await expect(auth.me()).resolves.toBeDefined();
});

test('ending all other sessions ends pending second-factor steps', async () => {
  const { desk, passwordless, code } = await startTotpSignIn(server);
  await createClients(desk.transport).sessions.endOtherSessions();

  await expect(
    passwordless.verifySigninCode({ body: { method: 'totp', code: code() } }),
  ).rejects.toMatchObject({ status: 400, code: 'second_factor_expired' });
});

test('ending the current session signs out', async () => {
  const { auth, sessions } = await clientsFor(server, await buildUser(server));
  const { items } = await sessions.listSessions();
  await sessions.endSession({ params: { id: items[0]?.id ?? '' } });

  await expect(auth.me()).rejects.toMatchObject({ status: 401 });
});

test('a user can neither see nor end the session of another', async () => {
  const [ann, bob] = [
    await clientsFor(server, await buildUser(server)),
    await clientsFor(server, await buildUser(server)),
  ];
  const { items } = await ann.sessions.listSessions();

  expect((await bob.sessions.listSessions()).items).toHaveLength(1);
  await expect(
    bob.sessions.endSession({ params: { id: items[0]?.id ?? '' } }),
  ).rejects.toMatchObject({ status: 404, code: 'session_not_found' });
  await expect(ann.auth.me()).resolves.toBeDefined();
});

test('an expired session is not listed', async () => {
  const user = await buildUser(server);
  const credentials = { email: user.email, password: user.password };
  await visitorClients(server).auth.login({ body: credentials });
  server.clock.advance(12 * 60 * minute);
  const { sessions } = await clientsFor(server, user);

  expect((await sessions.listSessions()).items).toHaveLength(1);
});

test('a user reads the account history, newest first, in pages', async () => {
  const user = await buildUser(server);
  await visitorClients(server)
    .auth.login({ body: { email: user.email, password: 'not the one' } })
    .catch(() => {});
  server.clock.advance(minute);
  const { auth, sessions } = await signIn(user, '203.0.113.7', firefox);
  const all = await sessions.listHistory({ query: {} });

  expect(all.total).toBe(2);
  expect(all.items).toEqual([
    {
      id: expect.any(String),
      at: '2026-11-20T12:01:00.000Z',
      kind: 'signed_in',
      method: 'password',
      device: 'Firefox, Linux',
      range: '203.0.113.0/24',
      place: null,
    },
    expect.objectContaining({ kind: 'sign_in_refused', method: 'password', device: '' }),
  ]);
  const second = await sessions.listHistory({ query: { page: 2, size: 1 } });
  expect(second.items.map(({ kind }) => kind)).toEqual(['sign_in_refused']);
  await auth.logout();

  const other = await clientsFor(server, await buildUser(server));
  await expect(other.sessions.listHistory({ query: {} })).resolves.toMatchObject({ total: 0 });
});
