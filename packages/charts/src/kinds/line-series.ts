import { axisPosition, formatAxisValue, tableAxisValue } from '../axes.ts';
import type { Frame, Point } from '../chart.ts';
import { type DataPoint, lttb } from '../downsample.ts';
import type { Scale } from '../scale.ts';
import type { Mark } from '../svg-primitives.ts';
import type { LineData, LinePoint, Series } from './line-data.ts';

/** A data point and its position, from the inline start. */
export type PlottedPoint = { x: number; y: number; point: LinePoint };

type DrawnSeries = {
  marks: Mark[];
  places: PlottedPoint[];
  runs: PlottedPoint[][];
  end: number | null;
};

/** More points per pixel would not be visible. */
const maxPointsPerPixel = 2;

/** Draws a series, downsampled to the visible number of points. */
export function drawSeries(
  { points, style = 'line', ink }: Series,
  { x, y, frame }: { x: Scale; y: Scale; frame: Frame },
): DrawnSeries {
  const runs = segmentsOf(points, Math.round(frame.width * maxPointsPerPixel));
  const places = runs.map((run) =>
    run.map((point) => ({ x: x(axisPosition(point.at)), y: y(point.value ?? 0), point })),
  );
  const path = places.flatMap((run) => [
    ...run.map(({ x: at, y: height }) => [at, height] as const),
    [0, null] as const,
  ]);
  const { svg } = frame;
  const isDense = points.length > frame.width;
  const looks = {
    dots: () => [],
    line: () => [svg.curve(path, { ink: ink ?? 'ink', width: isDense ? 1 : 2 })],
    steps: () => [svg.curve(path, { ink: ink ?? 'ink', width: 2, isStepped: true })],
    faint: () => [svg.curve(path, { ink: ink ?? 'line', width: 1 })],
    planned: () => [svg.curve(path, { ink: ink ?? 'primary', width: 1.5, dash: '6 4' })],
    area: () => [
      ...places.map((run) =>
        svg.area(
          run.map((at) => [at.x, y(0), at.y] as const),
          { ink: 'band' },
        ),
      ),
      svg.curve(path, { ink: ink ?? 'ink', width: 1.5 }),
    ],
  };
  const flat = places.flat();

  return { marks: looks[style](), places: flat, runs: places, end: flat.at(-1)?.y ?? null };
}

/** Dots of a dot series, of a series with few points, or of isolated points between gaps. */
export function dotMarks(
  { places, runs }: Pick<DrawnSeries, 'places' | 'runs'>,
  series: Series | undefined,
  { svg }: Frame,
): Mark[] {
  if (series === undefined) return [];
  const { style = 'line', ink = 'ink' } = series;
  if (style === 'dots') return places.map(({ x, y }) => svg.dot([x, y], 3, { ink, opacity: 0.55 }));
  if (style !== 'line') return [];
  const shown = places.length > 12 ? runs.filter(({ length }) => length === 1).flat() : places;

  return shown.map(({ x, y }) => svg.dot([x, y], 3, { ink }));
}

/** The selectable points of the series. */
export function seriesPoints(
  places: readonly PlottedPoint[],
  { data, lane, frame }: { data: LineData; lane: number; frame: Frame },
): Point[] {
  const { xAxis, value, series } = data;
  const name = series[lane]?.name ?? value.name;

  return places.map(({ x, y, point }) => ({
    x: frame.svg.x(x),
    y,
    lane,
    key: String(tableAxisValue(point.at, xAxis)),
    tooltip: () => {
      const place = formatAxisValue(axisPosition(point.at), xAxis, frame);
      const figure = { name, text: frame.format.number(point.value ?? 0, value.number) };

      return point.note === undefined
        ? { title: xAxis.type === 'day' ? place : `${xAxis.name} ${place}`, values: [figure] }
        : { title: point.note, values: [{ name: xAxis.name, text: place }, figure] };
    },
  }));
}

/** Splits the points at gaps; each segment gets its share of the visible points. */
function segmentsOf(points: readonly LinePoint[], maxPoints: number): LinePoint[][] {
  const runs: LinePoint[][] = [];
  let run: LinePoint[] = [];
  for (const point of points) {
    if (point.value !== null) run.push(point);
    else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  if (run.length > 0) runs.push(run);
  const count = runs.reduce((sum, { length }) => sum + length, 0);
  if (count <= maxPoints) return runs;

  return runs.map((one) =>
    downsampleSegment(one, Math.max(3, Math.round((one.length / count) * maxPoints))),
  );
}

function downsampleSegment(run: readonly LinePoint[], most: number): LinePoint[] {
  const places = run.map(({ at, value }): DataPoint => [axisPosition(at), value ?? 0]);

  return lttb(places, most).flatMap((index) => run[index] ?? []);
}
