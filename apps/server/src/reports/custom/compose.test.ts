import { randomUUID } from 'node:crypto';
import type { RoleName } from '@longhand/contract/access';
import { limits } from '@longhand/contract/limits';
import { locales } from '@longhand/contract/values';
import { expect, test } from 'vitest';
import { useServer } from '../../testkit/server.ts';
import { buildDefinition, buildReportWriter, type Definition } from './testkit.ts';

const server = useServer();
const writer = (role?: RoleName) => buildReportWriter(server, role);
const body = buildDefinition;

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

test('previews are limited per minute', async () => {
  const { user, reports } = await writer();
  const perMinute = limits.reportPreviewsPerMinute;
  for (let preview = 0; preview < perMinute; preview++) {
    server.services.requestLimits.enforceForOperation({
      ...{ name: 'report-preview', userId: user.id, perMinute },
    });
  }

  await expect(reports.previewCustom({ body: body() })).rejects.toMatchObject({ status: 429 });
});
