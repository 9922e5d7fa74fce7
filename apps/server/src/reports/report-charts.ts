import { bars } from '@longhand/charts/kinds/bars';
import { stacked } from '@longhand/charts/kinds/stacked';
import type { ReportContent } from '@longhand/contract/report-content';
import { renderChart } from '@longhand/documents/render-chart';
import type { ReportBlock } from '@longhand/documents/report-document';
import type { ReportTexts } from './report-texts.ts';

const allHours = Array.from({ length: 24 }, (_, hour) => hour);

/** A chart that can be drawn inside of a document, and with its title as a file of its own. */
export type ReportChart = {
  title: string;
  summary: string;
  /** Undefined if there are too few points. */
  draw: (setting?: { title: string }) => string | undefined;
};

type DayFigures = Pick<ReportContent, 'points' | 'totals' | 'step' | 'measure' | 'unit'>;
type ProjectFigures = Pick<ReportContent, 'projects' | 'measure' | 'unit'>;

/** Amount per day; in a long period, per week or month. */
export function createDayChart(content: DayFigures, texts: ReportTexts): ReportChart {
  const { t, toUnits, unitName, amount, locale, dir } = texts;
  const { points, totals, step, measure, unit } = content;
  const summary = t('reports.seriesSummary', { amount: amount(totals.amount, measure, unit) });
  const name = unitName(content);
  const data = {
    xAxis: { name: t('reports.day'), type: 'day' as const },
    value: { name },
    parts: [name],
    bars: points.map((point) => ({
      at: point.on,
      values: [Math.max(0, toUnits(point.amount, measure))],
    })),
  };

  return {
    ...{ title: t(`reports.series.${step}`), summary },
    draw: (setting) => renderChart(stacked, data, { locale, dir, summary, ...setting }),
  };
}

/** Amounts by project; undefined without entries of a project. */
export function createProjectChart(
  { projects, measure, unit }: ProjectFigures,
  texts: ReportTexts,
): ReportChart | undefined {
  const { t, toUnits, unitName, amount, locale, dir } = texts;
  const [first] = projects;
  if (first === undefined || projects.every(({ projectId }) => projectId === null))
    return undefined;
  const nameOf = (title: string | null) => title ?? t('insight-screens.analytics.noProject');
  const summary = t('insight-screens.analytics.largest', {
    name: nameOf(first.title),
    amount: amount(first.amount, measure, unit),
  });
  const data = {
    of: t('reports.projects.of'),
    value: { name: unitName({ measure, unit }), from: 0 },
    bars: projects.map((project) => ({
      label: nameOf(project.title),
      value: toUnits(project.amount, measure),
    })),
  };

  return {
    ...{ title: t('reports.projects.title'), summary },
    draw: (setting) => renderChart(bars, data, { locale, dir, summary, ...setting }),
  };
}

/** Words by hour of the writer's clock; undefined without any. */
export function createHourChart(
  { hours }: Pick<ReportContent, 'hours'>,
  texts: ReportTexts,
): ReportChart | undefined {
  const { t, hour, locale, dir } = texts;
  const top = hours.toSorted((one, other) => other.amount - one.amount)[0];
  if (top === undefined || top.amount <= 0) return undefined;
  const summary = t('insight-screens.analytics.hours.summary', { hour: hour(top.hour) });
  const data = {
    of: t('insight-screens.hour'),
    value: { name: t('insight-screens.words'), from: 0 },
    bars: allHours.map((at) => ({
      label: hour(at),
      value: hours.find((one) => one.hour === at)?.amount ?? 0,
    })),
  };

  return {
    ...{ title: t('insight-screens.analytics.hours.title'), summary },
    draw: (setting) => renderChart(bars, data, { locale, dir, summary, ...setting }),
  };
}

/** A chart with its heading; no blocks if it cannot be drawn. */
export function chartBlocks(chart: ReportChart | undefined): ReportBlock[] {
  const svg = chart?.draw();
  if (chart === undefined || svg === undefined) return [];

  return [
    { kind: 'section', title: chart.title },
    { kind: 'chart', svg, summary: chart.summary },
  ];
}
