import { expect, test } from 'vitest';
import { openBrowser } from '../../testkit/browser.ts';
import { buildUser } from '../../testkit/build-user.ts';
import { createClients, signedInBrowser, visitorClients } from '../../testkit/clients.ts';
import { countWork } from '../../testkit/count-work.ts';
import { useServer } from '../../testkit/server.ts';

const server = useServer();
const minute = 60_000;

test('a user signs in with a password and signs out again', async () => {
  const { email, password } = await buildUser(server);
  const { auth } = visitorClients(server);

  await expect(
    auth.login({ body: { email: ` ${email.toUpperCase()} `, password } }),
  ).resolves.toMatchObject({ success: true, user: { email } });
  await expect(auth.me()).resolves.toMatchObject({ user: { email } });
  await auth.logout();
  await expect(auth.me()).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
});

test('a wrong password returns 400, which does not sign the user out', async () => {
  const { email } = await buildUser(server);

  for (const password of ['not the one', '', 'x'.repeat(900)]) {
    await expect(
      visitorClients(server).auth.login({ body: { email, password } }),
    ).rejects.toMatchObject({ status: 400, code: 'credentials_invalid' });
  }
});

test('a password over the maximum length is not hashed', async () => {
  const { email } = await buildUser(server);
  const { auth } = visitorClients(server);
  const hashesFor = async (password: string) => {
    const counting = countWork(server);
    await auth.login({ body: { email, password } }).catch(() => {});
    counting.stop();

    return counting.work.hashes;
  };

  expect(await hashesFor('x'.repeat(257))).toBe(0);
  expect(await hashesFor('x'.repeat(256))).toBe(1);
});

test('signing out clears the session cookie but not the site data', async () => {
  const browser = await signedInBrowser(server, await buildUser(server));
  const { headers, cookies } = await browser.send({ method: 'POST', path: '/api/auth/logout' });

  expect(headers['clear-site-data']).toBeUndefined();
  expect(cookies.find(({ name }) => name === 'sid')).toMatchObject({ value: '' });
});

test('signing out twice, or without a session, succeeds', async () => {
  const browser = await signedInBrowser(server, await buildUser(server));
  const cookiesBefore = new Map(browser.cookies);
  const { auth } = createClients(browser.transport);

  await expect(auth.logout()).resolves.toEqual({ success: true });
  await expect(auth.logout()).resolves.toEqual({ success: true });
  await expect(visitorClients(server).auth.logout()).resolves.toEqual({ success: true });

  for (const [name, value] of cookiesBefore) browser.cookies.set(name, value);
  await expect(auth.me()).rejects.toMatchObject({ status: 401 });
});

test('five wrong passwords from one address block it, longer each time', async () => {
  const { email, password } = await buildUser(server);
  const { auth } = visitorClients(server);
  const elsewhere = createClients(openBrowser(server.app, '203.0.113.9').transport);
  const wrong = () => auth.login({ body: { email, password: 'not the one' } });
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => wrong().catch(({ code }) => String(code))),
  );

  expect(outcomes.filter((code) => code === 'credentials_invalid')).toHaveLength(5);
  await expect(auth.login({ body: { email, password } })).rejects.toMatchObject({
    status: 429,
    details: { retryAfterSeconds: 60 },
  });
  await expect(elsewhere.auth.login({ body: { email, password } })).resolves.toBeDefined();

  server.clock.advance(minute);
  await expect(wrong()).rejects.toMatchObject({ code: 'credentials_invalid' });
  await expect(wrong()).rejects.toMatchObject({ details: { retryAfterSeconds: 120 } });
  server.clock.advance(2 * minute);
  await expect(auth.login({ body: { email, password } })).resolves.toBeDefined();
});

test('thirty failures from one IP block it across accounts', async () => {
  const { auth } = createClients(openBrowser(server.app, '203.0.113.9').transport);
  const fail = (number: number) =>
    auth.login({ body: { email: `nobody${number}@example.org`, password: 'not the one' } });
  for (let number = 0; number < 30; number += 1) await fail(number).catch(() => {});

  await expect(fail(30)).rejects.toMatchObject({ code: 'rate_limited' });
});

test('signing in replaces the session cookie and ends the previous session', async () => {
  const { email, password } = await buildUser(server);
  const browser = await signedInBrowser(server, await buildUser(server));
  const planted = browser.cookies.get('sid') ?? '';
  await createClients(browser.transport).auth.login({ body: { email, password } });

  expect(browser.cookies.get('sid')).not.toBe(planted);
  expect(await server.services.sessions.findCaller(planted)).toBeNull();
});

test('a placeholder bearer token and a user id header do not authenticate', async () => {
  const [ann, bob] = [await buildUser(server), await buildUser(server)];
  const me = { method: 'GET', path: '/api/auth/me' } as const;
  const visitor = await openBrowser(server.app).send(me, {
    headers: { authorization: 'Bearer cookie-auth', 'x-user-id': ann.id },
  });
  const other = await (await signedInBrowser(server, bob)).send(me, {
    headers: { authorization: 'Bearer cookie-auth', 'x-user-id': ann.id },
  });

  expect(visitor.statusCode).toBe(401);
  expect(other.json().user.id).toBe(bob.id);
});
