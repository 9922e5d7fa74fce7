import { randomUUID } from 'node:crypto';
import { limits } from '@longhand/contract/limits';
import type { ReportExport } from '@longhand/contract/reports-export';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { addMilliseconds, day } from '../../platform/clock.ts';
import { buildUser, type TestUser } from '../../testkit/build-user.ts';
import { type Clients, clientsFor, signedInBrowser } from '../../testkit/clients.ts';
import { runJob, runJobs } from '../../testkit/jobs.ts';
import { newUserClients } from '../../testkit/new-user-clients.ts';
import { useServer } from '../../testkit/server.ts';
import { insertPart, startRun, updateRun } from './export-queries.ts';
import { runExport } from './run-export.ts';
import { readEntry, readSheet } from './testkit.ts';

const server = useServer();
const formula = '=HYPERLINK("http://evil.example")';
const ferry = { entryOn: '2026-11-02', amount: 500, note: formula, tags: ['rain'] };

/** A writer with a project, two entries, a goal, a session and a text. The clock shows November 20, 2026. */
async function newWriter(overrides: Parameters<typeof buildUser>[1] = {}) {
  const user = await buildUser(server, overrides);
  const ann = await clientsFor(server, user);
  const projectId = randomUUID();
  await ann.projects.create({ body: { id: projectId, title: 'The Long Road' } });
  await log(ann, { ...ferry, projectId });
  await log(ann, { entryOn: '2025-03-04', amount: 12_345, note: '' });
  await ann.goals.create({
    body: {
      title: 'First draft',
      targetAmount: 50_000,
      startOn: '2026-10-01',
      endOn: '2026-12-31',
    },
  });
  await ann.writingLab.createSample({
    body: {
      ...{ id: randomUUID(), title: 'Chapter One', kind: 'fiction', language: 'en' },
      text: 'Ink dries. The ferry leaves.',
    },
  });

  return { user, ann, projectId };
}

type Entry = Parameters<Clients['goals']['recordEntry']>[0]['body'];
type Choice = Parameters<Clients['reports']['createExport']>[0]['body'];

function log(ann: Clients, entry: Omit<Entry, 'source'>) {
  const body: Entry = { ...entry, source: 'manual' };

  return ann.goals.recordEntry({ params: { clientId: randomUUID() }, body });
}

async function exported(ann: Clients, body: Choice): Promise<ReportExport> {
  const { id } = await ann.reports.createExport({ body });
  await runJobs(server);
  const found = (await ann.reports.listExports()).items.find((one) => one.id === id);
  if (found === undefined) throw new Error('The export is missing.');

  return found;
}

async function readFile(user: TestUser, id: string) {
  const browser = await signedInBrowser(server, user);

  return browser.send({ method: 'GET', path: `/api/reports/exports/${id}/file` });
}

async function readPdf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
    mergePages: true,
  });

  return text.replaceAll(/[\u2066-\u2069]/g, '');
}

test('an export becomes ready, its owner is notified, and its file has a name', async () => {
  const { user, ann } = await newWriter();
  const { id } = await ann.reports.createExport({ body: { format: 'csv', sections: ['entries'] } });
  expect((await ann.reports.listExports()).items).toMatchObject([
    { id, status: 'waiting', doneRows: 0, totalRows: 2, fileType: null },
  ]);
  expect((await readFile(user, id)).json()).toMatchObject({ code: 'export_not_ready' });
  await runJobs(server);

  const [ready] = (await ann.reports.listExports()).items;
  expect(ready).toMatchObject({ status: 'ready', doneRows: 2, fileType: 'csv' });
  expect(ready?.expiresAt).toBe('2026-11-27T12:00:00.000Z');
  const { items } = await ann.notifications.list({ query: {} });
  expect(items).toContainEqual(
    expect.objectContaining({
      kind: 'export_ready',
      params: { format: 'csv', expiresAt: '2026-11-27T12:00:00.000Z' },
    }),
  );
  const answer = await readFile(user, id);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="longhand-export-2026-11-20.csv"',
  });
  expect(answer.rawPayload).toHaveLength(ready?.size ?? 0);
});

test('a formula in a note does not run in CSV or XLSX', async () => {
  const { user, ann } = await newWriter();
  const csv = await exported(ann, { format: 'csv', sections: ['entries'] });
  expect((await readFile(user, csv.id)).body).toContain(`,"'=HYPERLINK(""http://evil.example"")",`);

  const xlsx = await exported(ann, { format: 'xlsx', sections: ['entries'] });
  const { rawPayload } = await readFile(user, xlsx.id);
  const sheet = readEntry(rawPayload, 'xl/worksheets/sheet1.xml');
  expect(sheet).not.toContain('<f>');
  expect(readSheet(rawPayload).flat()).toContain(formula);
});

