import { placeOf, sayPlace } from '../axes.ts';
import type { Frame, Point } from '../chart.ts';
import { lttb, type XY } from '../downsample.ts';
import type { Mark } from '../pen.ts';
import type { Scale } from '../scale.ts';
import type { LineData, LinePoint, Series } from './line-data.ts';

/** A point of the data and where it stands, counted from where reading begins. */
export type Place = { x: number; y: number; point: LinePoint };

type Drawn = { marks: Mark[]; places: Place[]; runs: Place[][]; end: number | null };

/** More points than two to a pixel show nothing more. */
const perPixel = 2;

/** A series as marks, of at most as many points as can be seen. */
export function drawSeries(
  { points, look = 'line', ink }: Series,
  { x, y, frame }: { x: Scale; y: Scale; frame: Frame },
): Drawn {
  const runs = runsOf(points, Math.round(frame.width * perPixel));
  const places = runs.map((run) =>
    run.map((point) => ({ x: x(placeOf(point.at)), y: y(point.value ?? 0), point })),
  );
  const path = places.flatMap((run) => [
    ...run.map(({ x: at, y: height }) => [at, height] as const),
    [0, null] as const,
  ]);
  const { pen } = frame;
  const isDense = points.length > frame.width;
  const looks = {
    dots: () => [],
    line: () => [pen.curve(path, { ink: ink ?? 'ink', width: isDense ? 1 : 2 })],
    steps: () => [pen.curve(path, { ink: ink ?? 'ink', width: 2, isStepped: true })],
    faint: () => [pen.curve(path, { ink: ink ?? 'line', width: 1 })],
    planned: () => [pen.curve(path, { ink: ink ?? 'primary', width: 1.5, dash: '6 4' })],
    area: () => [
      ...places.map((run) =>
        pen.area(
          run.map((at) => [at.x, y(0), at.y] as const),
          { ink: 'band' },
        ),
      ),
      pen.curve(path, { ink: ink ?? 'ink', width: 1.5 }),
    ],
  };
  const flat = places.flat();

  return { marks: looks[look](), places: flat, runs: places, end: flat.at(-1)?.y ?? null };
}

/** Dots of a series that is drawn with them, that has few points, or whose points stand alone between gaps. */
export function dots(
  { places, runs }: Pick<Drawn, 'places' | 'runs'>,
  series: Series | undefined,
  { pen }: Frame,
): Mark[] {
  if (series === undefined) return [];
  const { look = 'line', ink = 'ink' } = series;
  if (look === 'dots') return places.map(({ x, y }) => pen.dot([x, y], 3, { ink, opacity: 0.55 }));
  if (look !== 'line') return [];
  const shown = places.length > 12 ? runs.filter(({ length }) => length === 1).flat() : places;

  return shown.map(({ x, y }) => pen.dot([x, y], 3, { ink }));
}

/** Where a reader of the series can stop. */
export function stops(
  places: readonly Place[],
  { data, lane, frame }: { data: LineData; lane: number; frame: Frame },
): Point[] {
  const { along, value, series } = data;
  const name = series[lane]?.name ?? value.name;

  return places.map(({ x, y, point }) => ({
    x: frame.pen.x(x),
    y,
    lane,
    say: () => {
      const place = sayPlace(placeOf(point.at), along, frame);
      const figure = { name, text: frame.format.number(point.value ?? 0, value.number) };

      return point.note === undefined
        ? { title: along.holds === 'day' ? place : `${along.name} ${place}`, values: [figure] }
        : { title: point.note, values: [{ name: along.name, text: place }, figure] };
    },
  }));
}

/** The points between gaps, each run with its share of those that can be seen. */
function runsOf(points: readonly LinePoint[], most: number): LinePoint[][] {
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
  if (count <= most) return runs;

  return runs.map((one) => thinned(one, Math.max(3, Math.round((one.length / count) * most))));
}

function thinned(run: readonly LinePoint[], most: number): LinePoint[] {
  const places = run.map(({ at, value }): XY => [placeOf(at), value ?? 0]);

  return lttb(places, most).flatMap((index) => run[index] ?? []);
}
