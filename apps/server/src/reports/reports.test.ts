import { randomUUID } from 'node:crypto';
import type { ReportUnit } from '@longhand/contract/progress-values';
import { addDays } from '@longhand/goals/days';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hour } from '../platform/clock.ts';
import { buildUser } from '../testkit/build-user.ts';
import { type Clients, clientsFor } from '../testkit/clients.ts';
import { runJob } from '../testkit/jobs.ts';
import { newUserClients } from '../testkit/new-user-clients.ts';
import { useServer } from '../testkit/server.ts';

const server = useServer();
const zones = ['Pacific/Kiritimati', 'America/Los_Angeles', 'Europe/Madrid', 'Asia/Kathmandu'];

/** A writer whose week starts on Monday. The clock shows Friday, 20 November 2026. */
async function newWriter(overrides: Parameters<typeof newUserClients>[1] = {}) {
  const ann = await newUserClients(server, overrides);
  await ann.settings.changePreferences({ body: { weekStart: 1 } });

  return ann;
}

function log(ann: Clients, entryOn: string, amount: number, clientId: string = randomUUID()) {
  return ann.goals.recordEntry({
    params: { clientId },
    body: { amount, source: 'manual', entryOn },
  });
}

const makeReports = () => runJob(server, 'reports-make');

async function reportsOf(ann: Clients, period: ReportUnit = 'week') {
  return (await ann.reports.list({ query: { period } })).items;
}

test('a weekly report is created an hour after the week, compared with the previous week, and notifies the user', async () => {
  const ann = await newWriter();
  await log(ann, '2026-11-12', 400);
  await log(ann, '2026-11-16', 700);
  await log(ann, '2026-11-18', 500);
  const { id: goalId } = await ann.goals.create({
    body: { title: 'Draft', targetAmount: 9_000, startOn: '2026-11-01', endOn: '2026-12-31' },
  });
  await makeReports();
  expect((await reportsOf(ann)).map(({ from }) => from)).toEqual(['2026-11-09']);

  server.clock.set('2026-11-23T00:59:00Z');
  await makeReports();
  expect(await reportsOf(ann)).toHaveLength(1);
  server.clock.set('2026-11-23T01:01:00Z');
  await makeReports();
  await makeReports();

  const [week, ...earlier] = await reportsOf(ann);
  expect(earlier).toHaveLength(1);
  expect(week).toMatchObject({ from: '2026-11-16', to: '2026-11-22', amount: 1_200 });
  const report = await ann.reports.read({ params: { id: week?.id ?? '' } });
  expect(report).toMatchObject({ earlier: earlier[0]?.id, later: null, isOutdated: false });
  expect(report.content).toMatchObject({
    totals: { amount: 1_200, writingDays: 2, entries: 2 },
    totalsBefore: { amount: 400 },
    bestDay: { on: '2026-11-16', amount: 700 },
    goals: [{ goalId, amount: 1_200, total: 1_600, target: 9_000 }],
  });
  expect(report.content.points).toHaveLength(7);
  const { items } = await ann.notifications.list({ query: {} });
  expect(items[0]).toMatchObject({
    kind: 'report_ready',
    params: { period: 'week', from: '2026-11-16', days: 2, amount: 1_200, isLast: false },
  });
});

test('monthly and yearly reports are created too', async () => {
  const ann = await newWriter();
  await log(ann, '2025-03-04', 90);
  await log(ann, '2026-10-31', 300);
  await makeReports();

  expect(await reportsOf(ann, 'month')).toMatchObject([{ from: '2026-10-01', amount: 300 }]);
  expect(await reportsOf(ann, 'year')).toMatchObject([{ from: '2025-01-01', amount: 90 }]);
  const { nextOn } = await ann.reports.list({ query: {} });
  expect(nextOn).toEqual({ week: '2026-11-22', month: '2026-11-30', year: '2026-12-31' });
});

test.each([
  ['Pacific/Auckland', '2026-11-22T16:00:00Z'],
  ['America/New_York', '2026-11-23T10:00:00Z'],
  ['Asia/Kathmandu', '2026-11-22T23:15:00Z'],
])('in %s, a day that starts at four delays the report', async (timeZone, madeAt) => {
  const ann = await newWriter({ timeZone });
  await ann.settings.changePreferences({ body: { dayStartMinutes: 240 } });
  await log(ann, '2026-11-17', 100);
  const reportAt = async (instant: number) => {
    server.clock.set(new Date(instant).toISOString());
    await makeReports();

    return (await reportsOf(ann)).filter(({ from }) => from === '2026-11-16');
  };

  expect(await reportAt(Date.parse(madeAt) - 60_000)).toEqual([]);
  expect(await reportAt(Date.parse(madeAt) + 60_000)).toHaveLength(1);
});

test('a report does not change until it is updated', async () => {
  const ann = await newWriter();
  const clientId = randomUUID();
  await log(ann, '2026-11-12', 400, clientId);
  await makeReports();
  const [{ id } = { id: '' }] = await reportsOf(ann);
  const params = { id };
  await log(ann, '2026-11-12', 450, clientId);

  const stored = await ann.reports.read({ params });
  expect(stored).toMatchObject({ amount: 400, isOutdated: true, updatedAt: null });
  expect(stored.content.totals.amount).toBe(400);
  const updated = await ann.reports.update({ params });
  expect(updated).toMatchObject({ amount: 450, updatedAt: '2026-11-20T12:00:00.000Z' });

  await log(ann, '2026-11-13', 50);
  server.clock.set('2026-11-21T01:01:00Z');
  await makeReports();
  expect(await ann.reports.read({ params })).toMatchObject({ amount: 500, isOutdated: false });
});

