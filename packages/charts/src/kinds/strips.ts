import { xAxisMarks } from '../axes.ts';
import type { ChartKind, Measure } from '../chart.ts';
import { linear, niceAxis } from '../scale.ts';
import { textWidth } from '../text-width.ts';

export type StripsData = {
  value: Measure & { from?: number; to?: number };
  /** Name of the row column in the table. */
  of: string;
  rows: readonly {
    name: string;
    values: readonly { at: number; note?: string }[];
    /** Median or mean, marked by a vertical line. */
    center?: number;
  }[];
};

const rowHeight = 38;

/** A strip plot: every value as a dot, one row per group, to show distribution and overlap. */
export const strips: ChartKind<StripsData> = {
  minPoints: 1,
  count: ({ rows }) => rows.reduce((sum, { values }) => sum + values.length, 0),
  draw(data, frame) {
    const { svg, em, format, width } = frame;
    const all = data.rows.flatMap(({ values }) => values.map(({ at }) => at));
    const { domain } = niceAxis(all, { ...data.value, most: 5 });
    const [from, to] = [6, width - 6];
    const x = linear(domain, [from, to]);
    const bottom = data.rows.length * rowHeight + 4;
    const rowY = (lane: number) => lane * rowHeight + em + 14;
    const formatValue = (value: number) => format.number(value, data.value.number);
    const clampLabel = (at: number, words: string) =>
      Math.min(Math.max(x(at), textWidth(words, em) / 2), width - textWidth(words, em) / 2);

    return {
      height: bottom + 26,
      pointerMode: 'around',
      marks: [
        svg.line([0, bottom], [width, bottom], { ink: 'rule' }),
        ...data.rows.flatMap(({ name, values, center }, lane) => {
          const y = rowY(lane);
          const words = center === undefined ? '' : formatValue(center);
          const isBelowName =
            x(center ?? domain[1]) < textWidth(name, em) + textWidth(words, em) / 2 + 10;

          return [
            svg.text([isBelowName ? width : 0, y - 10], name, {
              at: isBelowName ? 'end' : 'start',
            }),
            ...values.map(({ at }) => svg.dot([x(at), y], 3.5, { ink: 'ink', opacity: 0.35 })),
            ...(center === undefined
              ? []
              : [
                  svg.line([x(center), y - 7], [x(center), y + 7], { width: 2 }),
                  svg.text([clampLabel(center, words), y - 10], words, {
                    at: 'middle',
                    ink: 'ink',
                    weight: 500,
                  }),
                ]),
          ];
        }),
        ...xAxisMarks(frame, { along: { ...data.value, type: 'number' }, domain, x, y: bottom }),
      ],
      points: data.rows.flatMap(({ name, values }, lane) =>
        [...values]
          .sort((one, other) => one.at - other.at)
          .map(({ at, note }) => ({
            x: svg.x(x(at)),
            y: rowY(lane),
            lane,
            tooltip: () => ({
              title: note ?? name,
              values: [{ name: data.value.name, text: formatValue(at) }],
            }),
          })),
      ),
    };
  },
  table: ({ of, value, rows }) => ({
    columns: [
      { name: of, type: 'text' },
      { name: value.name, type: 'number', ...(value.number && { number: value.number }) },
    ],
    rows: rows.flatMap(({ name, values }) => values.map(({ at, note }) => [note ?? name, at])),
  }),
};
