import {
  type AxisValue,
  axisPosition,
  formatAxisValue,
  tableAxisValue,
  type XAxis,
  xAxisMarks,
  yAxisMarks,
  yAxisWidth,
} from '../axes.ts';
import type { ChartKind, Frame, Measure, Point } from '../chart.ts';
import { type DataPoint, lttb } from '../downsample.ts';
import { extent, linear, niceAxis, type Scale } from '../scale.ts';
import type { Mark } from '../svg-primitives.ts';
import { truncateText } from '../text-width.ts';
import { lineTable } from './line-table.ts';

export type AlignedPanel = {
  name: string;
  points: readonly {
    at: AxisValue;
    value: number | null;
    isHighlighted?: boolean;
    note?: string;
  }[];
  /** A line, or dots around the zero line. */
  style: 'line' | 'dots';
};

export type PanelsData = {
  xAxis: XAxis;
  value: Measure;
  /** One below the other, with the same x axis. */
  panels: readonly AlignedPanel[];
  /** Name of the column of notes. */
  notes?: string;
};

const [panelHeight, footHeight] = [128, 24];

/** Panels of one series each below one another, such as the trend, weekday effect and remainder of a series. */
export const panels: ChartKind<PanelsData> = {
  minPoints: 2,
  count: ({ panels: all }) =>
    Math.max(0, ...all.map(({ points }) => points.filter(({ value }) => value !== null).length)),
  draw(data, frame) {
    const { width } = frame;
    const axes = data.panels.map(axisOf);
    const from = Math.max(
      0,
      ...data.panels.map((_, index) => yAxisWidth(axes[index]?.ticks ?? [], data.value, frame)),
    );
    const to = width - 8;
    const domain = extent(
      data.panels.flatMap(({ points }) => points.map(({ at }) => axisPosition(at))),
    ) ?? [0, 1];
    const x = linear(domain, [from, to]);
    const bottom = data.panels.length * panelHeight;
    const drawn = data.panels.map((panel, lane) =>
      drawPanel(panel, {
        ...{ data, frame, lane, x, from, to },
        axis: axes[lane] ?? axisOf(panel),
      }),
    );

    return {
      height: bottom + footHeight,
      pointerMode: 'around',
      marks: [
        ...drawn.flatMap(({ marks }) => marks),
        ...xAxisMarks(frame, { along: data.xAxis, domain, x, y: bottom }),
      ],
      points: drawn.flatMap(({ points }) => points),
    };
  },
  table: ({ xAxis, value, panels: series, notes }) =>
    lineTable({ xAxis, value, series, ...(notes === undefined ? {} : { notes }) }),
};

function axisOf({ points, style }: AlignedPanel) {
  const values = points.map(({ value }) => value);

  return niceAxis(style === 'dots' ? [0, ...values] : values, { most: 3 });
}

type PanelOptions = {
  data: PanelsData;
  frame: Frame;
  lane: number;
  x: Scale;
  axis: ReturnType<typeof niceAxis>;
  from: number;
  to: number;
};

function drawPanel(panel: AlignedPanel, options: PanelOptions): { marks: Mark[]; points: Point[] } {
  const { data, frame, lane, x, axis, from, to } = options;
  const { svg, em, format } = frame;
  const top = lane * panelHeight;
  const y = linear(axis.domain, [top + panelHeight - 12, top + em + 16]);
  const known = panel.points.flatMap((point) =>
    point.value === null ? [] : [{ ...point, value: point.value }],
  );
  const places = known.map(({ at, value }): DataPoint => [x(axisPosition(at)), y(value)]);
  const kept = new Set(lttb(places, Math.round(to - from)));
  const shown = known.flatMap((point, index) => {
    const place = places[index];

    return place !== undefined && (kept.has(index) || point.isHighlighted)
      ? [{ point, place }]
      : [];
  });

  return {
    marks: [
      svg.text([0, top + em], truncateText(panel.name, em, to), { ink: 'ink', weight: 500 }),
      ...yAxisMarks(frame, { ticks: axis.ticks, y, from, to, measure: data.value }),
      ...(panel.style === 'line'
        ? [
            svg.curve(
              shown.map(({ place }) => place),
              { width: 1.5 },
            ),
          ]
        : shown.map(({ place }) => svg.dot(place, 1.75, { ink: 'muted' }))),
      ...shown.flatMap(({ point, place }) =>
        point.isHighlighted ? [svg.dot(place, 4.5, { ink: 'highlight', ring: 'paper' })] : [],
      ),
    ],
    points: shown.map(({ point, place: [left, height] }) => ({
      x: svg.x(left),
      y: height,
      lane,
      key: String(tableAxisValue(point.at, data.xAxis)),
      tooltip: () => ({
        title: formatAxisValue(axisPosition(point.at), data.xAxis, frame),
        values: [
          { name: panel.name, text: format.number(point.value, data.value.number) },
          ...(point.note === undefined ? [] : [{ name: data.notes ?? '', text: point.note }]),
        ],
      }),
    })),
  };
}