test('a workbook has a sheet for each kind of data, in the reader’s language and direction', async () => {
  const { user, ann } = await newWriter({ locale: 'ar' });
  const { id } = await exported(ann, {
    format: 'xlsx',
    sections: ['texts', 'entries', 'goals', 'entries'],
  });
  const { rawPayload } = await readFile(user, id);

  expect(readEntry(rawPayload, 'xl/workbook.xml').match(/name="[^"]+"/g)).toEqual([
    ...['name="الإدخالات"', 'name="الأهداف"', 'name="مقاييس النصوص"'],
  ]);
  expect(readEntry(rawPayload, 'xl/worksheets/sheet1.xml')).toContain('rightToLeft="1"');
  expect(readSheet(rawPayload)[0]?.slice(0, 2)).toEqual(['التاريخ', 'الوحدة']);
  expect(readSheet(rawPayload, 2)[1]).toContain('First draft');
  expect(readSheet(rawPayload, 3)[1]).toContain('Chapter One');
});

test('several kinds of data as CSV are an archive with a file for each', async () => {
  const { user, ann } = await newWriter();
  const all = await exported(ann, { format: 'csv', sections: ['reports', 'goals', 'entries'] });
  expect(all.fileType).toBe('zip');
  const { rawPayload } = await readFile(user, all.id);

  expect(readEntry(rawPayload, 'entries.csv').split('\r\n')).toHaveLength(4);
  expect(readEntry(rawPayload, 'goals.csv')).toContain('First draft');
  expect(readEntry(rawPayload, 'reports.csv')).toBe(
    '\ufeffperiod,from,to,measure,unit,amount,entries,writing_days,id\r\n',
  );
});

test('JSON has the chosen data by name', async () => {
  const { user, ann, projectId } = await newWriter();
  const sections = ['entries', 'goals', 'sessions', 'texts', 'reports'] as const;
  const { id } = await exported(ann, { format: 'json', sections: [...sections], projectId });
  const data: unknown = (await readFile(user, id)).json();

  expect(data).toMatchObject({
    ...{ schema: 'longhand-export/1', exportedAt: '2026-11-20T12:00:00.000Z', projectId },
    entries: [{ date: '2026-11-02', amount: 500, note: formula, project: 'The Long Road' }],
    goals: [{ title: 'First draft', target: 50_000 }],
    ...{ sessions: [], texts: [], reports: [] },
  });
});

test('range and tag restrict what is exported', async () => {
  const { user, ann } = await newWriter();
  const datesOf = async (choice: Omit<Choice, 'format' | 'sections'>) => {
    const { id } = await exported(ann, { format: 'json', sections: ['entries'], ...choice });
    const { entries }: { entries: { date: string }[] } = (await readFile(user, id)).json();

    return entries.map(({ date }) => date);
  };

  expect(await datesOf({})).toEqual(['2025-03-04', '2026-11-02']);
  expect(await datesOf({ from: '2026-01-01' })).toEqual(['2026-11-02']);
  expect(await datesOf({ to: '2025-03-04' })).toEqual(['2025-03-04']);
  expect(await datesOf({ tag: 'rain' })).toEqual(['2026-11-02']);
});

test.each([
  ['en', ['Longhand export', '12,345 words', 'The Long Road', '=HYPERLINK(', 'First draft']],
  ['ar', ['12,345', 'The Long Road', '=HYPERLINK(', 'First draft']],
  ['zh-CN', ['12,345 词', 'The Long Road', '=HYPERLINK(', 'First draft']],
] as const)('a PDF has charts and tables to read in %s', async (locale, words) => {
  const { user, ann } = await newWriter({ locale });
  const done = await exported(ann, { format: 'pdf', sections: ['entries', 'goals', 'texts'] });
  expect(done.fileType).toBe('pdf');
  const text = await readPdf((await readFile(user, done.id)).rawPayload);

  for (const word of words) expect(text).toContain(word);
});

test('charts are exported as pictures', async () => {
  const { user, ann } = await newWriter();
  const done = await exported(ann, { format: 'png', sections: ['goals'] });
  expect(done.fileType).toBe('zip');
  const { rawPayload } = await readFile(user, done.id);

  for (const path of ['chart-1.png', 'chart-2.png']) {
    expect(readEntry(rawPayload, path).slice(1, 4)).toBe('PNG');
  }
});

