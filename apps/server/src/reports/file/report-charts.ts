import { bars } from '@longhand/charts/kinds/bars';
import { stacked } from '@longhand/charts/kinds/stacked';
import type { ReportContent } from '@longhand/contract/report-content';
import { renderChart } from '@longhand/documents/render-chart';
import type { ReportBlock } from '@longhand/documents/report-document';
import type { ReportTexts } from './report-texts.ts';

const allHours = Array.from({ length: 24 }, (_, hour) => hour);

/** Amount per day; in a long period, per week or month. */
export function dayChart(content: ReportContent, texts: ReportTexts): ReportBlock[] {
  const { t, toUnits, unitName, amount, locale, dir } = texts;
  const { points, totals, step, measure, unit } = content;
  const summary = t('reports.seriesSummary', { amount: amount(totals.amount, measure, unit) });
  const name = unitName(content);
  const svg = renderChart(
    stacked,
    {
      xAxis: { name: t('reports.day'), type: 'day' },
      value: { name },
      parts: [name],
      bars: points.map((point) => ({
        at: point.on,
        values: [Math.max(0, toUnits(point.amount, measure))],
      })),
    },
    { locale, dir, summary },
  );

  return chartSection(t(`reports.series.${step}`), { svg, summary });
}

/** Words by hour of the writer's clock. */
export function hourChart({ hours }: ReportContent, texts: ReportTexts): ReportBlock[] {
  const { t, hour, locale, dir } = texts;
  const top = hours.toSorted((one, other) => other.amount - one.amount)[0];
  if (top === undefined || top.amount <= 0) return [];
  const summary = t('insight-screens.analytics.hours.summary', { hour: hour(top.hour) });
  const svg = renderChart(
    bars,
    {
      of: t('insight-screens.hour'),
      value: { name: t('insight-screens.words'), from: 0 },
      bars: allHours.map((at) => ({
        label: hour(at),
        value: hours.find((one) => one.hour === at)?.amount ?? 0,
      })),
    },
    { locale, dir, summary },
  );

  return chartSection(t('insight-screens.analytics.hours.title'), { svg, summary });
}

function chartSection(
  title: string,
  { svg, summary }: { svg: string | undefined; summary: string },
): ReportBlock[] {
  if (svg === undefined) return [];

  return [
    { kind: 'section', title },
    { kind: 'chart', svg, summary },
  ];
}
