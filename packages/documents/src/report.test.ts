import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, expect, test } from 'vitest';
import { createDocumentRenderer } from './document-renderer.ts';
import type { ReportDocument } from './report-document.ts';
import { type SampleLocale, sampleChart, sampleReport } from './testkit.ts';

const renderer = createDocumentRenderer();
afterAll(() => renderer.close());

test.each([
  ['en', 'en', ['12,345', 'The Long Road', 'Page 1 of 2', 'Words per day', 'Nov 16']],
  ['ar', 'ar', ['12,345', 'The Long Road', '2026', 'نوفمبر', 'Second line: 12,345 words!']],
  ['zh-CN', 'zh', ['12,345', 'The Long Road', '港口那一章写完了', '龘、㐀、囍、镕', '11月16日']],
] as const)(
  'a report in %s is a tagged PDF whose text can be read',
  async (locale, language, texts) => {
    const pdf = await openReport(sampleReport(locale));
    const text = await textOf(pdf);
    const { info, metadata } = await pdf.getMetadata();

    for (const words of texts) expect(text).toContain(words);
    expect(text).not.toContain('daoR gnoL ehT');
    expect(text).not.toContain('543,21');
    expect(info).toMatchObject({
      Title: sampleReport(locale).title,
      Language: expect.stringContaining(language),
    });
    expect(metadata?.get('pdfuaid:part')).toBe('1');
  },
);

test('headings, tables, and charts with their summaries are in the structure', async () => {
  const pdf = await openReport(sampleReport('en'));
  const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());

  for (const role of ['H1', 'Table', 'TH', 'TD', 'Figure']) {
    expect(tree).toContain(`"role":"${role}"`);
  }
  expect(tree).toContain('"alt":"You wrote 12,345 words in November, 12% more than in October."');
});

test.each([
  '#let x = 1',
  '*b*',
  '$x$',
  '<lab>',
  '#read("/etc/passwd")',
  '= Heading',
  '@ref',
  '\\',
  '{page}',
])('the note %s is text, not Typst', async (note) => {
  const notes = [{ title: note, text: note }];
  const pdf = await openReport({
    ...sampleReport('en'),
    title: note,
    blocks: [{ kind: 'notes', notes }],
  });

  expect((await textOf(pdf)).split(note).length - 1).toBe(3);
});

test('a character that no font has does not prevent the report', async () => {
  const blocks = [{ kind: 'text' as const, text: 'Before \u{10ffff} and after 🦄' }];

  expect(await textOf(await openReport({ ...sampleReport('en'), blocks }))).toContain('and after');
});

test('page numbers are in the digits of the locale', async () => {
  const report: ReportDocument = { ...sampleReport('ar'), locale: 'ar-u-nu-arab', blocks: [] };

  expect(await textOf(await openReport(report))).toContain('١');
});

test('the same report gives the same bytes', async () => {
  const [first, second] = await Promise.all([
    renderer.renderReport(sampleReport('en')),
    renderer.renderReport(sampleReport('en')),
  ]);

  expect(Buffer.from(first).equals(second)).toBe(true);
});

test.each<SampleLocale>(['en', 'ar', 'zh-CN'])(
  'a chart in %s is a PNG of twice its size',
  async (locale) => {
    const png = Buffer.from(await renderer.renderPng(sampleChart(locale)));
    const [, height] = /height="(\d+)"/.exec(sampleChart(locale)) ?? [];

    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1280, Number(height) * 2]);
  },
);

type OpenedPdf = Awaited<ReturnType<typeof getDocumentProxy>>;

async function openReport(report: ReportDocument): Promise<OpenedPdf> {
  return getDocumentProxy(new Uint8Array(await renderer.renderReport(report)));
}

async function textOf(pdf: OpenedPdf): Promise<string> {
  const { text } = await extractText(pdf, { mergePages: true });

  return text.replaceAll(/[\u2066-\u2069]/g, '');
}
