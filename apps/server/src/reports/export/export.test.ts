import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { useServer } from '../../testkit/server.ts';
import {
  createFinished,
  type ExportBody,
  formula,
  log,
  newWriter,
  readEntry,
  readFile,
  readSheet,
} from './testkit.ts';

const server = useServer();

async function readPdf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
    mergePages: true,
  });

  return text.replaceAll(/[\u2066-\u2069]/g, '');
}

test('a formula in a note does not run in CSV or XLSX', async () => {
  const { user, ann } = await newWriter(server);
  const csv = await createFinished(server, ann, { format: 'csv', sections: ['entries'] });
  expect((await readFile(server, user, csv.id)).body).toContain(
    `,"'=HYPERLINK(""http://evil.example"")",`,
  );

  const xlsx = await createFinished(server, ann, { format: 'xlsx', sections: ['entries'] });
  const { rawPayload } = await readFile(server, user, xlsx.id);
  const sheet = readEntry(rawPayload, 'xl/worksheets/sheet1.xml');
  expect(sheet).not.toContain('<f>');
  expect(readSheet(rawPayload).flat()).toContain(formula);
});

test('a workbook has a sheet for each kind of data, in the reader’s language and direction', async () => {
  const { user, ann } = await newWriter(server, { locale: 'ar' });
  const { id } = await createFinished(server, ann, {
    format: 'xlsx',
    sections: ['texts', 'entries', 'goals', 'entries'],
  });
  const { rawPayload } = await readFile(server, user, id);

  expect(readEntry(rawPayload, 'xl/workbook.xml').match(/name="[^"]+"/g)).toEqual([
    ...['name="الإدخالات"', 'name="الأهداف"', 'name="مقاييس النصوص"'],
  ]);
  expect(readEntry(rawPayload, 'xl/worksheets/sheet1.xml')).toContain('rightToLeft="1"');
  expect(readSheet(rawPayload)[0]?.slice(0, 2)).toEqual(['التاريخ', 'الوحدة']);
  expect(readSheet(rawPayload, 2)[1]).toContain('First draft');
  expect(readSheet(rawPayload, 3)[1]).toContain('Chapter One');
});

test('several kinds of data as CSV are an archive with a file for each', async () => {
  const { user, ann } = await newWriter(server);
  const all = await createFinished(server, ann, {
    format: 'csv',
    sections: ['reports', 'goals', 'entries'],
  });
  expect(all.fileType).toBe('zip');
  const { rawPayload } = await readFile(server, user, all.id);

  expect(readEntry(rawPayload, 'entries.csv').split('\r\n')).toHaveLength(4);
  expect(readEntry(rawPayload, 'goals.csv')).toContain('First draft');
  expect(readEntry(rawPayload, 'reports.csv')).toBe(
    '\ufeffperiod,from,to,measure,unit,amount,entries,writing_days,id\r\n',
  );
});

test('JSON has the chosen data by name', async () => {
  const { user, ann, projectId } = await newWriter(server);
  const sections = ['entries', 'goals', 'sessions', 'texts', 'reports'] as const;
  const { id } = await createFinished(server, ann, {
    format: 'json',
    sections: [...sections],
    projectId,
  });
  const data: unknown = (await readFile(server, user, id)).json();

  expect(data).toMatchObject({
    ...{ schema: 'longhand-export/1', exportedAt: '2026-11-20T12:00:00.000Z', projectId },
    entries: [{ date: '2026-11-02', amount: 500, note: formula, project: 'The Long Road' }],
    goals: [{ title: 'First draft', target: 50_000 }],
    ...{ sessions: [], texts: [], reports: [] },
  });
});

test('range and tag restrict what is exported', async () => {
  const { user, ann } = await newWriter(server);
  const datesOf = async (choice: Omit<ExportBody, 'format' | 'sections'>) => {
    const { id } = await createFinished(server, ann, {
      format: 'json',
      sections: ['entries'],
      ...choice,
    });
    const { entries }: { entries: { date: string }[] } = (await readFile(server, user, id)).json();

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
  const { user, ann } = await newWriter(server, { locale });
  const done = await createFinished(server, ann, {
    format: 'pdf',
    sections: ['entries', 'goals', 'texts'],
  });
  expect(done.fileType).toBe('pdf');
  const text = await readPdf((await readFile(server, user, done.id)).rawPayload);

  for (const word of words) expect(text).toContain(word);
});

test('charts show the measure that was logged; without an amount there is nothing to export', async () => {
  const { ann } = await newWriter(server);
  const page = { entryOn: '2026-10-02', amount: 250, measure: 'page', note: '' } as const;
  await log(ann, page);
  await log(ann, { entryOn: '2026-09-02', amount: 0, note: '' });
  const chartsOf = (on: string) =>
    createFinished(server, ann, { format: 'png', sections: ['entries'], from: on, to: on });

  expect(await chartsOf('2026-10-02')).toMatchObject({ status: 'ready', fileType: 'png' });
  await expect(chartsOf('2026-09-02')).rejects.toMatchObject({ code: 'export_empty' });
});

test('charts are exported as pictures', async () => {
  const { user, ann } = await newWriter(server);
  const done = await createFinished(server, ann, { format: 'png', sections: ['goals'] });
  expect(done.fileType).toBe('zip');
  const { rawPayload } = await readFile(server, user, done.id);

  for (const path of ['chart-1.png', 'chart-2.png']) {
    expect(readEntry(rawPayload, path).slice(1, 4)).toBe('PNG');
  }
});
