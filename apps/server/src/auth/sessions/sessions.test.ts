import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openBrowser } from '../../testkit/browser.ts';
import { buildUser } from '../../testkit/build-user.ts';
import { createClients } from '../../testkit/clients.ts';
import { countWork } from '../../testkit/count-work.ts';
import { useServer } from '../../testkit/server.ts';
import { sessions, users } from '../tables.ts';

const server = useServer();
const hour = 3_600_000;
const day = 24 * hour;

async function signIn(remember: boolean) {
  const user = await buildUser(server);
  const browser = openBrowser(server.app);
  const { auth } = createClients(browser.transport);
  const { email, password } = user;
  const answer = await browser.send({
    method: 'POST',
    path: '/api/auth/login',
    body: { email, password, remember },
  });

  return { user, browser, auth, cookie: answer.cookies.find(({ name }) => name === 'sid') };
}

test('a remembered session ends after 14 idle days, and after 30 days in any case', async () => {
  const { auth, cookie } = await signIn(true);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 30 * 24 * 3600 });

  server.clock.advance(13 * day);
  await auth.me();
  server.clock.advance(13 * day);
  await auth.me();
  server.clock.advance(4 * day);
  await expect(auth.me()).rejects.toMatchObject({ status: 401 });

  const idle = await signIn(true);
  server.clock.advance(14 * day);
  await expect(idle.auth.me()).rejects.toMatchObject({ status: 401 });
});

test('other sessions end when the browser closes, after 12 idle hours, and after 24 hours in any case', async () => {
  const { auth, cookie } = await signIn(false);
  expect(cookie?.maxAge).toBeUndefined();

  server.clock.advance(11 * hour);
  await auth.me();
  server.clock.advance(11 * hour);
  await auth.me();
  server.clock.advance(2 * hour);
  await expect(auth.me()).rejects.toMatchObject({ status: 401 });

  const idle = await signIn(false);
  server.clock.advance(12 * hour);
  await expect(idle.auth.me()).rejects.toMatchObject({ status: 401 });
});

test('concurrent requests read their session once', async () => {
  const { user, auth } = await signIn(true);
  const statementsOf = async (requests: number) => {
    server.services.sessions.invalidateUser(user.id);
    const { work, stop } = countWork(server);
    await Promise.all(Array.from({ length: requests }, () => auth.me()));
    stop();

    return work.statements;
  };

  const alone = await statementsOf(1);
  expect(alone).toBeGreaterThan(0);
  expect(await statementsOf(10)).toBe(alone);
});

test('the content of the sessions table does not authenticate', async () => {
  const { cookie } = await signIn(true);
  const [row] = await server.services.db.select().from(sessions);
  const [id, secret = ''] = cookie?.value.split('.') ?? [];

  expect(row?.id).toBe(id);
  expect(JSON.stringify(row)).not.toContain(secret);
  for (const forged of [`${id}.${row?.secretHash}`, `${id}.`, `${id}`, '.', 'x.y']) {
    expect(await server.services.sessions.findCaller(forged)).toBeNull();
  }
});

test('a user has at most twenty sessions; the oldest is deleted', async () => {
  const { user, auth } = await signIn(true);
  const start = {
    userId: user.id,
    remembered: true,
    method: 'password',
    hasSecondFactor: false,
    ipPrefix: '',
    place: null,
    userAgent: '',
  } as const;
  for (let number = 0; number < 20; number += 1) {
    server.clock.advance(1_000);
    await server.services.sessions.create(server.services.db, start);
  }

  await expect(auth.me()).rejects.toMatchObject({ status: 401 });
  expect(await server.services.db.select().from(sessions)).toHaveLength(20);
});

test('the last activity is saved at most every five minutes', async () => {
  const { auth } = await signIn(true);
  const seen = async () => (await server.services.db.select().from(sessions))[0]?.seenAt;
  const before = await seen();
  server.clock.advance(4 * 60_000);
  await auth.me();
  expect(await seen()).toEqual(before);

  server.clock.advance(60_000);
  await auth.me();
  expect(await seen()).toEqual(server.clock.now());
});

test('disabling a user ends the session at once', async () => {
  const { user, auth } = await signIn(true);
  await auth.me();
  const { db, sessions: sessionStore } = server.services;
  await db.update(users).set({ disabledAt: server.clock.now() }).where(eq(users.id, user.id));
  sessionStore.invalidateUser(user.id);

  await expect(auth.me()).rejects.toMatchObject({ status: 401 });
  const { email, password } = user;
  await expect(auth.login({ body: { email, password } })).rejects.toMatchObject({
    code: 'credentials_invalid',
  });
});

test('a session that ends while it is being read is not cached again', async () => {
  const { browser } = await signIn(true);
  const cookie = browser.cookies.get('sid');
  const { sessions: sessionStore } = server.services;
  const [id = ''] = cookie?.split('.') ?? [];
  sessionStore.invalidateUser((await sessionStore.findCaller(cookie))?.userId ?? '');

  await Promise.all([sessionStore.findCaller(cookie), sessionStore.end(id)]);

  expect(await sessionStore.findCaller(cookie)).toBeNull();
});
