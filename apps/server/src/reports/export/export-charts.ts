import { type ChartBlock, dayChart, hourChart, projectChart } from '../report-charts.ts';
import type { ReportTexts } from '../report-texts.ts';
import { type ExportSource, readChartFigures } from './chart-figures.ts';

/** Charts of the chosen entries; none if there is nothing to draw. */
export async function readCharts(source: ExportSource, texts: ReportTexts): Promise<ChartBlock[]> {
  const figures = await readChartFigures(source);
  if (figures === null) return [];

  return [
    ...dayChart(figures, texts),
    ...projectChart(figures, texts),
    ...hourChart(figures, texts),
  ];
}
