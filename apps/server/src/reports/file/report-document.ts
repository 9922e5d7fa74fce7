import type { Locale } from '@longhand/contract/values';
import type { ReportDocument } from '@longhand/documents/report-document';
import { isEmptyReport } from '../content.ts';
import type { ReportRow } from '../queries.ts';
import { reportParts } from '../report-blocks.ts';
import { renderBlocks } from '../report-charts.ts';
import { createReportTexts, type ReportTexts } from '../report-texts.ts';

type Edition = { locale: Locale; isLetterPaper: boolean; host: string };

/** The parts of a weekly, monthly or yearly report, in the order of the screen. */
const storedParts = [
  ...(['figures', 'series', 'goals', 'projects', 'hours', 'highlights'] as const),
  ...(['insights', 'notes'] as const),
];

/** A stored report for print, with the parts of the screen in their order. */
export function createReportDocument(
  { period, from, to, content, createdAt, updatedAt }: Omit<ReportRow, 'id' | 'userId'>,
  { locale, isLetterPaper, host }: Edition,
): ReportDocument {
  const texts = createReportTexts(locale);
  const { t, dir } = texts;
  const range = texts.range(from, to);
  const title =
    period === 'week'
      ? t('reports.week', { range })
      : period === 'month'
        ? texts.monthName(from)
        : texts.year(from);

  return {
    ...{ locale, dir, title, period: range, footer: `Longhand · ${host}` },
    paper: isLetterPaper ? 'us-letter' : 'a4',
    lede: headline({ period, content }, texts),
    pageLabel: t('reports.page', { page: '{page}', pages: '{pages}' }),
    createdAt: updatedAt ?? createdAt,
    blocks: isEmptyReport(content)
      ? [{ kind: 'text', text: t(`reports.quiet.${period}`) }]
      : renderBlocks(
          storedParts.flatMap((part) => reportParts[part](content, texts)),
          texts,
        ),
  };
}

/** What was written, against the period before. */
function headline(
  { period, content }: Pick<ReportRow, 'period' | 'content'>,
  { t, amount, change }: ReportTexts,
): string {
  const { totals, measure, unit } = content;
  if (totals.entries === 0) return t('reports.nothing');
  const written = { amount: amount(totals.amount, measure, unit), days: totals.writingDays };

  return content.change === null
    ? t('reports.headline', written)
    : t('reports.headlineChange', { ...written, period, change: change(content.change) });
}
