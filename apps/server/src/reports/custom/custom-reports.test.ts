import { randomUUID } from 'node:crypto';
import type { RoleName } from '@longhand/contract/access';
import { limits } from '@longhand/contract/limits';
import type { customReportDefinition } from '@longhand/contract/reports-custom';
import { locales } from '@longhand/contract/values';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type * as z from 'zod';
import { day } from '../../platform/clock.ts';
import { buildUser } from '../../testkit/build-user.ts';
import { clientsFor } from '../../testkit/clients.ts';
import { runJob } from '../../testkit/jobs.ts';
import { useServer } from '../../testkit/server.ts';
import { customReports } from './tables.ts';

const server = useServer();

type Definition = z.input<typeof customReportDefinition>;

const body = (): Definition => ({
  ...{ title: 'For my agent', language: 'en', range: 'this_month' },
  blocks: ['note', 'figures', 'series', 'projects', 'goals', 'notes'],
  note: 'Dear Ada,\n\nThis is my month.',
});

/** A writer with 400 words in a project and 150 without. The clock shows November 20, 2026. */
async function writer(role: RoleName = 'Plus') {
  const user = await buildUser(server, { role });
  const clients = await clientsFor(server, user);
  const projectId = randomUUID();
  await clients.projects.create({ body: { id: projectId, title: 'The Long Road' } });
  const { id: goalId } = await clients.goals.create({
    body: {
      title: 'First draft',
      targetAmount: 50_000,
      startOn: '2026-11-01',
      endOn: '2026-12-31',
    },
  });
  const log = (entry: { entryOn: string; amount: number; note: string; projectId?: string }) =>
    clients.goals.recordEntry({
      params: { clientId: randomUUID() },
      body: { ...entry, source: 'manual' },
    });
  await log({ entryOn: '2026-11-03', amount: 400, note: 'Ferry scene', projectId });
  await log({ entryOn: '2026-11-05', amount: 150, note: 'Diary' });

  return { user, ...clients, projectId, goalId };
}

test('a report shows the chosen sections of its range in their order', async () => {
  const { reports } = await writer();
  const report = await reports.previewCustom({ body: body() });

  expect(report).toMatchObject({
    title: 'For my agent',
    period: expect.stringMatching(/^November 1\s–\s30, 2026$/),
    lede: '550 words on 2 writing days.',
  });
  expect(report.blocks.map((block) => ('title' in block ? block.title : block.kind))).toEqual([
    ...['text', 'text', 'figures', 'By day', 'By project', 'table', 'Goals', 'table'],
    ...['Your notes', 'notes'],
  ]);
  const reversed = await reports.previewCustom({ body: { ...body(), blocks: ['notes', 'note'] } });
  expect(reversed.blocks.map(({ kind }) => kind)).toEqual(['section', 'notes', 'text', 'text']);
});

test('with a project, the report contains only what was written for it', async () => {
  const { reports, projectId } = await writer();
  const text = JSON.stringify(
    await reports.previewCustom({ body: { ...body(), projects: [projectId] } }),
  );

  expect(text).toContain('400 words on 1 writing day.');
  expect(text).toContain('Ferry scene');
  expect(text).not.toContain('Diary');
});

test('only the chosen goals are shown', async () => {
  const { reports, goals, goalId } = await writer();
  await goals.create({
    body: { title: 'Secret', targetAmount: 9, startOn: '2026-11-01', endOn: '2026-12-31' },
  });
  const all = await reports.previewCustom({ body: { ...body(), blocks: ['goals'] } });
  const one = await reports.previewCustom({
    body: { ...body(), blocks: ['goals'], goals: [goalId] },
  });

  expect(JSON.stringify(all)).toContain('Secret');
  expect(JSON.stringify(one)).toContain('First draft');
  expect(JSON.stringify(one)).not.toContain('Secret');
});

test('the series has the steps that were chosen', async () => {
  const { reports } = await writer();
  const stepsOf = async (step: 'day' | 'week' | 'month' | null) => {
    const report = await reports.previewCustom({
      body: { ...body(), blocks: ['series'], step, from: '2026-11-01', to: '2026-11-14' },
    });
    const [block] = report.blocks;

    return block?.kind === 'series' ? block.data.bars.length : 0;
  };

  expect([await stepsOf(null), await stepsOf('day')]).toEqual([14, 14]);
  expect([await stepsOf('week'), await stepsOf('month')]).toEqual([2, 1]);
});

test.each(locales)('a report is written in %s', async (language) => {
  const { reports } = await writer();
  const blocks = ['figures', 'series', 'texts', 'highlights', 'goals'] as const;
  const report = await reports.previewCustom({
    body: { ...body(), language, blocks: [...blocks] },
  });

  expect(report.language).toBe(language);
  expect(JSON.stringify(report)).not.toMatch(
    /(reports|insights?|insight-screens|progress|writing-lab|custom-reports)\.\w/,
  );
});

test('impossible ranges, unknown projects and steps that are too short are refused', async () => {
  const ann = await writer();
  const bob = await writer();
  const preview = (change: Partial<Definition>) =>
    ann.reports.previewCustom({ body: { ...body(), ...change } });
  const save = (change: Partial<Definition>) =>
    ann.reports.saveCustom({
      params: { id: randomUUID() },
      body: { definition: { ...body(), ...change } },
    });
  for (const send of [preview, save]) {
    await expect(send({ from: '1100-01-01', to: '2000-01-01' })).rejects.toMatchObject({
      code: 'range_too_long',
    });
    await expect(send({ from: '2026-11-02', to: '2026-11-01' })).rejects.toMatchObject({
      code: 'range_reversed',
    });
    await expect(send({ projects: [bob.projectId] })).rejects.toMatchObject({
      ...{ status: 404, code: 'project_not_found' },
    });
    await expect(send({ range: 'project' })).rejects.toMatchObject({ code: 'range_needs_project' });
    await expect(send({ step: 'day', from: '2020-01-01', to: '2026-01-01' })).rejects.toMatchObject(
      { code: 'report_step_too_short' },
    );
    await expect(send({ blocks: [] })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(send({ blocks: ['notes', 'notes'] })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  }
});

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
  const { reports } = await writer();
  const save = () =>
    reports.saveCustom({ params: { id: randomUUID() }, body: { definition: body() } });
  for (let report = 0; report < limits.customReportsMax; report++) await save();

  await expect(save()).rejects.toMatchObject({ code: 'custom_report_limit' });
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
