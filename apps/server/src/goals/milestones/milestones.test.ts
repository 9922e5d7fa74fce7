import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addMilliseconds, day } from '../../platform/clock.ts';
import { newUserClients } from '../../testkit/new-user-clients.ts';
import { useServer } from '../../testkit/server.ts';
import { slice } from '../index.ts';

const server = useServer();

type Ann = Awaited<ReturnType<typeof newUserClients>>;

const draft = {
  title: 'The Salt Road',
  targetAmount: 1_000,
  startOn: '2026-11-01',
  endOn: '2026-11-30',
};
const log = (ann: Ann, amount: number, clientId = randomUUID(), entryOn = '2026-11-20') =>
  ann.goals.recordEntry({
    params: { clientId },
    body: { amount, source: 'manual', entryOn },
  });
const reached = async ({ milestones }: Ann) =>
  (await milestones.listMilestones()).items
    .filter(({ reachedOn }) => reachedOn !== null)
    .map(({ value, reachedOn }) => [value, reachedOn]);

test('a new goal has milestones at each quarter, reached on the day of crossing', async () => {
  const ann = await newUserClients(server);
  await ann.goals.create({ body: { ...draft, startAmount: 200 } });
  const { items } = await ann.milestones.listMilestones();
  expect(items.map(({ value, amount, missing }) => [value, amount, missing])).toEqual([
    [25, 400, 200],
    [50, 600, 400],
    [75, 800, 600],
    [100, 1_000, 800],
  ]);

  await log(ann, 250, randomUUID(), '2026-11-18');
  await log(ann, 160);
  expect(await reached(ann)).toEqual([
    [50, '2026-11-20'],
    [25, '2026-11-18'],
  ]);
});

test('a reached milestone is notified once, and is open again when the total falls below it', async () => {
  const ann = await newUserClients(server);
  await ann.goals.create({ body: draft });
  const clientId = randomUUID();
  await log(ann, 300, clientId);
  await ann.goals.removeEntry({ params: { clientId } });
  expect(await reached(ann)).toEqual([]);
  await log(ann, 300, clientId);

  const { items } = await ann.notifications.list({ query: {} });
  expect(items.filter(({ kind }) => kind === 'milestone_reached')).toMatchObject([
    { params: { reached: [{ title: '', goal: 'The Salt Road', share: 25 }] } },
  ]);
});

test('of several shares reached at once only the highest is notified, and none when the goal is reached', async () => {
  const ann = await newUserClients(server);
  const listAnnounced = async () =>
    (await ann.notifications.list({ query: {} })).items
      .filter(({ kind }) => kind === 'milestone_reached')
      .map(({ params }) => params);
  await ann.goals.create({ body: draft });
  await log(ann, 800, randomUUID());
  expect(await listAnnounced()).toMatchObject([{ reached: [{ share: 75 }] }]);

  await ann.goals.create({ body: { ...draft, title: 'Second', targetAmount: 900 } });
  await log(ann, 900, randomUUID());
  expect(await listAnnounced()).toMatchObject([{ reached: [{ share: 75 }] }]);
});

test('milestones of several goals reached by one entry are notified together', async () => {
  const ann = await newUserClients(server);
  const { id: goalId } = await ann.goals.create({ body: draft });
  await ann.goals.create({ body: { ...draft, title: 'Second', targetAmount: 2_000 } });
  await ann.milestones.saveMilestone({
    params: { id: randomUUID() },
    body: { goalId, kind: 'amount', value: 600, title: 'Part one' },
  });
  await log(ann, 650, randomUUID());

  const { items } = await ann.notifications.list({ query: {} });
  const [told, ...others] = items.filter(({ kind }) => kind === 'milestone_reached');
  expect(others).toEqual([]);
  expect(told).toMatchObject({
    params: {
      reached: expect.arrayContaining([
        { title: '', goal: 'The Salt Road', share: 50 },
        { title: 'Part one', goal: 'The Salt Road', share: null },
        { title: '', goal: 'Second', share: 25 },
      ]),
    },
  });
});

test('milestones can be by amount, by day or set by hand', async () => {
  const ann = await newUserClients(server);
  const { id: goalId } = await ann.goals.create({ body: draft });
  const set = (body: object) =>
    ann.milestones.saveMilestone({
      params: { id: randomUUID() },
      body: { goalId, kind: 'own', ...body },
    });
  await set({ title: 'Part one', kind: 'amount', value: 600 });
  await set({ title: 'Workshop', kind: 'date', dueOn: '2026-11-19' });
  const own = await set({ title: 'Read it aloud' });
  await ann.milestones.setMilestoneReached({ params: { id: own.id }, body: { isReached: true } });
  await log(ann, 650);

  const { items } = await ann.milestones.listMilestones();
  const titled = items.filter(({ title }) => title !== '');
  expect(titled.map(({ title, reachedOn }) => [title, reachedOn]).sort()).toEqual([
    ['Part one', '2026-11-20'],
    ['Read it aloud', '2026-11-20'],
    ['Workshop', '2026-11-19'],
  ]);
  expect(items.filter(({ isSeen }) => !isSeen).map(({ title }) => title)).toContain('Part one');
  await ann.milestones.markMilestonesSeen();
  expect(
    (await ann.milestones.listMilestones()).items.filter(
      ({ reachedOn, isSeen, kind }) => reachedOn !== null && kind !== 'date' && !isSeen,
    ),
  ).toEqual([]);
});

