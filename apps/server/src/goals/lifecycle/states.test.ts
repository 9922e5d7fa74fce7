import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { day } from '../../platform/clock.ts';
import { newUserClients } from '../../testkit/new-user-clients.ts';
import { useServer } from '../../testkit/server.ts';

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

test('a goal is completed on the day that crossed its target and is reopened when that entry is removed', async () => {
  const ann = await newUserClients(server);
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

test('a goal completed by hand stays completed when words are removed', async () => {
  const ann = await newUserClients(server);
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

test('a goal reopened above its target stays active while more is written', async () => {
  const ann = await newUserClients(server);
  const { id } = await ann.goals.create({ body: { ...november, targetAmount: 100 } });
  await ann.goals.recordEntry(written(150));
  await ann.goals.changeStatus({ params: { id }, body: { status: 'active' } });
  await ann.goals.recordEntry(written(10));

  expect((await ann.goals.read({ params: { id } })).status).toBe('active');
});

test('raising the target above the total reopens a completed goal, and lowering it completes one', async () => {
  const ann = await newUserClients(server);
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
  const ann = await newUserClients(server);
  await ann.goals.recordEntry(written(600, '2026-11-10'));

  expect(await ann.goals.create({ body: { ...november, targetAmount: 500 } })).toMatchObject({
    status: 'completed',
    completedOn: '2026-11-10',
  });
});

test('an archived goal returns to its previous status and to no other', async () => {
  const ann = await newUserClients(server);
  const { id } = await ann.goals.create({ body: { ...november, targetAmount: 100 } });
  await ann.goals.recordEntry(written(150, '2026-11-12'));
  const to = (status: 'active' | 'completed' | 'abandoned' | 'archived') =>
    ann.goals.changeStatus({ params: { id }, body: { status } });

  expect(await to('archived')).toMatchObject({ status: 'archived', archivedFrom: 'completed' });
  await expect(to('abandoned')).rejects.toEqual(refused('goal_transition_refused'));
  await expect(to('active')).rejects.toEqual(refused('goal_transition_refused'));
  expect(await to('completed')).toMatchObject({ archivedFrom: null, completedOn: '2026-11-12' });
});

test('every change of status or plan is stored as an event with its actor', async () => {
  const ann = await newUserClients(server);
  const { id } = await ann.goals.create({ body: { ...november, targetAmount: 500 } });
  await ann.goals.change({ params: { id }, body: { version: 1, title: 'Renamed' } });
  await ann.goals.change({ params: { id }, body: { version: 2, endOn: '2026-12-31' } });
  await ann.goals.recordEntry(written(500));
  await ann.goals.changeStatus({ params: { id }, body: { status: 'active' } });
  await ann.goals.changeStatus({ params: { id }, body: { status: 'abandoned', note: 'Later' } });

  const { items } = await ann.goals.listEvents({ params: { id } });
  expect(
    items
      .map(({ type, toStatus, isAutomatic, fields }) => [type, toStatus, isAutomatic, fields])
      .reverse(),
  ).toEqual([
    ['created', 'active', false, []],
    ['change', 'active', false, ['title']],
    ['change', 'active', false, ['endOn', 'missesFrom']],
    ['status', 'completed', true, expect.arrayContaining(['status', 'completedOn'])],
    ['status', 'active', false, ['completedByTotal', 'completedOn', 'status']],
    ['status', 'abandoned', false, ['abandonNote', 'abandonedOn', 'status']],
  ]);
});

test('undoing a reopening restores the completion day', async () => {
  const ann = await newUserClients(server);
  const { id } = await ann.goals.create({ body: november });
  await ann.goals.changeStatus({ params: { id }, body: { status: 'completed' } });
  server.clock.advance(2 * day);
  await ann.goals.changeStatus({ params: { id }, body: { status: 'active' } });

  const back = await ann.goals.undo({ params: { id } });
  expect(back).toMatchObject({ status: 'completed', completedOn: '2026-11-20' });
});

test('abandoned days become a pause, and undoing the resumption removes it', async () => {
  const ann = await newUserClients(server);
  const { id } = await ann.goals.create({ body: november });
  const change = (status: 'abandoned' | 'active') =>
    ann.goals.changeStatus({ params: { id }, body: { status, reason: 'no_time', note: 'Later' } });
  await change('abandoned');
  server.clock.advance(2 * day);
  const resumed = await change('active');
  expect(resumed).toMatchObject({
    pauses: [{ fromOn: '2026-11-20', toOn: '2026-11-21', reason: 'set_aside' }],
    abandonedOn: null,
  });

  expect(await ann.goals.undo({ params: { id } })).toMatchObject({
    status: 'abandoned',
    pauses: [],
    abandonedOn: '2026-11-20',
    abandonReason: 'no_time',
    abandonNote: 'Later',
  });
});

test('each change can be undone once, and not after another change', async () => {
  const ann = await newUserClients(server);
  const { id } = await ann.goals.create({ body: { ...november, targetAmount: 100 } });
  const undo = () => ann.goals.undo({ params: { id } });
  await expect(undo()).rejects.toEqual(refused('goal_nothing_to_undo'));

  await ann.goals.changeStatus({ params: { id }, body: { status: 'archived' } });
  expect(await undo()).toMatchObject({ status: 'active', archivedFrom: null });
  await expect(undo()).rejects.toEqual(refused('goal_nothing_to_undo'));

  const { version } = await ann.goals.read({ params: { id } });
  await ann.goals.change({ params: { id }, body: { version, startOn: '2026-11-10' } });
  await ann.goals.recordEntry(written(150));
  await expect(undo()).rejects.toEqual(refused('goal_nothing_to_undo'));
});

test('a removed goal is not listed, counts again after undo, and its entries stay', async () => {
  const ann = await newUserClients(server);
  const { id } = await ann.goals.create({ body: november });
  await ann.goals.recordEntry(written(150));
  await ann.goals.remove({ params: { id } });

  expect((await ann.goals.list({ query: {} })).items).toEqual([]);
  await expect(ann.goals.read({ params: { id } })).rejects.toEqual(refused('goal_not_found'));
  await ann.goals.recordEntry(written(50));
  expect((await ann.goals.listEntries({ query: {} })).items).toHaveLength(2);

  expect((await ann.goals.undo({ params: { id } })).progress.total).toBe(200);
});

test('completing a goal in two windows at once completes it once', async () => {
  const ann = await newUserClients(server);
  const { id } = await ann.goals.create({ body: november });
  const complete = () => ann.goals.changeStatus({ params: { id }, body: { status: 'completed' } });
  const settled = await Promise.allSettled([complete(), complete()]);

  expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(settled.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: refused('goal_transition_refused'),
  });
  expect((await ann.goals.listEvents({ params: { id } })).items).toHaveLength(2);
});

test('a goal completed again, or reached by its total later, has the new completion day', async () => {
  const ann = await newUserClients(server);
  const { id } = await ann.goals.create({ body: { ...november, targetAmount: 100 } });
  const complete = () => ann.goals.changeStatus({ params: { id }, body: { status: 'completed' } });
  await complete();
  server.clock.advance(day);
  await ann.goals.changeStatus({ params: { id }, body: { status: 'active' } });
  expect((await complete()).completedOn).toBe('2026-11-21');

  await ann.goals.changeStatus({ params: { id }, body: { status: 'active' } });
  const crossing = written(100, '2026-11-21');
  await ann.goals.recordEntry(crossing);
  await ann.goals.removeEntry({ params: crossing.params });
  server.clock.advance(day);
  expect((await complete()).completedOn).toBe('2026-11-22');
});
