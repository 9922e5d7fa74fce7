import { randomUUID } from 'node:crypto';
import { addDays } from '@longhand/goals/days';
import { expect, test } from 'vitest';
import { buildUser, type TestUser } from '../testkit/build-user.ts';
import { clientsFor } from '../testkit/clients.ts';
import { runJobs } from '../testkit/jobs.ts';
import { newUserClients } from '../testkit/new-user-clients.ts';
import { useServer } from '../testkit/server.ts';

const server = useServer();
const day = 24 * 60 * 60_000;

type Ann = Awaited<ReturnType<typeof newUserClients>>;

/** The same user some days later, signed in again. */
async function after(days: number, user: TestUser): Promise<Ann> {
  server.clock.advance(days * day);

  return clientsFor(server, user);
}

const log = (ann: Ann, amount: number, more: object = {}) =>
  ann.goals.recordEntry({
    params: { clientId: randomUUID() },
    body: { amount, source: 'manual', ...more },
  });
const factOf = async ({ achievements }: Ann, code: string) => {
  const one = (await achievements.list()).items.find((item) => item.code === code);

  return [one?.value, one?.earned.length];
};
const today = () => server.clock.now().toISOString().slice(0, 10);

test('a finished project counts from 10,000 words or 20 hours', async () => {
  const ann = await newUserClients(server);
  const id = randomUUID();
  const clientId = randomUUID();
  await ann.projects.create({ body: { id, title: 'The Salt Road' } });
  await log(ann, 9_999, { projectId: id, source: 'import' });
  await log(ann, 5_000);
  await ann.projects.change({ params: { id }, body: { phase: 'finished' } });
  await runJobs(server);
  expect(await factOf(ann, 'finisher')).toEqual([0, 0]);

  await ann.goals.recordEntry({
    params: { clientId },
    body: { amount: 1, source: 'manual', projectId: id },
  });
  await runJobs(server);
  expect(await factOf(ann, 'finisher')).toEqual([1, 1]);

  await ann.goals.removeEntry({ params: { clientId } });
  await log(ann, 20 * 3_600 - 1, { projectId: id, measure: 'time' });
  await runJobs(server);
  expect(await factOf(ann, 'finisher')).toEqual([0, 0]);
  await log(ann, 1, { projectId: id, measure: 'time' });
  await runJobs(server);
  expect(await factOf(ann, 'finisher')).toEqual([1, 1]);
});

test('reopening a project revokes its achievement the same day but not weeks later', async () => {
  const ann = await newUserClients(server);
  const params = { id: randomUUID() };
  await ann.projects.create({ body: { ...params, title: 'The Salt Road', phase: 'finished' } });
  await log(ann, 10_000, { projectId: params.id });
  await runJobs(server);
  expect(await factOf(ann, 'finisher')).toEqual([1, 1]);
  await ann.projects.change({ params, body: { phase: 'revising' } });
  await runJobs(server);
  expect(await factOf(ann, 'finisher')).toEqual([0, 0]);

  await ann.projects.change({ params, body: { phase: 'finished' } });
  await runJobs(server);
  server.clock.advance(day);
  await ann.projects.remove({ params });
  await runJobs(server);
  expect(await factOf(ann, 'finisher')).toEqual([0, 1]);
  await ann.projects.restore({ params });
  await runJobs(server);
  expect(await factOf(ann, 'finisher')).toEqual([1, 1]);
});

test('two nodes that evaluate the same change award and notify once', async () => {
  const ann = await newUserClients(server);
  const id = randomUUID();
  await ann.projects.create({ body: { id, title: 'The Salt Road', phase: 'finished' } });
  await log(ann, 10_000, { projectId: id });
  const again = [...server.enqueuedJobs];
  await Promise.all([runJobs(server), runJobs({ ...server, enqueuedJobs: again })]);

  expect(await factOf(ann, 'finisher')).toEqual([1, 1]);
  const { items } = await ann.notifications.list({ query: {} });
  expect(items.filter(({ kind }) => kind === 'achievement')).toHaveLength(1);
});

