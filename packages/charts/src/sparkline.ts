import { createElement as h, type ReactElement } from 'react';
import { type DataPoint, lttb } from './downsample.ts';
import { extent, linear } from './scale.ts';
import { createSvgPrimitives } from './svg-primitives.ts';
import { pageTheme, type Theme } from './theme.ts';

type SparklineProps = {
  values: readonly number[];
  /** A one-sentence description; it is the only text alternative. */
  label: string;
  dir: 'ltr' | 'rtl';
  look?: 'line' | 'bars';
  width?: number;
  height?: number;
  theme?: Theme;
};

/** A sparkline for a table row or beside a figure. */
export function Sparkline(props: SparklineProps): ReactElement {
  const { values, label, dir, look = 'line', width = 96, height = 24, theme = pageTheme } = props;
  const svg = createSvgPrimitives({ width, dir, theme, em: 12 });
  const kept = lttb(
    values.map((value, index): DataPoint => [index, value]),
    width * 2,
  );
  const [least, most] = extent(look === 'bars' ? [0, ...values] : values) ?? [0, 1];
  const x = linear([0, Math.max(1, values.length - 1)], [3, width - 3]);
  const y = linear([least, most], [height - 3, 3]);
  const places = kept.map((index) => [x(index), y(values[index] ?? 0)] as const);
  const step = width / Math.max(1, values.length);
  const last = places.at(-1);

  const marks =
    look === 'bars'
      ? values.map((value, index) =>
          svg.box([index * step, y(0)], [(index + 1) * step - Math.min(1.5, step / 3), y(value)]),
        )
      : [svg.curve(places, { width: 1.5 }), ...(last === undefined ? [] : [svg.dot(last, 2.25)])];

  return h(
    'svg',
    {
      role: 'img',
      'aria-label': label,
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      direction: 'ltr',
      style: { verticalAlign: 'middle' },
    },
    ...marks,
  );
}
