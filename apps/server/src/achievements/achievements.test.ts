import { randomUUID } from 'node:crypto';
import { achievementCodes, achievementDefinition } from '@longhand/contract/achievement-catalogue';
import { expect, test } from 'vitest';
import { runJobs } from '../testkit/jobs.ts';
import { newUserClients } from '../testkit/new-user-clients.ts';
import { useServer } from '../testkit/server.ts';
import { highestTiers, revocableTiers } from './rules.ts';
import { nearestAchievements } from './summary.ts';

const server = useServer();

type Ann = Awaited<ReturnType<typeof newUserClients>>;

const log = (ann: Ann, amount: number, more: object = {}) =>
  ann.goals.recordEntry({
    params: { clientId: randomUUID() },
    body: { amount, source: 'manual', ...more },
  });
const earned = async ({ achievements }: Ann) =>
  Object.fromEntries(
    (await achievements.list()).items
      .filter((one) => one.earned.length > 0)
      .map((one) => [one.code, one.earned.map(({ tier }) => tier)]),
  );

test('logged words earn their tiers once, and one notification names the highest tier of each achievement', async () => {
  const ann = await newUserClients(server);
  await log(ann, 5_200);
  await runJobs(server);
  expect(await earned(ann)).toMatchObject({
    first_words: [1],
    day_words: [500, 1_000, 1_667, 3_000, 5_000],
    total_words: [1_000, 5_000],
  });
  await log(ann, 1);
  await runJobs(server);

  const { items } = await ann.notifications.list({ query: {} });
  const told = items.flatMap(({ kind, params }) => (kind === 'achievement' ? [params] : []));
  expect(told).toEqual([
    {
      earned: [
        { code: 'first_words', tier: 1 },
        { code: 'day_words', tier: 5_000 },
        { code: 'total_words', tier: 5_000 },
      ],
    },
  ]);
});

test('concurrent awarding awards each tier once', async () => {
  const ann = await newUserClients(server);
  await log(ann, 600);
  const again = [...server.enqueuedJobs];
  await Promise.all([runJobs(server), runJobs({ ...server, enqueuedJobs: again })]);

  expect((await earned(ann))['day_words']).toEqual([500]);
  const { items } = await ann.notifications.list({ query: {} });
  expect(items.filter(({ kind }) => kind === 'achievement')).toHaveLength(1);
});

test('a correction revokes a tier within a day, and a later recount revokes none', async () => {
  const ann = await newUserClients(server);
  const clientId = randomUUID();
  await log(ann, 500, { entryOn: '2026-11-19' });
  await ann.goals.recordEntry({ params: { clientId }, body: { amount: 5_000, source: 'manual' } });
  await runJobs(server);
  await ann.goals.recordEntry({ params: { clientId }, body: { amount: 50, source: 'manual' } });
  await runJobs(server);
  expect(await earned(ann)).toMatchObject({ day_words: [500] });

  server.clock.advance(25 * 60 * 60_000);
  await ann.goals.removeEntry({ params: { clientId } });
  await runJobs(server);
  expect(await earned(ann)).toMatchObject({ day_words: [500], first_words: [1] });
});

test.each([{ hideStreaks: true }, { gentleMode: true }])(
  'with %j, streak achievements are earned without a notification',
  async (body) => {
    const ann = await newUserClients(server);
    await ann.settings.changePreferences({ body });
    for (const entryOn of ['2026-11-18', '2026-11-19', '2026-11-20'])
      await log(ann, 10, { entryOn });
    await runJobs(server);

    expect(await earned(ann)).toMatchObject({ streak: [3] });
    const { items } = await ann.notifications.list({ query: {} });
    expect(JSON.stringify(items)).not.toContain('streak');
  },
);

test('imported entries count in totals, but not for streaks or a first session', async () => {
  const ann = await newUserClients(server);
  for (const entryOn of ['2026-11-18', '2026-11-19', '2026-11-20']) {
    await log(ann, 2_000, { entryOn, source: 'import' });
  }
  await runJobs(server);

  const all = await earned(ann);
  expect(all).toMatchObject({ total_words: [1_000, 5_000] });
  expect(all).not.toHaveProperty('streak');
});

