import type { Chart, Frame, Measure, Point } from '../chart.ts';
import type { Mark } from '../pen.ts';
import { widthOf } from '../text-width.ts';

export type GridCell = {
  row: number;
  column: number;
  amount: number;
  /** A dash instead of a dot: planned rest. */
  isRest?: boolean;
  /** A frame around it. */
  isFramed?: boolean;
  /** Whose it is, for those who ask: “Monday 9:00”. */
  title: string;
};

export type DotGridData = {
  value: Measure;
  /** Name of a cell in the table. */
  of: string;
  rows: readonly string[];
  /** Words above the columns; empty where none is wanted. */
  columns: readonly string[];
  /** A cell that is not listed has not come yet, and is empty. */
  cells: readonly GridCell[];
  /** Cells shrink to fit, and grow to this. */
  largest?: number;
};

/** Rows and columns of dots whose area is the amount: it reads in grey and on a phone. A point is nothing, a dash is rest. */
export const dotGrid: Chart<DotGridData> = {
  least: 1,
  count: ({ cells }) => cells.filter(({ amount }) => amount > 0).length,
  draw(data, frame) {
    const { cells, rows } = data;
    const { from, top, size } = sizesOf(data, frame);
    const most = Math.max(...cells.map(({ amount }) => amount), 1);
    const placeOf = ({ row, column }: GridCell) =>
      [from + (column + 0.5) * size, top + (row + 0.5) * size] as const;

    return {
      height: top + rows.length * size + 2,
      seek: 'around',
      marks: [
        ...headings(data, frame, { from, top, size }),
        ...cells.flatMap((cell) => cellMarks(cell, placeOf(cell), { frame, size, most })),
      ],
      points: inOrder(cells).map((cell): Point => {
        const [x, y] = placeOf(cell);

        return {
          x: frame.pen.x(x),
          y,
          lane: cell.row,
          say: () => ({
            title: cell.title,
            values: [
              { name: data.value.name, text: frame.format.number(cell.amount, data.value.number) },
            ],
          }),
        };
      }),
    };
  },
  table: ({ of, value, cells }) => ({
    columns: [
      { name: of, holds: 'text' },
      { name: value.name, holds: 'number', ...(value.number && { number: value.number }) },
    ],
    rows: cells.map(({ title, amount }) => [title, amount]),
  }),
};

type Sizes = { from: number; top: number; size: number };

function sizesOf({ rows, columns, largest = 24 }: DotGridData, { width, em }: Frame): Sizes {
  const from = Math.max(0, ...rows.map((name) => widthOf(name, em))) + 10;
  const top = columns.some((name) => name !== '') ? em + 8 : 0;

  return { from, top, size: Math.min(largest, (width - from) / Math.max(1, columns.length)) };
}

/** A name of a row at every row there is room for; of a column where the one before has ended. */
function headings(
  { rows, columns }: DotGridData,
  frame: Frame,
  { from, top, size }: Sizes,
): Mark[] {
  const { pen, em } = frame;
  const each = Math.ceil((em + 2) / size);
  let free = 0;

  return [
    ...rows.flatMap((name, row) =>
      row % each === 0 ? [pen.text([0, top + (row + 0.5) * size + em / 3], name)] : [],
    ),
    ...columns.flatMap((name, column) => {
      const half = widthOf(name, em) / 2;
      const place = Math.max(from + half, from + (column + 0.5) * size);
      if (name === '' || place - half < free || place + half > frame.width) return [];
      free = place + half + 8;

      return [pen.text([place, em], name, { at: 'middle' })];
    }),
  ];
}

function cellMarks(
  { amount, isRest, isFramed }: GridCell,
  [x, y]: readonly [number, number],
  { frame, size, most }: { frame: Frame; size: number; most: number },
): Mark[] {
  const { pen } = frame;
  const half = size / 2 - 1;
  const around = isFramed
    ? [pen.box([x - half, y - half], [x + half, y + half], { outline: { width: 1.25 }, radius: 3 })]
    : [];
  if (amount > 0) {
    const radius = Math.sqrt(amount / most) * (size / 2 - 1);

    return [...around, pen.dot([x, y], Math.max(1.25, radius))];
  }
  if (isRest) return [...around, pen.line([x - size / 6, y], [x + size / 6, y], { ink: 'line' })];

  return [...around, pen.dot([x, y], 0.75, { ink: 'line' })];
}

function inOrder(cells: readonly GridCell[]): GridCell[] {
  return [...cells].sort((one, other) => one.row - other.row || one.column - other.column);
}
