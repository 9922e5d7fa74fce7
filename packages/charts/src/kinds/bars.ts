import { gutterOf, heightAxis } from '../axes.ts';
import type { Chart, Frame, Measure } from '../chart.ts';
import { peaks } from '../downsample.ts';
import { type EndLabel, endLabels, roomOf } from '../end-labels.ts';
import { axisOf, linear, type Scale } from '../scale.ts';
import { cutTo, widthOf } from '../text-width.ts';
import type { Ink } from '../theme.ts';

export type Bar = {
  label: string;
  /** Null where there is none: the place stays empty. */
  value: number | null;
  tone?: 'quiet' | 'highlight';
  /** More to say about it, for example its first words. */
  note?: string;
};

export type BarsData = {
  /** What a bar stands for. */
  of: string;
  value: Measure & { from?: number; to?: number };
  bars: readonly Bar[];
  /** A range to compare with, such as the middle half of the writer's own texts. */
  band?: { from: number; to: number; label: string };
  lines?: readonly { at: number; label: string; isPlanned?: boolean }[];
  /** Name of the column of notes. */
  notes?: string;
  height?: number;
};

/** Bars in an order of their own: paragraphs, weekdays, chapters. */
export const bars: Chart<BarsData> = {
  least: 1,
  count: (data) => data.bars.filter(({ value }) => value !== null).length,
  draw(data, frame) {
    const { pen, em, width } = frame;
    const { band, lines = [] } = data;
    const height = data.height ?? 200;
    const isNarrow = width < 480;
    const labels = lines.length + (band === undefined ? 0 : 1);
    const [top, bottom] = [10 + (isNarrow ? labels * (em + 4) : 0), height - 28]; // on a phone words stand above the bars
    const values = data.bars.map(({ value }) => value);
    const seen = [...values, 0, band?.to, ...lines.map(({ at }) => at)];
    const { domain, ticks } = axisOf(seen, { ...data.value, most: 3 });
    const from = gutterOf(ticks, data.value, frame);
    const named = [...lines, ...(band === undefined ? [] : [band])];
    const behind = isNarrow ? [] : named.map(({ label }) => ({ words: label }));
    const to = width - roomOf(behind, frame);
    const y = linear(domain, [bottom, top]);
    const ends = endsOf(data, y);
    const foot = y(Math.max(0, domain[0]));
    const drawn = placesOf(data.bars, { from, to });

    return {
      height,
      seek: 'along',
      marks: [
        ...(band === undefined
          ? []
          : [pen.box([from, y(band.from)], [to, y(band.to)], { ink: 'band', opacity: 0.7 })]),
        ...heightAxis(frame, { ticks, y, from, to, measure: data.value }),
        ...drawn.map(({ start, end, bar }) =>
          pen.box([start, foot], [end, y(bar.value ?? 0)], {
            ink: bar.tone === 'quiet' ? 'soft' : (bar.tone ?? 'ink'),
          }),
        ),
        ...lines.map(({ at, isPlanned }) =>
          pen.line([from, y(at)], [to, y(at)], {
            ink: isPlanned ? 'primary' : 'line',
            dash: '4 4',
          }),
        ),
        ...namesBelow(drawn, frame, bottom),
        ...(isNarrow
          ? ends.map(({ words, ink }, index) =>
              pen.text([width, em + index * (em + 4)], words, { at: 'end', ink }),
            )
          : endLabels(frame, ends, { at: to, from: top, to: bottom })),
      ],
      points: drawn.map(({ start, end, bar }) => ({
        x: pen.x((start + end) / 2),
        y: y(Math.max(0, bar.value ?? 0)),
        lane: 0,
        say: () => ({
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
      { name: of, holds: 'text' },
      { name: value.name, holds: 'number', ...(value.number && { number: value.number }) },
      ...(notes === undefined ? [] : [{ name: notes, holds: 'text' as const }]), // a literal
    ],
    rows: all.map((bar) => [
      bar.label,
      bar.value,
      ...(notes === undefined ? [] : [bar.note ?? null]),
    ]),
  }),
};

function endsOf({ lines = [], band }: BarsData, y: Scale): (EndLabel & { ink: Ink })[] {
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

type Drawn = { start: number; end: number; bar: Bar };

/** A bar of its own is no block. */
const widest = 56;

/** A place for each bar over the whole width; of more bars than fit, the greatest of each run. */
function placesOf(all: readonly Bar[], { from, to }: { from: number; to: number }): Drawn[] {
  const runs = peaks(
    all.map(({ value }) => value ?? 0),
    Math.max(1, Math.floor((to - from) / 3)),
  );
  const step = (to - from) / Math.max(1, runs.length);
  const gap = step > 24 ? 8 : step > 4 ? 2 : 1;
  const wide = Math.min(widest, step - gap);

  return runs.flatMap(({ at }, index) => {
    const bar = all[at];
    const start = from + index * step + (step - gap - wide) / 2;

    return bar === undefined ? [] : [{ start, end: start + wide, bar }];
  });
}

function namesBelow(drawn: readonly Drawn[], { pen, em, width }: Frame, bottom: number) {
  const step = (drawn[1]?.start ?? width) - (drawn[0]?.start ?? 0);
  let free = 0;

  return drawn.flatMap(({ start, end, bar }) => {
    const words = cutTo(bar.label, em, Math.max(step - 6, 48));
    const middle = (start + end) / 2;
    const half = widthOf(words, em) / 2;
    if (middle - half < free || middle + half > width) return [];
    free = middle + half + 8;

    return [pen.text([middle, bottom + em + 7], words, { at: 'middle' })];
  });
}
