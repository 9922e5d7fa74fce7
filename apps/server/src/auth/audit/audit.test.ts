import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildUser } from '../../testkit/build-user.ts';
import { visitorClients } from '../../testkit/clients.ts';
import { useServer } from '../../testkit/server.ts';
import { authEvents } from '../tables.ts';
import { sealEvents, verifyEvents } from './chain.ts';
import { auditSeals } from './tables.ts';

const server = useServer();

/** Signs in several times and seals the audit events. */
async function signInAndSeal(times: number) {
  const { email, password } = await buildUser(server);
  for (let time = 0; time < times; time += 1) {
    await visitorClients(server).auth.login({ body: { email, password } });
  }
  await sealEvents(server.services);
}

/** Changes a table as a database owner could, past the triggers. */
async function tamper(table: 'auth_events' | 'audit_seals', change: ReturnType<typeof sql>) {
  const { db } = server.services;
  const name = sql.identifier(table);
  await db.execute(sql`alter table ${name} disable trigger all`);
  await db.execute(change);
  await db.execute(sql`alter table ${name} enable trigger all`);
}

const verify = () => verifyEvents(server.services);

test('audit events are sealed in a chain that later events extend', async () => {
  await expect(verify()).resolves.toMatchObject({ isWhole: true, events: 0 });
  await signInAndSeal(3);
  const first = await verify();
  await signInAndSeal(2);
  const second = await verify();

  expect(first).toMatchObject({ isWhole: true, events: 3, head: expect.stringMatching(/^.{43}$/) });
  expect(second).toMatchObject({ isWhole: true, events: 5 });
  expect(second).not.toMatchObject({ head: 'head' in first ? first.head : '' });
  await sealEvents(server.services);
  await expect(verify()).resolves.toEqual(second);
});

test('a changed event is detected', async () => {
  await signInAndSeal(5);
  const [, , third] = await server.services.db.select().from(auditSeals);
  await tamper(
    'auth_events',
    sql`update auth_events set ip_prefix = '10.0.0.0/24' where id = ${third?.eventId}`,
  );

  await expect(verify()).resolves.toEqual({ isWhole: false, position: 3, reason: 'changed' });
});

test('a deleted event is detected, with or without its seal', async () => {
  await signInAndSeal(5);
  const { db } = server.services;
  const [, second] = await db.select().from(auditSeals);
  await tamper('auth_events', sql`delete from auth_events where id = ${second?.eventId}`);
  const found = { isWhole: false, position: 2, reason: 'missing' };
  await expect(verify()).resolves.toEqual(found);

  await tamper('audit_seals', sql`delete from audit_seals where position = 2`);
  await expect(verify()).resolves.toEqual(found);
});

test('an event inserted later is detected', async () => {
  await signInAndSeal(2);
  const { db } = server.services;
  const [event] = await db.select().from(authEvents);
  if (event === undefined) throw new Error('There is no event.');
  await db.insert(authEvents).values({ ...event, id: crypto.randomUUID() });
  await expect(verify()).resolves.toMatchObject({ isWhole: true });
  server.clock.advance(11 * 60_000);

  await expect(verify()).resolves.toEqual({ isWhole: false, position: null, reason: 'unsealed' });
});

test('a seal can be neither updated nor deleted', async () => {
  await signInAndSeal(1);
  const { db } = server.services;
  for (const change of [sql`update audit_seals set seal = 'x'`, sql`delete from audit_seals`]) {
    await expect(db.execute(change)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('never changed') },
    });
  }
});

test('two nodes that seal concurrently extend one chain', async () => {
  const { email, password } = await buildUser(server);
  await visitorClients(server).auth.login({ body: { email, password } });
  await Promise.all([sealEvents(server.services), sealEvents(server.services)]);

  await expect(verify()).resolves.toMatchObject({ isWhole: true, events: 1 });
});
