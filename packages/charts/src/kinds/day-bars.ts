import { xAxisMarks } from '../axes.ts';
import type { ChartKind, Frame, Measure } from '../chart.ts';
import { type Day, dayNumber } from '../day.ts';
import { peaks } from '../downsample.ts';
import { createLabelPlacer, type LabelPlacer } from '../label-placement.ts';
import { extent, linear, type Scale } from '../scale.ts';
import { textWidth } from '../text-width.ts';
import { type GoalDateRange, goalAxis } from './goal-axis.ts';

export type DayAmount = {
  on: Day;
  amount: number;
  /** The daily target; a day that met it is darker. */
  needed?: number;
  isRest?: boolean;
};

export type DayBarsData = GoalDateRange & {
  day: string;
  amount: Measure;
  /** Name of the daily target. */
  needed?: string;
  days: readonly DayAmount[];
  /** Drawn hollow, since the day is not over. */
  today?: Day;
  /** Label of the best day. */
  best?: string;
  /** Label at the end of the target line. */
  neededLabel?: string;
  height?: number;
};

/** One bar per day, with the daily target. */
export const dayBars: ChartKind<DayBarsData> = {
  minPoints: 1,
  count: ({ days }) => days.filter(({ amount }) => amount !== 0).length,
  draw(data, frame) {
    const { svg } = frame;
    const axis = goalAxis(data, frame);
    const height = data.height ?? 150;
    const [top, bottom] = [data.best === undefined ? 8 : 24, height - 28];
    const [least, most] = extent([
      0,
      ...data.days.flatMap(({ amount, needed }) => [amount, needed]),
    ]) ?? [0, 1];
    const y = linear([Math.min(0, least), most || 1], [bottom, top]);
    const bars = barsOf(data.days, { frame, x: axis.x, to: axis.to });

    return {
      height: bottom + 28,
      pointerMode: 'along',
      marks: [
        ...bars.map(({ start, end, day }) => {
          const isToday = day.on === data.today;
          const isMet = day.needed === undefined || day.amount >= day.needed;
          if (isToday && !isMet) {
            return svg.box([start + 0.5, y(0)], [end - 0.5, y(day.amount)], {
              outline: { ink: 'ink' },
            });
          }

          return svg.box([start, y(0)], [end, y(day.amount)], { ink: isMet ? 'ink' : 'soft' });
        }),
        svg.line([0, y(0)], [axis.to, y(0)], { ink: 'line' }),
        svg.curve(
          bars.flatMap((bar) => targetStep(bar, y)),
          { ink: 'primary', width: 1.25 },
        ),
        ...labelMarks(data, bars, { frame, y, to: axis.to }),
        ...xAxisMarks(frame, {
          along: { name: data.day, type: 'day' },
          domain: axis.domain,
          x: axis.x,
          y: bottom,
        }),
      ],
      points: bars.map(({ start, end, day }) => ({
        x: svg.x((start + end) / 2),
        y: y(Math.max(0, day.amount)),
        lane: 0,
        key: day.on,
        tooltip: () => dayTooltip(data, day, frame),
      })),
    };
  },
  table: ({ day, amount, needed, days }) => ({
    columns: [
      { name: day, type: 'day' },
      { ...amount, type: 'number' },
      ...(needed === undefined ? [] : [{ ...amount, name: needed, type: 'number' as const }]), // a literal
    ],
    rows: days.map((one) =>
      needed === undefined
        ? [one.on, one.amount]
        : [one.on, one.amount, one.isRest ? null : (one.needed ?? null)],
    ),
  }),
};

type DrawnBar = { start: number; end: number; day: DayAmount };

/** One bar per day; if there are more days than fit, the maximum of each group. */
function barsOf(
  days: readonly DayAmount[],
  { frame, x, to }: { frame: Frame; x: (at: number) => number; to: number },
): DrawnBar[] {
  const runs = peaks(
    days.map(({ amount }) => amount),
    Math.max(1, Math.floor(frame.width / 3)),
  );

  return runs.flatMap(({ from, to: behind, at }) => {
    const day = days[at];
    const first = days[from];
    const last = days[behind - 1];
    if (day === undefined || first === undefined || last === undefined) return [];
    const start = x(dayNumber(first.on));
    const step = Math.max(x(dayNumber(last.on) + 1) - start, 1);
    const gap = step > 4 ? 2 : step > 2 ? 1 : 0;

    return [{ start: Math.min(start, to - 1), end: Math.min(start + step - gap, to), day }];
  });
}