test('a share above 100%, an amount without a value, a day without a date and an untitled milestone are refused', async () => {
  const { goals, milestones } = await newUserClients(server);
  const { id: goalId } = await goals.create({ body: draft });
  const set = (body: {
    kind: 'share' | 'amount' | 'date' | 'own';
    value?: number;
    title?: string;
  }) => milestones.saveMilestone({ params: { id: randomUUID() }, body: { goalId, ...body } });

  await expect(set({ kind: 'share', value: 101 })).rejects.toMatchObject({ status: 400 });
  await expect(set({ kind: 'amount' })).rejects.toMatchObject({ status: 400 });
  await expect(set({ kind: 'date', title: 'x' })).rejects.toMatchObject({ status: 400 });
  await expect(set({ kind: 'own' })).rejects.toMatchObject({ status: 400 });
});

test('a user cannot create, mark or remove the milestone of another', async () => {
  const [ann, bob] = [await newUserClients(server), await newUserClients(server)];
  const { id: goalId } = await ann.goals.create({ body: draft });
  const params = { id: randomUUID() };
  const body = { goalId, kind: 'own', title: 'Mine' } as const;
  await ann.milestones.saveMilestone({ params, body });
  const missing = { status: 404, code: 'milestone_not_found' };

  await expect(
    bob.milestones.saveMilestone({ params: { id: randomUUID() }, body }),
  ).rejects.toMatchObject({ code: 'goal_not_found' });
  const own = await bob.goals.create({ body: draft });
  await expect(
    bob.milestones.saveMilestone({ params, body: { ...body, goalId: own.id } }),
  ).rejects.toMatchObject({ status: 404 });
  await expect(
    bob.milestones.setMilestoneReached({ params, body: { isReached: true } }),
  ).rejects.toMatchObject(missing);
  await expect(bob.milestones.removeMilestone({ params })).rejects.toMatchObject(missing);
});

test('a removed milestone can be restored for 30 days, with the goal’s current state', async () => {
  const ann = await newUserClients(server);
  const bob = await newUserClients(server);
  const { id: goalId } = await ann.goals.create({ body: draft });
  const params = { id: randomUUID() };
  const body = { goalId, title: 'Part one', kind: 'amount' as const, value: 600 };
  await ann.milestones.saveMilestone({ params, body });
  await ann.milestones.removeMilestone({ params });
  await log(ann, 650);

  const removed = (await ann.milestones.listRemovedMilestones()).items;
  expect(removed).toMatchObject([{ id: params.id, title: 'Part one', goalTitle: draft.title }]);
  const { removedAt, erasedAt } = removed[0] ?? {};
  expect(erasedAt).toBe(addMilliseconds(new Date(removedAt ?? 0), 30 * day).toISOString());
  const isListed = async () =>
    (await ann.milestones.listMilestones()).items.some(({ id }) => id === params.id);
  expect(await isListed()).toBe(false);
  expect((await bob.milestones.listRemovedMilestones()).items).toEqual([]);
  await expect(bob.milestones.restoreMilestone({ params })).rejects.toMatchObject({
    status: 404,
    code: 'milestone_not_found',
  });

  const restored = await ann.milestones.restoreMilestone({ params });
  expect(restored).toMatchObject({ reachedOn: '2026-11-20', isSeen: true });
  expect(await isListed()).toBe(true);

  await ann.milestones.removeMilestone({ params });
  const inThirtyDays = { now: () => addMilliseconds(server.clock.now(), 31 * day) };
  for (const job of slice.jobs ?? []) await job.run({ ...server.services, clock: inThirtyDays });
  expect((await ann.milestones.listRemovedMilestones()).items).toEqual([]);
});

test('the list of goals, a goal, home and the last milestone give the same finish, also after an entry', async () => {
  const ann = await newUserClients(server);
  const { id } = await ann.goals.create({ body: { ...draft, targetAmount: 20_000 } });
  for (let dayOfMonth = 1; dayOfMonth < 20; dayOfMonth += 1) {
    const entryOn = `2026-11-${String(dayOfMonth).padStart(2, '0')}`;
    await log(ann, 100 + 37 * (dayOfMonth % 5), randomUUID(), entryOn);
  }
  const readFinishes = async () => [
    (await ann.goals.list({ query: {} })).items[0]?.progress.projectedEndOn,
    (await ann.goals.read({ params: { id } })).progress.projectedEndOn,
    (await ann.home.read()).goals[0]?.progress.projectedEndOn,
    (await ann.milestones.listMilestones()).items.find(({ value }) => value === 100)?.expectedOn,
  ];
  const before = await readFinishes();
  expect(before[0]).toMatch(/^2027-/);
  expect(new Set(before).size).toBe(1);

  await log(ann, 900);
  const after = await readFinishes();
  expect(new Set(after).size).toBe(1);
  expect(String(after[0]) <= String(before[0])).toBe(true);
});
