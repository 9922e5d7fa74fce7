import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openBrowser } from '../../testkit/browser.ts';
import { buildUser } from '../../testkit/build-user.ts';
import { createClients, signedInBrowser } from '../../testkit/clients.ts';
import { openNode, useServer } from '../../testkit/server.ts';
import { users } from '../tables.ts';

const server = useServer({ isShared: true });
const minute = 60_000;

/** API clients of one visitor, one on each of two nodes. */
async function clientsOnTwoNodes(address = '203.0.113.9') {
  const other = await openNode(server);

  return [server, other].map(({ app }) => createClients(openBrowser(app, address).transport));
}

const codeOf = ({ code }: { code: string }) => code;

test('the limit of five wrong passwords per account applies across nodes', async () => {
  const { email } = await buildUser(server);
  const nodes = await clientsOnTwoNodes();
  const body = { email, password: 'not the one' };
  const codes = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => nodes[turn % 2]?.auth.login({ body }).catch(codeOf)),
  );

  expect(codes.filter((code) => code === 'credentials_invalid')).toHaveLength(5);
  expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(15);
});

test('one code a minute is sent to an address across nodes', async () => {
  const nodes = await clientsOnTwoNodes();
  const body = { email: 'ann@example.org' };
  const ways = ['forgotPassword', 'requestLogin'] as const;
  for (const way of ways) {
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => {
        const node = nodes[turn % 2];
        const asking =
          way === 'forgotPassword'
            ? node?.password.forgotPassword({ body })
            : node?.passwordless.requestLogin({ body });

        return asking?.then(() => 'sent').catch(codeOf);
      }),
    );
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(1);
  }
});

test('one address gets at most five links an hour and ten a day', async () => {
  const [here] = await clientsOnTwoNodes('127.0.0.1');
  const sent = async (times: number) => {
    let count = 0;
    for (let time = 0; time < times; time += 1) {
      await here?.password.forgotPassword({ body: { email: 'ann@example.org' } }).then(
        () => (count += 1),
        () => {},
      );
      server.clock.advance(minute);
    }

    return count;
  };

  expect(await sent(7)).toBe(5);
  server.clock.advance(55 * minute);
  expect(await sent(7)).toBe(5);
  server.clock.advance(60 * minute);
  expect(await sent(2)).toBe(0);
});

test('thirty failures from one IP block it, whatever the sign-in method', async () => {
  const [here] = await clientsOnTwoNodes();
  const failingCalls = [
    (turn: number) =>
      here?.auth.login({ body: { email: `a${turn}@example.org`, password: 'not the one' } }),
    () => here?.password.resetPassword({ body: { token: 'x', password: 'a new pencil' } }),
    (turn: number) =>
      here?.passwordless.verifyLogin({
        body: { email: `b${turn}@example.org`, verificationCode: '000000' },
      }),
  ];
  for (let turn = 0; turn < 30; turn += 1) await failingCalls[turn % 3]?.(turn)?.catch(() => {});

  for (const way of failingCalls) await expect(way(99)).rejects.toMatchObject({ status: 429 });
});

test('disabling a user ends the session on every node within a second and prevents signing in', async () => {
  const user = await buildUser(server);
  const browser = await signedInBrowser(server, user);
  const there = openBrowser((await openNode(server)).app);
  for (const [name, value] of browser.cookies) there.cookies.set(name, value);
  const isIn = async () => (await there.send({ method: 'GET', path: '/api/auth/me' })).statusCode;
  expect(await isIn()).toBe(200);
  const { db, clock, sessions } = server.services;
  await db.update(users).set({ disabledAt: clock.now() }).where(eq(users.id, user.id));
  sessions.invalidateUser(user.id);
  server.clock.advance(1_000);

  expect(await isIn()).toBe(401);
  expect((await browser.send({ method: 'GET', path: '/api/auth/me' })).statusCode).toBe(401);
});

test('ending all sessions of a user signs them out on every node', async () => {
  const user = await buildUser(server);
  const browser = await signedInBrowser(server, user);
  const there = openBrowser((await openNode(server)).app);
  for (const [name, value] of browser.cookies) there.cookies.set(name, value);
  const isIn = async () => (await there.send({ method: 'GET', path: '/api/auth/me' })).statusCode;
  expect(await isIn()).toBe(200);
  const { db, sessions } = server.services;
  await expect(db.transaction((tx) => sessions.endAll(tx, user.id))).resolves.toBe(1);

  await expect.poll(isIn).toBe(401);
});
