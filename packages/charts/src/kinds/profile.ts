import type { ChartKind, Frame } from '../chart.ts';
import { lineStep } from '../label-placement.ts';
import { linear } from '../scale.ts';
import type { Mark } from '../svg-primitives.ts';
import { textWidth, truncateText, wrapText } from '../text-width.ts';

export type ProfileRow = {
  name: string;
  unit?: string;
  /** Value of this text; null if the metric is not available, with the reason. */
  value: number | null;
  reason?: string;
  number?: Intl.NumberFormatOptions;
  /** Range of the axis: minimum and maximum of the metric. */
  from: number;
  to: number;
  /** Interquartile range of the comparison set. */
  low?: number;
  high?: number;
  /** A second text, or a target. */
  other?: number;
};

export type ProfileData = {
  /** Column names. */
  names: { row: string; value: string; low: string; high: string; other?: string };
  rows: readonly ProfileRow[];
};

const rowHeight = 34;

/**
 * Metrics in rows with an axis each: the thick part is the interquartile range of the comparison set, the dot is this text, a blue tick is
 * a target or another text. Rows can be read precisely, unlike a radar chart.
 */
export const profile: ChartKind<ProfileData> = {
  minPoints: 1,
  count: ({ rows }) => rows.filter(({ value }) => value !== null).length,
  draw(data, frame) {
    const columns = profileLayout(data, frame);
    const places = layOutRows(data, { frame, columns });

    return {
      height: (places.at(-1)?.bottom ?? 0) + 4,
      pointerMode: 'around',
      marks: places.flatMap((place) => rowMarks(place, { frame, columns })),
      points: places.map(({ row, line }, index) => ({
        x: frame.svg.x(row.value === null ? columns.from : valueScale(row, columns)(row.value)),
        y: line,
        lane: index,
        tooltip: () => rowTooltip(data, row, frame),
      })),
    };
  },
  table: ({ names, rows }) => ({
    columns: [
      { name: names.row, type: 'text' },
      { name: names.value, type: 'number' },
      { name: names.low, type: 'number' },
      { name: names.high, type: 'number' },
      ...(names.other === undefined ? [] : [{ name: names.other, type: 'number' as const }]), // a literal
    ],
    rows: rows.map(({ name, value, low, high, other }) => [
      name,
      value,
      low ?? null,
      high ?? null,
      ...(names.other === undefined ? [] : [other ?? null]),
    ]),
  }),
};

type ProfileLayout = { from: number; to: number; isNarrow: boolean };

/** Name, axis and value side by side; on a phone the axis is below. */
function profileLayout({ rows }: ProfileData, { width, em, format }: Frame): ProfileLayout {
  const isNarrow = width < 560;
  if (isNarrow) return { from: 4, to: width - 4, isNarrow };
  const named = Math.max(...rows.map((row) => textWidth(nameOf(row), em + 2)));
  const figures = Math.max(...rows.map((row) => textWidth(figureOf(row, format), em + 4)));

  return { from: Math.min(width * 0.4, named + 24), to: width - figures - 24, isNarrow };
}

/** Position of a row: baseline of its first line of text, y of its axis, bottom. */
type RowLayout = {
  row: ProfileRow;
  names: readonly string[];
  text: number;
  line: number;
  bottom: number;
};

/** Stacks the rows. On a phone long names wrap. */
function layOutRows(
  { rows }: ProfileData,
  { frame: { width, em, format }, columns }: { frame: Frame; columns: ProfileLayout },
): RowLayout[] {
  const size = em + 2;
  let top = 0;

  return rows.map((row) => {
    const start = top;
    if (!columns.isNarrow) {
      top += rowHeight;
      const names = [truncateText(nameOf(row), size, columns.from - 16)];

      return { row, names, text: start + 22, line: start + 17, bottom: top };
    }
    const names = wrapText(
      nameOf(row),
      size,
      width - textWidth(figureOf(row, format), em + 4) - 16,
    );
    const more = (names.length - 1) * lineStep(size);
    top += 46 + more;

    return { row, names, text: start + 16, line: start + 28 + more, bottom: top };
  });
}

function figureOf({ value, number }: ProfileRow, format: Frame['format']): string {
  return value === null ? '–' : format.number(value, number);
}

function rowMarks(
  { row, names: lines, text, line }: RowLayout,
  { frame, columns }: { frame: Frame; columns: ProfileLayout },
): Mark[] {
  const { svg, em, width, format } = frame;
  const { from, to, isNarrow } = columns;
  const ink = row.value === null ? 'muted' : 'ink';
  const names = [
    ...lines.map((name, index) =>
      svg.text([0, text + index * lineStep(em + 2)], name, { ink, size: em + 2 }),
    ),
    svg.text([width, text], figureOf(row, format), {
      at: 'end',
      ink,
      size: em + 4,
      weight: 600,
      serif: true,
    }),
  ];
  if (row.value === null) {
    const why =
      row.reason === undefined ? [] : [svg.text([from, isNarrow ? line + 6 : text], row.reason)];

    return [...names, ...why];
  }
  const place = valueScale(row, columns);

  return [
    ...names,
    svg.line([from, line], [to, line], { ink: 'rule' }),
    ...(row.low === undefined || row.high === undefined
      ? []
      : [
          svg.box([place(row.low), line - 2], [place(row.high), line + 2], {
            ink: 'soft',
            radius: 2,
          }),
        ]),
    ...(row.other === undefined
      ? []
      : [
          svg.line([place(row.other), line - 7], [place(row.other), line + 7], {
            ink: 'primary',
            width: 1.5,
          }),
        ]),
    svg.dot([place(row.value), line], 4, { ink: 'ink', ring: 'paper' }),
  ];
}

function valueScale({ from, to }: ProfileRow, columns: ProfileLayout) {
  const place = linear([from, to], [columns.from, columns.to]);

  return (value: number) => Math.min(columns.to, Math.max(columns.from, place(value)));
}

function nameOf({ name, unit }: ProfileRow): string {
  return unit === undefined ? name : `${name} (${unit})`;
}

function rowTooltip({ names }: ProfileData, row: ProfileRow, { format }: Frame) {
  const describeValue = (name: string | undefined, value: number | null | undefined) =>
    name === undefined || value === null || value === undefined
      ? []
      : [{ name, text: format.number(value, row.number) }];

  return {
    title: row.value === null && row.reason !== undefined ? `${row.name}: ${row.reason}` : row.name,
    values: [
      ...describeValue(names.value, row.value),
      ...describeValue(names.low, row.low),
      ...describeValue(names.high, row.high),
      ...describeValue(names.other, row.other),
    ],
  };
}
