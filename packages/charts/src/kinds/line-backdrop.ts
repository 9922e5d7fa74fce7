import { placeOf } from '../axes.ts';
import type { Frame } from '../chart.ts';
import type { Mark } from '../pen.ts';
import { cutTo, widthOf } from '../text-width.ts';
import type { Area, LineData } from './line-data.ts';

/** Below everything: ranges of the value, stretches along the chart, and heights to compare with. */
export function backdrop(
  { bands = [], spans = [], lines = [] }: LineData,
  { pen }: Frame,
  { x, y, from, to, top, bottom }: Area,
): Mark[] {
  return [
    ...spans.map((span) =>
      pen.box([x(placeOf(span.from)), top], [x(placeOf(span.to)), bottom], {
        ink: 'rule',
        opacity: 0.6,
      }),
    ),
    ...bands.map((band) =>
      pen.box([from, y(band.from)], [to, y(band.to)], { ink: 'band', opacity: 0.7 }),
    ),
    ...lines.map(({ at, isPlanned }) =>
      pen.line([from, y(at)], [to, y(at)], { ink: isPlanned ? 'primary' : 'line', dash: '4 4' }),
    ),
  ];
}

/** What begins or changes at a place: a fine upright line, its words above it where there is room, in two rows. */
export function placeMarks({ marks = [], spans = [] }: LineData, frame: Frame, area: Area): Mark[] {
  const { pen, em, width } = frame;
  const { x, top, bottom } = area;
  const free = top > 30 ? [0, 0] : [0]; // rows above the drawing
  const named = [
    ...marks.map(({ at, label }) => ({ place: x(placeOf(at)), label, isLine: true })),
    ...spans.flatMap(({ from, label }) =>
      label === undefined ? [] : [{ place: x(placeOf(from)), label, isLine: false }],
    ),
  ].sort((one, other) => one.place - other.place);

  return named.flatMap(({ place, label, isLine }) => {
    const words = cutTo(label, em, 120);
    const start = Math.min(place, width - widthOf(words, em) - 2);
    const row = free.findIndex((from) => from <= start);
    const rule = isLine
      ? [pen.line([place, top - 4], [place, bottom], { ink: 'line', dash: '1.5 3' })]
      : [];
    if (row < 0) return rule;
    free[row] = start + widthOf(words, em) + 10;

    return [...rule, pen.text([start, top - 10 - row * (em + 2)], words, { halo: true })];
  });
}
