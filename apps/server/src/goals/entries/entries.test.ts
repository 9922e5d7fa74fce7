import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addMilliseconds, day } from '../../platform/clock.ts';
import { newUserClients } from '../../testkit/new-user-clients.ts';
import { useServer } from '../../testkit/server.ts';
import { slice } from '../index.ts';

const server = useServer();

const typed = (amount: number) => ({ amount, source: 'editor' as const });
const refused = (code: string) => expect.objectContaining({ code });
const year = { from: '2026-01-01', to: '2026-12-31' };

test('an entry sent twice counts once, even concurrently', async () => {
  const ann = await newUserClients(server);
  const params = { clientId: randomUUID() };
  const once = await ann.goals.recordEntry({ params, body: typed(300) });

  server.clock.set('2026-11-20T12:05:00Z');
  expect(await ann.goals.recordEntry({ params, body: typed(300) })).toEqual(once);

  const other = { params: { clientId: randomUUID() }, body: typed(100) };
  await Promise.all([ann.goals.recordEntry(other), ann.goals.recordEntry(other)]);
  expect(await ann.goals.listDays({ query: year })).toEqual({
    today: '2026-11-20',
    days: [{ on: '2026-11-20', amount: 400 }],
  });
});

test('a typed entry can grow and stays on its day past midnight', async () => {
  const ann = await newUserClients(server, { timeZone: 'Europe/Madrid' });
  const params = { clientId: randomUUID() };
  server.clock.set('2026-11-20T22:50:00Z');
  await ann.goals.recordEntry({ params, body: typed(300) });
  server.clock.set('2026-11-20T23:10:00Z');

  expect(await ann.goals.recordEntry({ params, body: typed(450) })).toMatchObject({
    entryOn: '2026-11-20',
    amount: 450,
    occurredAt: '2026-11-20T22:50:00.000Z',
  });
  expect(
    await ann.goals.recordEntry({ params, body: { ...typed(450), entryOn: '2026-11-21' } }),
  ).toMatchObject({ entryOn: '2026-11-21' });
});

test('zero and negative amounts can be logged', async () => {
  const ann = await newUserClients(server);
  await ann.goals.recordEntry({
    params: { clientId: randomUUID() },
    body: { amount: 0, source: 'manual', note: 'Only thought about it' },
  });
  await ann.goals.recordEntry({ params: { clientId: randomUUID() }, body: typed(-250) });

  const { days } = await ann.goals.listDays({ query: year });
  expect(days).toEqual([{ on: '2026-11-20', amount: -250 }]);
});

test('a removed entry returns on its day when it is recorded again', async () => {
  const ann = await newUserClients(server);
  const params = { clientId: randomUUID() };
  await ann.goals.recordEntry({ params, body: { ...typed(300), entryOn: '2026-11-03' } });

  await ann.goals.removeEntry({ params });
  await ann.goals.removeEntry({ params });
  expect(await ann.goals.listEntries({ query: {} })).toEqual({ items: [], next: null });

  expect(await ann.goals.recordEntry({ params, body: typed(200) })).toMatchObject({
    entryOn: '2026-11-03',
    amount: 200,
  });
});

test('entries are listed newest first, within a range of days, in pages', async () => {
  const ann = await newUserClients(server);
  for (const entryOn of ['2026-11-01', '2026-11-03', '2026-11-02', '2026-11-04']) {
    const params = { clientId: randomUUID() };
    await ann.goals.recordEntry({ params, body: { ...typed(100), entryOn } });
  }

  const query = { from: '2026-11-02', to: '2026-11-04', size: 2 };
  const first = await ann.goals.listEntries({ query });
  const second = await ann.goals.listEntries({ query: { ...query, before: first.next ?? '' } });
  expect(first.items.map(({ entryOn }) => entryOn)).toEqual(['2026-11-04', '2026-11-03']);
  expect(second.items.map(({ entryOn }) => entryOn)).toEqual(['2026-11-02']);
  expect(second.next).toBeNull();
});

test('word and character totals are separate', async () => {
  const ann = await newUserClients(server);
  const characters = { ...typed(900), measure: 'character' as const };
  await ann.goals.recordEntry({ params: { clientId: randomUUID() }, body: characters });
  await ann.goals.recordEntry({ params: { clientId: randomUUID() }, body: typed(150) });

  const { days } = await ann.goals.listDays({ query: { ...year, measure: 'character' } });
  expect(days).toEqual([{ on: '2026-11-20', amount: 900 }]);
});

