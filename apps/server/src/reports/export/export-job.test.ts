import { randomUUID } from 'node:crypto';
import { limits } from '@longhand/contract/limits';
import { expect, test } from 'vitest';
import { addMilliseconds, day } from '../../platform/clock.ts';
import { buildUser } from '../../testkit/build-user.ts';
import { runJob, runJobs } from '../../testkit/jobs.ts';
import { newUserClients } from '../../testkit/new-user-clients.ts';
import { useServer } from '../../testkit/server.ts';
import { insertPart, startRun, updateRun } from './export-queries.ts';
import { runExport } from './run-export.ts';
import { createFinished, type ExportBody, newWriter, readFile } from './testkit.ts';

const server = useServer();

test('an export becomes ready, its owner is notified, and its file has a name', async () => {
  const { user, ann } = await newWriter(server);
  const { id } = await ann.reports.createExport({ body: { format: 'csv', sections: ['entries'] } });
  expect((await ann.reports.listExports()).items).toMatchObject([
    { id, status: 'waiting', doneRows: 0, totalRows: 2, fileType: null },
  ]);
  expect((await readFile(server, user, id)).json()).toMatchObject({ code: 'export_not_ready' });
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
  const answer = await readFile(server, user, id);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="longhand-export-2026-11-20.csv"',
  });
  expect(answer.rawPayload).toHaveLength(ready?.size ?? 0);
});

test('a selection without rows, an impossible range and an unknown project are refused', async () => {
  const { ann } = await newWriter(server);
  const bob = await newWriter(server);
  const start = (choice: Partial<ExportBody>) =>
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
  const { ann } = await newWriter(server);
  const body: ExportBody = { format: 'csv', sections: ['entries'] };
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
  const { user, ann } = await newWriter(server);
  const { id } = await ann.reports.createExport({ body: { format: 'csv', sections: ['entries'] } });
  const params = { id };
  const runId = randomUUID();
  const { db } = server.services;
  await db.transaction((tx) => startRun(tx, { id, runId }));
  await insertPart(db, { exportId: id, number: 0, content: Buffer.from('half') });
  expect(await ann.reports.cancelExport({ params })).toMatchObject({ status: 'canceled' });

  expect(await updateRun(db, { id, runId }, { doneRows: 1 })).toBe(false);
  await runJobs(server);
  expect((await readFile(server, user, id)).json()).toMatchObject({ code: 'export_not_ready' });
  expect(await ann.reports.retryExport({ params })).toMatchObject({ status: 'waiting' });
  await runJobs(server);
  expect(await ann.reports.cancelExport({ params })).toMatchObject({ status: 'ready' });
  expect((await readFile(server, user, id)).body).not.toContain('half');
});

test('a run that follows a killed one begins again, and the killed one can no longer write', async () => {
  const { user, ann } = await newWriter(server);
  const { id } = await ann.reports.createExport({ body: { format: 'csv', sections: ['entries'] } });
  const { db } = server.services;
  const killed = { id, runId: randomUUID() };
  await db.transaction((tx) => startRun(tx, killed));
  await insertPart(db, { exportId: id, number: 0, content: Buffer.from('half') });
  expect((await readFile(server, user, id)).json()).toMatchObject({ code: 'export_not_ready' });
  await runJobs(server);

  expect(await updateRun(db, killed, { doneRows: 1 })).toBe(false);
  const { body } = await readFile(server, user, id);
  expect(body.trimEnd().split('\r\n')).toHaveLength(3);
  await runExport(server.services, id);
  expect((await ann.reports.listExports()).items).toMatchObject([{ status: 'ready' }]);
});

test('an export that is killed three times has failed, and can be started again', async () => {
  const { ann } = await newWriter(server);
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
  const { ann } = await newWriter(server);
  const { id } = await createFinished(server, ann, { format: 'csv', sections: ['entries'] });
  const bob = await newUserClients(server);
  const notFound = { status: 404, code: 'export_not_found' };

  for (const call of ['cancelExport', 'retryExport', 'removeExport'] as const) {
    await expect(bob.reports[call]({ params: { id } })).rejects.toMatchObject(notFound);
  }
  const answer = await readFile(server, await buildUser(server), id);
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'export_not_found']);
  expect((await bob.reports.listExports()).items).toEqual([]);
});
