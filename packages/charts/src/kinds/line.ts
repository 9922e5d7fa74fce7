import { axisPosition, xAxisMarks, yAxisMarks, yAxisWidth } from '../axes.ts';
import type { ChartKind, Frame } from '../chart.ts';
import { endLabels, endLabelWidth, isBesidePlot } from '../end-labels.ts';
import { extent, linear, niceAxis } from '../scale.ts';
import type { ColorRole } from '../theme.ts';
import { bandLabels } from './band-labels.ts';
import { annotationMarks, backdrop } from './line-backdrop.ts';
import type { LineData, LinePoint, PlotArea, Series } from './line-data.ts';
import { dotMarks, drawSeries, seriesPoints } from './line-series.ts';
import { lineTable } from './line-table.ts';

/** A line chart over days or over a text: evolution, progress, momentum, pacing, arcs. */
export const line: ChartKind<LineData> = {
  minPoints: 2,
  count: ({ series }) => Math.max(0, ...series.map(({ points }) => countValues(points))),
  draw(data, frame) {
    const area = areaOf(data, frame);
    const { x, y, ticks, from, to, top, bottom } = area;
    const drawn = data.series.map((series) => drawSeries(series, { x, y, frame }));

    return {
      height: bottom + 28,
      pointerMode: data.series.length > 1 ? 'around' : 'along',
      marks: [
        ...backdrop(data, frame, area),
        ...yAxisMarks(frame, { ticks, y, from, to, measure: data.value }),
        ...annotationMarks(data, frame, area),
        ...xAxisMarks(frame, { along: data.xAxis, domain: area.domain, x, y: bottom }),
        ...drawn.flatMap(({ marks }) => marks),
        ...drawn.flatMap((one, index) => dotMarks(one, data.series[index], frame)),
        ...bandLabels(data, frame, { area, runs: drawn.flatMap((one) => one.runs) }),
        ...endLabels(frame, labelsOf(data, frame, { drawn, y }), { at: to, from: top, to: bottom }),
      ],
      points: drawn.flatMap(({ places }, lane) => seriesPoints(places, { data, lane, frame })),
    };
  },
  table: lineTable,
};

function areaOf(data: LineData, frame: Frame): PlotArea {
  const { value, series, bands = [], lines = [], marks = [], spans = [] } = data;
  const domainValues = [
    ...(extent(valuesOf(series)) ?? []),
    ...bands.flatMap((band) => [band.from, band.to]),
    ...lines.map(({ at }) => at),
    ...(series.some(({ style }) => style === 'area') ? [0] : []),
  ];
  const height = data.height ?? (frame.width < 480 ? 200 : 260);
  const { domain: heights, ticks } = niceAxis(domainValues, {
    ...value,
    most: Math.round(height / 64),
  });
  const named = [...marks, ...spans].filter(({ label }) => label !== undefined).length;
  const top = named === 0 ? 10 : named === 1 ? 26 : 40;
  const bottom = height - 28;
  const from = yAxisWidth(ticks, value, frame);
  const ends = [...series.filter(isNamed).map(({ name }) => ({ words: name })), ...lines, ...bands];
  const to =
    frame.width -
    endLabelWidth(
      ends.map((end) => ({ words: labelText(end) })),
      frame,
    );
  const domain = extent(xValues(data)) ?? [0, 1];

  return {
    domain,
    ticks,
    from,
    to,
    top,
    bottom,
    x: linear(domain, [from, to]),
    y: linear(heights, [bottom, top]),
  };
}

function labelsOf(
  { series, lines = [], bands = [] }: LineData,
  frame: Frame,
  { drawn, y }: { drawn: readonly { end: number | null }[]; y: PlotArea['y'] },
) {
  return [
    ...series.flatMap((one, index) => {
      const end = drawn[index]?.end ?? null;
      if (!isNamed(one) || end === null) return [];
      const ink: ColorRole =
        one.ink ?? (one.style === 'planned' ? 'primary' : one.style === 'faint' ? 'muted' : 'ink');

      return [{ y: end, words: one.name, ink }];
    }),
    ...lines.map(({ at, label, isPlanned }) => ({
      y: y(at),
      words: label,
      ink: isPlanned ? ('primary' as const) : ('muted' as const), // literal types
      weight: 400 as const,
    })),
    ...bands.flatMap(({ from, to, label }) =>
      label === undefined || !isBesidePlot({ words: label }, frame)
        ? []
        : [{ y: y((from + to) / 2), words: label, ink: 'muted' as const, weight: 400 as const }],
    ),
  ];
}

function isNamed({ isUnlabeled }: Series): boolean {
  return !isUnlabeled;
}

function labelText(end: { words?: string; label?: string }): string {
  return end.words ?? end.label ?? '';
}

function* valuesOf(series: readonly Series[]) {
  for (const { points } of series) for (const { value } of points) yield value;
}

/** Points are in order, so the first and last of each series are enough. */
function xValues({ series, spans = [], marks = [] }: LineData): number[] {
  const ends = series.flatMap(({ points }) => [points[0], points.at(-1)]);
  const named = ends.flatMap((point) => (point === undefined ? [] : [point.at]));

  return [
    ...named,
    ...spans.flatMap(({ from, to }) => [from, to]),
    ...marks.map(({ at }) => at),
  ].map(axisPosition);
}

function countValues(points: readonly LinePoint[]): number {
  let known = 0;
  for (const { value } of points) if (value !== null) known += 1;

  return known;
}
