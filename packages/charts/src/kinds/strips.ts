import { alongAxis } from '../axes.ts';
import type { Chart, Measure } from '../chart.ts';
import { axisOf, linear } from '../scale.ts';
import { widthOf } from '../text-width.ts';

export type StripsData = {
  value: Measure & { from?: number; to?: number };
  /** Name of the rows in the table. */
  of: string;
  rows: readonly {
    name: string;
    values: readonly { at: number; note?: string }[];
    /** Median or mean, marked by an upright line. */
    middle?: number;
  }[];
};

const rowHeight = 38;

/** Every value as a dot, a row for each group: where they lie, how many there are and how much they overlap. */
export const strips: Chart<StripsData> = {
  least: 1,
  count: ({ rows }) => rows.reduce((sum, { values }) => sum + values.length, 0),
  draw(data, frame) {
    const { pen, em, format, width } = frame;
    const all = data.rows.flatMap(({ values }) => values.map(({ at }) => at));
    const { domain } = axisOf(all, { ...data.value, most: 5 });
    const [from, to] = [6, width - 6];
    const x = linear(domain, [from, to]);
    const bottom = data.rows.length * rowHeight + 4;
    const heightOf = (lane: number) => lane * rowHeight + em + 14;
    const say = (value: number) => format.number(value, data.value.number);
    const nearEnd = (at: number, words: string) =>
      Math.min(Math.max(x(at), widthOf(words, em) / 2), width - widthOf(words, em) / 2);

    return {
      height: bottom + 26,
      seek: 'around',
      marks: [
        pen.line([0, bottom], [width, bottom], { ink: 'rule' }),
        ...data.rows.flatMap(({ name, values, middle }, lane) => {
          const y = heightOf(lane);
          const words = middle === undefined ? '' : say(middle);
          const isBelowName =
            x(middle ?? domain[1]) < widthOf(name, em) + widthOf(words, em) / 2 + 10;

          return [
            pen.text([isBelowName ? width : 0, y - 10], name, {
              at: isBelowName ? 'end' : 'start',
            }),
            ...values.map(({ at }) => pen.dot([x(at), y], 3.5, { ink: 'ink', opacity: 0.35 })),
            ...(middle === undefined
              ? []
              : [
                  pen.line([x(middle), y - 7], [x(middle), y + 7], { width: 2 }),
                  pen.text([nearEnd(middle, words), y - 10], words, {
                    at: 'middle',
                    ink: 'ink',
                    weight: 500,
                  }),
                ]),
          ];
        }),
        ...alongAxis(frame, { along: { ...data.value, holds: 'number' }, domain, x, y: bottom }),
      ],
      points: data.rows.flatMap(({ name, values }, lane) =>
        [...values]
          .sort((one, other) => one.at - other.at)
          .map(({ at, note }) => ({
            x: pen.x(x(at)),
            y: heightOf(lane),
            lane,
            say: () => ({
              title: note ?? name,
              values: [{ name: data.value.name, text: say(at) }],
            }),
          })),
      ),
    };
  },
  table: ({ of, value, rows }) => ({
    columns: [
      { name: of, holds: 'text' },
      { name: value.name, holds: 'number', ...(value.number && { number: value.number }) },
    ],
    rows: rows.flatMap(({ name, values }) => values.map(({ at, note }) => [note ?? name, at])),
  }),
};
