import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newUserClients } from '../../testkit/new-user-clients.ts';
import { useServer } from '../../testkit/server.ts';
import { november } from '../testkit.ts';

const server = useServer();

type Ann = Awaited<ReturnType<typeof newUserClients>>;

const log = (ann: Ann, entryOn: string, amount = 500) =>
  ann.goals.recordEntry({
    params: { clientId: randomUUID() },
    body: { amount, source: 'manual', entryOn },
  });

test('a new user has no momentum and an open first day', async () => {
  const ann = await newUserClients(server);

  expect(await ann.momentum.readMomentum()).toMatchObject({
    on: '2026-11-20',
    score: 0,
    band: 'resting',
    direction: null,
    streak: { current: 0, best: 0, total: 0, freezes: 0 },
    asked: [],
    gain: null,
    rests: [],
  });
});

test('thirteen days of meeting the plan earn 50 points', async () => {
  const ann = await newUserClients(server);
  await ann.goals.create({ body: { ...november, startOn: '2026-11-08', endOn: '2026-12-07' } });
  for (let day = 8; day <= 20; day++) {
    await log(ann, `2026-11-${String(day).padStart(2, '0')}`, 1_000);
  }

  const momentum = await ann.momentum.readMomentum();
  expect(momentum).toMatchObject({ score: 50, band: 'rolling', streak: { current: 13, best: 13 } });
  expect(momentum.asked).toMatchObject([
    { title: november.title, quota: 1_000, done: 1_000, left: 0 },
  ]);
  expect(momentum.gain).toBeCloseTo(0, 9);
});

const habit = {
  title: 'Habit',
  kind: 'habit' as const,
  targetAmount: 500,
  startOn: '2026-11-08',
  cadence: { unit: 'day' as const, count: 1, times: null },
};

test('thirteen days of a daily habit earn the same, and its daily target is returned', async () => {
  const ann = await newUserClients(server);
  await ann.goals.create({ body: habit });
  for (let day = 8; day <= 20; day++) await log(ann, `2026-11-${String(day).padStart(2, '0')}`);
  expect(await ann.momentum.readMomentum()).toMatchObject({
    score: 50,
    asked: [{ title: 'Habit', quota: 500, done: 500, left: 0 }],
  });
});

test('a weekly habit asks for the share of its current week and leaves no day free', async () => {
  const ann = await newUserClients(server);
  await ann.goals.create({
    body: { ...habit, targetAmount: 3_500, cadence: { unit: 'week', count: 1, times: null } },
  });
  for (const on of ['2026-11-14', '2026-11-16', '2026-11-18']) await log(ann, on, 1_000);
  const { asked, gain, days } = await ann.momentum.readMomentum();

  expect(asked).toMatchObject([{ quota: 750, done: 0, left: 750 }]);
  expect(gain).toBeGreaterThan(0);
  expect(days.map(({ state }) => state)).not.toContain('rest');
});

test('today’s momentum targets equal the goals’ own figures', async () => {
  const ann = await newUserClients(server);
  const thrice = { unit: 'week' as const, count: 1, times: 3 };
  await ann.goals.create({ body: { ...habit, cadence: thrice } });
  await ann.goals.create({ body: { ...november, title: 'Late', endOn: '2026-11-15' } });
  // Three days in the previous week: a week counted back from today would ask for nothing.
  for (const on of ['2026-11-14', '2026-11-15']) await log(ann, on);
  await log(ann, '2026-11-16');

  const { items } = await ann.goals.list({ query: {} });
  const quotas = items.map(({ progress }) => progress.quotaToday).filter((quota) => quota > 0);
  const momentum = await ann.momentum.readMomentum();
  expect(quotas).toEqual([500]);
  expect(momentum.asked.map(({ quota, left }) => [quota, left])).toEqual([[500, 500]]);
  expect(momentum.overdue).toBe(1);
});

test('meeting a limit raises the score without a target; a decreasing goal scores the amount cut', async () => {
  const ann = await newUserClients(server);
  await ann.goals.create({ body: { ...habit, comparator: 'at_most', measure: 'time' } });
  await log(ann, '2026-11-19', 1);
  const limited = await ann.momentum.readMomentum();
  expect(limited.asked).toEqual([]);
  expect(limited.score).toBeGreaterThan(0);

  const bob = await newUserClients(server);
  await bob.goals.create({
    body: {
      ...november,
      title: 'Cut',
      comparator: 'at_most',
      startAmount: 60_000,
      targetAmount: 30_000,
    },
  });
  await log(bob, '2026-11-19', -2_500);
  const { asked, days } = await bob.momentum.readMomentum();
  expect(days.map(({ attained }) => attained)).toEqual([1, 0]);
  expect(asked).toMatchObject([{ title: 'Cut', done: 0, quota: 2_500 }]);
});

test('an open target has no daily target', async () => {
  const ann = await newUserClients(server);
  await ann.goals.create({ body: { ...november, planMode: 'open', endOn: null } });
  await log(ann, '2026-11-19');
  expect((await ann.momentum.readMomentum()).asked).toEqual([]);
});

