import type { ComposedReport } from '@longhand/contract/reports-custom';
import type { ReportDocument } from '@longhand/documents/report-document';
import { renderBlocks } from '../report-charts.ts';
import { createReportTexts } from '../report-texts.ts';

type Edition = { isLetterPaper: boolean; host: string; createdAt: Date };

/** A composed report for print. */
export function customDocument(
  { language, title, period, lede, blocks }: ComposedReport,
  { isLetterPaper, host, createdAt }: Edition,
): ReportDocument {
  const texts = createReportTexts(language);

  return {
    ...{ locale: language, dir: texts.dir, title, period, lede, createdAt },
    paper: isLetterPaper ? 'us-letter' : 'a4',
    footer: `Longhand · ${host}`,
    pageLabel: texts.t('reports.page', { page: '{page}', pages: '{pages}' }),
    blocks: renderBlocks(blocks, texts),
  };
}