test('after four empty weeks, no report is created until the user logs something', async () => {
  const user = await buildUser(server);
  const started = await clientsFor(server, user);
  await started.settings.changePreferences({ body: { weekStart: 1 } });
  await log(started, '2026-11-12', 400);
  await makeReports();
  const nextWeeks = async (count: number) => {
    for (let week = 0; week < count; week++) {
      server.clock.set(new Date(server.services.clock.now().getTime() + 168 * hour).toISOString());
      await makeReports();
    }
  };
  await nextWeeks(6);
  const ann = await clientsFor(server, user); // the first session has expired
  expect((await reportsOf(ann)).map(({ isEmpty }) => isEmpty)).toEqual([
    ...Array(4).fill(true),
    false,
  ]);
  expect((await ann.reports.list({ query: {} })).paused).toEqual(['week']);
  const { items } = await ann.notifications.list({ query: {} });
  const weekly = items.filter(
    ({ kind, params }) => kind === 'report_ready' && params.period === 'week',
  );
  expect(weekly.map(({ params }) => 'isLast' in params && params.isLast)).toEqual([
    true,
    ...Array(4).fill(false),
  ]);

  await log(ann, '2026-12-31', 10);
  await nextWeeks(1);
  expect((await reportsOf(ann))[0]).toMatchObject({ isEmpty: false, amount: 10 });
});

test('a report is marked as opened once, and only by its owner', async () => {
  const [ann, bob] = [await newWriter(), await newWriter()];
  await log(ann, '2026-11-12', 400);
  await makeReports();
  const [{ id } = { id: '' }] = await reportsOf(ann);
  const params = { id };
  await ann.reports.open({ params });
  server.clock.set('2026-11-20T13:00:00Z');
  await ann.reports.open({ params });
  expect((await reportsOf(ann))[0]?.openedAt).toBe('2026-11-20T12:00:00.000Z');

  const notFound = { code: 'report_not_found' };
  for (const attempt of ['read', 'open', 'update'] as const) {
    await expect(bob.reports[attempt]({ params })).rejects.toMatchObject(notFound);
  }
  await expect(bob.reports.list({ query: { before: id } })).rejects.toMatchObject(notFound);
  expect(await reportsOf(bob)).toEqual([]);
});

test('a user can create missing reports at once, without empty ones', async () => {
  const ann = await newWriter();
  expect(await ann.reports.create()).toEqual({ created: 0 });
  await log(ann, '2026-11-12', 400);
  expect(await ann.reports.create()).toEqual({ created: 1 });
  expect(await ann.reports.create()).toEqual({ created: 0 });
});

test('reports are paged', async () => {
  const ann = await newWriter();
  await log(ann, '2026-10-20', 10);
  await log(ann, '2025-10-20', 10);
  await log(ann, '2026-11-12', 400);
  await makeReports();
  const first = await ann.reports.list({ query: { size: 2 } });
  expect(first.items.map(({ period }) => period)).toEqual(['week', 'month']);
  const rest = await ann.reports.list({ query: { size: 2, before: first.next ?? '' } });
  expect(rest.items.map(({ period }) => period)).toEqual(['year']);
  expect(rest.next).toBeNull();
});

test('the figures of a report equal a recount after any entries, changes and travels', async () => {
  const change = fc.record({
    entry: fc.nat(4),
    amount: fc.option(fc.integer({ min: -300, max: 1_500 }), { freq: 6 }),
    daysBack: fc.integer({ min: 0, max: 25 }),
    travelsTo: fc.option(fc.constantFrom(...zones), { freq: 4 }),
  });

  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 10 }), async (changes) => {
      server.clock.set('2026-11-20T12:00:00Z');
      const user = await buildUser(server);
      const ann = await clientsFor(server, user);
      await ann.settings.changePreferences({ body: { weekStart: 1 } });
      const ids = Array.from({ length: 5 }, () => randomUUID());
      const entries = new Map<string, { on: string; amount: number }>();
      for (const { entry, amount, daysBack, travelsTo } of changes) {
        const id = ids[entry] ?? '';
        if (travelsTo) await ann.settings.changePreferences({ body: { timeZone: travelsTo } });
        if (amount === null) {
          if (!entries.has(id)) continue;
          await ann.goals.removeEntry({ params: { clientId: id } });
          entries.delete(id);
        } else {
          const on = addDays('2026-11-19', -daysBack);
          await log(ann, on, amount, id);
          entries.set(id, { on, amount });
        }
      }
      await makeReports();
      for (const period of ['week', 'month'] as const) {
        for (const { id } of await reportsOf(ann, period)) {
          await ann.reports.update({ params: { id } });
          const { from, to, content } = await ann.reports.read({ params: { id } });
          const own = [...entries.values()].filter(({ on }) => on >= from && on <= to);
          const sum = own.reduce((total, { amount }) => total + amount, 0);
          expect(content.totals).toMatchObject({ amount: sum, entries: own.length });
          expect(content.totals.writingDays).toBe(new Set(own.map(({ on }) => on)).size);
          expect(content.points.reduce((total, { amount }) => total + amount, 0)).toBe(sum);
        }
      }
    }),
    { numRuns: 12 },
  );
});