test('a selection without rows, an impossible range and an unknown project are refused', async () => {
  const { ann } = await newWriter();
  const bob = await newWriter();
  const start = (choice: Partial<Choice>) =>
    ann.reports.createExport({ body: { format: 'csv', sections: ['entries'], ...choice } });
  const refusal = (code: string) => ({ code });

  await expect(start({ from: '2026-11-02', to: '2026-11-01' })).rejects.toMatchObject(
    refusal('range_reversed'),
  );
  await expect(start({ from: '1126-01-01', to: '2026-01-01' })).rejects.toMatchObject(
    refusal('range_too_long'),
  );
  await expect(start({ from: '1126-01-01' })).rejects.toMatchObject(refusal('range_too_long'));
  for (const projectId of [bob.projectId, randomUUID()]) {
    await expect(start({ projectId })).rejects.toMatchObject(refusal('project_not_found'));
  }
  await expect(start({ sections: ['sessions'] })).rejects.toMatchObject(refusal('export_empty'));
  await expect(start({ sections: [] })).rejects.toMatchObject(refusal('invalid_input'));
  expect((await ann.reports.listExports()).items).toEqual([]);
});

test('a writer has at most ten exports until one is deleted or expires', async () => {
  const { ann } = await newWriter();
  const body: Choice = { format: 'csv', sections: ['entries'] };
  for (let made = 0; made < limits.exportsMax; made++) await ann.reports.createExport({ body });
  await expect(ann.reports.createExport({ body })).rejects.toMatchObject({ code: 'export_limit' });
  const [first] = (await ann.reports.listExports()).items;
  await ann.reports.removeExport({ params: { id: first?.id ?? '' } });

  await ann.reports.createExport({ body });
  server.clock.set(addMilliseconds(server.clock.now(), limits.exportDays * day + 1).toISOString());
  await runJob(server, 'reports-delete-exports');
  expect((await ann.reports.listExports()).items).toEqual([]);
});

test('a canceled export stops, has no file, and can be started again', async () => {
  const { user, ann } = await newWriter();
  const { id } = await ann.reports.createExport({ body: { format: 'csv', sections: ['entries'] } });
  const params = { id };
  const runId = randomUUID();
  const { db } = server.services;
  await db.transaction((tx) => startRun(tx, { id, runId }));
  await insertPart(db, { exportId: id, number: 0, content: Buffer.from('half') });
  expect(await ann.reports.cancelExport({ params })).toMatchObject({ status: 'canceled' });

  expect(await updateRun(db, { id, runId }, { doneRows: 1 })).toBe(false);
  await runJobs(server);
  expect((await readFile(user, id)).json()).toMatchObject({ code: 'export_not_ready' });
  expect(await ann.reports.retryExport({ params })).toMatchObject({ status: 'waiting' });
  await runJobs(server);
  expect(await ann.reports.cancelExport({ params })).toMatchObject({ status: 'ready' });
  expect((await readFile(user, id)).body).not.toContain('half');
});

test('a run that follows a killed one begins again, and the killed one can no longer write', async () => {
  const { user, ann } = await newWriter();
  const { id } = await ann.reports.createExport({ body: { format: 'csv', sections: ['entries'] } });
  const { db } = server.services;
  const killed = { id, runId: randomUUID() };
  await db.transaction((tx) => startRun(tx, killed));
  await insertPart(db, { exportId: id, number: 0, content: Buffer.from('half') });
  expect((await readFile(user, id)).json()).toMatchObject({ code: 'export_not_ready' });
  await runJobs(server);

  expect(await updateRun(db, killed, { doneRows: 1 })).toBe(false);
  const { body } = await readFile(user, id);
  expect(body.trimEnd().split('\r\n')).toHaveLength(3);
  await runExport(server.services, id);
  expect((await ann.reports.listExports()).items).toMatchObject([{ status: 'ready' }]);
});

test('an export that is killed three times has failed, and can be started again', async () => {
  const { ann } = await newWriter();
  const { id } = await ann.reports.createExport({ body: { format: 'csv', sections: ['entries'] } });
  for (let run = 0; run < 3; run++) {
    await server.services.db.transaction((tx) => startRun(tx, { id, runId: randomUUID() }));
  }
  await runJobs(server);
  expect((await ann.reports.listExports()).items).toMatchObject([{ status: 'failed' }]);
  await ann.reports.retryExport({ params: { id } });
  await runJobs(server);

  expect((await ann.reports.listExports()).items).toMatchObject([{ status: 'ready' }]);
});

test('another user’s export is not found', async () => {
  const { ann } = await newWriter();
  const { id } = await exported(ann, { format: 'csv', sections: ['entries'] });
  const bob = await newUserClients(server);
  const notFound = { status: 404, code: 'export_not_found' };

  for (const call of ['cancelExport', 'retryExport', 'removeExport'] as const) {
    await expect(bob.reports[call]({ params: { id } })).rejects.toMatchObject(notFound);
  }
  const answer = await readFile(await buildUser(server), id);
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'export_not_found']);
  expect((await bob.reports.listExports()).items).toEqual([]);
});