test('an import earns amount achievements at once and loses them when it is undone the same day', async () => {
  const ann = await newUserClients(server);
  const params = { id: randomUUID() };
  await ann.goalImports.startImport({ params, body: { origin: 'table', name: 'years.csv' } });
  const row = { reference: '1', entryOn: '2026-11-01', measure: 'word' as const, amount: 6_000 };
  const rows = [{ ...row, project: '', note: '', tags: [] }];
  await ann.goalImports.addRows({ params, body: { rows } });
  await runJobs(server);
  expect(await earned(ann)).toMatchObject({ importer: [1], total_words: [1_000, 5_000] });

  await ann.goalImports.undoImport({ params });
  await runJobs(server);
  expect(await earned(ann)).toEqual({});
});

test('a day with logged and imported entries counts for the streak', async () => {
  const ann = await newUserClients(server);
  const own: string[] = [];
  for (const entryOn of ['2026-11-18', '2026-11-19', '2026-11-20']) {
    await log(ann, 2_000, { entryOn, source: 'import' });
    own.push((await log(ann, 10, { entryOn })).clientId);
  }
  await runJobs(server);
  expect(await earned(ann)).toMatchObject({ streak: [3] });

  await ann.goals.removeEntry({ params: { clientId: own[1] ?? '' } });
  await runJobs(server);
  expect(await earned(ann)).not.toHaveProperty('streak');
});

test('goals, milestones, sprints and texts earn their achievements', async () => {
  const ann = await newUserClients(server);
  await ann.goals.create({
    body: { title: 'x', targetAmount: 100, startOn: '2026-11-01', endOn: '2026-11-30' },
  });
  await log(ann, 100, { note: 'done' });
  const params = { id: randomUUID() };
  await ann.writingSessions.startSession({
    params,
    body: {
      kind: 'countdown',
      counts: 'hand',
      plannedSeconds: 600,
      startedAt: '2026-11-20T11:00:00.000Z',
    },
  });
  await ann.writingSessions.finishSession({
    params,
    body: { endedAt: '2026-11-20T12:00:00.000Z', amount: 0 },
  });
  await ann.writingLab.createSample({
    body: { id: randomUUID(), title: 'One', kind: 'fiction', language: 'en', text: 'Ink dries.' },
  });
  await ann.projects.create({ body: { id: randomUUID(), title: 'The Salt Road' } });
  await runJobs(server);

  expect(await earned(ann)).toMatchObject({
    first_goal: [1],
    goals_completed: [1],
    early_finish: [1],
    first_session: [1],
    first_sprint: [1],
    first_text: [1],
    first_project: [1],
  });
});

test('a hidden achievement is not listed before it is earned', async () => {
  const ann = await newUserClients(server);
  const before = await ann.achievements.list();
  expect(before.items.map(({ code }) => code)).not.toContain('palindrome');
  expect(before.hidden).toBe(1);

  await log(ann, 1_221);
  await runJobs(server);
  const after = await ann.achievements.list();
  expect(after.items.map(({ code }) => code)).toContain('palindrome');
  expect(after.hidden).toBe(0);
});

test('a user cannot see the achievements of another', async () => {
  const [ann, bob] = [await newUserClients(server), await newUserClients(server)];
  await log(ann, 600);
  await runJobs(server);

  expect(await earned(bob)).toEqual({});
});

test('tiers increase, and the nearest achievements come first', () => {
  for (const code of achievementCodes) {
    const { tiers } = achievementDefinition(code);
    expect([...tiers].sort((one, other) => one - other)).toEqual([...tiers]);
  }
  const values = { total_words: 900, writing_days: 3, streak: 2, palindrome: 0 };

  expect(nearestAchievements(values, { most: 2, isQuiet: false }).map(({ code }) => code)).toEqual([
    'total_words',
    'streak',
  ]);
  expect(nearestAchievements(values, { most: 2, isQuiet: true }).map(({ code }) => code)).toEqual([
    'total_words',
    'writing_days',
  ]);
});

test('only the highest of several tiers is notified, and only recent tiers are revocable', () => {
  const tiers = [
    { code: 'day_words', tier: 500 },
    { code: 'day_words', tier: 1_000 },
    { code: 'streak', tier: 3 },
  ] as const;
  expect(highestTiers(tiers)).toEqual([tiers[1], tiers[2]]);

  const now = new Date('2026-11-20T12:00:00Z');
  const at = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const rows = [
    { code: 'day_words' as const, tier: 500, earnedAt: at(23) },
    { code: 'day_words' as const, tier: 1_000, earnedAt: at(25) },
  ];
  expect(revocableTiers(rows, { day_words: 0 }, now)).toEqual([rows[0]]);
});
