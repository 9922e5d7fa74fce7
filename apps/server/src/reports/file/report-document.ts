import { bars } from '@longhand/charts/kinds/bars';
import { stacked } from '@longhand/charts/kinds/stacked';
import type { ReportContent } from '@longhand/contract/report-content';
import type { Locale } from '@longhand/contract/values';
import { renderChart } from '@longhand/documents/render-chart';
import type { ReportBlock, ReportDocument } from '@longhand/documents/report-document';
import { textDirection } from '@longhand/locales';
import { isEmptyReport } from '../content.ts';
import type { ReportRow } from '../queries.ts';
import { createReportTexts, type ReportTexts } from './report-texts.ts';

type Edition = { locale: Locale; isLetterPaper: boolean; host: string };
type Note = { title?: string; text: string };
type ChartOptions = Parameters<typeof renderChart>[2];
/** The texts of an edition, and its charts; one without data has no block. */
type Printer = ReportTexts & {
  draw: (summary: string, render: (options: ChartOptions) => string | undefined) => ReportBlock[];
};

type Figure = {
  name: 'total' | 'writingDays' | 'perWritingDay' | 'sessions' | 'time';
  of: (totals: ReportContent['totals']) => string;
};

const allHours = Array.from({ length: 24 }, (_, hour) => hour);

/** A stored report for print, with the parts of the screen in their order. */
export function createReportDocument(
  { period, from, to, content, createdAt, updatedAt }: Omit<ReportRow, 'id' | 'userId'>,
  { locale, isLetterPaper, host }: Edition,
): ReportDocument {
  const dir = textDirection(locale);
  const texts = createReportTexts(locale);
  const { t } = texts;
  const printer: Printer = {
    ...texts,
    draw: (summary, render) => {
      const svg = render({ locale, dir, summary });

      return svg === undefined ? [] : [{ kind: 'chart', svg, summary }];
    },
  };
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
      : contentBlocks(content, printer),
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

function contentBlocks(content: ReportContent, printer: Printer): ReportBlock[] {
  const { t, statement, day } = printer;
  const insights = content.statements.map(statement);

  return [
    ...figureBlocks(content, printer),
    ...goalBlocks(content, printer),
    ...projectBlocks(content, printer),
    ...hourBlocks(content, printer),
    ...section(t('reports.best.title'), highlightsOf(content, printer).map(toNote)),
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

/** The totals beside those of the period before, and the amounts in time. */
function figureBlocks(content: ReportContent, printer: Printer): ReportBlock[] {
  const { t, amount, number, toUnits, unitName, draw } = printer;
  const { totals, totalsBefore, measure, unit, points } = content;
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
    ...draw(t('reports.seriesSummary', { amount: write(totals.amount) }), (options) =>
      renderChart(
        stacked,
        {
          xAxis: { name: t('reports.day'), type: 'day' },
          value: { name: unitName(content) },
          parts: [unitName(content)],
          bars: points.map((point) => ({
            at: point.on,
            values: [Math.max(0, toUnits(point.amount, measure))],
          })),
        },
        options,
      ),
    ),
  ];
}

function goalBlocks({ goals }: ReportContent, { t, amount }: Printer): ReportBlock[] {
  if (goals.length === 0) return [];

  return [
    { kind: 'section', title: t('reports.goals.title') },
    {
      kind: 'table',
      columns: [
        { name: t('reports.goals.goal'), align: 'start' },
        { name: t('reports.goals.inPeriod'), align: 'end' },
        { name: t('reports.goals.total'), align: 'end' },
      ],
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
    },
  ];
}

function projectBlocks(content: ReportContent, { t, amount }: Printer): ReportBlock[] {
  const { projects, measure, unit } = content;
  if (projects.every(({ projectId }) => projectId === null)) return [];

  return [
    { kind: 'section', title: t('reports.projects.title') },
    {
      kind: 'table',
      columns: [
        { name: t('reports.projects.of'), align: 'start' },
        { name: t('reports.goals.inPeriod'), align: 'end' },
        { name: t('insight-screens.analytics.before'), align: 'end' },
      ],
      rows: projects.map((project) => [
        project.title ?? t('insight-screens.analytics.noProject'),
        amount(project.amount, measure, unit),
        project.before === null ? '–' : amount(project.before, measure, unit),
      ]),
    },
  ];
}

function hourBlocks({ hours }: ReportContent, { t, hour, draw }: Printer): ReportBlock[] {
  const top = hours.toSorted((one, other) => other.amount - one.amount)[0];
  if (top === undefined || top.amount <= 0) return [];
  const summary = t('insight-screens.analytics.hours.summary', { hour: hour(top.hour) });

  return [
    { kind: 'section', title: t('insight-screens.analytics.hours.title') },
    ...draw(summary, (options) =>
      renderChart(
        bars,
        {
          of: t('insight-screens.hour'),
          value: { name: t('insight-screens.words'), from: 0 },
          bars: allHours.map((at) => ({
            label: hour(at),
            value: hours.find((one) => one.hour === at)?.amount ?? 0,
          })),
        },
        options,
      ),
    ),
  ];
}

/** Best day and session, texts begun and achievements. */
function highlightsOf(content: ReportContent, { t, amount, weekday, day }: Printer): string[] {
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
