import { type Along, type At, listedPlace, placeOf, sayPlace } from '../axes.ts';
import type { Chart, Frame, Measure, Point } from '../chart.ts';
import { lttb, type XY } from '../downsample.ts';
import type { Mark } from '../pen.ts';
import { extent, linear, type Span } from '../scale.ts';
import { cutTo } from '../text-width.ts';

export type Panel = {
  name: string;
  points: readonly { at: At; value: number | null }[];
  /** The latest figure in words. */
  latest?: string;
};

export type MultiplesData = {
  along: Along;
  value: Measure;
  panels: readonly Panel[];
  /** Each panel has its own heights: shapes are compared, not figures. */
  isOwnScale?: boolean;
};

const [panelHeight, gap] = [88, 24];

/** The same small line for each of many things, on one axis, so that they can be compared. */
export const multiples: Chart<MultiplesData> = {
  least: 1,
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
      data.panels.flatMap(({ points }) => points.map(({ at }) => placeOf(at))),
    ) ?? [0, 1];
    const drawn = data.panels.map((panel, index) => {
      const left = (index % columns) * (wide + gap);
      const top = Math.floor(index / columns) * (panelHeight + 16);
      const own = data.isOwnScale
        ? (extent(panel.points.map(({ value }) => value)) ?? shared)
        : shared;

      return panelOf(panel, {
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
      seek: 'around',
      marks: drawn.flatMap(({ marks }) => marks),
      points: drawn.flatMap(({ points }) => points),
    };
  },
  table: ({ along, value, panels }) => ({
    columns: [
      { name: along.name, holds: along.holds },
      ...panels.map(({ name }) => ({ ...value, name, holds: 'number' as const })), // a literal
    ],
    rows: [...new Set(panels.flatMap(({ points }) => points.map(({ at }) => at)))]
      .sort((one, other) => placeOf(one) - placeOf(other))
      .map((at) => [
        listedPlace(at, along),
        ...panels.map(({ points }) => points.find((point) => point.at === at)?.value ?? null),
      ]),
  }),
};

type Setting = {
  data: MultiplesData;
  frame: Frame;
  lane: number;
  box: { left: number; top: number; wide: number };
  domain: Span;
  heights: Span;
};

function panelOf(panel: Panel, setting: Setting): { marks: Mark[]; points: Point[] } {
  const { data, frame, lane, box, domain, heights } = setting;
  const { pen, em, format } = frame;
  const { left, top, wide } = box;
  const [head, foot] = [top + em + 12, top + panelHeight - 8];
  const x = linear(domain, [left, left + wide - 5]);
  const y = linear(heights, [foot, head]);
  const known = panel.points.filter(({ value }) => value !== null);
  const places = known.map(({ at, value }): XY => [x(placeOf(at)), y(value ?? 0)]);
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
      pen.text([left, top + em], cutTo(panel.name, em, room), { ink: 'ink', weight: 500 }),
      ...(panel.latest === undefined
        ? []
        : [pen.text([left + wide, top + em], cutTo(panel.latest, em, wide * 0.36), { at: 'end' })]),
      pen.line([left, foot + 4], [left + wide, foot + 4], { ink: 'rule' }),
      pen.curve(
        shown.map(({ place }) => place),
        { width: 1.5 },
      ),
      ...(last === undefined ? [] : [pen.dot(last, 3)]),
    ],
    points: shown.map(({ place, point }) => ({
      x: pen.x(place[0]),
      y: place[1],
      lane,
      say: () => ({
        title: panel.name,
        values: [
          { name: data.along.name, text: sayPlace(placeOf(point.at), data.along, frame) },
          { name: data.value.name, text: format.number(point.value ?? 0, data.value.number) },
        ],
      }),
    })),
  };
}
