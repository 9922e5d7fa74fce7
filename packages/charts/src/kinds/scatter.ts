import { alongAxis, gutterOf, heightAxis } from '../axes.ts';
import type { Chart, Frame, Measure } from '../chart.ts';
import type { Mark } from '../pen.ts';
import { axisOf, linear, type Scale } from '../scale.ts';
import { cutTo, widthOf } from '../text-width.ts';

export type ScatterPoint = {
  x: number;
  y: number;
  label: string;
  /** Drawn apart from the others, its name beside it: the text in question. */
  isMarked?: boolean;
  /** Hollow: of another kind. */
  isOther?: boolean;
};

export type ScatterData = {
  /** What a point stands for. */
  of: string;
  x: Measure;
  y: Measure;
  points: readonly ScatterPoint[];
  /** The line where both are equal, and its words. */
  equal?: { label: string };
  /** Axes without figures: a map, whose distances alone mean something. */
  isMap?: boolean;
  height?: number;
};

/** Two measures of each text; or a map, on which near means alike. */
export const scatter: Chart<ScatterData> = {
  least: 2,
  count: ({ points }) => points.length,
  draw(data, frame) {
    const { pen, width, em } = frame;
    const height = data.height ?? Math.min(360, Math.round(width * 0.7));
    const [top, bottom] = [data.isMap ? 8 : em + 14, height - (data.isMap ? 8 : 44)];
    const both = data.equal === undefined ? [] : data.points.flatMap(({ x, y }) => [x, y]);
    const across = axisOf([...data.points.map(({ x }) => x), ...both], { most: 5 });
    const up = axisOf([...data.points.map(({ y }) => y), ...both], { most: 4 });
    const from = data.isMap ? 8 : gutterOf(up.ticks, data.y, frame);
    const x = linear(across.domain, [from, width - 12]);
    const y = linear(up.domain, [bottom, top]);

    return {
      height,
      seek: 'around',
      marks: [
        ...(data.isMap
          ? [
              pen.line([0, 0.5], [width, 0.5], { ink: 'rule' }),
              pen.line([0, height - 0.5], [width, height - 0.5], { ink: 'rule' }),
            ]
          : [
              ...heightAxis(frame, { ticks: up.ticks, y, from, to: width - 12, measure: data.y }),
              ...alongAxis(frame, {
                along: { ...data.x, holds: 'number' },
                domain: across.domain,
                x,
                y: bottom,
              }),
              pen.text([0, em], data.y.name, { weight: 500 }),
              pen.text([width, height - 4], data.x.name, { at: 'end', weight: 500 }),
            ]),
        ...equalMarks(data, frame, { x, y, domain: across.domain }),
        ...data.points
          .filter(({ isMarked }) => !isMarked)
          .map((point) => dotOf(point, frame, { x, y })),
        ...data.points
          .filter(({ isMarked }) => isMarked)
          .flatMap((point) => named(point, frame, { x, y })),
      ],
      points: [...data.points]
        .sort((one, other) => one.x - other.x)
        .map((point) => ({
          x: pen.x(x(point.x)),
          y: y(point.y),
          lane: 0,
          say: () => ({
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
      { name: of, holds: 'text' },
      { ...x, holds: 'number' },
      { ...y, holds: 'number' },
    ],
    rows: points.map((point) => [point.label, point.x, point.y]),
  }),
};

type Scales = { x: Scale; y: Scale };

function dotOf(
  { x: across, y: up, isOther }: ScatterPoint,
  { pen }: Frame,
  { x, y }: Scales,
): Mark {
  const look = isOther ? { ink: 'paper' as const, ring: 'line' as const } : { opacity: 0.55 }; // inks, not strings

  return pen.dot([x(across), y(up)], 4, look);
}

/** The text in question: a diamond in the colour that stands out, its name beside it. */
function named(point: ScatterPoint, { pen, em, width }: Frame, { x, y }: Scales): Mark[] {
  const place = [x(point.x), y(point.y)] as const;
  const words = cutTo(point.label, em, 180);
  const isEnding = place[0] + 10 + widthOf(words, em) > width;

  return [
    pen.dot(place, 5, { ink: 'highlight', ring: 'paper' }),
    pen.text([isEnding ? place[0] - 10 : place[0] + 10, place[1] + em / 3], words, {
      at: isEnding ? 'end' : 'start',
      ink: 'ink',
      weight: 500,
      halo: true,
    }),
  ];
}

function equalMarks(
  { equal }: ScatterData,
  { pen, em }: Frame,
  { x, y, domain: [from, to] }: Scales & { domain: readonly [number, number] },
): Mark[] {
  if (equal === undefined) return [];
  const fall = (widthOf(equal.label, em) * (y(from) - y(to))) / Math.max(1, x(to) - x(from)); // where the words begin

  return [
    pen.line([x(from), y(from)], [x(to), y(to)], { ink: 'primary', dash: '6 4' }),
    pen.text([x(to), y(to) + fall + em + 6], equal.label, {
      at: 'end',
      ink: 'primary',
      weight: 500,
      halo: true,
    }),
  ];
}
