import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { newUserClients } from '../testkit/new-user-clients.ts';
import { useServer } from '../testkit/server.ts';

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

test('a user creates a goal, writes, and sees its progress', async () => {
  const ann = await newUserClients(server);
  const { id } = await ann.goals.create({ body: { ...november, startAmount: 1_000 } });

  await ann.goals.recordEntry(written(500));
  await ann.goals.recordEntry(written(9_000, '2026-11-02'));

  const goal = await ann.goals.read({ params: { id } });
  expect(goal).toMatchObject({ status: 'active', measure: 'word', version: 1 });
  expect(goal.progress).toMatchObject({
    on: '2026-11-20',
    total: 10_500,
    today: 500,
    quotaToday: Math.ceil((50_000 - 10_000) / 11),
    phase: 'at_risk',
  });
});

test('a goal counts entries of its measure and sources from its first day on', async () => {
  const ann = await newUserClients(server);
  const { id } = await ann.goals.create({ body: { ...november, sources: ['manual', 'sample'] } });

  await ann.goals.recordEntry(written(100, '2026-10-31'));
  await ann.goals.recordEntry(written(200, '2026-11-01'));
  const clientId = randomUUID();
  await ann.goals.recordEntry({ params: { clientId }, body: { amount: 400, source: 'editor' } });
  await ann.goals.recordEntry({
    params: { clientId: randomUUID() },
    body: { amount: 800, source: 'manual', measure: 'character' },
  });

  const { progress } = await ann.goals.read({ params: { id } });
  expect(progress.total).toBe(200);
});

test('a total is recorded as the missing amount, and counts once when sent twice', async () => {
  const ann = await newUserClients(server);
  const { id } = await ann.goals.create({ body: november });
  await ann.goals.recordEntry(written(11_400));
  const set = {
    params: { clientId: randomUUID() },
    body: { setTotal: { goalId: id, total: 12_000 }, source: 'manual' as const },
  };
  expect(await ann.goals.recordEntry(set)).toMatchObject({ amount: 600 });
  expect(await ann.goals.recordEntry(set)).toMatchObject({ amount: 600 });

  expect((await ann.goals.read({ params: { id } })).progress.total).toBe(12_000);
});

test('an amount or total above one billion is refused, and nothing is stored', async () => {
  const ann = await newUserClients(server);
  const { id } = await ann.goals.create({ body: november });
  for (const amount of [2 ** 31, 2 ** 53, 1e300]) {
    await expect(ann.goals.recordEntry(written(amount))).rejects.toEqual(refused('invalid_input'));
    const body = { setTotal: { goalId: id, total: amount }, source: 'manual' as const };
    const sent = ann.goals.recordEntry({ params: { clientId: randomUUID() }, body });
    await expect(sent).rejects.toMatchObject({ status: 400 });
  }

  expect((await ann.goals.listEntries({ query: {} })).items).toEqual([]);
});

test('two goals count the same words', async () => {
  const ann = await newUserClients(server);
  await ann.goals.create({ body: november });
  await ann.goals.create({ body: { ...november, title: 'The year', endOn: '2026-12-31' } });
  await ann.goals.recordEntry(written(700));

  const { items } = await ann.goals.list({ query: {} });
  expect(items.map(({ progress }) => progress.total)).toEqual([700, 700]);
});

test('the list starts with the most urgent goal and can be filtered by status', async () => {
  const ann = await newUserClients(server, { role: 'Plus' });
  const createGoal = (title: string, startOn: string, endOn: string, startAmount = 0) =>
    ann.goals.create({ body: { title, targetAmount: 10_000, startAmount, startOn, endOn } });
  await createGoal('next year', '2027-01-01', '2027-12-31');
  await createGoal('on track, later', '2026-11-20', '2027-01-31');
  await createGoal('on track, sooner', '2026-11-20', '2026-12-31');
  await createGoal('late', '2026-10-01', '2026-11-19');
  const done = await createGoal('done', '2026-11-01', '2026-11-30');
  await ann.goals.changeStatus({ params: { id: done.id }, body: { status: 'completed' } });

  const { items } = await ann.goals.list({ query: {} });
  expect(items.map(({ title }) => title)).toEqual([
    'late',
    'on track, sooner',
    'on track, later',
    'next year',
    'done',
  ]);
  const { items: completed } = await ann.goals.list({ query: { status: 'completed' } });
  expect(completed.map(({ title }) => title)).toEqual(['done']);
});

test('a change keeps unnamed fields and is refused when the version is outdated', async () => {
  const ann = await newUserClients(server);
  const { id } = await ann.goals.create({ body: november });

  const renamed = await ann.goals.change({ params: { id }, body: { version: 1, title: 'Draft' } });
  expect(renamed).toMatchObject({ title: 'Draft', targetAmount: 50_000, version: 2 });

  await expect(
    ann.goals.change({ params: { id }, body: { version: 1, title: 'Other' } }),
  ).rejects.toEqual(refused('goal_changed'));
  await expect(
    ann.goals.change({ params: { id }, body: { version: 2, endOn: '2026-10-01' } }),
  ).rejects.toEqual(refused('invalid_input'));
});

