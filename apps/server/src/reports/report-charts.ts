import { bars } from '@longhand/charts/kinds/bars';
import { stacked } from '@longhand/charts/kinds/stacked';
import type { ReportContent } from '@longhand/contract/report-content';
import type { ComposedBlock } from '@longhand/contract/reports-custom';
import { renderChart } from '@longhand/documents/render-chart';
import type { ReportBlock } from '@longhand/documents/report-document';
import type { ReportTexts } from './report-texts.ts';

/** A chart as data, which a screen, a document or a picture draws. */
export type ChartBlock = Extract<ComposedBlock, { kind: 'series' | 'bars' }>;

const allHours = Array.from({ length: 24 }, (_, hour) => hour);

type DayFigures = Pick<ReportContent, 'points' | 'totals' | 'step' | 'measure' | 'unit'>;
type ProjectFigures = Pick<ReportContent, 'projects' | 'measure' | 'unit'>;

/** Amount per day; in a long period, per week or month. */
export function dayChart(content: DayFigures, texts: ReportTexts): ChartBlock[] {
  const { t, toUnits, unitName, amount } = texts;
  const { points, totals, step, measure, unit } = content;
  const name = unitName(content);
  const data = {
    xAxis: { name: t('reports.day'), type: 'day' as const }, // a literal
    value: { name },
    parts: [name],
    bars: points.map((point) => ({
      at: point.on,
      values: [Math.max(0, toUnits(point.amount, measure))],
    })),
  };
  if (stacked.count(data) < stacked.minPoints) return [];

  return [
    {
      kind: 'series',
      title: t(`reports.series.${step}`),
      summary: t('reports.seriesSummary', { amount: amount(totals.amount, measure, unit) }),
      data,
    },
  ];
}

/** Amounts by project; none without entries of a project. */
export function projectChart(
  { projects, measure, unit }: ProjectFigures,
  texts: ReportTexts,
): ChartBlock[] {
  const { t, toUnits, unitName, amount } = texts;
  const [first] = projects;
  if (first === undefined || projects.every(({ projectId }) => projectId === null)) return [];
  const nameOf = (title: string | null) => title ?? t('insight-screens.analytics.noProject');

  return [
    {
      kind: 'bars',
      title: t('reports.projects.title'),
      summary: t('insight-screens.analytics.largest', {
        name: nameOf(first.title),
        amount: amount(first.amount, measure, unit),
      }),
      data: {
        of: t('reports.projects.of'),
        value: { name: unitName({ measure, unit }), from: 0 },
        bars: projects.map((project) => ({
          label: nameOf(project.title),
          value: toUnits(project.amount, measure),
        })),
      },
    },
  ];
}

/** Words by hour of the writer’s clock; none without any. */
export function hourChart(
  { hours }: Pick<ReportContent, 'hours'>,
  texts: ReportTexts,
): ChartBlock[] {
  const { t, hour } = texts;
  const top = hours.toSorted((one, other) => other.amount - one.amount)[0];
  if (top === undefined || top.amount <= 0) return [];

  return [
    {
      kind: 'bars',
      title: t('insight-screens.analytics.hours.title'),
      summary: t('insight-screens.analytics.hours.summary', { hour: hour(top.hour) }),
      data: {
        of: t('insight-screens.hour'),
        value: { name: t('insight-screens.words'), from: 0 },
        bars: allHours.map((at) => ({
          label: hour(at),
          value: hours.find((one) => one.hour === at)?.amount ?? 0,
        })),
      },
    },
  ];
}

type Direction = Pick<ReportTexts, 'locale' | 'dir'>;

/** A chart as SVG, with its title if it stands alone; undefined if there are too few points. */
export function drawChart(
  { kind, data, summary, title }: ChartBlock,
  { locale, dir }: Direction,
  { hasTitle = false } = {},
): string | undefined {
  const options = { locale, dir, summary, ...(hasTitle && { title }) };

  return kind === 'series' ? renderChart(stacked, data, options) : renderChart(bars, data, options);
}

/** Blocks with their charts as SVG, for a file or an email. */
export function renderBlocks(
  blocks: readonly ComposedBlock[],
  direction: Direction,
): ReportBlock[] {
  return blocks.flatMap((block): ReportBlock[] => {
    if (block.kind !== 'series' && block.kind !== 'bars') return [block];
    const { title, summary } = block;
    const svg = drawChart(block, direction);
    if (svg === undefined) return [];

    return [
      { kind: 'section', title },
      { kind: 'chart', svg, summary },
    ];
  });
}
