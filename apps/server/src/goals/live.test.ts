import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addMilliseconds, day } from '../platform/clock.ts';
import { liveEvents } from '../platform/live/tables.ts';
import { buildUser } from '../testkit/build-user.ts';
import { clientsFor } from '../testkit/clients.ts';
import { runJobs } from '../testkit/jobs.ts';
import { useServer } from '../testkit/server.ts';
import { goalJobs } from './jobs.ts';
import { november } from './testkit.ts';

const server = useServer();

/** The stale queries published to a user, in order. */
async function staleEventsOf(userId: string) {
  const rows = await server.services.db
    .select({ stale: liveEvents.stale })
    .from(liveEvents)
    .where(eq(liveEvents.userId, userId))
    .orderBy(asc(liveEvents.id));

  return rows.map(({ stale }) => stale);
}

/** A new signed-in user, with their ID. */
async function member() {
  const user = await buildUser(server);

  return { id: user.id, ...(await clientsFor(server, user)) };
}

const moved = ['goals', 'home', 'insights'];

test('every change of goals, entries, milestones, rest and sprints is published once', async () => {
  const ann = await member();
  const eventsBefore = (await staleEventsOf(ann.id)).length;
  const { id } = await ann.goals.create({ body: november });
  const params = { clientId: randomUUID() };
  await ann.goals.recordEntry({ params, body: { amount: 100, source: 'manual' } });
  await ann.goals.removeEntry({ params });
  const milestone = { params: { id: randomUUID() } };
  const body = { goalId: id, title: 'Half', kind: 'share' as const, value: 50, dueOn: null };
  await ann.milestones.saveMilestone({ ...milestone, body });
  await ann.milestones.markMilestonesSeen();
  await ann.milestones.removeMilestone(milestone);
  const rest = { params: { id: randomUUID() } };
  const away = { fromOn: '2026-12-01', toOn: '2026-12-02', label: '' };
  await ann.momentum.planRest({ ...rest, body: away });
  await ann.momentum.removeRest(rest);
  const sprint = { params: { id: randomUUID() } };
  await ann.writingSessions.startSession({
    ...sprint,
    body: {
      ...{ kind: 'stopwatch' as const, counts: 'hand' as const, plannedSeconds: null },
      startedAt: server.clock.now().toISOString(),
    },
  });
  await ann.writingSessions.removeSession(sprint);
  await ann.goals.changeStatus({ params: { id }, body: { status: 'abandoned' } });

  expect((await staleEventsOf(ann.id)).slice(eventsBefore)).toEqual(Array(11).fill(moved));
});

test('refused requests publish nothing, and users do not receive the events of others', async () => {
  const [ann, bob] = [await member(), await member()];
  const { id } = await ann.goals.create({ body: november });
  const [before, others] = [await staleEventsOf(ann.id), await staleEventsOf(bob.id)];
  const refused = ann.goals.changeStatus({
    params: { id },
    body: { status: 'completed', version: 7 },
  });
  await expect(refused).rejects.toMatchObject({ code: 'goal_changed' });

  expect(await staleEventsOf(ann.id)).toEqual(before);
  expect(await staleEventsOf(bob.id)).toEqual(others);
});

test('the automatic end of a habit is published, and so are achievements', async () => {
  const ann = await member();
  await ann.goals.create({
    body: {
      ...{ title: 'Daily', kind: 'habit', targetAmount: 10, endOn: '2026-11-20' },
      ...{ startOn: '2026-11-20', cadence: { unit: 'day', count: 1, times: null } },
    },
  });
  await ann.goals.recordEntry({
    params: { clientId: randomUUID() },
    body: { amount: 10, source: 'manual' },
  });
  await runJobs(server);
  expect((await staleEventsOf(ann.id)).at(-1)).toEqual(['achievements']);

  server.clock.set(addMilliseconds(server.clock.now(), 2 * day).toISOString());
  await goalJobs.find(({ name }) => name === 'goals-end')?.run(server.services);
  expect((await staleEventsOf(ann.id)).at(-1)).toEqual(moved);
});
