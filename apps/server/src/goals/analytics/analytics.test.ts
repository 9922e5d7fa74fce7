import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newUserClients } from '../../testkit/new-user-clients.ts';
import { useServer } from '../../testkit/server.ts';

const server = useServer();

test('a new user has no analytics', async () => {
  const { analytics } = await newUserClients(server);

  expect(await analytics.readAnalytics()).toEqual({
    on: '2026-11-20',
    ended: [],
    forecasts: { made: 0, held: 0 },
    hours: [],
    weekdays: [],
  });
});

test('planned and actual days are listed together, and sessions by hour', async () => {
  const ann = await newUserClients(server);
  const { id } = await ann.goals.create({
    body: { title: 'Story', targetAmount: 900, startOn: '2026-11-11', endOn: '2026-11-30' },
  });
  await ann.goals.recordEntry({
    params: { clientId: randomUUID() },
    body: { amount: 900, source: 'manual', entryOn: '2026-11-20' },
  });
  const params = { id: randomUUID() };
  const sprint = { kind: 'countdown', counts: 'hand', plannedSeconds: 1_800 } as const;
  await ann.writingSessions.startSession({
    params,
    body: { ...sprint, startedAt: '2026-11-20T09:00:00.000Z' },
  });
  await ann.writingSessions.finishSession({
    params,
    body: { endedAt: '2026-11-20T09:30:00.000Z', amount: 400 },
  });

  expect(await ann.analytics.readAnalytics()).toMatchObject({
    ended: [{ goalId: id, isCompleted: true, plannedDays: 20, actualDays: 10 }],
    hours: [{ hour: 9, sessions: 1, perHour: 800 }],
    weekdays: [{ weekday: 4, sessions: 1, perHour: 800 }],
  });
  expect((await (await newUserClients(server)).analytics.readAnalytics()).ended).toEqual([]);
});
