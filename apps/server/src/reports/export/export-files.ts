import { byteOrderMark, toCsvRows } from '@longhand/charts/csv';
import type { ExportFileType } from '@longhand/contract/reports-export';
import type { DocumentRenderer } from '@longhand/documents/document-renderer';
import { textDirection } from '@longhand/locales';
import { type ArchiveFile, writeArchive } from '@longhand/text-files/archive';
import { type CellValue, writeWorkbook } from '@longhand/text-files/write-workbook';
import { streamJson } from '../../platform/json-stream.ts';
import { drawChart } from '../report-charts.ts';
import { createReportTexts, type ReportTexts } from '../report-texts.ts';
import type { ExportSource } from './chart-figures.ts';
import { readCharts } from './export-charts.ts';
import { printDocuments } from './print-documents.ts';
import { printTable } from './printed-rows.ts';
import { chosenTables, type SectionTable, textMetrics } from './section-tables.ts';

type ExportWork = ExportSource & {
  host: string;
  renderer: DocumentRenderer;
  /** Called after each row that was read. */
  onRow: () => Promise<void> | void;
};

export type ExportFile = { fileType: ExportFileType; content: AsyncIterable<Uint8Array> };

/** The file of an export, read and written in parts. */
export async function createExportFile(work: ExportWork): Promise<ExportFile> {
  const { choice, preferences, now } = work;
  const texts = createReportTexts(preferences.locale ?? 'en');
  const tables = chosenTables(work.db, { ...work, timeZone: preferences.timeZone }).map(
    (table) => ({
      ...table,
      rows: () => followRows(table.rows(), work.onRow),
    }),
  );

  switch (choice.format) {
    case 'csv':
      return oneOrArchive(csvFiles(tables), { fileType: 'csv', at: now });
    case 'json':
      return { fileType: 'json', content: jsonBytes(tables, work) };
    case 'xlsx':
      return { fileType: 'xlsx', content: workbookBytes(tables, texts, now) };
    case 'pdf':
      return oneOrArchive(pdfFiles(tables, texts, work), { fileType: 'pdf', at: now });
    case 'png':
      return oneOrArchive(chartFiles(texts, work), { fileType: 'png', at: now });
  }
}

async function* followRows(
  rows: AsyncIterable<CellValue[]>,
  onRow: ExportWork['onRow'],
): AsyncGenerator<CellValue[]> {
  for await (const row of rows) {
    yield row;
    await onRow();
  }
}

async function* csvFiles(tables: readonly SectionTable[]): AsyncGenerator<ArchiveFile> {
  for (const table of tables) yield { path: `${table.section}.csv`, content: csvBytes(table) };
}

async function* csvBytes({ columns, rows }: SectionTable): AsyncGenerator<Uint8Array> {
  yield Buffer.from(byteOrderMark + toCsvRows([columns.map(({ name }) => name)]));
  for await (const row of rows()) yield Buffer.from(toCsvRows([row]));
}

async function* jsonBytes(
  tables: readonly SectionTable[],
  { choice, preferences, now }: ExportSource,
): AsyncGenerator<Uint8Array> {
  const { from, to, projectId, tag } = choice;
  const data = {
    ...{ schema: 'longhand-export/1', exportedAt: now.toISOString() },
    ...{ timeZone: preferences.timeZone, from, to, projectId, tag },
    ...Object.fromEntries(tables.map((table) => [table.section, recordsOf(table)])),
  };
  for await (const text of streamJson(data)) yield Buffer.from(text);
}

async function* recordsOf({ columns, rows }: SectionTable) {
  for await (const row of rows()) {
    yield Object.fromEntries(columns.map(({ name }, at) => [name, row[at] ?? null]));
  }
}

function workbookBytes(
  tables: readonly SectionTable[],
  { t, metric, locale }: ReportTexts,
  at: Date,
) {
  const isMetric = (name: string) => textMetrics.some((one) => one === name);
  const sheets = tables.map(({ section, columns, rows }) => ({
    name: t(`report-exports.sections.${section}`),
    columns: columns.map((column) => ({
      ...column,
      name: isMetric(column.name)
        ? metric(column.name)
        : t(`report-exports.columns.${column.name}` as never), // each column has a message
    })),
    rows: rows(),
  }));

  return writeWorkbook({ sheets, isRightToLeft: textDirection(locale) === 'rtl', at });
}

async function* pdfFiles(
  tables: readonly SectionTable[],
  texts: ReportTexts,
  work: ExportWork,
): AsyncGenerator<ArchiveFile> {
  const { choice, preferences, host, renderer, now } = work;
  const hasEntries = choice.sections.includes('entries');
  const documents = printDocuments({
    ...{ texts, host, now, range: choice },
    isLetterPaper: preferences.timeZone.startsWith('America/'),
    charts: hasEntries ? await readCharts(work, texts) : [],
    tables: tables.map((table) => printTable(table, texts)),
  });
  let number = 1;
  for await (const document of documents) {
    const bytes = await renderer.renderReport(document);
    yield { path: `longhand-${number}.pdf`, content: oneChunk(bytes) };
    number += 1;
  }
}

async function* chartFiles(texts: ReportTexts, work: ExportWork): AsyncGenerator<ArchiveFile> {
  let number = 1;
  for (const chart of await readCharts(work, texts)) {
    const svg = drawChart(chart, texts, { hasTitle: true });
    if (svg === undefined) continue;
    const bytes = await work.renderer.renderPng(svg);
    yield { path: `chart-${number}.png`, content: oneChunk(bytes) };
    number += 1;
  }
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** A single file as it is, several as one archive. */
async function oneOrArchive(
  files: AsyncGenerator<ArchiveFile>,
  { fileType, at }: { fileType: ExportFileType; at: Date },
): Promise<ExportFile> {
  const first = await files.next();
  if (first.done) throw new Error('The export has no file.');
  const second = await files.next();
  if (second.done) return { fileType, content: first.value.content };

  const all = async function* () {
    yield first.value;
    yield second.value;
    yield* files;
  };

  return { fileType: 'zip', content: writeArchive({ files: all(), at }) };
}
