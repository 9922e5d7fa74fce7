import { xAxisMarks, yAxisMarks, yAxisWidth } from '../axes.ts';
import type { ChartKind, Frame, Measure } from '../chart.ts';
import { linear, niceAxis, type Scale } from '../scale.ts';
import type { Mark } from '../svg-primitives.ts';
import { textWidth, truncateText } from '../text-width.ts';

export type ScatterPoint = {
  x: number;
  y: number;
  label: string;
  /** Highlighted with a label: the current text. */
  isHighlighted?: boolean;
  /** Drawn hollow: of another kind. */
  isHollow?: boolean;
  key?: string;
};

export type ScatterData = {
  /** Name of the points. */
  of: string;
  x: Measure;
  y: Measure;
  points: readonly ScatterPoint[];
  /** The line on which x equals y, and its label. */
  identityLine?: { label: string };
  /** A map without axis labels, of which only distances are meaningful. */
  isMap?: boolean;
  height?: number;
};

/** A scatter plot of two metrics, or a map on which near points are similar. */
export const scatter: ChartKind<ScatterData> = {
  minPoints: 2,
  count: ({ points }) => points.length,
  draw(data, frame) {
    const { svg, width, em } = frame;
    const height = data.height ?? Math.min(360, Math.round(width * 0.7));
    const [top, bottom] = [data.isMap ? 8 : em + 14, height - (data.isMap ? 8 : 44)];
    const both = data.identityLine === undefined ? [] : data.points.flatMap(({ x, y }) => [x, y]);
    const across = niceAxis([...data.points.map(({ x }) => x), ...both], { most: 5 });
    const up = niceAxis([...data.points.map(({ y }) => y), ...both], { most: 4 });
    const from = data.isMap ? 8 : yAxisWidth(up.ticks, data.y, frame);
    const x = linear(across.domain, [from, width - 12]);
    const y = linear(up.domain, [bottom, top]);

    return {
      height,
      pointerMode: 'around',
      marks: [
        ...(data.isMap
          ? [
              svg.line([0, 0.5], [width, 0.5], { ink: 'rule' }),
              svg.line([0, height - 0.5], [width, height - 0.5], { ink: 'rule' }),
            ]
          : [
              ...yAxisMarks(frame, { ticks: up.ticks, y, from, to: width - 12, measure: data.y }),
              ...xAxisMarks(frame, {
                along: { ...data.x, type: 'number' },
                domain: across.domain,
                x,
                y: bottom,
              }),
              svg.text([0, em], data.y.name, { weight: 500 }),
              svg.text([width, height - 4], data.x.name, { at: 'end', weight: 500 }),
            ]),
        ...identityLineMarks(data, frame, { x, y, domain: across.domain }),
        ...data.points
          .filter(({ isHighlighted }) => !isHighlighted)
          .map((point) => pointMark(point, frame, { x, y })),
        ...data.points
          .filter(({ isHighlighted }) => isHighlighted)
          .flatMap((point) => highlightedPoint(point, frame, { x, y })),
      ],
      points: [...data.points]
        .sort((one, other) => one.x - other.x)
        .map((point) => ({
          x: svg.x(x(point.x)),
          y: y(point.y),
          lane: 0,
          ...(point.key === undefined ? {} : { key: point.key }),
          tooltip: () => ({
            title: point.label,
            values: [
              { name: data.x.name, text: frame.format.number(point.x, data.x.number) },
              { name: data.y.name, text: frame.format.number(point.y, data.y.number) },
            ],
          }),
        })),
    };
  },
  table: ({ of, x, y, points }) => ({
    columns: [
      { name: of, type: 'text' },
      { ...x, type: 'number' },
      { ...y, type: 'number' },
    ],
    rows: points.map((point) => [point.label, point.x, point.y]),
  }),
};

type Scales = { x: Scale; y: Scale };

function pointMark(
  { x: across, y: up, isHollow }: ScatterPoint,
  { svg }: Frame,
  { x, y }: Scales,
): Mark {
  const look = isHollow ? { ink: 'paper' as const, ring: 'line' as const } : { opacity: 0.55 }; // literal types

  return svg.dot([x(across), y(up)], 4, look);
}

/** The highlighted text: a dot in the highlight color with a label. */
function highlightedPoint(
  point: ScatterPoint,
  { svg, em, width }: Frame,
  { x, y }: Scales,
): Mark[] {
  const place = [x(point.x), y(point.y)] as const;
  const words = truncateText(point.label, em, 180);
  const isEnding = place[0] + 10 + textWidth(words, em) > width;

  return [
    svg.dot(place, 5, { ink: 'highlight', ring: 'paper' }),
    svg.text([isEnding ? place[0] - 10 : place[0] + 10, place[1] + em / 3], words, {
      at: isEnding ? 'end' : 'start',
      ink: 'ink',
      weight: 500,
      halo: true,
    }),
  ];
}

function identityLineMarks(
  { identityLine }: ScatterData,
  { svg, em }: Frame,
  { x, y, domain: [from, to] }: Scales & { domain: readonly [number, number] },
): Mark[] {
  if (identityLine === undefined) return [];
  const labelOffset =
    (textWidth(identityLine.label, em) * (y(from) - y(to))) / Math.max(1, x(to) - x(from)); // vertical offset of the label start

  return [
    svg.line([x(from), y(from)], [x(to), y(to)], { ink: 'primary', dash: '6 4' }),
    svg.text([x(to), y(to) + labelOffset + em + 6], identityLine.label, {
      at: 'end',
      ink: 'primary',
      weight: 500,
      halo: true,
    }),
  ];
}
