import { randomUUID } from 'node:crypto';
import { rawRoutes } from '@longhand/contract/raw-routes';
import { detectFormat } from '@longhand/progress-files/detect-format';
import { readXml } from '@longhand/text-files/markup';
import { openZip } from '@longhand/text-files/zip';
import { expect, test } from 'vitest';
import { day as oneDay } from '../../platform/clock.ts';
import { buildUser } from '../../testkit/build-user.ts';
import { clientsFor, signedInBrowser } from '../../testkit/clients.ts';
import { useServer } from '../../testkit/server.ts';

const server = useServer();

async function writerWithWork() {
  const user = await buildUser(server);
  const clients = await clientsFor(server, user);
  const project = randomUUID();
  await clients.projects.create({ body: { id: project, title: 'The Ferry' } });
  const log = (body: Parameters<typeof clients.goals.recordEntry>[0]['body']) =>
    clients.goals.recordEntry({ params: { clientId: randomUUID() }, body });
  await log({
    ...{ amount: 500, source: 'manual', entryOn: '2026-11-02', projectId: project },
    ...{ note: '=SUM(A1)', tags: ['rain', 'dawn'] },
  });
  await log({ amount: 250, measure: 'page', source: 'manual', entryOn: '2026-11-01' });
  await log({ amount: 2_700, measure: 'time', source: 'manual', entryOn: '2026-11-03' });

  return signedInBrowser(server, user);
}

test('the CSV has a row per entry, by day, with amounts as displayed', async () => {
  const browser = await writerWithWork();
  const answer = await browser.send({ method: 'GET', path: '/api/goals/export/csv' });

  expect(answer.headers['content-disposition']).toBe(
    'attachment; filename="longhand-progress-2026-11-20.csv"',
  );
  const [head, ...rows] = answer.body.trimEnd().split('\r\n');
  expect(head).toBe('\ufeffdate,measure,unit,amount,project,tags,note,mood,source,id');
  expect(rows.map((row) => row.replace(/,[\w-]{36}$/, ''))).toEqual([
    '2026-11-01,page,,2.5,,,,,manual',
    "2026-11-02,word,,500,The Ferry,dawn; rain,'=SUM(A1),,manual",
    '2026-11-03,minutes,,45,,,,,manual',
  ]);
});

test('no note is evaluated as a formula, not with a line break or full-width characters', async () => {
  const user = await buildUser(server);
  const { goals } = await clientsFor(server, user);
  for (const note of ['=HYPERLINK("http://evil.example")\nmore', '＝1+1', '+1', '@SUM(A1)']) {
    const body = { amount: 1, source: 'manual', entryOn: '2026-11-02', note } as const;
    await goals.recordEntry({ params: { clientId: randomUUID() }, body });
  }
  const browser = await signedInBrowser(server, user);
  const { body } = await browser.send({ method: 'GET', path: '/api/goals/export/csv' });

  expect(body).toContain(`,"'=HYPERLINK(""http://evil.example"")\nmore",`);
  for (const safe of [`,'＝1+1,`, `,'+1,`, `,'@SUM(A1),`]) expect(body).toContain(safe);
});

test('the workbook has the same rows, with days and amounts as numbers and notes as text', async () => {
  const browser = await writerWithWork();
  const answer = await browser.send({ method: 'GET', path: '/api/goals/export/xlsx' });

  expect(answer.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': 'attachment; filename="longhand-progress-2026-11-20.xlsx"',
  });
  const [head, ...rows] = rowsOf(answer.rawPayload);
  const names = ['date', 'measure', 'unit', 'amount', 'project', 'tags', 'note', 'mood'];
  expect(head).toEqual([...names, 'source', 'id'].map((name) => ['inlineStr', name]));
  expect(rows.map((row) => row.slice(0, -1))).toEqual([
    [...[day('2026-11-01'), text('page'), number('2.5'), text('manual')]],
    [
      ...[day('2026-11-02'), text('word'), number('500'), text('The Ferry')],
      ...[text('dawn; rain'), text('=SUM(A1)'), text('manual')],
    ],
    [...[day('2026-11-03'), text('minutes'), number('45'), text('manual')]],
  ]);
});

test('an exported CSV can be imported again', async () => {
  const browser = await writerWithWork();
  const { body } = await browser.send({ method: 'GET', path: '/api/goals/export/csv' });

  expect(detectFormat(Buffer.from(body))).toMatchObject({ kind: 'table' });
});

test('the JSON contains goals, projects, imports and entries', async () => {
  const browser = await writerWithWork();
  const { body } = await browser.send({ method: 'GET', path: '/api/goals/export/json' });

  expect(rawRoutes.exportJson.reply.safeParse(JSON.parse(body)).error).toBeUndefined();
  expect(JSON.parse(body)).toMatchObject({
    schema: 'longhand-progress/1',
    exportedAt: '2026-11-20T12:00:00.000Z',
    goals: [],
    imports: [],
    projects: [{ title: 'The Ferry' }],
    entries: [{ amount: 250 }, { amount: 500, note: '=SUM(A1)' }, { amount: 2_700 }],
  });
});

test('an export of many years is complete', async () => {
  const user = await buildUser(server);
  const { goalImports } = await clientsFor(server, user);
  const params = { id: randomUUID() };
  await goalImports.startImport({ params, body: { origin: 'table', name: '' } });
  for (let part = 0; part < 5; part += 1) {
    const rows = Array.from({ length: 1_000 }, (_, at) => ({
      ...{ entryOn: '2026-10-01', measure: 'word' as const, amount: 1, project: '', tags: [] },
      ...{ note: '', reference: `${part} ${at}` },
    }));
    await goalImports.addRows({ params, body: { rows } });
  }
  const browser = await signedInBrowser(server, user);
  const { body } = await browser.send({ method: 'GET', path: '/api/goals/export/json' });
  const ids = JSON.parse(body).entries.map(({ id }: { id: string }) => id);

  expect(new Set(ids).size).toBe(5_000);
});

type Cell = [type: string | undefined, content: string];

const text = (content: string): Cell => ['inlineStr', content];
const number = (content: string): Cell => [undefined, content];
/** Excel counts days from the end of 1899. */
const day = (on: string) => number(`${(Date.parse(on) - Date.parse('1899-12-30')) / oneDay}`);

/** The cells of the first sheet that are not empty, by row. */
function rowsOf(workbook: Uint8Array): Cell[][] {
  const sheet = openZip(new Uint8Array(workbook)).read('xl/worksheets/sheet1.xml');
  const rows: Cell[][] = [];
  readXml(new TextDecoder().decode(sheet), {
    open(name, { t }) {
      if (name === 'row') rows.push([]);
      if (name === 'c') rows.at(-1)?.push([t, '']);
    },
    text(words) {
      const cell = rows.at(-1)?.at(-1);
      if (cell) cell[1] += words;
    },
    close: () => undefined,
  });

  return rows;
}
