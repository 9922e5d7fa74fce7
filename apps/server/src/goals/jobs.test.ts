import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { day, hour } from '../platform/clock.ts';
import { newUserClients } from '../testkit/new-user-clients.ts';
import { useServer } from '../testkit/server.ts';
import { slice } from './index.ts';

const server = useServer();

const november = {
  title: 'First draft',
  targetAmount: 50_000,
  startOn: '2026-11-01',
  endOn: '2026-11-30',
};

async function run(name: string) {
  await slice.jobs?.find((job) => job.name === name)?.run(server.services);
}

type Ann = Awaited<ReturnType<typeof newUserClients>>;

const notificationsOf = async (ann: Ann, kind: string) => {
  const { items } = await ann.notifications.list({ query: {} });

  return items.filter((item) => item.kind === kind).length;
};

const written = (amount: number, entryOn?: string) => ({
  params: { clientId: randomUUID() },
  body: { amount, source: 'manual' as const, ...(entryOn ? { entryOn } : {}) },
});

test('a reminder is sent once a day at its time, unless the target of the day is met', async () => {
  const ann = await newUserClients(server, { timeZone: 'Europe/Madrid' });
  await ann.goals.create({ body: { ...november, remindAt: 20 * 60 } });
  await run('goals-remind');
  expect(await notificationsOf(ann, 'goal_reminder')).toBe(0);

  server.clock.set('2026-11-20T19:01:00Z');
  await run('goals-remind');
  await run('goals-remind');
  expect(await notificationsOf(ann, 'goal_reminder')).toBe(1);

  server.clock.set('2026-11-21T12:00:00Z');
  await ann.goals.recordEntry(written(5_000));
  server.clock.set('2026-11-21T19:01:00Z');
  await run('goals-remind');
  expect(await notificationsOf(ann, 'goal_reminder')).toBe(1);
});

test('abandoned goals and rest days send no reminder', async () => {
  const ann = await newUserClients(server, { timeZone: 'Europe/Madrid' });
  const { id } = await ann.goals.create({ body: { ...november, remindAt: 20 * 60 } });
  const pauses = [{ fromOn: '2026-11-20', toOn: '2026-11-22', reason: 'vacation' as const }];
  await ann.goals.create({ body: { ...november, remindAt: 20 * 60, pauses } });
  await ann.goals.changeStatus({ params: { id }, body: { status: 'abandoned' } });
  server.clock.set('2026-11-20T19:01:00Z');
  await run('goals-remind');

  expect(await notificationsOf(ann, 'goal_reminder')).toBe(0);
});

test('an overdue goal is notified after 3 and after 14 days', async () => {
  const ann = await newUserClients(server);
  for (const endOn of ['2026-11-06', '2026-11-17', '2026-11-19']) {
    await ann.goals.create({ body: { ...november, endOn } });
  }
  await run('goals-end');
  await run('goals-end');
  expect(await notificationsOf(ann, 'goal_overdue')).toBe(2);

  server.clock.advance(2 * day);
  await run('goals-end');
  expect(await notificationsOf(ann, 'goal_overdue')).toBe(3);
});

test('a habit that was met in enough periods is completed on its last day', async () => {
  const ann = await newUserClients(server);
  const habit = {
    title: 'Every day',
    kind: 'habit' as const,
    targetAmount: 100,
    startOn: '2026-11-11',
    endOn: '2026-11-20',
    cadence: { unit: 'day' as const, count: 1, times: null },
  };
  const kept = await ann.goals.create({ body: habit });
  const strict = await ann.goals.create({ body: { ...habit, successShare: 90 } });
  for (let on = 11; on <= 18; on++) await ann.goals.recordEntry(written(100, `2026-11-${on}`));
  server.clock.advance(day + hour);
  await run('goals-end');

  expect(await ann.goals.read({ params: { id: kept.id } })).toMatchObject({
    status: 'completed',
    completedOn: '2026-11-20',
  });
  expect((await ann.goals.read({ params: { id: strict.id } })).status).toBe('active');
});
