import { yAxisMarks, yAxisWidth } from '../axes.ts';
import type { ChartKind, Frame, Measure } from '../chart.ts';
import { peaks } from '../downsample.ts';
import { type EndLabel, endLabels, endLabelWidth } from '../end-labels.ts';
import { linear, niceAxis, type Scale } from '../scale.ts';
import { textWidth, truncateText } from '../text-width.ts';
import type { ColorRole } from '../theme.ts';

export type Bar = {
  label: string;
  /** Null for no value: the slot stays empty. */
  value: number | null;
  tone?: 'quiet' | 'highlight';
  /** Extra text of the tooltip, for example its first words. */
  note?: string;
  key?: string;
};

export type BarsData = {
  /** Name of the categories. */
  of: string;
  value: Measure & { from?: number; to?: number };
  bars: readonly Bar[];
  /** A reference range, such as the interquartile range of the user's own texts. */
  band?: { from: number; to: number; label: string };
  lines?: readonly { at: number; label: string; isPlanned?: boolean }[];
  /** Name of the column of notes. */
  notes?: string;
  height?: number;
};

/** Bars by category: paragraphs, weekdays, chapters. */
export const bars: ChartKind<BarsData> = {
  minPoints: 1,
  count: (data) => data.bars.filter(({ value }) => value !== null).length,
  draw(data, frame) {
    const { svg, em, width } = frame;
    const { band, lines = [] } = data;
    const height = data.height ?? 200;
    const isNarrow = width < 480;
    const labels = lines.length + (band === undefined ? 0 : 1);
    const [top, bottom] = [10 + (isNarrow ? labels * (em + 4) : 0), height - 28]; // on a phone labels are above the bars
    const values = data.bars.map(({ value }) => value);
    const domainValues = [...values, 0, band?.to, ...lines.map(({ at }) => at)];
    const { domain, ticks } = niceAxis(domainValues, { ...data.value, most: 3 });
    const from = yAxisWidth(ticks, data.value, frame);
    const named = [...lines, ...(band === undefined ? [] : [band])];
    const behind = isNarrow ? [] : named.map(({ label }) => ({ words: label }));
    const to = width - endLabelWidth(behind, frame);
    const y = linear(domain, [bottom, top]);
    const ends = labelsOf(data, y);
    const foot = y(Math.max(0, domain[0]));
    const drawn = layOutBars(data.bars, { from, to });

    return {
      height,
      pointerMode: 'along',
      marks: [
        ...(band === undefined
          ? []
          : [svg.box([from, y(band.from)], [to, y(band.to)], { ink: 'band', opacity: 0.7 })]),
        ...yAxisMarks(frame, { ticks, y, from, to, measure: data.value }),
        ...drawn.map(({ start, end, bar }) =>
          svg.box([start, foot], [end, y(bar.value ?? 0)], {
            ink: bar.tone === 'quiet' ? 'soft' : (bar.tone ?? 'ink'),
          }),
        ),
        ...lines.map(({ at, isPlanned }) =>
          svg.line([from, y(at)], [to, y(at)], {
            ink: isPlanned ? 'primary' : 'line',
            dash: '4 4',
          }),
        ),
        ...categoryLabels(drawn, frame, bottom),
        ...(isNarrow
          ? ends.map(({ words, ink }, index) =>
              svg.text([width, em + index * (em + 4)], words, { at: 'end', ink }),
            )
          : endLabels(frame, ends, { at: to, from: top, to: bottom })),
      ],
      points: drawn.map(({ start, end, bar }) => ({
        x: svg.x((start + end) / 2),
        y: y(Math.max(0, bar.value ?? 0)),
        lane: 0,
        ...(bar.key === undefined ? {} : { key: bar.key }),
        tooltip: () => ({
          title: bar.note === undefined ? bar.label : `${bar.label} · ${bar.note}`,
          values: [
            {
              name: data.value.name,
              text: bar.value === null ? '–' : frame.format.number(bar.value, data.value.number),
            },
          ],
        }),
      })),
    };
  },
  table: ({ of, value, bars: all, notes }) => ({
    columns: [
      { name: of, type: 'text' },
      { name: value.name, type: 'number', ...(value.number && { number: value.number }) },
      ...(notes === undefined ? [] : [{ name: notes, type: 'text' as const }]), // a literal
    ],
    rows: all.map((bar) => [
      bar.label,
      bar.value,
      ...(notes === undefined ? [] : [bar.note ?? null]),
    ]),
  }),
};

function labelsOf({ lines = [], band }: BarsData, y: Scale): (EndLabel & { ink: ColorRole })[] {
  const quiet = { ink: 'muted', weight: 400 } as const;

  return [
    ...lines.map(({ at, label, isPlanned }) => ({
      y: y(at),
      words: label,
      ...quiet,
      ...(isPlanned ? { ink: 'primary' as const } : {}), // a literal
    })),
    ...(band === undefined
      ? []
      : [{ y: y((band.from + band.to) / 2), words: band.label, ...quiet }]),
  ];
}

type DrawnBar = { start: number; end: number; bar: Bar };

/** Maximum width, so that few bars do not become blocks. */
const maxBarWidth = 56;

/** Slots for the bars over the whole width; if there are too many, the maximum of each group. */
function layOutBars(all: readonly Bar[], { from, to }: { from: number; to: number }): DrawnBar[] {
  const runs = peaks(
    all.map(({ value }) => value ?? 0),
    Math.max(1, Math.floor((to - from) / 3)),
  );
  const step = (to - from) / Math.max(1, runs.length);
  const gap = step > 24 ? 8 : step > 4 ? 2 : 1;
  const wide = Math.min(maxBarWidth, step - gap);

  return runs.flatMap(({ at }, index) => {
    const bar = all[at];
    const start = from + index * step + (step - gap - wide) / 2;

    return bar === undefined ? [] : [{ start, end: start + wide, bar }];
  });
}

/** A label up to this width stays whole, even if the next one is then left out. */
const wholeLabelWidth = 64;

function categoryLabels(drawn: readonly DrawnBar[], { svg, em, width }: Frame, bottom: number) {
  const step = (drawn[1]?.start ?? width) - (drawn[0]?.start ?? 0);
  let free = 0;

  return drawn.flatMap(({ start, end, bar }) => {
    const words =
      textWidth(bar.label, em) <= wholeLabelWidth
        ? bar.label
        : truncateText(bar.label, em, Math.max(step - 6, 48));
    const middle = (start + end) / 2;
    const half = textWidth(words, em) / 2;
    if (middle - half < free || middle + half > width) return [];
    free = middle + half + 8;

    return [svg.text([middle, bottom + em + 7], words, { at: 'middle' })];
  });
}
