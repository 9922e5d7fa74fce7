import {
  createDayChart,
  createHourChart,
  createProjectChart,
  type ReportChart,
} from '../report-charts.ts';
import type { ReportTexts } from '../report-texts.ts';
import { type ExportSource, readChartFigures } from './chart-figures.ts';

/** Charts of the chosen entries; none if there is nothing to draw. */
export async function readCharts(source: ExportSource, texts: ReportTexts): Promise<ReportChart[]> {
  const figures = await readChartFigures(source);
  if (figures === null) return [];

  return [
    createDayChart(figures, texts),
    createProjectChart(figures, texts),
    createHourChart(figures, texts),
  ].filter((chart) => chart !== undefined);
}
