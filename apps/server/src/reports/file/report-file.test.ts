import { randomUUID } from 'node:crypto';
import { limits } from '@longhand/contract/limits';
import type { ReportContent } from '@longhand/contract/report-content';
import { type Locale, locales } from '@longhand/contract/values';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { buildUser, type TestUser } from '../../testkit/build-user.ts';
import { clientsFor, signedInBrowser } from '../../testkit/clients.ts';
import { runJob } from '../../testkit/jobs.ts';
import { useServer } from '../../testkit/server.ts';
import { readReport } from '../queries.ts';
import { createReportDocument } from './report-document.ts';

const server = useServer();

const windowStatement: ReportContent['statements'][number] = {
  ...{ rule: 'best_window', code: 'best_window', subject: null, n: 12, basis: 'sessions' },
  params: {
    from: { type: 'time', value: 480 },
    to: { type: 'time', value: 600 },
    speed: { type: 'amount', value: 900, measure: 'word', unit: '' },
    share: { type: 'share', value: 0.25 },
  },
  ...{ effect: null, test: null, score: 1, cooldownDays: 14, expiresOn: '2026-11-30' },
  evidence: { chart: 'hours', from: '2026-10-01', to: '2026-10-31', days: [] },
};

/** A writer whose monthly report has a goal, a project, a note and hours. The clock shows November 20, 2026. */
async function writerWithReport(locale: Locale = 'en') {
  const user = await buildUser(server, { locale });
  const ann = await clientsFor(server, user);
  const projectId = randomUUID();
  await ann.projects.create({ body: { id: projectId, title: 'The Long Road' } });
  await ann.goals.create({
    body: {
      title: 'First draft',
      targetAmount: 50_000,
      startOn: '2026-10-01',
      endOn: '2026-12-31',
    },
  });
  const days = [
    ...[
      { entryOn: '2026-09-03', amount: 900, note: '' },
      { entryOn: '2026-10-04', amount: 12_345, note: '= The ferry scene #1' },
    ],
    { entryOn: '2026-10-20', amount: 400, note: '' },
  ];
  for (const day of days) {
    await ann.goals.recordEntry({
      params: { clientId: randomUUID() },
      body: { ...day, projectId, source: 'manual' },
    });
  }
  await runJob(server, 'reports-make');
  const [{ id } = { id: '' }] = (await ann.reports.list({ query: { period: 'month' } })).items;

  return { user, id };
}

async function readFile(user: TestUser, id: string) {
  const browser = await signedInBrowser(server, user);

  return browser.send({ method: 'GET', path: `/api/reports/${id}/file` });
}

test.each([
  ['en', ['October 2026', '12,745 words', 'The Long Road', '= The ferry scene #1', 'Page 1 of']],
  ['ar', ['أكتوبر', '12,745', 'The Long Road', '= The ferry scene #1']],
  ['zh-CN', ['按项目', '12,745 词', 'The Long Road', '= The ferry scene #1']],
] as const)('a report can be downloaded as PDF in %s', async (locale, words) => {
  const { user, id } = await writerWithReport(locale);
  const answer = await readFile(user, id);

  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="longhand-month-2026-10-01.pdf"',
  });
  const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload));
  const { text } = await extractText(pdf, { mergePages: true });
  const plain = text.replaceAll(/[\u2066-\u2069]/g, '');
  for (const word of words) expect(plain).toContain(word);
});

test.each(locales)('the file contains every part of the report in %s', async (locale) => {
  const { user, id } = await writerWithReport();
  const row = await readReport(server.services.db, { userId: user.id, id });
  if (row === undefined) throw new Error('The report is missing.');
  const edition = { locale, isLetterPaper: true, host: 'longhand.example' };
  const content: ReportContent = {
    ...row.content,
    totals: { ...row.content.totals, sessions: 3, activeSeconds: 45_000 },
    hours: [{ hour: 9, amount: 400, activeSeconds: 1_500 }],
    bestSession: { on: '2026-10-04', words: 400, activeSeconds: 1_500 },
    kinds: [{ kind: 'essay', texts: 2, words: 900 }],
    achievements: [{ code: 'first_words', tier: 1, on: '2026-10-04' }],
    statements: [windowStatement],
  };
  const { blocks, ...head } = createReportDocument({ ...row, content }, edition);

  expect(head).toMatchObject({ locale, paper: 'us-letter', createdAt: row.createdAt });
  expect(blocks.map(({ kind }) => kind)).toEqual([
    ...['figures', 'section', 'chart', 'section', 'table', 'section', 'table', 'section', 'chart'],
    ...['section', 'notes', 'section', 'notes', 'section', 'notes'],
  ]);
  const texts = JSON.stringify([head, blocks.filter(({ kind }) => kind !== 'chart')]);
  expect(texts).not.toMatch(
    /(reports|insights?|insight-screens|progress|achievements|writing-lab)\.\w/,
  );
});

test('insights and long sessions are included', async () => {
  const { user, id } = await writerWithReport();
  const row = await readReport(server.services.db, { userId: user.id, id });
  if (row === undefined) throw new Error('The report is missing.');
  const totals = { ...row.content.totals, sessions: 3, activeSeconds: 45_000 };
  const content = { ...row.content, totals, statements: [windowStatement] };
  const edition = { locale: 'en', isLetterPaper: false, host: 'longhand.example' } as const;
  const texts = JSON.stringify(createReportDocument({ ...row, content }, edition));

  expect(texts).toContain('"12.5 hours"');
  expect(texts).toMatch(
    /You write fastest between 8:00\sAM and 10:00\sAM: 900 words an hour, 25% faster than at other times\. Based on 12 sessions/,
  );
});

test('an empty report states that it is empty', async () => {
  const { user, id } = await writerWithReport();
  const row = await readReport(server.services.db, { userId: user.id, id });
  if (row === undefined) throw new Error('The report is missing.');
  const totals = { ...row.content.totals, entries: 0, sessions: 0 };
  const content = { ...row.content, totals, kinds: [] };
  const edition = { locale: 'en', isLetterPaper: false, host: 'longhand.example' } as const;

  expect(createReportDocument({ ...row, content }, edition)).toMatchObject({
    lede: 'Nothing was logged in this period.',
    blocks: [{ kind: 'text', text: 'A quiet month. The next report starts fresh.' }],
  });
});

test('another user’s report and an unknown id are not found', async () => {
  const { id } = await writerWithReport();
  const bob = await buildUser(server);

  for (const path of [id, randomUUID(), 'none']) {
    const answer = await readFile(bob, path);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'report_not_found']);
  }
  const answer = await server.app.inject({ method: 'GET', url: `/api/reports/${id}/file` });
  expect(answer.json().code).toBe('unauthenticated');
});

test('downloads are limited per minute', async () => {
  const { user, id } = await writerWithReport();
  for (let file = 0; file < limits.reportFilesPerMinute; file++) {
    server.services.requestLimits.enforceForOperation({
      ...{ name: 'report-file', userId: user.id, perMinute: limits.reportFilesPerMinute },
    });
  }

  expect((await readFile(user, id)).statusCode).toBe(429);
});
