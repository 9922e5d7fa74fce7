import { randomUUID } from 'node:crypto';
import type { ImportRow } from '@longhand/contract/goals-imports';
import { limits } from '@longhand/contract/limits';
import { expect, test } from 'vitest';
import { buildUser } from '../../testkit/build-user.ts';
import { type Clients, clientsFor } from '../../testkit/clients.ts';
import { newUserClients } from '../../testkit/new-user-clients.ts';
import { useServer } from '../../testkit/server.ts';

const server = useServer();

function row(entryOn: string, amount: number, more: Partial<ImportRow> = {}): ImportRow {
  const reference = `${entryOn} ${amount}`;

  return { entryOn, amount, measure: 'word', project: '', tags: [], note: '', reference, ...more };
}

async function importRows(ann: Clients, rows: ImportRow[]) {
  const params = { id: randomUUID() };
  await ann.goalImports.startImport({ params, body: { origin: 'table', name: 'log.csv' } });

  return ann.goalImports.addRows({ params, body: { rows } });
}

async function wordsOf(ann: Clients) {
  const { days } = await ann.goals.listDays({ query: { from: '2020-01-01', to: '2026-12-31' } });

  return days.map(({ on, amount }) => [on, amount]);
}

test('rows become entries with projects, tags and notes', async () => {
  const ann = await newUserClients(server);
  const added = await importRows(ann, [
    row('2026-11-01', 500, { project: 'The Ferry', tags: ['Draft'], note: 'rain' }),
    row('2026-11-01', 200, { project: 'The Ferry' }),
    row('2024-02-29', -40, { measure: 'page' }),
  ]);

  expect(added).toMatchObject({ added: 3, origin: 'table', name: 'log.csv', undoneAt: null });
  expect(await wordsOf(ann)).toEqual([['2026-11-01', 700]]);
  const [project, ...others] = (await ann.projects.list({ query: {} })).items;
  expect([project?.title, others]).toEqual(['The Ferry', []]);
  const { items } = await ann.goals.listEntries({ query: {} });
  expect(items).toContainEqual(
    expect.objectContaining({
      amount: 500,
      source: 'import',
      projectId: project?.id,
      tags: ['draft'],
      note: 'rain',
    }),
  );
});

test('a request accepts at most a thousand rows', async () => {
  const ann = await newUserClients(server);
  const rows = Array.from({ length: limits.importRowsPerRequestMax }, (_, n) =>
    row('2026-11-01', n),
  );

  expect(await importRows(ann, rows)).toMatchObject({ added: rows.length });
  await expect(importRows(ann, [...rows, row('2026-11-02', 1)])).rejects.toMatchObject({
    code: 'invalid_input',
  });
});

test('importing the same file twice adds nothing the second time', async () => {
  const ann = await newUserClients(server);
  const rows = [row('2026-11-01', 500), row('2026-11-02', 300)];
  await importRows(ann, rows);

  expect(await ann.goalImports.checkRows({ body: { origin: 'table', rows } })).toEqual({
    fresh: 0,
    known: 2,
    future: 0,
  });
  expect(await importRows(ann, rows)).toMatchObject({ added: 0 });
  expect(await wordsOf(ann)).toEqual([
    ['2026-11-01', 500],
    ['2026-11-02', 300],
  ]);
});

test('rows that match logged entries are recognized, once per entry', async () => {
  const ann = await newUserClients(server);
  await ann.goals.recordEntry({
    params: { clientId: randomUUID() },
    body: { amount: 500, entryOn: '2026-11-01', source: 'manual' },
  });
  const rows = [
    row('2026-11-01', 500, { reference: 'a' }),
    row('2026-11-01', 500, { reference: 'b' }),
    row('2026-11-30', 1),
  ];

  expect(await ann.goalImports.checkRows({ body: { origin: 'table', rows } })).toEqual({
    fresh: 1,
    known: 1,
    future: 1,
  });
  expect(await importRows(ann, rows)).toMatchObject({ added: 1 });
});