test('an entry can be logged for tomorrow but not for the day after', async () => {
  const ann = await newUserClients(server);
  const on = (entryOn: string) =>
    ann.goals.recordEntry({ params: { clientId: randomUUID() }, body: { ...typed(1), entryOn } });

  expect(await on('2026-11-21')).toMatchObject({ entryOn: '2026-11-21' });
  await expect(on('2026-11-22')).rejects.toEqual(refused('entry_in_future'));
  const occurredAt = '2026-11-23T12:00:00Z';
  await expect(
    ann.goals.recordEntry({
      params: { clientId: randomUUID() },
      body: { ...typed(1), occurredAt },
    }),
  ).rejects.toEqual(refused('entry_in_future'));
});

test('a fractional amount and an invalid date are refused', async () => {
  const ann = await newUserClients(server);
  const params = { clientId: randomUUID() };

  await expect(ann.goals.recordEntry({ params, body: typed(1.5) })).rejects.toEqual(
    refused('invalid_input'),
  );
  await expect(
    ann.goals.listDays({ query: { from: '2026-02-30', to: '2026-03-01' } }),
  ).rejects.toEqual(refused('invalid_input'));
  await expect(ann.goals.listEntries({ query: { from: 'yesterday' } })).rejects.toEqual(
    refused('invalid_input'),
  );
});

test('a user cannot see or remove the entry of another and can use the same ID', async () => {
  const params = { clientId: randomUUID() };
  const ann = await newUserClients(server);
  await ann.goals.recordEntry({ params, body: typed(300) });
  const bob = await newUserClients(server);

  expect((await bob.goals.listEntries({ query: {} })).items).toEqual([]);
  expect((await bob.goals.listDays({ query: year })).days).toEqual([]);
  await expect(bob.goals.removeEntry({ params })).rejects.toEqual(refused('entry_not_found'));

  await bob.goals.recordEntry({ params, body: typed(5) });
  const { items } = await ann.goals.listEntries({ query: {} });
  expect(items.map(({ amount }) => amount)).toEqual([300]);
});

test('changing the time zone moves no entry', async () => {
  const ann = await newUserClients(server, { timeZone: 'Pacific/Auckland' });
  const params = { clientId: randomUUID() };
  await ann.goals.recordEntry({ params, body: typed(300) });
  await ann.settings.changePreferences({ body: { timeZone: 'America/Los_Angeles' } });

  expect(await ann.goals.listDays({ query: year })).toEqual({
    today: '2026-11-20',
    days: [{ on: '2026-11-21', amount: 300 }],
  });
});

test('an entry removed 30 days ago is permanently deleted, and its ID can be used again', async () => {
  const ann = await newUserClients(server);
  const params = { clientId: randomUUID() };
  await ann.goals.recordEntry({ params, body: { ...typed(300), entryOn: '2026-11-03' } });
  await ann.goals.removeEntry({ params });
  const inThirtyDays = { now: () => addMilliseconds(server.clock.now(), 30 * day + 1) };
  for (const job of slice.jobs ?? []) await job.run({ ...server.services, clock: inThirtyDays });

  await expect(ann.goals.removeEntry({ params })).rejects.toEqual(refused('entry_not_found'));
  expect(await ann.goals.recordEntry({ params, body: typed(300) })).toMatchObject({
    entryOn: '2026-11-20',
  });
});

test('a removed entry is listed for 30 days, counts again when restored, and is visible to its owner only', async () => {
  const ann = await newUserClients(server);
  const bob = await newUserClients(server);
  const { id } = await ann.goals.create({
    body: { title: 'Draft', targetAmount: 50_000, startOn: '2026-11-01', endOn: '2026-11-30' },
  });
  const params = { clientId: randomUUID() };
  await ann.goals.recordEntry({ params, body: { amount: 700, source: 'manual', note: 'Rain' } });
  await ann.goals.removeEntry({ params });

  const { items } = await ann.goals.listRemovedEntries();
  expect(items).toMatchObject([{ clientId: params.clientId, amount: 700, note: 'Rain' }]);
  const { removedAt, erasedAt } = items[0] ?? {};
  expect(erasedAt).toBe(addMilliseconds(new Date(removedAt ?? 0), 30 * day).toISOString());
  expect((await bob.goals.listRemovedEntries()).items).toEqual([]);
  await expect(bob.goals.restoreEntry({ params })).rejects.toMatchObject({
    status: 404,
    code: 'entry_not_found',
  });

  await ann.goals.restoreEntry({ params });
  await ann.goals.restoreEntry({ params });
  expect((await ann.goals.listRemovedEntries()).items).toEqual([]);
  expect((await ann.goals.read({ params: { id } })).progress.total).toBe(700);
});
