import type { ExportChoice } from '@longhand/contract/reports-export';
import type { ReportBlock, ReportDocument } from '@longhand/documents/report-document';
import { type ChartBlock, renderBlocks } from '../report-charts.ts';
import type { ReportTexts } from '../report-texts.ts';
import type { PrintedTable } from './printed-rows.ts';

/** About four years of days. A document of as many rows takes some seconds and little memory; the rest follows in the next one. */
const rowsPerDocument = 1_500;

type Print = {
  texts: ReportTexts;
  host: string;
  now: Date;
  range: Pick<ExportChoice, 'from' | 'to'>;
  isLetterPaper: boolean;
  charts: readonly ChartBlock[];
  tables: readonly PrintedTable[];
};

/** Charts and tables for print, split into documents of limited length. The first one always exists. */
export async function* printDocuments(print: Print): AsyncGenerator<ReportDocument> {
  const { texts, charts, tables } = print;
  let part = 1;
  let blocks: ReportBlock[] = renderBlocks(charts, texts);
  let rowsLeft = rowsPerDocument;

  for (const { section, columns, rows } of tables) {
    let page: string[][] = [];
    const takePage = (): ReportBlock[] => {
      const block = { kind: 'table', columns, rows: page } as const;
      page = [];

      return [{ kind: 'section', title: texts.t(`report-exports.sections.${section}`) }, block];
    };
    for await (const row of rows()) {
      if (rowsLeft === 0) {
        yield documentOf(page.length > 0 ? [...blocks, ...takePage()] : blocks, part, print);
        part += 1;
        blocks = [];
        rowsLeft = rowsPerDocument;
      }
      page.push(row);
      rowsLeft -= 1;
    }
    if (page.length > 0) blocks = [...blocks, ...takePage()];
  }
  yield documentOf(blocks, part, print);
}

function documentOf(
  blocks: readonly ReportBlock[],
  part: number,
  { texts, host, now, range, isLetterPaper }: Print,
): ReportDocument {
  const { t, locale, dir, dayRange } = texts;
  const title = t('report-exports.file.title');

  return {
    ...{ locale, dir, blocks, createdAt: now, footer: `Longhand · ${host}` },
    paper: isLetterPaper ? 'us-letter' : 'a4',
    title: part === 1 ? title : t('report-exports.file.part', { title, n: part }),
    period: dayRange(range) ?? t('report-exports.all'),
    pageLabel: t('reports.page', { page: '{page}', pages: '{pages}' }),
  };
}
