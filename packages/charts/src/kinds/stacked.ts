import {
  type AxisValue,
  axisPosition,
  formatAxisValue,
  type XAxis,
  yAxisMarks,
  yAxisWidth,
} from '../axes.ts';
import type { ChartKind, Frame, Measure } from '../chart.ts';
import { dayOf } from '../day.ts';
import { endLabels, endLabelWidth } from '../end-labels.ts';
import { linear, niceAxis, type Scale } from '../scale.ts';
import type { Mark } from '../svg-primitives.ts';
import { textWidth } from '../text-width.ts';
import type { ColorRole } from '../theme.ts';

export type StackedData = {
  xAxis: XAxis;
  value: Measure;
  /** At most five, largest first; combine further ones under a name such as “other”. */
  parts: readonly string[];
  /** One bar per week, month etc., in order, with a value per part. */
  bars: readonly { at: AxisValue; values: readonly number[] }[];
  height?: number;
};

/** Stacked bars: the share of each part per week. Parts differ in tone and outline and are labeled beside the last bar. */
export const stacked: ChartKind<StackedData> = {
  minPoints: 1,
  count: ({ bars }) => bars.filter(({ values }) => sum(values) > 0).length,
  draw(data, frame) {
    const height = data.height ?? 220;
    const [top, bottom] = [10, height - 28];
    const { domain, ticks } = niceAxis(
      data.bars.map(({ values }) => sum(values)),
      { from: 0, most: 3 },
    );
    const from = yAxisWidth(ticks, data.value, frame);
    const to =
      frame.width -
      endLabelWidth(
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
      pointerMode: 'around',
      marks: [
        ...yAxisMarks(frame, { ticks, y, from, to, measure: data.value }),
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
        ...barLabels(data, frame, { from, step, gap, bottom }),
      ],
      points: data.parts.flatMap((name, part) =>
        segments.flatMap((parts, index) => {
          const segment = parts[part];
          const bar = data.bars[index];
          if (segment === undefined || bar === undefined) return [];

          return {
            x: frame.svg.x((segment.start + segment.end) / 2),
            y: (segment.low + segment.high) / 2,
            lane: data.parts.length - part,
            key: String(bar.at),
            tooltip: () => ({
              title: formatAxisValue(axisPosition(bar.at), data.xAxis, frame),
              values: [{ name, text: frame.format.number(segment.value, data.value.number) }],
            }),
          };
        }),
      ),
    };
  },
  table: ({ xAxis, value, parts, bars }) => ({
    columns: [
      { name: xAxis.name, type: xAxis.type },
      ...parts.map((name) => ({ ...value, name, type: 'number' as const })), // a literal
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

const partStyles: readonly { ink: ColorRole; ring?: ColorRole }[] = [
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
  let stackedTotal = 0;

  return values.map((value, part) => {
    const low = y(stackedTotal);
    stackedTotal += Math.max(0, value);

    return { part, start, end, low, high: y(stackedTotal), value };
  });
}

/** A thin gap keeps parts of similar tone apart. */
function segmentMarks({ part, start, end, low, high, value }: Segment, { svg }: Frame): Mark[] {
  if (value <= 0) return [];
  const { ink, ring } = partStyles[part % partStyles.length] ?? { ink: 'ink' as const }; // an ink
  const [bottom, top] = [low - 1, Math.min(low - 1.5, high)];

  return [
    svg.box([start, bottom], [end, top], { ink }),
    ...(ring === undefined
      ? []
      : [svg.box([start + 0.5, bottom - 0.5], [end - 0.5, top + 0.5], { outline: { ink: ring } })]),
  ];
}

function barLabels(
  { bars, xAxis }: StackedData,
  { svg, em, format, width }: Frame,
  { from, step, gap, bottom }: { from: number; step: number; gap: number; bottom: number },
): Mark[] {
  let free = 0;

  return bars.flatMap(({ at }, index) => {
    const words =
      xAxis.type === 'day'
        ? format.shortDay(dayOf(axisPosition(at)))
        : format.number(axisPosition(at), xAxis.number);
    const middle = from + index * step + (step - gap) / 2;
    const half = textWidth(words, em) / 2;
    if (middle - half < free || middle + half > width) return [];
    free = middle + half + 10;

    return [svg.text([middle, bottom + em + 7], words, { at: 'middle' })];
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + Math.max(0, value), 0);
}
