import { bars } from '@longhand/charts/kinds/bars';
import { stacked } from '@longhand/charts/kinds/stacked';
import type { ReportContent } from '@longhand/contract/report-content';
import type { ComposedBlock } from '@longhand/contract/reports-custom';
import { renderChart } from '@longhand/documents/render-chart';
import type { ReportBlock } from '@longhand/documents/report-document';
import type { ReportTexts } from './report-texts.ts';

const allHours = Array.from({ length: 24 }, (_, hour) => hour);

/** What was written per day; per week or month in a long period. */
export function dayChart(content: ReportContent, texts: ReportTexts): ComposedBlock[] {
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

/** Words by hour of the writer's clock. */
export function hourChart({ hours }: ReportContent, texts: ReportTexts): ComposedBlock[] {
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

/** Blocks with their charts as SVG, for a file or an email. */
export function renderBlocks(
  blocks: readonly ComposedBlock[],
  { locale, dir }: Pick<ReportTexts, 'locale' | 'dir'>,
): ReportBlock[] {
  return blocks.flatMap((block): ReportBlock[] => {
    if (block.kind !== 'series' && block.kind !== 'bars') return [block];
    const { title, summary } = block;
    const options = { locale, dir, summary };
    const svg =
      block.kind === 'series'
        ? renderChart(stacked, block.data, options)
        : renderChart(bars, block.data, options);
    if (svg === undefined) return [];

    return [
      { kind: 'section', title },
      { kind: 'chart', svg, summary },
    ];
  });
}
