import { expect, test } from 'vitest';
import { buildUser } from '../testkit/build-user.ts';
import { clientsFor, visitorClients } from '../testkit/clients.ts';
import { useServer } from '../testkit/server.ts';
import { authJobs } from './jobs.ts';
import { authCodes, authLimits, sessions } from './tables.ts';

const server = useServer();
const day = 24 * 3_600_000;

async function countRemainingRows() {
  const { db } = server.services;
  for (const job of authJobs) await job.run(server.services);

  return [
    (await db.select().from(sessions)).length,
    (await db.select().from(authCodes)).length,
    (await db.select().from(authLimits)).length > 0 ? 1 : 0,
  ];
}

test('the job deletes expired sessions, codes and counters and nothing else', async () => {
  const { auth } = await clientsFor(server, await buildUser(server));
  const body = { email: 'ann@example.org', password: 'not the one' };
  await visitorClients(server)
    .auth.login({ body })
    .catch(() => {});
  await visitorClients(server).auth.requestRegistration({ body: { email: body.email } });

  server.clock.advance(day);
  expect(await countRemainingRows()).toEqual([1, 1, 1]);
  await auth.me();
  server.clock.advance(1);
  expect(await countRemainingRows()).toEqual([1, 0, 0]);
  server.clock.advance(14 * day);
  expect(await countRemainingRows()).toEqual([0, 0, 0]);
});
