import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { member } from '../testkit/member.ts';
import { useServer } from '../testkit/server.ts';
import { goalEvents, goals } from './tables.ts';

const server = useServer();

const november = {
  title: 'First draft',
  targetAmount: 50_000,
  startOn: '2026-11-01',
  endOn: '2026-11-30',
};
const refused = (code: string) => expect.objectContaining({ code });

const written = (amount: number, entryOn?: string) => ({
  params: { clientId: randomUUID() },
  body: { amount, source: 'manual' as const, ...(entryOn ? { entryOn } : {}) },
});

test('a goal is completed on the day that crossed its target, and opens again when that entry is taken back', async () => {
  const ann = await member(server);
  const { id } = await ann.goals.create({ body: { ...november, targetAmount: 1_000 } });
  await ann.goals.recordEntry(written(600, '2026-11-18'));
  const crossing = written(600, '2026-11-19');
  await ann.goals.recordEntry(crossing);

  const completed = await ann.goals.read({ params: { id } });
  expect(completed).toMatchObject({ status: 'completed', completedOn: '2026-11-19', version: 2 });
  expect(completed.progress.phase).toBe('done');

  await ann.goals.removeEntry({ params: crossing.params });
  expect(await ann.goals.read({ params: { id } })).toMatchObject({
    status: 'active',
    completedOn: null,
  });

  await ann.goals.recordEntry({ ...crossing, body: { ...crossing.body, amount: 399 } });
  expect((await ann.goals.read({ params: { id } })).status).toBe('active');
});

test('a goal that was finished early by hand stays finished when words are taken back', async () => {
  const ann = await member(server);
  const { id } = await ann.goals.create({ body: november });
  const entry = written(600);
  await ann.goals.recordEntry(entry);
  await ann.goals.changeStatus({ params: { id }, body: { status: 'completed' } });
  await ann.goals.removeEntry({ params: entry.params });

  expect(await ann.goals.read({ params: { id } })).toMatchObject({
    status: 'completed',
    completedOn: '2026-11-20',
  });
});

test('a goal that was reopened above its target stays open while more is written', async () => {
  const ann = await member(server);
  const { id } = await ann.goals.create({ body: { ...november, targetAmount: 100 } });
  await ann.goals.recordEntry(written(150));
  await ann.goals.changeStatus({ params: { id }, body: { status: 'active' } });
  await ann.goals.recordEntry(written(10));

  expect((await ann.goals.read({ params: { id } })).status).toBe('active');
});

test('raising the target above the total opens a completed goal, lowering it completes one', async () => {
  const ann = await member(server);
  const { id } = await ann.goals.create({ body: { ...november, targetAmount: 1_000 } });
  await ann.goals.recordEntry(written(1_000, '2026-11-10'));

  const raised = await ann.goals.change({
    params: { id },
    body: { version: 2, targetAmount: 1_500 },
  });
  expect(raised).toMatchObject({ status: 'active', completedOn: null });
  const { version } = raised;
  const lowered = await ann.goals.change({ params: { id }, body: { version, targetAmount: 900 } });
  expect(lowered).toMatchObject({ status: 'completed', completedOn: '2026-11-10' });
});

test('a goal that is reached from the start is completed at once', async () => {
  const ann = await member(server);
  await ann.goals.recordEntry(written(600, '2026-11-10'));

  expect(await ann.goals.create({ body: { ...november, targetAmount: 500 } })).toMatchObject({
    status: 'completed',
    completedOn: '2026-11-10',
  });
});

test('what is archived comes back as it was, and goes nowhere else', async () => {
  const ann = await member(server);
  const { id } = await ann.goals.create({ body: { ...november, targetAmount: 100 } });
  await ann.goals.recordEntry(written(150, '2026-11-12'));
  const to = (status: 'active' | 'completed' | 'abandoned' | 'archived') =>
    ann.goals.changeStatus({ params: { id }, body: { status } });

  expect(await to('archived')).toMatchObject({ status: 'archived', archivedFrom: 'completed' });
  await expect(to('abandoned')).rejects.toEqual(refused('goal_transition_refused'));
  await expect(to('active')).rejects.toEqual(refused('goal_transition_refused'));
  expect(await to('completed')).toMatchObject({ archivedFrom: null, completedOn: '2026-11-12' });
});

test('every change of state or plan is kept as an event, with who made it', async () => {
  const ann = await member(server);
  const { id } = await ann.goals.create({ body: { ...november, targetAmount: 500 } });
  await ann.goals.change({ params: { id }, body: { version: 1, title: 'Renamed' } });
  await ann.goals.change({ params: { id }, body: { version: 2, endOn: '2026-12-31' } });
  await ann.goals.recordEntry(written(500));
  await ann.goals.changeStatus({ params: { id }, body: { status: 'active' } });
  await ann.goals.changeStatus({ params: { id }, body: { status: 'abandoned', reason: 'Later' } });

  const events = await server.services.db.select().from(goalEvents).orderBy(goalEvents.id);
  expect(
    events.map(({ type, toStatus, actorId, data }) => [type, toStatus, actorId !== null, data]),
  ).toEqual([
    ['created', 'active', true, {}],
    ['plan', 'active', true, { endOn: '2026-11-30' }],
    ['status', 'completed', false, { target: 500, before: 0, after: 500 }],
    ['status', 'active', true, { before: expect.objectContaining({ status: 'completed' }) }],
    ['status', 'abandoned', true, { reason: 'Later' }],
  ]);
});

test('taking back a reopening brings back the day on which the goal was completed', async () => {
  const ann = await member(server);
  const { id } = await ann.goals.create({ body: november });
  await ann.goals.changeStatus({ params: { id }, body: { status: 'completed' } });
  server.clock.turn(2 * 24 * 60 * 60 * 1000);
  await ann.goals.changeStatus({ params: { id }, body: { status: 'active' } });

  const back = await ann.goals.changeStatus({
    params: { id },
    body: { status: 'completed', undo: true },
  });
  expect(back).toMatchObject({ status: 'completed', completedOn: '2026-11-20' });
});

test('taking back a reopening brings back why and when the goal was set aside', async () => {
  const ann = await member(server);
  const { id } = await ann.goals.create({ body: november });
  const change = (body: { status: 'abandoned' | 'active'; reason?: string; undo?: boolean }) =>
    ann.goals.changeStatus({ params: { id }, body });
  await change({ status: 'abandoned', reason: 'Later' });
  server.clock.turn(24 * 60 * 60 * 1000);
  await change({ status: 'active' });
  await change({ status: 'abandoned', undo: true });

  const [row] = await server.services.db.select().from(goals);
  expect(row).toMatchObject({ abandonedOn: '2026-11-20', abandonNote: 'Later' });
});

test('what is completed anew, or moved by its total since, is completed on its own day', async () => {
  const ann = await member(server);
  const { id } = await ann.goals.create({ body: { ...november, targetAmount: 100 } });
  const complete = (undo: boolean) =>
    ann.goals.changeStatus({ params: { id }, body: { status: 'completed', undo } });
  await complete(false);
  server.clock.turn(24 * 60 * 60 * 1000);
  await ann.goals.changeStatus({ params: { id }, body: { status: 'active' } });
  expect((await complete(false)).completedOn).toBe('2026-11-21');

  await ann.goals.changeStatus({ params: { id }, body: { status: 'active' } });
  const crossing = written(100, '2026-11-21');
  await ann.goals.recordEntry(crossing);
  await ann.goals.removeEntry({ params: crossing.params });
  server.clock.turn(24 * 60 * 60 * 1000);
  expect((await complete(true)).completedOn).toBe('2026-11-22');
});
