import { xAxisMarks, yAxisMarks, yAxisWidth } from '../axes.ts';
import type { ChartKind, Measure } from '../chart.ts';
import { extent, linear, niceAxis } from '../scale.ts';
import { textWidth } from '../text-width.ts';

export type HistogramData = {
  /** The measured value. */
  value: Measure;
  /** Name of the counted items, for the table: “sentences”. */
  count: string;
  bins: readonly { from: number; to: number; count: number }[];
  /** Reference values such as this text, the mean or the median. */
  markers?: readonly { at: number; label: string }[];
  height?: number;
};

/** Frequency of values. */
export const histogram: ChartKind<HistogramData> = {
  minPoints: 1,
  count: ({ bins }) => bins.reduce((sum, { count }) => sum + count, 0),
  draw(data, frame) {
    const { svg, em, format, width } = frame;
    const { bins, markers = [] } = data;
    const height = data.height ?? 180;
    const [top, bottom] = [10 + markers.length * (em + 4), height - 28];
    const counts = { name: data.count };
    const { domain, ticks } = niceAxis([0, ...bins.map(({ count }) => count)], {
      from: 0,
      most: 3,
    });
    const from = yAxisWidth(ticks, counts, frame);
    const along = extent(bins.flatMap((bin) => [bin.from, bin.to])) ?? [0, 1];
    const x = linear(along, [from, width - 8]);
    const y = linear(domain, [bottom, top]);
    const formatValue = (value: number) => format.number(value, data.value.number);

    return {
      height,
      pointerMode: 'along',
      marks: [
        ...yAxisMarks(frame, { ticks, y, from, to: width - 8, measure: counts }),
        ...bins.map((bin) =>
          svg.box([x(bin.from), bottom], [Math.max(x(bin.from) + 1, x(bin.to) - 1), y(bin.count)]),
        ),
        ...markers.flatMap(({ at, label }, index) => {
          const isEnding = x(at) + 6 + textWidth(label, em) > width;
          const line = 4 + (index + 1) * (em + 2);

          return [
            svg.line([x(at), line - em + 2], [x(at), bottom], { ink: 'highlight', width: 1.5 }),
            svg.text([isEnding ? x(at) - 6 : x(at) + 6, line], label, {
              at: isEnding ? 'end' : 'start',
              ink: 'ink',
              weight: 500,
              halo: true,
            }),
          ];
        }),
        ...xAxisMarks(frame, {
          along: { ...data.value, type: 'number' },
          domain: along,
          x,
          y: bottom,
        }),
      ],
      points: bins.map((bin) => ({
        x: svg.x((x(bin.from) + x(bin.to)) / 2),
        y: y(bin.count),
        lane: 0,
        tooltip: () => ({
          title: `${data.value.name} ${formatValue(bin.from)}–${formatValue(bin.to)}`,
          values: [{ name: data.count, text: format.number(bin.count) }],
        }),
      })),
    };
  },
  table: ({ value, count, bins }) => {
    const number = value.number === undefined ? {} : { number: value.number };

    return {
      columns: [
        { name: `${value.name} ≥`, type: 'number', ...number },
        { name: `${value.name} <`, type: 'number', ...number },
        { name: count, type: 'number' },
      ],
      rows: bins.map((bin) => [bin.from, bin.to, bin.count]),
    };
  },
};