test('an unfinished day is not a miss, and today’s targets earn points', async () => {
  const ann = await newUserClients(server);
  await ann.goals.create({ body: november });
  await log(ann, '2026-11-19', 30_000 / 30);
  const before = await ann.momentum.readMomentum();
  expect(before.days.at(-1)?.score).toBe(before.days.at(-2)?.score);
  expect(before.gain).toBeGreaterThan(4);

  const [asked] = before.asked;
  await log(ann, '2026-11-20', asked?.quota ?? 0);
  const after = await ann.momentum.readMomentum();
  expect(after.days.at(-1)?.score).toBeCloseTo(
    (before.days.at(-1)?.score ?? 0) + (before.gain ?? 0),
    0,
  );
});

test('an entry of zero words counts as writing; without an entry the day is open', async () => {
  const ann = await newUserClients(server);
  await log(ann, '2026-11-18');
  await log(ann, '2026-11-19', 0);

  const { streak, days } = await ann.momentum.readMomentum();
  expect(streak).toMatchObject({ current: 2, total: 2 });
  expect(days.map(({ state }) => state)).toEqual(['hit', 'hit', 'pending']);
});

test('a user who moves from Auckland to Los Angeles keeps every day and the streak', async () => {
  const ann = await newUserClients(server, { timeZone: 'Pacific/Auckland' });
  for (const on of ['2026-11-19', '2026-11-20', '2026-11-21']) await log(ann, on);
  expect((await ann.momentum.readMomentum()).streak).toMatchObject({ current: 3, total: 3 });

  await ann.settings.changePreferences({ body: { timeZone: 'America/Los_Angeles' } });
  const { on, streak } = await ann.momentum.readMomentum();
  expect(on).toBe('2026-11-20');
  expect(streak.current).toBe(2); // the previous day is still in the future here

  server.clock.set('2026-11-22T02:00:00Z');
  expect((await ann.momentum.readMomentum()).streak).toMatchObject({ current: 3, total: 3 });
});

test('a free weekend and planned rest keep the streak and cost nothing', async () => {
  const ann = await newUserClients(server);
  await ann.settings.changePreferences({ body: { restWeekdays: [6, 7] } });
  for (const on of ['2026-11-12', '2026-11-13', '2026-11-19', '2026-11-20']) await log(ann, on);
  const broken = await ann.momentum.readMomentum();
  expect(broken.streak.current).toBe(2);

  const rest = { fromOn: '2026-11-16', toOn: '2026-11-18', label: 'The coast' };
  const params = { id: randomUUID() };
  await ann.momentum.planRest({ params, body: rest });
  await ann.momentum.planRest({ params, body: rest });
  const rested = await ann.momentum.readMomentum();
  expect(rested.streak.current).toBe(4);
  expect(rested.score).toBeGreaterThan(broken.score);
  expect(rested.rests).toMatchObject([rest]);
  expect(rested.days.map(({ state }) => state)).toEqual([
    ...['hit', 'hit', 'rest', 'rest', 'rest', 'rest', 'rest', 'hit', 'hit'],
  ]);

  await ann.momentum.removeRest({ params });
  expect((await ann.momentum.readMomentum()).streak.current).toBe(2);
});

test('planned rest pauses every goal, and the other days take over its share', async () => {
  const ann = await newUserClients(server);
  const { id } = await ann.goals.create({
    body: { ...november, targetAmount: 10_000, startOn: '2026-11-20', endOn: '2026-11-29' },
  });
  const read = async () => (await ann.goals.read({ params: { id } })).progress;
  expect(await read()).toMatchObject({ quotaToday: 1_000, phase: 'on_track' });

  const params = { id: randomUUID() };
  await ann.momentum.planRest({ params, body: { fromOn: '2026-11-19', toOn: '2026-11-21' } });
  expect(await read()).toMatchObject({ quotaToday: 0, phase: 'paused', isRestDay: true });
  expect(await read()).toMatchObject({ neededPerDay: 1_250 });
  await ann.momentum.removeRest({ params });
  expect(await read()).toMatchObject({ quotaToday: 1_000 });
});

test('days that all plans leave free are rest days', async () => {
  const ann = await newUserClients(server);
  const weekdayWeights = [100, 100, 100, 100, 100, 0, 0];
  await ann.goals.create({ body: { ...november, weekdayWeights } });
  for (const on of ['2026-11-13', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19']) {
    await log(ann, on);
  }

  expect((await ann.momentum.readMomentum()).streak.current).toBe(5);
});

test('a planned rest that ends before it starts or is too long is refused', async () => {
  const { momentum } = await newUserClients(server);
  const plan = (fromOn: string, toOn: string) =>
    momentum.planRest({ params: { id: randomUUID() }, body: { fromOn, toOn } });

  await expect(plan('2026-11-20', '2026-11-19')).rejects.toMatchObject({
    status: 400,
    fields: { toOn: 'ends_before_start' },
  });
  await expect(plan('2026-11-20', '2028-11-19')).rejects.toMatchObject({
    status: 400,
    fields: { toOn: 'rest_too_long' },
  });
});

test('a user cannot plan or remove the rest of another', async () => {
  const [ann, bob] = [await newUserClients(server), await newUserClients(server)];
  const params = { id: randomUUID() };
  await ann.momentum.planRest({ params, body: { fromOn: '2026-11-01', toOn: '2026-11-02' } });

  await expect(bob.momentum.removeRest({ params })).rejects.toMatchObject({
    status: 404,
    code: 'rest_not_found',
  });
  expect((await bob.momentum.readMomentum()).rests).toEqual([]);
  expect((await ann.momentum.readMomentum()).rests).toHaveLength(1);
});
