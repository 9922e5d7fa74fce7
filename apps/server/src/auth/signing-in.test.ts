import { expect, test } from 'vitest';
import { openBrowser } from '../testkit/browser.ts';
import { buildUser } from '../testkit/build-user.ts';
import { browserOf, clientsOf, visitorOf } from '../testkit/clients.ts';
import { countWork } from '../testkit/count-work.ts';
import { useServer } from '../testkit/server.ts';

const server = useServer();
const minute = 60_000;

test('a member signs in with the password and out again', async () => {
  const { email, password } = await buildUser(server);
  const { auth } = visitorOf(server);

  await expect(
    auth.login({ body: { email: ` ${email.toUpperCase()} `, password } }),
  ).resolves.toMatchObject({ success: true, user: { email } });
  await expect(auth.me()).resolves.toMatchObject({ user: { email } });
  await auth.logout();
  await expect(auth.me()).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
});

test('a wrong password is a 400, which signs nobody out', async () => {
  const { email } = await buildUser(server);

  for (const password of ['not the one', '', 'x'.repeat(900)]) {
    await expect(visitorOf(server).auth.login({ body: { email, password } })).rejects.toMatchObject(
      { status: 400, code: 'credentials_invalid' },
    );
  }
});

test('a password that is too long for any account is not hashed', async () => {
  const { email } = await buildUser(server);
  const { auth } = visitorOf(server);
  const hashesFor = async (password: string) => {
    const counting = countWork(server);
    await auth.login({ body: { email, password } }).catch(() => {});
    counting.stop();

    return counting.work.hashes;
  };

  expect(await hashesFor('x'.repeat(257))).toBe(0);
  expect(await hashesFor('x'.repeat(256))).toBe(1);
});

test('signing out leaves to the browser what is the writer’s', async () => {
  const browser = await browserOf(server, await buildUser(server));
  const { headers, cookies } = await browser.send({ method: 'POST', path: '/api/auth/logout' });

  expect(headers['clear-site-data']).toBeUndefined();
  expect(cookies.find(({ name }) => name === 'sid')).toMatchObject({ value: '' });
});

test('signing out twice, or without ever having been in, succeeds', async () => {
  const browser = await browserOf(server, await buildUser(server));
  const held = new Map(browser.cookies);
  const { auth } = clientsOf(browser.transport);

  await expect(auth.logout()).resolves.toEqual({ success: true });
  await expect(auth.logout()).resolves.toEqual({ success: true });
  await expect(visitorOf(server).auth.logout()).resolves.toEqual({ success: true });

  for (const [name, value] of held) browser.cookies.set(name, value);
  await expect(auth.me()).rejects.toMatchObject({ status: 401 });
});

test('five wrong passwords from one place make it wait, longer each time', async () => {
  const { email, password } = await buildUser(server);
  const { auth } = visitorOf(server);
  const elsewhere = clientsOf(openBrowser(server.app, '203.0.113.9').transport);
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

  server.clock.turn(minute);
  await expect(wrong()).rejects.toMatchObject({ code: 'credentials_invalid' });
  await expect(wrong()).rejects.toMatchObject({ details: { retryAfterSeconds: 120 } });
  server.clock.turn(2 * minute);
  await expect(auth.login({ body: { email, password } })).resolves.toBeDefined();
});

test('thirty failures from one IP make it wait, whatever the accounts', async () => {
  const { auth } = clientsOf(openBrowser(server.app, '203.0.113.9').transport);
  const fail = (number: number) =>
    auth.login({ body: { email: `nobody${number}@example.org`, password: 'not the one' } });
  for (let number = 0; number < 30; number += 1) await fail(number).catch(() => {});

  await expect(fail(30)).rejects.toMatchObject({ code: 'rate_limited' });
});

test('the cookie of before is not the cookie of after', async () => {
  const { email, password } = await buildUser(server);
  const browser = await browserOf(server, await buildUser(server));
  const planted = browser.cookies.get('sid') ?? '';
  await clientsOf(browser.transport).auth.login({ body: { email, password } });

  expect(browser.cookies.get('sid')).not.toBe(planted);
  expect(await server.services.sessions.callerOf(planted)).toBeNull();
});

test('neither a marker as bearer nor somebody’s id in a header is anybody', async () => {
  const [ann, bob] = [await buildUser(server), await buildUser(server)];
  const me = { method: 'GET', path: '/api/auth/me' } as const;
  const visitor = await openBrowser(server.app).send(me, {
    headers: { authorization: 'Bearer cookie-auth', 'x-user-id': ann.id },
  });
  const other = await (await browserOf(server, bob)).send(me, {
    headers: { authorization: 'Bearer cookie-auth', 'x-user-id': ann.id },
  });

  expect(visitor.statusCode).toBe(401);
  expect(other.json().user.id).toBe(bob.id);
});
