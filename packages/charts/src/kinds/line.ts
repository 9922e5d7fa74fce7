import { alongAxis, gutterOf, heightAxis, placeOf } from '../axes.ts';
import type { Chart, Frame } from '../chart.ts';
import { endLabels, isBehind, roomOf } from '../end-labels.ts';
import { axisOf, extent, linear } from '../scale.ts';
import type { Ink } from '../theme.ts';
import { bandNames } from './band-names.ts';
import { backdrop, placeMarks } from './line-backdrop.ts';
import type { Area, LineData, LinePoint, Series } from './line-data.ts';
import { dots, drawSeries, stops } from './line-series.ts';
import { lineTable } from './line-table.ts';

/** Values along days or along a text: evolution, progress, momentum, pacing, an arc. */
export const line: Chart<LineData> = {
  least: 2,
  count: ({ series }) => Math.max(0, ...series.map(({ points }) => knownOf(points))),
  draw(data, frame) {
    const area = areaOf(data, frame);
    const { x, y, ticks, from, to, top, bottom } = area;
    const drawn = data.series.map((series) => drawSeries(series, { x, y, frame }));

    return {
      height: bottom + 28,
      seek: data.series.length > 1 ? 'around' : 'along',
      marks: [
        ...backdrop(data, frame, area),
        ...heightAxis(frame, { ticks, y, from, to, measure: data.value }),
        ...placeMarks(data, frame, area),
        ...alongAxis(frame, { along: data.along, domain: area.domain, x, y: bottom }),
        ...drawn.flatMap(({ marks }) => marks),
        ...drawn.flatMap((one, index) => dots(one, data.series[index], frame)),
        ...bandNames(data, frame, { area, runs: drawn.flatMap((one) => one.runs) }),
        ...endLabels(frame, labelsOf(data, frame, { drawn, y }), { at: to, from: top, to: bottom }),
      ],
      points: drawn.flatMap(({ places }, lane) => stops(places, { data, lane, frame })),
    };
  },
  table: lineTable,
};

function areaOf(data: LineData, frame: Frame): Area {
  const { value, series, bands = [], lines = [], marks = [], spans = [] } = data;
  const seen = [
    ...(extent(valuesOf(series)) ?? []),
    ...bands.flatMap((band) => [band.from, band.to]),
    ...lines.map(({ at }) => at),
    ...(series.some(({ look }) => look === 'area') ? [0] : []),
  ];
  const height = data.height ?? (frame.width < 480 ? 200 : 260);
  const { domain: heights, ticks } = axisOf(seen, { ...value, most: Math.round(height / 64) });
  const named = [...marks, ...spans].filter(({ label }) => label !== undefined).length;
  const top = named === 0 ? 10 : named === 1 ? 26 : 40;
  const bottom = height - 28;
  const from = gutterOf(ticks, value, frame);
  const ends = [...series.filter(isNamed).map(({ name }) => ({ words: name })), ...lines, ...bands];
  const to =
    frame.width -
    roomOf(
      ends.map((end) => ({ words: wordsOf(end) })),
      frame,
    );
  const domain = extent(placesOf(data)) ?? [0, 1];

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
  { drawn, y }: { drawn: readonly { end: number | null }[]; y: Area['y'] },
) {
  return [
    ...series.flatMap((one, index) => {
      const end = drawn[index]?.end ?? null;
      if (!isNamed(one) || end === null) return [];
      const ink: Ink =
        one.ink ?? (one.look === 'planned' ? 'primary' : one.look === 'faint' ? 'muted' : 'ink');

      return [{ y: end, words: one.name, ink }];
    }),
    ...lines.map(({ at, label, isPlanned }) => ({
      y: y(at),
      words: label,
      ink: isPlanned ? ('primary' as const) : ('muted' as const), // inks, not strings
      weight: 400 as const,
    })),
    ...bands.flatMap(({ from, to, label }) =>
      label === undefined || !isBehind({ words: label }, frame)
        ? []
        : [{ y: y((from + to) / 2), words: label, ink: 'muted' as const, weight: 400 as const }],
    ),
  ];
}

function isNamed({ isUnlabelled }: Series): boolean {
  return !isUnlabelled;
}

function wordsOf(end: { words?: string; label?: string }): string {
  return end.words ?? end.label ?? '';
}

function* valuesOf(series: readonly Series[]) {
  for (const { points } of series) for (const { value } of points) yield value;
}

/** Points are in order: the ends of each series are enough. */
function placesOf({ series, spans = [], marks = [] }: LineData): number[] {
  const ends = series.flatMap(({ points }) => [points[0], points.at(-1)]);
  const named = ends.flatMap((point) => (point === undefined ? [] : [point.at]));

  return [
    ...named,
    ...spans.flatMap(({ from, to }) => [from, to]),
    ...marks.map(({ at }) => at),
  ].map(placeOf);
}

function knownOf(points: readonly LinePoint[]): number {
  let known = 0;
  for (const { value } of points) if (value !== null) known += 1;

  return known;
}
