import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildUser } from '../../testkit/build-user.ts';
import {
  clientsFor,
  createClients,
  signedInBrowser,
  visitorClients,
} from '../../testkit/clients.ts';
import { runJob } from '../../testkit/jobs.ts';
import { emailsTo } from '../../testkit/mailbox.ts';
import { openNode, useServer } from '../../testkit/server.ts';
import { authEvents, users } from '../tables.ts';

const server = useServer();
const day = 24 * 60 * 60_000;
const deletionJob = 'auth-erase-accounts';

const rowOf = async (id: string) =>
  (await server.services.db.select().from(users).where(eq(users.id, id)))[0];
const eventsOf = async (id: string) =>
  (await server.services.db.select().from(authEvents).where(eq(authEvents.userId, id))).map(
    ({ kind }) => kind,
  );

test('a user requests account deletion: signed out everywhere at once, deleted after fourteen days', async () => {
  const ann = await buildUser(server);
  const [here, there] = [await clientsFor(server, ann), await clientsFor(server, ann)];
  const { token } = await here.tokens.createToken({
    body: { name: 'A script', scopes: ['account:read'], days: null },
  });
  const { eraseAt } = await here.account.deleteAccount({ body: { email: ann.email } });

  expect(eraseAt).toBe('2026-12-04T12:00:00.000Z');
  for (const { auth } of [here, there]) {
    await expect(auth.me()).rejects.toMatchObject({ status: 401 });
  }
  const headers = { authorization: `Bearer ${token}` };
  const answer = await server.app.inject({ method: 'GET', url: '/api/auth/me', headers });
  expect(answer.statusCode).toBe(401);
  const message = (await emailsTo(server, ann.email)).at(-1);
  expect(message).toMatchObject({
    kind: 'deletion',
    subject: 'Your Longhand account will be deleted',
  });
  expect(message?.text).toContain('December 4, 2026');

  server.clock.advance(14 * day - 1);
  await runJob(server, deletionJob);
  expect(await rowOf(ann.id)).toBeDefined();
  server.clock.advance(1);
  await runJob(server, deletionJob);
  expect(await rowOf(ann.id)).toBeUndefined();
  expect(await emailsTo(server, ann.email)).toEqual([]);
  expect(await eventsOf(ann.id)).toEqual(['token_made', 'deletion_asked']);
});

test('signing in before the deletion date cancels the deletion, with an email', async () => {
  const ann = await buildUser(server, { locale: 'de' });
  await (await clientsFor(server, ann)).account.deleteAccount({ body: { email: ann.email } });
  server.clock.advance(13 * day);
  const { email, password } = ann;
  const { auth } = visitorClients(server);
  await auth.login({ body: { email, password } });

  await expect(auth.me()).resolves.toMatchObject({ user: { id: ann.id } });
  server.clock.advance(2 * day);
  await runJob(server, deletionJob);
  expect(await rowOf(ann.id)).toMatchObject({ eraseAt: null });
  expect(await emailsTo(server, email)).toMatchObject([
    { locale: 'de', kind: 'deletion' },
    { locale: 'de', subject: 'Dein Longhand-Konto wird nicht gelöscht' },
  ]);
  expect(await eventsOf(ann.id)).toContain('deletion_cancelled');
});

test('a wrong password does not cancel the deletion', async () => {
  const ann = await buildUser(server);
  await (await clientsFor(server, ann)).account.deleteAccount({ body: { email: ann.email } });
  const body = { email: ann.email, password: 'not the one' };
  await expect(visitorClients(server).auth.login({ body })).rejects.toMatchObject({ status: 400 });

  expect((await rowOf(ann.id))?.eraseAt).not.toBeNull();
});

test('sessions from before the deletion request stay ended after it is cancelled', async () => {
  const ann = await buildUser(server);
  const browser = await signedInBrowser(server, ann);
  const cookiesBefore = new Map(browser.cookies);
  const client = createClients(browser.transport);
  await client.account.deleteAccount({ body: { email: ann.email } });
  const { email, password } = ann;
  await visitorClients(server).auth.login({ body: { email, password } });

  for (const [name, value] of cookiesBefore) browser.cookies.set(name, value);
  await expect(client.auth.me()).rejects.toMatchObject({ status: 401 });
});

test('the session ends on every node within a second', async () => {
  const ann = await buildUser(server);
  const node = await openNode(server);
  const other = await clientsFor(node, ann);
  await other.auth.me();
  await (await clientsFor(server, ann)).account.deleteAccount({ body: { email: ann.email } });
  server.clock.advance(1_000);

  await expect(other.auth.me()).rejects.toMatchObject({ status: 401 });
});

test('an email address that is not that of the caller is refused', async () => {
  const [ann, bob] = [await buildUser(server), await buildUser(server)];
  const { account } = await clientsFor(server, ann);

  await expect(account.deleteAccount({ body: { email: bob.email } })).rejects.toMatchObject({
    status: 400,
    code: 'address_differs',
    fields: { email: 'address_differs' },
  });
  expect(await rowOf(bob.id)).toMatchObject({ eraseAt: null });
});

test('of two SuperAdmins who request deletion concurrently one is refused', async () => {
  const admins = [
    await buildUser(server, { role: 'SuperAdmin' }),
    await buildUser(server, { role: 'SuperAdmin' }),
  ];
  const clients = await Promise.all(admins.map((admin) => clientsFor(server, admin)));
  const results = await Promise.allSettled(
    clients.map(({ account }, n) =>
      account.deleteAccount({ body: { email: admins[n]?.email ?? '' } }),
    ),
  );

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 409, code: 'last_super_admin' },
  });
});