test('goals count imported entries until the import is undone', async () => {
  const ann = await newUserClients(server);
  const goal = await ann.goals.create({
    body: { title: 'Draft', targetAmount: 1_000, startOn: '2026-11-01', endOn: '2026-11-30' },
  });
  const params = { id: goal.id };
  const { id } = await importRows(ann, [row('2026-11-02', 600), row('2026-11-03', 600)]);
  expect(await ann.goals.read({ params })).toMatchObject({
    status: 'completed',
    completedOn: '2026-11-03',
  });

  expect(await ann.goalImports.undoImport({ params: { id } })).toMatchObject({
    undoneAt: expect.anything(),
  });
  expect(await ann.goals.read({ params })).toMatchObject({
    status: 'active',
    progress: { total: 0 },
  });
  expect(await wordsOf(ann)).toEqual([]);
});

test('an undone import can be imported again', async () => {
  const ann = await newUserClients(server);
  const rows = [row('2026-11-02', 600)];
  const { id } = await importRows(ann, rows);
  await ann.goalImports.undoImport({ params: { id } });
  await ann.goalImports.undoImport({ params: { id } });
  await expect(ann.goalImports.addRows({ params: { id }, body: { rows } })).rejects.toMatchObject({
    code: 'import_undone',
  });

  expect(await importRows(ann, rows)).toMatchObject({ added: 1 });
  expect(await wordsOf(ann)).toEqual([['2026-11-02', 600]]);
});

test('an import can be undone for 30 days', async () => {
  const user = await buildUser(server);
  const { id } = await importRows(await clientsFor(server, user), [row('2026-11-02', 600)]);
  server.clock.set('2026-12-21T12:00:00Z');
  const later = await clientsFor(server, user);

  await expect(later.goalImports.undoImport({ params: { id } })).rejects.toMatchObject({
    code: 'import_too_old',
  });
});

test('rows sent twice and two halves of a file add up to the file', async () => {
  const ann = await newUserClients(server);
  const params = { id: randomUUID() };
  await ann.goalImports.startImport({ params, body: { origin: 'trackbear', name: 'export.zip' } });
  const rows = Array.from({ length: 1_000 }, (_, at) =>
    row('2026-10-01', 1, { reference: `r${at}` }),
  );
  await Promise.all([
    ann.goalImports.addRows({ params, body: { rows } }),
    ann.goalImports.addRows({ params, body: { rows } }),
  ]);
  await ann.goalImports.addRows({ params, body: { rows: [row('2026-10-02', 5)] } });

  expect((await ann.goalImports.listImports()).items).toMatchObject([{ added: 1_001 }]);
  expect(await wordsOf(ann)).toEqual([
    ['2026-10-01', 1_000],
    ['2026-10-02', 5],
  ]);
});

test('other users’ imports are not found', async () => {
  const [ann, bob] = [await newUserClients(server), await newUserClients(server)];
  const { id } = await importRows(ann, [row('2026-11-02', 600)]);
  const params = { id };
  const refused = { code: 'import_not_found' };

  await expect(bob.goalImports.undoImport({ params })).rejects.toMatchObject(refused);
  await expect(bob.goalImports.addRows({ params, body: { rows: [] } })).rejects.toMatchObject(
    refused,
  );
  await expect(
    bob.goalImports.startImport({ params, body: { origin: 'table', name: '' } }),
  ).rejects.toMatchObject(refused);
  expect((await bob.goalImports.listImports()).items).toEqual([]);
});

test.each([
  ['a day in the year 10000', { entryOn: '10000-01-01' }],
  ['an amount beyond an integer', { amount: 3_000_000_000 }],
  ['half a word', { amount: 0.5 }],
  ['a row without a name', { reference: '' }],
  ['a measure that is none', { measure: 'tears' }],
])('%s is refused', async (_, wrong) => {
  const ann = await newUserClients(server);
  const rows = [{ ...row('2026-11-01', 5), ...wrong } as ImportRow]; // invalid rows that a client might send

  await expect(
    ann.goalImports.checkRows({ body: { origin: 'table', rows } }),
  ).rejects.toMatchObject({
    code: 'invalid_input',
  });
});
