import { expect, test } from 'vitest';
import { buildUser } from '../testkit/build-user.ts';
import { clientsFor } from '../testkit/clients.ts';
import { countWork } from '../testkit/count-work.ts';
import { createTestSubscription } from '../testkit/push-service.ts';
import { useServer } from '../testkit/server.ts';
import { notify } from './notify.ts';
import { enable, notifyGoalReached } from './testkit.ts';

const server = useServer();

/** Statements of one notification in its transaction, without those that begin and end it. */
async function countStatements(userId: string, about: string): Promise<number> {
  const { work, stop } = countWork(server);
  await server.services.db.transaction(async () => {});
  const empty = work.statements;
  await notifyGoalReached(server, userId, { title: 'One', about });
  stop();

  return work.statements - 2 * empty;
}

test('a notification that is only listed takes three SQL statements, one that is also sent takes four', async () => {
  const user = await buildUser(server);
  const ann = await clientsFor(server, user);
  expect(await countStatements(user.id, '1')).toBe(3);
  expect(await countStatements(user.id, '1')).toBe(2);

  await enable(ann, 'goals', 'email');
  await enable(ann, 'goals', 'push');
  for (const origin of ['https://a.example.org', 'https://b.example.org']) {
    await ann.notifications.addDevice({ body: createTestSubscription(origin) });
  }
  expect(await countStatements(user.id, '2')).toBe(4);

  await ann.notifications.changeDelivery({ body: { emailCadence: 'daily' } });
  expect(await countStatements(user.id, '3')).toBe(5); // the time zone
});

test('a delivery is enqueued once, a notification that is only listed is not', async () => {
  const user = await buildUser(server);
  const ann = await clientsFor(server, user);
  const { services, enqueuedJobs } = server;
  await services.db.transaction((tx) =>
    notify(tx, services, { userId: user.id, kind: 'welcome', params: {} }),
  );
  await notifyGoalReached(server, user.id, { title: 'One' });
  expect(enqueuedJobs).toEqual([]);

  await enable(ann, 'goals', 'email');
  await notifyGoalReached(server, user.id, { title: 'Two' });
  expect(enqueuedJobs).toEqual([{ name: 'notifications-deliver', data: { userId: user.id } }]);
});
