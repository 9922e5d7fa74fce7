import { randomUUID } from 'node:crypto';
import { limits } from '@longhand/contract/limits';
import type { EntryInput } from '@longhand/contract/progress-values';
import { expect, test } from 'vitest';
import type { Clients } from '../testkit/clients.ts';
import { newUserClients } from '../testkit/new-user-clients.ts';
import { useServer } from '../testkit/server.ts';

const server = useServer();

/** Today is Friday, 20 November 2026. */
const november = { from: '2026-11-01', to: '2026-11-30' } as const;

async function log(ann: Clients, entryOn: string, more: Partial<EntryInput> & { amount: number }) {
  const clientId = randomUUID();
  await ann.goals.recordEntry({
    params: { clientId },
    body: { source: 'manual', ...more, entryOn },
  });

  return clientId;
}

async function newProject(ann: Clients, title: string) {
  const id = randomUUID();
  await ann.projects.create({ body: { id, title } });

  return id;
}

test('a user sees totals and shares of a month, compared with the same part of the previous month', async () => {
  const ann = await newUserClients(server);
  const road = await newProject(ann, 'The Salt Road');
  await log(ann, '2026-11-02', { amount: 300, projectId: road, tags: ['draft', 'night'] });
  await log(ann, '2026-11-02', { amount: 100, tags: ['draft'] });
  await log(ann, '2026-11-16', { amount: -50, projectId: road });
  for (const amount of [10, 20, 30, 40, 50, 25, 25]) {
    await log(ann, '2026-10-05', { amount });
  }
  await log(ann, '2026-10-25', { amount: 999 });

  const reply = await ann.insights.readAnalytics({
    query: { range: 'this_month', compare: 'previous' },
  });

  expect(reply.period).toEqual({
    ...november,
    through: '2026-11-20',
    days: 20,
    isUnfinished: true,
  });
  expect(reply.before).toMatchObject({ from: '2026-10-01', through: '2026-10-20', days: 20 });
  expect(reply.totals).toMatchObject({
    ...{ amount: 350, added: 400, removed: -50, entries: 3, writingDays: 2 },
    ...{ perWritingDay: 175, perDay: 17.5 },
  });
  expect(reply.totalsBefore?.amount).toBe(200);
  expect(reply.change).toBeCloseTo(0.75);
  expect(reply.points).toHaveLength(20);
  expect(reply.points[1]).toEqual({ on: '2026-11-02', amount: 400 });
  expect(reply.projects.map(({ title, amount, before }) => [title, amount, before])).toEqual([
    ['The Salt Road', 250, 0],
    [null, 100, 200],
  ]);
  expect(reply.tags.map(({ tag, amount }) => [tag, amount])).toEqual([
    ['draft', 400],
    ['night', 300],
    [null, -50],
  ]);
  expect(reply.sources).toEqual([{ source: 'manual', amount: 350, entries: 3, before: 200 }]);
});

test('filters by project and tag apply to all figures', async () => {
  const ann = await newUserClients(server);
  const road = await newProject(ann, 'The Salt Road');
  await log(ann, '2026-11-02', { amount: 300, projectId: road, tags: ['draft'] });
  await log(ann, '2026-11-03', { amount: 40, projectId: road });
  await log(ann, '2026-11-03', { amount: 5, tags: ['draft'] });
  const sumOf = async (query: { projects?: string; tags?: string }) =>
    (await ann.insights.readAnalytics({ query })).totals.amount;

  expect(await sumOf({ projects: road })).toBe(340);
  expect(await sumOf({ tags: 'Draft' })).toBe(305);
  expect(await sumOf({ projects: road, tags: 'draft\nother' })).toBe(300);
  expect(await sumOf({ tags: 'other' })).toBe(0);
});

test('with fewer than seven earlier entries no change is shown', async () => {
  const ann = await newUserClients(server);
  await log(ann, '2026-11-18', { amount: 100 });
  await log(ann, '2026-11-10', { amount: 50 });

  const { change, totalsBefore } = await ann.insights.readAnalytics({
    query: { range: 'last_7_days', compare: 'previous' },
  });

  expect(totalsBefore?.amount).toBe(50);
  expect(change).toBeNull();
});

test('progress shows cumulative projects, years and velocity', async () => {
  const ann = await newUserClients(server);
  const road = await newProject(ann, 'The Salt Road');
  await log(ann, '2025-11-15', { amount: 1_000, projectId: road });
  await log(ann, '2025-12-15', { amount: 500, projectId: road });
  await log(ann, '2026-11-19', { amount: 70, projectId: road });

  const reply = await ann.insights.readProgress({ query: { range: 'last_7_days' } });

  expect(reply.projects).toMatchObject([
    { title: 'The Salt Road', amount: 70, totalBefore: 1_500 },
  ]);
  expect(reply.projects[0]?.points.at(-1)).toEqual({ on: '2026-11-20', total: 1_570 });
  expect(reply.years.map(({ year, total, toDate }) => [year, total, toDate])).toEqual([
    [2025, 1_500, 1_000],
    [2026, 70, 70],
  ]);
  expect(reply.years[1]?.months.slice(9)).toEqual([0, 70, null]);
  expect(reply.velocity.last7).toBe(10);
});

