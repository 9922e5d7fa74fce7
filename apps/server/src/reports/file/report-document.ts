import type { ReportContent } from '@longhand/contract/report-content';
import type { Locale } from '@longhand/contract/values';
import type { ReportBlock, ReportDocument } from '@longhand/documents/report-document';
import { isEmptyReport } from '../content.ts';
import type { ReportRow } from '../queries.ts';
import { chartBlocks, createDayChart, createHourChart } from '../report-charts.ts';
import { createReportTexts, type ReportTexts } from '../report-texts.ts';

type Edition = { locale: Locale; isLetterPaper: boolean; host: string };
type Note = { title?: string; text: string };
type Figure = {
  name: 'total' | 'writingDays' | 'perWritingDay' | 'sessions' | 'time';
  of: (totals: ReportContent['totals']) => string;
};

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
      : contentBlocks(content, texts),
  };
}

/** The amounts, compared with the previous period. */
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

function contentBlocks(content: ReportContent, texts: ReportTexts): ReportBlock[] {
  const { t, statement, day } = texts;
  const insights = content.statements.map(statement);

  return [
    ...figureBlocks(content, texts),
    ...goalBlocks(content, texts),
    ...projectBlocks(content, texts),
    ...chartBlocks(createHourChart(content, texts)),
    ...section(t('reports.best.title'), highlightsOf(content, texts).map(toNote)),
    ...section(
      t('reports.insights'),
      insights.map(({ text, basis }) => toNote(`${text} ${basis}`)),
    ),
    ...section(
      t('reports.notes'),
      content.notes.map(({ on, note }) => ({ title: day(on), text: note })),
    ),
  ];
}

const toNote = (text: string): Note => ({ text });

function section(title: string, notes: readonly Note[]): ReportBlock[] {
  if (notes.length === 0) return [];

  return [
    { kind: 'section', title },
    { kind: 'notes', notes },
  ];
}

/** The totals, compared with the previous period, and the amounts over time. */
function figureBlocks(content: ReportContent, texts: ReportTexts): ReportBlock[] {
  const { t, amount, number } = texts;
  const { totals, totalsBefore, measure, unit } = content;
  const write = (parts: number) => amount(Math.round(parts), measure, unit);
  const hasSessions = totals.sessions > 0 || (totalsBefore?.sessions ?? 0) > 0;
  const figures: Figure[] = [
    { name: 'total', of: (from) => write(from.amount) },
    { name: 'writingDays', of: (from) => number(from.writingDays) },
    ...(hasSessions
      ? ([
          { name: 'sessions', of: (from) => number(from.sessions) },
          { name: 'time', of: (from) => amount(from.activeSeconds, 'time') },
        ] satisfies Figure[])
      : ([
          { name: 'perWritingDay', of: (from) => write(from.perWritingDay ?? 0) },
        ] satisfies Figure[])),
  ];

  return [
    {
      kind: 'figures',
      figures: figures.map(({ name, of }) => ({
        value: of(totals),
        label: t(`insight-screens.analytics.${name}`),
        ...(totalsBefore !== null && { note: t('reports.before', { value: of(totalsBefore) }) }),
      })),
    },
    ...chartBlocks(createDayChart(content, texts)),
  ];
}

function goalBlocks({ goals }: ReportContent, { t, amount }: ReportTexts): ReportBlock[] {
  return tableSection(t('reports.goals.title'), {
    names: [t('reports.goals.goal'), t('reports.goals.inPeriod'), t('reports.goals.total')],
    rows: goals.map(({ title, measure, unit, target, ...goal }) => [
      title,
      amount(goal.amount, measure, unit),
      target === null
        ? '–'
        : t('reports.goals.ofTarget', {
            total: amount(goal.total, measure, unit),
            target: amount(target, measure, unit),
          }),
    ]),
  });
}

function projectBlocks(content: ReportContent, { t, amount }: ReportTexts): ReportBlock[] {
  const { projects, measure, unit } = content;
  const hasProject = projects.some(({ projectId }) => projectId !== null);
  const write = (parts: number | null) => (parts === null ? '–' : amount(parts, measure, unit));

  return tableSection(t('reports.projects.title'), {
    names: [
      t('reports.projects.of'),
      t('reports.goals.inPeriod'),
      t('insight-screens.analytics.before'),
    ],
    rows: (hasProject ? projects : []).map((project) => [
      project.title ?? t('insight-screens.analytics.noProject'),
      write(project.amount),
      write(project.before),
    ]),
  });
}

/** A table whose first column has names, the others amounts; no blocks without rows. */
function tableSection(
  title: string,
  { names, rows }: { names: readonly string[]; rows: readonly string[][] },
): ReportBlock[] {
  if (rows.length === 0) return [];
  const columns = names.map((name, at) => ({ name, align: at === 0 ? 'start' : 'end' }) as const);

  return [
    { kind: 'section', title },
    { kind: 'table', columns, rows },
  ];
}

/** Best day and session, texts begun and achievements. */
function highlightsOf(content: ReportContent, { t, amount, weekday, day }: ReportTexts): string[] {
  const { bestDay, bestSession, kinds, achievements, measure, unit } = content;
  const lines: string[] = [];
  if (bestDay !== null) {
    const written = amount(bestDay.amount, measure, unit);
    lines.push(t('reports.best.day', { day: weekday(bestDay.on), amount: written }));
  }
  if (bestSession !== null) {
    const { on, words, activeSeconds } = bestSession;
    const values = { day: weekday(on), amount: amount(words, 'word') };
    lines.push(t('reports.best.session', { ...values, time: amount(activeSeconds, 'time') }));
  }
  const started = kinds.reduce((sum, { texts }) => sum + texts, 0);
  if (started > 0) {
    const words = kinds.reduce((sum, kind) => sum + kind.words, 0);
    lines.push(t('reports.best.texts', { n: started, amount: amount(words, 'word') }));
  }
  for (const { code, on } of achievements) {
    const name = t(`achievements.codes.${code}.name`);
    lines.push(t('reports.best.achievement', { name, day: day(on) }));
  }

  return lines;
}
