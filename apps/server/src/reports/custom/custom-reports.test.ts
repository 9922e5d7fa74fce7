import { randomUUID } from 'node:crypto';
import type { RoleName } from '@longhand/contract/access';
import { limits } from '@longhand/contract/limits';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { day } from '../../platform/clock.ts';
import { runJob } from '../../testkit/jobs.ts';
import { useServer } from '../../testkit/server.ts';
import { customReports } from './tables.ts';
import { buildDefinition, buildReportWriter } from './testkit.ts';

const server = useServer();
const writer = (role?: RoleName) => buildReportWriter(server, role);
const body = buildDefinition;

test('a report is saved once, changed, moved to the trash and restored', async () => {
  const { reports } = await writer();
  const params = { id: randomUUID() };
  const saved = await reports.saveCustom({ params, body: { definition: body() } });
  expect(await reports.saveCustom({ params, body: { definition: body() } })).toEqual(saved);
  const change = { definition: { ...body(), title: 'Renamed' }, version: 1 };
  const changed = await reports.saveCustom({ params, body: change });
  expect(changed).toMatchObject({ version: 2, definition: { title: 'Renamed' } });
  expect(await reports.saveCustom({ params, body: change })).toEqual(changed);
  expect((await reports.listCustom({ query: {} })).items).toEqual([changed]);

  await reports.removeCustom({ params });
  expect((await reports.listCustom({ query: {} })).total).toBe(0);
  await expect(reports.readCustom({ params })).rejects.toMatchObject({
    code: 'custom_report_not_found',
  });
  expect((await reports.listCustom({ query: { deleted: 'true' } })).total).toBe(1);
  await reports.restoreCustom({ params });
  expect((await reports.readCustom({ params })).definition.title).toBe('Renamed');
});

test('a change of an older version is refused', async () => {
  const { reports } = await writer();
  const params = { id: randomUUID() };
  await reports.saveCustom({ params, body: { definition: body() } });
  const titled = (title: string) => ({ definition: { ...body(), title }, version: 1 });
  await reports.saveCustom({ params, body: titled('First') });

  await expect(reports.saveCustom({ params, body: titled('Second') })).rejects.toMatchObject({
    ...{ status: 409, code: 'custom_report_changed' },
  });
  expect((await reports.readCustom({ params })).definition.title).toBe('First');
});

test('a free writer sees the preview but cannot save', async () => {
  const { reports } = await writer('Free');
  expect((await reports.previewCustom({ body: body() })).lede).toContain('550 words');

  await expect(
    reports.saveCustom({ params: { id: randomUUID() }, body: { definition: body() } }),
  ).rejects.toMatchObject({ status: 409, code: 'custom_report_plan' });
});

test('another user’s report is not found', async () => {
  const ann = await writer();
  const bob = await writer();
  const params = { id: randomUUID() };
  await ann.reports.saveCustom({ params, body: { definition: body() } });
  const refusal = { status: 404, code: 'custom_report_not_found' };

  await expect(bob.reports.readCustom({ params })).rejects.toMatchObject(refusal);
  await expect(bob.reports.removeCustom({ params })).rejects.toMatchObject(refusal);
  await expect(bob.reports.restoreCustom({ params })).rejects.toMatchObject(refusal);
  for (const version of [undefined, 1]) {
    await expect(
      bob.reports.saveCustom({
        params,
        body: { definition: body(), ...(version !== undefined && { version }) },
      }),
    ).rejects.toMatchObject(refusal);
  }
  expect((await ann.reports.readCustom({ params })).version).toBe(1);
});

test('the number of saved reports is limited', async () => {
  const { user, reports } = await writer();
  const save = () =>
    reports.saveCustom({ params: { id: randomUUID() }, body: { definition: body() } });
  const saved = await save();
  const now = server.clock.now();
  const rows = Array.from({ length: limits.customReportsMax - 1 }, () => ({
    ...{ id: randomUUID(), userId: user.id, definition: saved.definition, version: 1 },
    ...{ createdAt: now, updatedAt: now, deletedAt: null },
  }));
  await server.services.db.insert(customReports).values(rows);

  await expect(save()).rejects.toMatchObject({ code: 'custom_report_limit' });
  await reports.removeCustom({ params: { id: saved.id } });
  await save();
  await expect(reports.restoreCustom({ params: { id: saved.id } })).rejects.toMatchObject({
    code: 'custom_report_limit',
  });
});

test('reports are deleted for good after 30 days in the trash', async () => {
  const { reports } = await writer();
  const params = { id: randomUUID() };
  await reports.saveCustom({ params, body: { definition: body() } });
  await reports.removeCustom({ params });
  const countStored = () =>
    server.services.db.$count(customReports, eq(customReports.id, params.id));

  server.clock.advance(29 * day);
  await runJob(server, 'custom-reports-purge');
  expect(await countStored()).toBe(1);
  server.clock.advance(2 * day);
  await runJob(server, 'custom-reports-purge');
  expect(await countStored()).toBe(0);
});
