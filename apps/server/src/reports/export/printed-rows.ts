import { measures } from '@longhand/contract/progress-values';
import type { ExportSection } from '@longhand/contract/reports-export';
import type { CellValue } from '@longhand/text-files/write-workbook';
import type { ReportTexts } from '../report-texts.ts';
import type { SectionTable } from './section-tables.ts';

/** A table of a PDF: fewer columns than in other files, written out in the reader's language. */
export type PrintedTable = {
  section: ExportSection;
  columns: { name: string; align: 'start' | 'end' }[];
  rows: () => AsyncIterable<string[]>;
};

type Cells = Record<string, CellValue>;
type Column = { name: string; align: 'start' | 'end'; of: (cells: Cells) => string };

export function printTable(table: SectionTable, texts: ReportTexts): PrintedTable {
  const { section } = table;
  const columns = printedColumns[section](texts);

  return {
    section,
    columns: columns.map(({ name, align }) => ({ name, align })),
    rows: () =>
      section === 'entries'
        ? dayRows(table, texts)
        : mapRows(table, (cells) => columns.map(({ of }) => of(cells))),
  };
}

async function* mapRows(
  { columns, rows }: SectionTable,
  print: (cells: Cells) => string[],
): AsyncGenerator<string[]> {
  for await (const row of rows()) yield print(cellsOf(columns, row));
}

function cellsOf(columns: SectionTable['columns'], row: readonly CellValue[]): Cells {
  return Object.fromEntries(columns.map(({ name }, at) => [name, row[at] ?? null]));
}

const printedColumns: Record<ExportSection, (texts: ReportTexts) => Column[]> = {
  entries: ({ t }) => [
    start(t('report-exports.columns.date'), 'date'),
    end(t('report-exports.columns.amount'), () => ''),
    start(t('report-exports.columns.project'), 'project'),
    start(t('report-exports.columns.note'), 'note'),
  ],

  goals: (texts) => [
    start(texts.t('report-exports.columns.title'), 'title'),
    start(texts.t('report-exports.columns.start'), (cells) => dayText(cells['start'], texts)),
    start(texts.t('report-exports.columns.end'), (cells) => dayText(cells['end'], texts)),
    end(texts.t('report-exports.columns.written'), (cells) => amountText(cells, 'written', texts)),
    end(texts.t('report-exports.columns.target'), (cells) => amountText(cells, 'target', texts)),
  ],

  sessions: (texts) => [
    start(texts.t('report-exports.columns.date'), (cells) => dayText(cells['date'], texts)),
    end(texts.t('report-exports.columns.active_seconds'), (cells) =>
      texts.amount(Number(cells['active_seconds']), 'time'),
    ),
    end(texts.t('report-exports.columns.amount'), (cells) => amountText(cells, 'amount', texts)),
    start(texts.t('report-exports.columns.note'), 'note'),
  ],

  texts: (texts) => [
    start(texts.t('report-exports.columns.title'), (cells) =>
      String(cells['title'] ?? texts.t('report-exports.untitled')),
    ),
    start(texts.t('report-exports.columns.started'), (cells) => dayText(cells['started'], texts)),
    end(texts.t('report-exports.columns.words'), (cells) => numberText(cells['words'], texts)),
    ...printedMetrics.map((name) =>
      end(texts.metric(name), (cells) => numberText(cells[name], texts)),
    ),
  ],

  reports: (texts) => [
    start(texts.t('report-exports.columns.period'), ({ from, to }) =>
      texts.range(String(from), String(to)),
    ),
    end(texts.t('report-exports.columns.writing_days'), (cells) =>
      numberText(cells['writing_days'], texts),
    ),
    end(texts.t('report-exports.columns.amount'), (cells) => amountText(cells, 'amount', texts)),
  ],
};

/** Measures that every language has. */
const printedMetrics = ['mean-sentence-length', 'mattr', 'dialogue-share'] as const;

type CellText = string | ((cells: Cells) => string);

function column(name: string, text: CellText, align: Column['align']): Column {
  const of = typeof text === 'string' ? (cells: Cells) => String(cells[text] ?? '') : text;

  return { name, align, of };
}

const start = (name: string, text: CellText) => column(name, text, 'start');
const end = (name: string, text: CellText) => column(name, text, 'end');

/** The entries of each day as one row: sums, projects and notes. */
async function* dayRows(
  { columns, rows }: SectionTable,
  texts: ReportTexts,
): AsyncGenerator<string[]> {
  let day: Cells[] = [];
  for await (const row of rows()) {
    const cells = cellsOf(columns, row);
    if (day[0] !== undefined && day[0]['date'] !== cells['date']) {
      yield dayRow(day, texts);
      day = [];
    }
    day.push(cells);
  }
  if (day.length > 0) yield dayRow(day, texts);
}

function dayRow(day: readonly Cells[], texts: ReportTexts): string[] {
  const sums = new Map<string, Cells>();
  for (const cells of day) {
    const key = `${cells['measure']} ${cells['unit'] ?? ''}`;
    const sum = Number(sums.get(key)?.['amount'] ?? 0) + Number(cells['amount']);
    sums.set(key, { ...cells, amount: sum });
  }
  const distinct = (name: string) => [
    ...new Set(day.flatMap((cells) => (cells[name] === null ? [] : [String(cells[name])]))),
  ];

  return [
    dayText(day[0]?.['date'], texts),
    [...sums.values()].map((cells) => amountText(cells, 'amount', texts)).join('\n'),
    distinct('project').join('\n'),
    distinct('note').join('\n'),
  ];
}

function dayText(on: CellValue | undefined, { shortDay }: ReportTexts): string {
  return typeof on === 'string' ? shortDay(on) : '';
}

function numberText(value: CellValue | undefined, { decimal }: ReportTexts): string {
  return typeof value === 'number' ? decimal(value) : '';
}

function amountText(cells: Cells, name: string, { units }: ReportTexts): string {
  const amount = cells[name];
  const named = cells['measure'] === 'minutes' ? 'time' : cells['measure'];
  const measure = measures.find((one) => one === named);

  return typeof amount === 'number' && measure !== undefined
    ? units(amount, measure, String(cells['unit'] ?? ''))
    : '';
}