test('temporal shows hours of typed words, regularity and the calendar', async () => {
  const ann = await newUserClients(server, { timeZone: 'Europe/Madrid' });
  await log(ann, '2026-11-18', {
    amount: 120,
    source: 'editor',
    occurredAt: '2026-11-18T21:30:00.000Z',
  });
  await log(ann, '2026-11-20', { amount: 30 });

  const reply = await ann.insights.readTemporal({ query: { range: 'this_month' } });

  expect(reply.hours.cells).toEqual([
    { weekday: 2, hour: 22, amount: 120, activeSeconds: 0, sessions: 0 },
  ]);
  expect(reply.consistency).toMatchObject({ writingDays: 2, share: 0.1, longestGapDays: 1 });
  expect(reply.calendar).toEqual([
    {
      year: 2026,
      days: [
        { on: '2026-11-18', amount: 120, entries: 1, level: 4 },
        { on: '2026-11-20', amount: 30, entries: 1, level: 1 },
      ],
    },
  ]);
  expect(reply.bestWindow.fastest).toBeNull();
});

test('a point opens its days, and a day its entries, texts and annotations', async () => {
  const ann = await newUserClients(server);
  await log(ann, '2026-11-18', { amount: 120, note: 'Rain' });
  await log(ann, '2026-11-19', { amount: 30 });
  const sample = randomUUID();
  const described = { title: 'Rain', kind: 'fiction', language: 'en' } as const;
  await ann.writingLab.createSample({ body: { id: sample, ...described, text: 'It rained.' } });
  const id = randomUUID();
  const body = { on: '2026-11-20', label: 'A day off' };
  await ann.insights.saveAnnotation({ params: { id }, body });

  const first = await ann.insights.listDays({ query: { ...november, size: 1 } });
  expect(first.items).toEqual([{ on: '2026-11-19', amount: 30, entries: 1 }]);
  const { items } = await ann.insights.listDays({
    query: { ...november, ...(first.next && { before: first.next }) },
  });
  expect(items.map(({ on }) => on)).toEqual(['2026-11-18']);
  const wednesdays = await ann.insights.listDays({ query: { ...november, weekday: 2 } });
  expect(wednesdays.items.map(({ on }) => on)).toEqual(['2026-11-18']);

  const day = await ann.insights.readDay({ params: { on: '2026-11-18' }, query: {} });
  expect(day.entries.map(({ note }) => note)).toEqual(['Rain']);
  const today = await ann.insights.readDay({ params: { on: '2026-11-20' }, query: {} });
  expect(today.texts).toMatchObject([{ id: sample, title: 'Rain' }]);
  expect(today.annotations).toMatchObject([{ id, ...body }]);
});

test('only its author can change or remove an annotation', async () => {
  const [ann, bob] = [await newUserClients(server), await newUserClients(server)];
  const params = { id: randomUUID() };
  const body = { on: '2026-11-20', label: 'A day off' };
  await ann.insights.saveAnnotation({ params, body });
  await ann.insights.saveAnnotation({ params, body: { ...body, label: 'Ill' } });

  await expect(bob.insights.saveAnnotation({ params, body })).rejects.toMatchObject({
    code: 'annotation_not_found',
  });
  await expect(bob.insights.removeAnnotation({ params })).rejects.toMatchObject({
    code: 'annotation_not_found',
  });
  expect((await ann.insights.listAnnotations({ query: november })).items).toMatchObject([
    { label: 'Ill' },
  ]);
  await ann.insights.removeAnnotation({ params });
  expect((await ann.insights.listAnnotations({ query: november })).items).toEqual([]);
});

test('impossible ranges and unknown projects are refused by name', async () => {
  const [ann, bob] = [await newUserClients(server), await newUserClients(server)];
  const project = await newProject(bob, 'His');
  const refusalOf = (query: Parameters<typeof ann.insights.readAnalytics>[0]['query']) =>
    ann.insights.readAnalytics({ query }).then(
      () => null,
      ({ code }: { code: string }) => code,
    );

  expect(await refusalOf({ from: '1126-01-01', to: '2026-01-01' })).toBe('range_too_long');
  expect(await refusalOf({ from: '2026-02-01', to: '2026-01-01' })).toBe('range_reversed');
  expect(await refusalOf({ projects: project })).toBe('project_not_found');
  expect(await refusalOf({ range: 'project' })).toBe('range_needs_project');
  expect(await refusalOf({ from: '2026-02-30', to: '2026-03-01' })).toBe('invalid_input');
  await expect(
    ann.insights.listAnnotations({ query: { from: '2026-02-01', to: '2026-01-01' } }),
  ).rejects.toMatchObject({ code: 'range_reversed' });
});

test('the available filters come from the user’s own entries', async () => {
  const ann = await newUserClients(server);
  const road = await newProject(ann, 'The Salt Road');
  await newProject(ann, 'Unused');
  await log(ann, '2026-11-02', { amount: 300, projectId: road, tags: ['draft', 'night'] });
  await log(ann, '2026-11-03', { amount: 600, measure: 'time', tags: ['draft'] });

  expect(await ann.insights.readFilters()).toEqual({
    on: '2026-11-20',
    firstOn: '2026-11-02',
    projects: [{ id: road, title: 'The Salt Road', firstOn: '2026-11-02' }],
    tags: ['draft', 'night'],
    measures: [
      { measure: 'time', unit: '' },
      { measure: 'word', unit: '' },
    ],
  });
});

test('a user can store at most a hundred trend reports', async () => {
  const ann = await newUserClients(server);
  const createReport = () =>
    ann.insights.createTrendReport({ body: { id: randomUUID(), name: 'Spring', query: {} } });
  for (let count = 0; count < limits.trendReportsMax; count++) await createReport();

  await expect(createReport()).rejects.toMatchObject({ code: 'trend_report_limit' });
});