test('texts in two languages, of three kinds in a year and over 60 days earn their achievements', async () => {
  const ann = await newUserClients(server);
  const kinds = ['fiction', 'essay', 'fiction', 'fiction', 'essay'] as const;
  const params = { id: randomUUID() };
  const save = (kind: 'fiction' | 'essay' | 'poetry', language: 'en' | 'de', id = randomUUID()) =>
    ann.writingLab.createSample({
      body: { id, title: 'A page', kind, language, text: 'Ink dries.' },
    });
  for (const kind of kinds) await save(kind, 'en');
  const { revision } = await save('essay', 'en', params.id);
  await runJobs(server);
  expect(await factOf(ann, 'many_hats')).toEqual([2, 0]);
  expect(await factOf(ann, 'polyglot')).toEqual([1, 0]);

  const text = { title: 'A page', text: 'Ink dries.', language: 'de' } as const;
  await ann.writingLab.saveSample({ params, body: { ...text, kind: 'poetry', revision } });
  await runJobs(server);
  expect(await factOf(ann, 'many_hats')).toEqual([3, 1]);
  expect(await factOf(ann, 'polyglot')).toEqual([2, 1]);
  expect(await factOf(ann, 'style_shift')).toEqual([5, 0]);
});

test('six texts make a course when they span 60 days', async () => {
  const user = await buildUser(server);
  const save = (ann: Ann) =>
    ann.writingLab.createSample({
      body: { id: randomUUID(), title: 'A', kind: 'fiction', language: 'en', text: 'Ink dries.' },
    });
  const ann = await clientsFor(server, user);
  for (let saved = 0; saved < 7; saved++) await save(ann);
  await runJobs(server);
  expect(await factOf(ann, 'style_shift')).toEqual([5, 0]);

  const nearly = await after(59, user);
  await save(nearly);
  await runJobs(server);
  expect(await factOf(nearly, 'style_shift')).toEqual([5, 0]);
  const then = await after(1, user);
  await save(then);
  await runJobs(server);
  expect(await factOf(then, 'style_shift')).toEqual([9, 1]);
});

test('own weekday weights count after three weeks, and changing them restarts the count', async () => {
  const user = await buildUser(server);
  const ann = await clientsFor(server, user);
  const { id } = await ann.goals.create({
    body: {
      ...{ title: 'x', targetAmount: 50_000, startOn: today(), endOn: addDays(today(), 90) },
      weekdayWeights: [100, 100, 100, 100, 100, 50, 0],
    },
  });
  const params = { id };
  const keptAfter = async (days: number) => {
    const then = await after(days, user);
    await log(then, 10);
    await runJobs(server);

    return factOf(then, 'planner');
  };
  expect(await keptAfter(20)).toEqual([20, 0]);

  const then = await clientsFor(server, user);
  const { version } = await then.goals.read({ params });
  const weekdayWeights = [100, 100, 100, 100, 100, 0, 0];
  await then.goals.change({ params, body: { version, weekdayWeights } });
  expect(await keptAfter(1)).toEqual([20, 0]);
  const back = await clientsFor(server, user);
  await back.goals.undo({ params });
  expect(await keptAfter(20)).toEqual([20, 0]);
  expect(await keptAfter(1)).toEqual([21, 1]);
});

test('ten on-plan days of fourteen earn the achievement, imported ones do not', async () => {
  const ann = await newUserClients(server);
  await ann.goals.create({
    body: {
      ...{ title: 'x', targetAmount: 3_000, startOn: today(), endOn: addDays(today(), 29) },
      sources: ['manual', 'import'],
    },
  });
  for (let at = 0; at < 10; at++) {
    await log(ann, 100, at === 9 ? { source: 'import' } : {});
    server.clock.advance(day);
  }
  await log(ann, 100);
  await runJobs(server);
  expect(await factOf(ann, 'right_on_plan')).toEqual([9, 0]);

  server.clock.advance(day);
  await log(ann, 300);
  await runJobs(server);
  expect(await factOf(ann, 'right_on_plan')).toEqual([10, 1]);
});

test('a goal that was abandoned, resumed and completed is a fresh start; one that was only completed is not', async () => {
  const ann = await newUserClients(server);
  const target = { targetAmount: 1_000, startOn: '2026-11-01', endOn: '2026-11-30' };
  const { id } = await ann.goals.create({ body: { title: 'Resumed', ...target } });
  await ann.goals.create({ body: { title: 'Straight on', ...target } });
  for (const status of ['abandoned', 'active'] as const) {
    await ann.goals.changeStatus({ params: { id }, body: { status } });
  }
  await log(ann, 1_000);
  await runJobs(server);

  expect(await factOf(ann, 'fresh_start')).toEqual([1, 1]);
  expect((await factOf(ann, 'goals_completed'))[0]).toBe(2);
});
