import { expect, test } from 'vitest';
import { buildUser } from '../testkit/build-user.ts';
import { clientFor, visitorOf } from '../testkit/clients.ts';
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
  const { auth } = await clientFor(server, await buildUser(server));
  const body = { email: 'ann@example.org', password: 'not the one' };
  await visitorOf(server)
    .auth.login({ body })
    .catch(() => {});
  await visitorOf(server).auth.requestRegistration({ body: { email: body.email } });

  server.clock.turn(day);
  expect(await countRemainingRows()).toEqual([1, 1, 1]);
  await auth.me();
  server.clock.turn(1);
  expect(await countRemainingRows()).toEqual([1, 0, 0]);
  server.clock.turn(14 * day);
  expect(await countRemainingRows()).toEqual([0, 0, 0]);
});