test('the free plan allows three active goals, even with concurrent requests', async () => {
  const ann = await newUserClients(server);

  const asked = Array.from({ length: 8 }, () => ann.goals.create({ body: november }));
  const settled = await Promise.allSettled(asked);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(settled.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: refused('goal_limit'),
  });

  const { items } = await ann.goals.list({ query: {} });
  const id = items[0]?.id ?? '';
  await ann.goals.changeStatus({ params: { id }, body: { status: 'abandoned', note: 'Later' } });
  await ann.goals.create({ body: november });
  await expect(
    ann.goals.changeStatus({ params: { id }, body: { status: 'active' } }),
  ).rejects.toEqual(refused('goal_limit'));
});

test('a goal that ends before it starts, has no target or counts nothing is refused', async () => {
  const ann = await newUserClients(server);

  for (const wrong of [
    { endOn: '2026-10-31' },
    { targetAmount: 0 },
    { sources: [] },
    { title: '  ' },
    { startOn: '0000-01-01' },
    { startOn: '2026-02-30' },
  ]) {
    await expect(ann.goals.create({ body: { ...november, ...wrong } })).rejects.toEqual(
      refused('invalid_input'),
    );
  }
});

test('a user cannot see, change or move the goal of another', async () => {
  const ann = await newUserClients(server);
  const { id } = await ann.goals.create({ body: november });
  const { goals } = await newUserClients(server);
  await goals.recordEntry(written(400));
  const missing = refused('goal_not_found');

  expect((await goals.list({ query: {} })).items).toEqual([]);
  await expect(goals.read({ params: { id } })).rejects.toEqual(missing);
  await expect(goals.change({ params: { id }, body: { version: 1 } })).rejects.toEqual(missing);
  await expect(
    goals.changeStatus({ params: { id }, body: { status: 'archived' } }),
  ).rejects.toEqual(missing);

  const { progress } = await ann.goals.read({ params: { id } });
  expect(progress.total).toBe(0);
});

test('a removed goal stays in its owner’s trash until it is restored', async () => {
  const ann = await newUserClients(server);
  const { id } = await ann.goals.create({ body: november });
  await ann.goals.recordEntry(written(400));
  expect(await ann.goals.listRemoved()).toEqual({ items: [] });
  await ann.goals.remove({ params: { id } });
  const bob = await newUserClients(server);

  const { items } = await ann.goals.listRemoved();
  expect(items).toMatchObject([{ id, title: november.title }]);
  expect(await bob.goals.listRemoved()).toEqual({ items: [] });
  await expect(bob.goals.undo({ params: { id } })).rejects.toEqual(refused('goal_not_found'));

  const back = await ann.goals.undo({ params: { id } });
  expect(back).toMatchObject({ status: 'active', progress: { total: 400 } });
  expect(await ann.goals.listRemoved()).toEqual({ items: [] });
});

test('today changes at the user’s own start of day', async () => {
  const ann = await newUserClients(server, { timeZone: 'Pacific/Auckland' });
  await ann.settings.changePreferences({ body: { dayStartMinutes: 240 } });
  server.clock.set('2026-12-01T14:30:00Z');
  const entry = await ann.goals.recordEntry(written(300));
  const { id } = await ann.goals.create({
    body: { ...november, startOn: '2026-12-01', endOn: '2026-12-31' },
  });

  expect(entry.entryOn).toBe('2026-12-01');
  expect((await ann.goals.read({ params: { id } })).progress.today).toBe(300);

  server.clock.set('2026-12-01T15:00:00Z');
  expect((await ann.goals.read({ params: { id } })).progress).toMatchObject({
    on: '2026-12-02',
    today: 0,
    total: 300,
  });
});

test('a goal completed around midnight has the figures of the day it was completed on', async () => {
  const ann = await newUserClients(server);
  const { id } = await ann.goals.create({ body: november });
  const { clock } = server;
  const midnight = Date.parse('2026-11-21T00:00:00.000Z');

  const days = [];
  for (let readings = 1; readings <= 12; readings += 1) {
    let left = readings;
    const now = vi.spyOn(clock, 'now').mockImplementation(() => {
      left -= 1;

      return new Date(left < 0 ? midnight : midnight - 1);
    });
    const goal = await ann.goals.changeStatus({ params: { id }, body: { status: 'completed' } });
    now.mockRestore();
    days.push([goal.completedOn, goal.progress.on]);
    await ann.goals.changeStatus({ params: { id }, body: { status: 'active' } });
  }

  expect(days.filter(([completedOn, on]) => completedOn !== on)).toEqual([]);
  expect(new Set(days.flat())).toEqual(new Set(['2026-11-20', '2026-11-21']));
});
