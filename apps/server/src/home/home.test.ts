import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildUser } from '../testkit/build-user.ts';
import { clientsFor } from '../testkit/clients.ts';
import { newUserClients } from '../testkit/new-user-clients.ts';
import { useServer } from '../testkit/server.ts';

const server = useServer();

const described = { kind: 'fiction', language: 'en' } as const;

test('a new user sees an empty day and no completed steps', async () => {
  const home = await (await newUserClients(server)).home.read();

  expect(home).toMatchObject({
    on: '2026-11-20',
    wordsToday: 0,
    goals: [],
    lastSample: null,
    firstSteps: { sample: false, goal: false, entry: false },
  });
  expect(home.days).toHaveLength(28);
  expect(home.days.at(0)).toEqual({ on: '2026-10-24', amount: 0 });
  expect(home.days.at(-1)).toEqual({ on: '2026-11-20', amount: 0 });
});

test('shows today’s words, the active goals and the last edited text', async () => {
  const ann = await newUserClients(server);
  const text = `${'It rained. '.repeat(100)}At last she closed the door behind her.\n`;
  await ann.writingLab.createSample({
    body: { id: randomUUID(), title: 'Two', ...described, text },
  });
  server.clock.set('2026-11-20T11:00:00Z');
  await ann.writingLab.createSample({
    body: { id: randomUUID(), title: 'One', ...described, text: 'Before.' },
  });
  const november = { targetAmount: 50_000, startOn: '2026-11-01', endOn: '2026-11-30' };
  await ann.goals.create({ body: { title: 'Draft', ...november } });
  const other = await ann.goals.create({ body: { title: 'Other', ...november } });
  await ann.goals.changeStatus({ params: { id: other.id }, body: { status: 'abandoned' } });
  for (const [amount, entryOn] of [
    [400, '2026-11-20'],
    [90, '2026-11-19'],
    [7, '2026-10-23'],
  ] as const) {
    await ann.goals.recordEntry({
      params: { clientId: randomUUID() },
      body: { amount, source: 'manual', entryOn },
    });
  }

  const home = await ann.home.read();
  expect(home.wordsToday).toBe(400);
  expect(home.goals.map(({ title, progress }) => [title, progress.total])).toEqual([
    ['Draft', 490],
  ]);
  expect(home.days.filter(({ amount }) => amount !== 0)).toEqual([
    { on: '2026-11-19', amount: 90 },
    { on: '2026-11-20', amount: 400 },
  ]);
  expect(home.lastSample).toMatchObject({ title: 'Two' });
  const excerpt = home.lastSample?.excerpt ?? '';
  expect(excerpt).toMatch(/^(It|rained\.) .*At last she closed the door behind her\.$/);
  expect(excerpt.length).toBeLessThanOrEqual(280);
  expect(home.firstSteps).toEqual({ sample: true, goal: true, entry: true });
});

test('first steps stay done when the item is removed or abandoned', async () => {
  const ann = await newUserClients(server);
  const id = randomUUID();
  await ann.writingLab.createSample({ body: { id, title: '', ...described, text: 'A' } });
  await ann.writingLab.removeSample({ params: { id } });
  const params = { clientId: randomUUID() };
  await ann.goals.recordEntry({ params, body: { amount: 1, source: 'manual' } });
  await ann.goals.removeEntry({ params });

  expect(await ann.home.read()).toMatchObject({
    lastSample: null,
    firstSteps: { sample: true, goal: false, entry: true },
  });
});

test('shows no data of other users', async () => {
  const ann = await newUserClients(server);
  const goal = { title: 'Draft', targetAmount: 10, startOn: '2026-11-01', endOn: '2026-11-30' };
  await ann.goals.create({ body: goal });
  await ann.writingLab.createSample({
    body: { id: randomUUID(), title: 'One', ...described, text: 'Hers.' },
  });

  expect(await (await newUserClients(server)).home.read()).toMatchObject({
    goals: [],
    lastSample: null,
    firstSteps: { sample: false, goal: false, entry: false },
  });
});

test('search finds the caller’s goals, texts and projects by name, best match first', async () => {
  const ann = await newUserClients(server);
  const november = { targetAmount: 50_000, startOn: '2026-11-01', endOn: '2026-11-30' };
  await ann.goals.create({ body: { title: 'A rising tide', ...november } });
  const done = await ann.goals.create({ body: { title: 'Tide tables', ...november } });
  await ann.goals.changeStatus({ params: { id: done.id }, body: { status: 'abandoned' } });
  await ann.goals.create({ body: { title: 'Harbor essays', ...november } });
  await ann.projects.create({ body: { id: randomUUID(), title: 'The Tide Clerk' } });
  const texts = [
    { title: 'Chapter 1', text: 'The tide went out.' },
    { title: 'Tide and time', text: 'Nothing of it here.' },
    { title: 'Chapter 2', text: 'The moor.' },
  ];
  for (const text of texts) {
    await ann.writingLab.createSample({ body: { id: randomUUID(), ...described, ...text } });
  }

  const found = await ann.home.search({ query: { search: 'tide' } });
  expect(found.goals.map(({ title, status }) => [title, status])).toEqual([
    ['Tide tables', 'abandoned'],
    ['A rising tide', 'active'],
  ]);
  expect(found.texts).toEqual([
    { id: expect.any(String), title: 'Tide and time' },
    {
      id: expect.any(String),
      title: 'Chapter 1',
      excerpt: { before: 'The ', match: 'tide', after: ' went out.' },
    },
  ]);
  expect(found.projects.map(({ title }) => title)).toEqual(['The Tide Clerk']);
  const other = await (await newUserClients(server)).home.search({ query: { search: 'tide' } });
  expect(other).toEqual({ goals: [], texts: [], projects: [], people: [] });

  const recent = await ann.home.search({ query: {} });
  expect(recent.goals.map(({ status }) => status)).toEqual(['active', 'active', 'abandoned']);
  expect(recent.texts).toHaveLength(3);
  expect(recent.people).toEqual([]);
});

test('search finds only people with a visible profile', async () => {
  const [shown, hidden] = [
    await buildUser(server, { displayName: 'Maud Abara' }),
    await buildUser(server, { displayName: 'Maud Hidden' }),
  ];
  await (await clientsFor(server, shown)).profile.change({ body: { isShown: true } });
  const ann = await newUserClients(server);

  const { people } = await ann.home.search({ query: { search: 'maud' } });
  expect(people).toEqual([{ id: shown.id, name: 'Maud Abara', username: null }]);
  expect(people.some(({ id }) => id === hidden.id)).toBe(false);
  expect((await ann.home.search({ query: { search: 'm' } })).people).toEqual([]);
});
