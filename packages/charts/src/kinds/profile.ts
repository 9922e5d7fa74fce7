import type { Chart, Frame } from '../chart.ts';
import { lineStep } from '../labels.ts';
import type { Mark } from '../pen.ts';
import { linear } from '../scale.ts';
import { cutTo, linesWithin, widthOf } from '../text-width.ts';

export type ProfileRow = {
  name: string;
  unit?: string;
  /** This text; null where the measure does not hold, with the reason. */
  value: number | null;
  why?: string;
  number?: Intl.NumberFormatOptions;
  /** The whole of the line: the least and the most that there is. */
  from: number;
  to: number;
  /** The middle half of what it is compared with, and its middle. */
  low?: number;
  high?: number;
  /** A second text, or a target. */
  other?: number;
};

export type ProfileData = {
  /** Names of the columns. */
  names: { row: string; value: string; low: string; high: string; other?: string };
  rows: readonly ProfileRow[];
};

const rowHeight = 34;

/**
 * Measures below one another, each on a line of its own: its thick part is the middle half of what it is compared with, its dot is this
 * text, a blue tick a target or another text. Rows are read exactly where a radar would show an area that means nothing.
 */
export const profile: Chart<ProfileData> = {
  least: 1,
  count: ({ rows }) => rows.filter(({ value }) => value !== null).length,
  draw(data, frame) {
    const columns = columnsOf(data, frame);
    const places = placesOf(data, { frame, columns });

    return {
      height: (places.at(-1)?.bottom ?? 0) + 4,
      seek: 'around',
      marks: places.flatMap((place) => rowMarks(place, { frame, columns })),
      points: places.map(({ row, line }, index) => ({
        x: frame.pen.x(row.value === null ? columns.from : placeIn(row, columns)(row.value)),
        y: line,
        lane: index,
        say: () => sayRow(data, row, frame),
      })),
    };
  },
  table: ({ names, rows }) => ({
    columns: [
      { name: names.row, holds: 'text' },
      { name: names.value, holds: 'number' },
      { name: names.low, holds: 'number' },
      { name: names.high, holds: 'number' },
      ...(names.other === undefined ? [] : [{ name: names.other, holds: 'number' as const }]), // a literal
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

type Columns = { from: number; to: number; isNarrow: boolean };

/** Name, line and figure side by side; on a phone the line goes below. */
function columnsOf({ rows }: ProfileData, { width, em, format }: Frame): Columns {
  const isNarrow = width < 560;
  if (isNarrow) return { from: 4, to: width - 4, isNarrow };
  const named = Math.max(...rows.map((row) => widthOf(nameOf(row), em + 2)));
  const figures = Math.max(...rows.map((row) => widthOf(figureOf(row, format), em + 4)));

  return { from: Math.min(width * 0.4, named + 24), to: width - figures - 24, isNarrow };
}

/** Where a row is drawn: the base of the first line of its name, its own line, its end. */
type RowPlace = {
  row: ProfileRow;
  names: readonly string[];
  text: number;
  line: number;
  bottom: number;
};

/** Below one another. On a phone a long name has as many lines as it needs. */
function placesOf(
  { rows }: ProfileData,
  { frame: { width, em, format }, columns }: { frame: Frame; columns: Columns },
): RowPlace[] {
  const size = em + 2;
  let top = 0;

  return rows.map((row) => {
    const start = top;
    if (!columns.isNarrow) {
      top += rowHeight;
      const names = [cutTo(nameOf(row), size, columns.from - 16)];

      return { row, names, text: start + 22, line: start + 17, bottom: top };
    }
    const names = linesWithin(
      nameOf(row),
      size,
      width - widthOf(figureOf(row, format), em + 4) - 16,
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
  { row, names: lines, text, line }: RowPlace,
  { frame, columns }: { frame: Frame; columns: Columns },
): Mark[] {
  const { pen, em, width, format } = frame;
  const { from, to, isNarrow } = columns;
  const ink = row.value === null ? 'muted' : 'ink';
  const names = [
    ...lines.map((name, index) =>
      pen.text([0, text + index * lineStep(em + 2)], name, { ink, size: em + 2 }),
    ),
    pen.text([width, text], figureOf(row, format), {
      at: 'end',
      ink,
      size: em + 4,
      weight: 600,
      serif: true,
    }),
  ];
  if (row.value === null) {
    const why =
      row.why === undefined ? [] : [pen.text([from, isNarrow ? line + 6 : text], row.why)];

    return [...names, ...why];
  }
  const place = placeIn(row, columns);

  return [
    ...names,
    pen.line([from, line], [to, line], { ink: 'rule' }),
    ...(row.low === undefined || row.high === undefined
      ? []
      : [
          pen.box([place(row.low), line - 2], [place(row.high), line + 2], {
            ink: 'soft',
            radius: 2,
          }),
        ]),
    ...(row.other === undefined
      ? []
      : [
          pen.line([place(row.other), line - 7], [place(row.other), line + 7], {
            ink: 'primary',
            width: 1.5,
          }),
        ]),
    pen.dot([place(row.value), line], 4, { ink: 'ink', ring: 'paper' }),
  ];
}

function placeIn({ from, to }: ProfileRow, columns: Columns) {
  const place = linear([from, to], [columns.from, columns.to]);

  return (value: number) => Math.min(columns.to, Math.max(columns.from, place(value)));
}

function nameOf({ name, unit }: ProfileRow): string {
  return unit === undefined ? name : `${name} (${unit})`;
}

function sayRow({ names }: ProfileData, row: ProfileRow, { format }: Frame) {
  const say = (name: string | undefined, value: number | null | undefined) =>
    name === undefined || value === null || value === undefined
      ? []
      : [{ name, text: format.number(value, row.number) }];

  return {
    title: row.value === null && row.why !== undefined ? `${row.name}: ${row.why}` : row.name,
    values: [
      ...say(names.value, row.value),
      ...say(names.low, row.low),
      ...say(names.high, row.high),
      ...say(names.other, row.other),
    ],
  };
}
