import { axisPosition } from '../axes.ts';
import type { Frame } from '../chart.ts';
import type { Mark } from '../svg-primitives.ts';
import { textWidth, truncateText } from '../text-width.ts';
import type { LineData, PlotArea } from './line-data.ts';

/** Background: value ranges, spans of the x axis, and horizontal reference lines. */
export function backdrop(
  { bands = [], spans = [], lines = [] }: LineData,
  { svg }: Frame,
  { x, y, from, to, top, bottom }: PlotArea,
): Mark[] {
  return [
    ...spans.map((span) =>
      svg.box([x(axisPosition(span.from)), top], [x(axisPosition(span.to)), bottom], {
        ink: 'rule',
        opacity: 0.6,
      }),
    ),
    ...bands.map((band) =>
      svg.box([from, y(band.from)], [to, y(band.to)], { ink: 'band', opacity: 0.7 }),
    ),
    ...lines.map(({ at, isPlanned }) =>
      svg.line([from, y(at)], [to, y(at)], { ink: isPlanned ? 'primary' : 'line', dash: '4 4' }),
    ),
  ];
}

/** Annotations of the x axis: a thin vertical line with a label above it if there is room, in two rows. */
export function annotationMarks(
  { marks = [], spans = [] }: LineData,
  frame: Frame,
  area: PlotArea,
): Mark[] {
  const { svg, em, width } = frame;
  const { x, top, bottom } = area;
  const rowEnds = top > 30 ? [0, 0] : [0]; // end of the last label per row above the plot
  const named = [
    ...marks.map(({ at, label }) => ({ place: x(axisPosition(at)), label, isLine: true })),
    ...spans.flatMap(({ from, label }) =>
      label === undefined ? [] : [{ place: x(axisPosition(from)), label, isLine: false }],
    ),
  ].sort((one, other) => one.place - other.place);

  return named.flatMap(({ place, label, isLine }) => {
    const words = truncateText(label, em, 120);
    const start = Math.min(place, width - textWidth(words, em) - 2);
    const row = rowEnds.findIndex((from) => from <= start);
    const rule = isLine
      ? [svg.line([place, top - 4], [place, bottom], { ink: 'line', dash: '1.5 3' })]
      : [];
    if (row < 0) return rule;
    rowEnds[row] = start + textWidth(words, em) + 10;

    return [...rule, svg.text([start, top - 10 - row * (em + 2)], words, { halo: true })];
  });
}
