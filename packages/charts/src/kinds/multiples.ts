import {
  type AxisValue,
  axisPosition,
  formatAxisValue,
  tableAxisValue,
  type XAxis,
} from '../axes.ts';
import type { ChartKind, Frame, Measure, Point } from '../chart.ts';
import { type DataPoint, lttb } from '../downsample.ts';
import { extent, type Interval, linear } from '../scale.ts';
import type { Mark } from '../svg-primitives.ts';
import { truncateText } from '../text-width.ts';

export type Panel = {
  name: string;
  points: readonly { at: AxisValue; value: number | null }[];
  /** The formatted latest value. */
  latest?: string;
};

export type MultiplesData = {
  xAxis: XAxis;
  value: Measure;
  panels: readonly Panel[];
  /** Each panel has its own y scale, to compare shapes rather than values. */
  isOwnScale?: boolean;
};

const [panelHeight, gap] = [88, 24];

/** Small multiples: the same small line chart per item, with shared axes. */
export const multiples: ChartKind<MultiplesData> = {
  minPoints: 1,
  count: ({ panels }) => panels.filter(({ points }) => points.length > 1).length,
  draw(data, frame) {
    const { width } = frame;
    const columns = Math.max(
      1,
      Math.min(data.panels.length, Math.floor((width + gap) / (200 + gap))),
    );
    const wide = (width - gap * (columns - 1)) / columns;
    const shared = extent(
      data.panels.flatMap(({ points }) => points.map(({ value }) => value)),
    ) ?? [0, 1];
    const domain = extent(
      data.panels.flatMap(({ points }) => points.map(({ at }) => axisPosition(at))),
    ) ?? [0, 1];
    const drawn = data.panels.map((panel, index) => {
      const left = (index % columns) * (wide + gap);
      const top = Math.floor(index / columns) * (panelHeight + 16);
      const own = data.isOwnScale
        ? (extent(panel.points.map(({ value }) => value)) ?? shared)
        : shared;

      return drawPanel(panel, {
        data,
        frame,
        lane: index,
        box: { left, top, wide },
        domain,
        heights: own,
      });
    });

    return {
      height: Math.ceil(data.panels.length / columns) * (panelHeight + 16) - 8,
      pointerMode: 'around',
      marks: drawn.flatMap(({ marks }) => marks),
      points: drawn.flatMap(({ points }) => points),
    };
  },
  table: ({ xAxis, value, panels }) => ({
    columns: [
      { name: xAxis.name, type: xAxis.type },
      ...panels.map(({ name }) => ({ ...value, name, type: 'number' as const })), // a literal
    ],
    rows: [...new Set(panels.flatMap(({ points }) => points.map(({ at }) => at)))]
      .sort((one, other) => axisPosition(one) - axisPosition(other))
      .map((at) => [
        tableAxisValue(at, xAxis),
        ...panels.map(({ points }) => points.find((point) => point.at === at)?.value ?? null),
      ]),
  }),
};

type PanelOptions = {
  data: MultiplesData;
  frame: Frame;
  lane: number;
  box: { left: number; top: number; wide: number };
  domain: Interval;
  heights: Interval;
};

function drawPanel(panel: Panel, setting: PanelOptions): { marks: Mark[]; points: Point[] } {
  const { data, frame, lane, box, domain, heights } = setting;
  const { svg, em, format } = frame;
  const { left, top, wide } = box;
  const [head, foot] = [top + em + 12, top + panelHeight - 8];
  const x = linear(domain, [left, left + wide - 5]);
  const y = linear(heights, [foot, head]);
  const known = panel.points.filter(({ value }) => value !== null);
  const places = known.map(({ at, value }): DataPoint => [x(axisPosition(at)), y(value ?? 0)]);
  const kept = lttb(places, Math.round(wide * 2));
  const shown = kept.flatMap((index) => {
    const place = places[index];
    const point = known[index];

    return place === undefined || point === undefined ? [] : [{ place, point }];
  });
  const last = places.at(-1);
  const room = wide * (panel.latest === undefined ? 1 : 0.62);

  return {
    marks: [
      svg.text([left, top + em], truncateText(panel.name, em, room), { ink: 'ink', weight: 500 }),
      ...(panel.latest === undefined
        ? []
        : [
            svg.text([left + wide, top + em], truncateText(panel.latest, em, wide * 0.36), {
              at: 'end',
            }),
          ]),
      svg.line([left, foot + 4], [left + wide, foot + 4], { ink: 'rule' }),
      svg.curve(
        shown.map(({ place }) => place),
        { width: 1.5 },
      ),
      ...(last === undefined ? [] : [svg.dot(last, 3)]),
    ],
    points: shown.map(({ place, point }) => ({
      x: svg.x(place[0]),
      y: place[1],
      lane,
      key: String(tableAxisValue(point.at, data.xAxis)),
      tooltip: () => ({
        title: panel.name,
        values: [
          {
            name: data.xAxis.name,
            text: formatAxisValue(axisPosition(point.at), data.xAxis, frame),
          },
          { name: data.value.name, text: format.number(point.value ?? 0, data.value.number) },
        ],
      }),
    })),
  };
}