/** A target line as wide as the bar; none on a rest day. */
function targetStep({ start, end, day }: DrawnBar, y: Scale): [number, number | null][] {
  const { needed, isRest } = day;
  if (needed === undefined || isRest) return [[start, null]];

  return [
    [start, y(needed)],
    [end, y(needed)],
    [end, null],
  ];
}

type PlotBounds = { frame: Frame; y: Scale; to: number };

/** Labels of the best day and the target line, placed so that they cover neither the line nor each other. */
function labelMarks(data: DayBarsData, bars: readonly DrawnBar[], heights: PlotBounds) {
  const { frame, y, to } = heights;
  const { width, em } = frame;
  const last = bars.findLast(({ day }) => day.needed !== undefined);
  const steps = bars.flatMap(({ start, end, day: { needed, isRest } }) =>
    needed === undefined || isRest ? [] : [levelLine(start, end, y(needed))],
  );
  const remainingLine =
    last === undefined ? [] : [levelLine(last.end, to, y(last.day.needed ?? 0))];
  const labels = createLabelPlacer([...steps, ...remainingLine], { width, em });

  const needed = last === undefined ? [] : neededMarks(data, bars, { ...heights, labels, last }); // placed first

  return [...bestMarks(data, bars, { ...heights, labels }), ...needed];
}

function levelLine(from: number, to: number, height: number) {
  return [[from, height] as const, [to, height] as const]; // positions
}

function bestMarks(
  { best, days }: DayBarsData,
  bars: readonly DrawnBar[],
  { frame, y, labels }: PlotBounds & { labels: LabelPlacer },
) {
  const most = Math.max(...days.map(({ amount }) => amount));
  const bar = bars.find(({ day }) => day.amount === most);
  if (best === undefined || bar === undefined) return [];
  const heights = [most, ...bars.map(({ day }) => day.needed ?? most)].map((one) => y(one) - 6);
  const above = [...new Set(heights)].filter((height) => height <= y(most) - 6);
  const anchors = [
    { x: bar.start, end: 'start' as const }, // literals
    { x: Math.max(bar.end, textWidth(best, frame.em)), end: 'end' as const },
  ];
  const places = above
    .sort((a, b) => b - a)
    .flatMap((height) => anchors.map(({ x, end }) => ({ at: [x, height] as const, end })));
  const place = labels.place([best], places); // omitted without room; the table contains it

  return place === undefined ? [] : [frame.svg.text(place.at, best, { at: place.end, halo: true })];
}

function neededMarks(
  { neededLabel }: DayBarsData,
  bars: readonly DrawnBar[],
  { frame, y, to, labels, last }: PlotBounds & { labels: LabelPlacer; last: DrawnBar },
) {
  if (neededLabel === undefined) return [];
  const { svg, em, width } = frame;
  const height = y(last.day.needed ?? 0);
  const wide = textWidth(neededLabel, em);
  const hasRoom = width - to >= wide + 12;
  const below = bars
    .filter(({ end }) => end > width - wide)
    .flatMap(({ day }) => [y(day.amount), y(day.needed ?? 0)]);
  const above = Math.min(height, ...below) - 6;
  const end = 'end' as const; // the literal
  const label = hasRoom
    ? { at: [to + 8, height + 4] as const, end: 'start' as const } // literals
    : { at: [width, Math.max(above, em)] as const, end };
  labels.reserve([neededLabel], label);

  return [
    svg.line([last.end, height], [to, height], { ink: 'primary', dash: '4 4' }),
    svg.text(label.at, neededLabel, {
      at: label.end,
      ink: 'primary',
      weight: 500,
      halo: true,
    }),
  ];
}

function dayTooltip({ amount, needed }: DayBarsData, day: DayAmount, { format }: Frame) {
  return {
    title: format.day(day.on),
    values: [
      { name: amount.name, text: format.number(day.amount, amount.number) },
      ...(needed === undefined || day.needed === undefined || day.isRest
        ? []
        : [{ name: needed, text: format.number(day.needed, amount.number) }]),
    ],
  };
}
