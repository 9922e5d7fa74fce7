import { type Along, type At, gutterOf, heightAxis, placeOf, sayPlace } from '../axes.ts';
import type { Chart, Frame, Measure } from '../chart.ts';
import { dayOf } from '../day.ts';
import { endLabels, roomOf } from '../end-labels.ts';
import type { Mark } from '../pen.ts';
import { axisOf, linear, type Scale } from '../scale.ts';
import { widthOf } from '../text-width.ts';
import type { Ink } from '../theme.ts';

export type StackedData = {
  along: Along;
  value: Measure;
  /** At most five, the largest first; further ones belong together under a name such as “other”. */
  parts: readonly string[];
  /** A bar for each week, month or the like, in order, with a figure for each part. */
  bars: readonly { at: At; values: readonly number[] }[];
  height?: number;
};

/** Bars made of parts: who has which share of each week. Parts differ in tone and outline, and are named beside the last bar. */
export const stacked: Chart<StackedData> = {
  least: 1,
  count: ({ bars }) => bars.filter(({ values }) => sum(values) > 0).length,
  draw(data, frame) {
    const height = data.height ?? 220;
    const [top, bottom] = [10, height - 28];
    const { domain, ticks } = axisOf(
      data.bars.map(({ values }) => sum(values)),
      { from: 0, most: 3 },
    );
    const from = gutterOf(ticks, data.value, frame);
    const to =
      frame.width -
      roomOf(
        data.parts.map((words) => ({ words, isOutside: true })),
        frame,
      );
    const y = linear(domain, [bottom, top]);
    const step = Math.min(72, (to - from) / Math.max(1, data.bars.length));
    const gap = step > 24 ? 8 : step > 5 ? 2 : 1;
    const segments = data.bars.map((bar, index) =>
      segmentsOf(bar.values, {
        start: from + index * step,
        end: from + (index + 1) * step - gap,
        y,
      }),
    );
    const last = segments.findLast((parts) => parts.some(({ value }) => value > 0)) ?? [];

    return {
      height,
      seek: 'around',
      marks: [
        ...heightAxis(frame, { ticks, y, from, to, measure: data.value }),
        ...segments.flatMap((parts) => parts.flatMap((part) => segmentMarks(part, frame))),
        ...endLabels(
          frame,
          last.map(({ part, low, high }) => ({
            y: (low + high) / 2,
            words: data.parts[part] ?? '',
            isOutside: true,
          })),
          { at: to, from: top, to: bottom },
        ),
        ...namesBelow(data, frame, { from, step, gap, bottom }),
      ],
      points: data.parts.flatMap((name, part) =>
        segments.flatMap((parts, index) => {
          const segment = parts[part];
          const bar = data.bars[index];
          if (segment === undefined || bar === undefined) return [];

          return {
            x: frame.pen.x((segment.start + segment.end) / 2),
            y: (segment.low + segment.high) / 2,
            lane: data.parts.length - part,
            say: () => ({
              title: sayPlace(placeOf(bar.at), data.along, frame),
              values: [{ name, text: frame.format.number(segment.value, data.value.number) }],
            }),
          };
        }),
      ),
    };
  },
  table: ({ along, value, parts, bars }) => ({
    columns: [
      { name: along.name, holds: along.holds },
      ...parts.map((name) => ({ ...value, name, holds: 'number' as const })), // a literal
    ],
    rows: bars.map(({ at, values }) => [at, ...parts.map((_, part) => values[part] ?? 0)]),
  }),
};

type Segment = {
  part: number;
  start: number;
  end: number;
  low: number;
  high: number;
  value: number;
};

const looks: readonly { ink: Ink; ring?: Ink }[] = [
  { ink: 'ink' },
  { ink: 'soft' },
  { ink: 'band', ring: 'line' },
  { ink: 'muted' },
  { ink: 'paper', ring: 'line' },
];

function segmentsOf(
  values: readonly number[],
  { start, end, y }: { start: number; end: number; y: Scale },
): Segment[] {
  let below = 0;

  return values.map((value, part) => {
    const low = y(below);
    below += Math.max(0, value);

    return { part, start, end, low, high: y(below), value };
  });
}

/** A hair of paper between the parts keeps them apart also where their tones are alike. */
function segmentMarks({ part, start, end, low, high, value }: Segment, { pen }: Frame): Mark[] {
  if (value <= 0) return [];
  const { ink, ring } = looks[part % looks.length] ?? { ink: 'ink' as const }; // an ink
  const [bottom, top] = [low - 1, Math.min(low - 1.5, high)];

  return [
    pen.box([start, bottom], [end, top], { ink }),
    ...(ring === undefined
      ? []
      : [pen.box([start + 0.5, bottom - 0.5], [end - 0.5, top + 0.5], { outline: { ink: ring } })]),
  ];
}

function namesBelow(
  { bars, along }: StackedData,
  { pen, em, format, width }: Frame,
  { from, step, gap, bottom }: { from: number; step: number; gap: number; bottom: number },
): Mark[] {
  let free = 0;

  return bars.flatMap(({ at }, index) => {
    const words =
      along.holds === 'day'
        ? format.shortDay(dayOf(placeOf(at)))
        : format.number(placeOf(at), along.number);
    const middle = from + index * step + (step - gap) / 2;
    const half = widthOf(words, em) / 2;
    if (middle - half < free || middle + half > width) return [];
    free = middle + half + 10;

    return [pen.text([middle, bottom + em + 7], words, { at: 'middle' })];
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + Math.max(0, value), 0);
}
