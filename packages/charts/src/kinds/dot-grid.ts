import type { ChartKind, Frame, Measure, Point } from '../chart.ts';
import type { Mark } from '../svg-primitives.ts';
import { textWidth } from '../text-width.ts';

export type GridCell = {
  row: number;
  column: number;
  amount: number;
  /** Planned rest: drawn as a dash. */
  isRest?: boolean;
  /** Drawn with a frame. */
  isFramed?: boolean;
  /** Tooltip title: “Monday 9:00”. */
  title: string;
  key?: string;
};

export type DotGridData = {
  value: Measure;
  /** Name of a cell in the table. */
  of: string;
  rows: readonly string[];
  /** Column labels; empty for none. */
  columns: readonly string[];
  /** Cells not listed are in the future and stay empty. */
  cells: readonly GridCell[];
  /** Maximum cell size; cells shrink to fit. */
  maxCellSize?: number;
};

/** A grid of dots whose area is the amount, readable in grayscale and on a phone. A small dot is zero, a dash is rest. */
export const dotGrid: ChartKind<DotGridData> = {
  minPoints: 1,
  count: ({ cells }) => cells.filter(({ amount }) => amount > 0).length,
  draw(data, frame) {
    const { cells, rows } = data;
    const { from, top, size } = gridLayout(data, frame);
    const most = Math.max(...cells.map(({ amount }) => amount), 1);
    const cellCenter = ({ row, column }: GridCell) =>
      [from + (column + 0.5) * size, top + (row + 0.5) * size] as const;

    return {
      height: top + rows.length * size + 2,
      pointerMode: 'around',
      marks: [
        ...headings(data, frame, { from, top, size }),
        ...cells.flatMap((cell) => cellMarks(cell, cellCenter(cell), { frame, size, most })),
      ],
      points: sortedCells(cells).map((cell): Point => {
        const [x, y] = cellCenter(cell);

        return {
          x: frame.svg.x(x),
          y,
          lane: cell.row,
          ...(cell.key === undefined ? {} : { key: cell.key }),
          tooltip: () => ({
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
      { name: of, type: 'text' },
      { name: value.name, type: 'number', ...(value.number && { number: value.number }) },
    ],
    rows: cells.map(({ title, amount }) => [title, amount]),
  }),
};

type GridLayout = { from: number; top: number; size: number };

function gridLayout(
  { rows, columns, maxCellSize = 24 }: DotGridData,
  { width, em }: Frame,
): GridLayout {
  const from = Math.max(0, ...rows.map((name) => textWidth(name, em))) + 10;
  const top = columns.some((name) => name !== '') ? em + 8 : 0;

  return { from, top, size: Math.min(maxCellSize, (width - from) / Math.max(1, columns.length)) };
}

/** Row labels at every row that has room; column labels where they do not overlap the previous one. */
function headings(
  { rows, columns }: DotGridData,
  frame: Frame,
  { from, top, size }: GridLayout,
): Mark[] {
  const { svg, em } = frame;
  const each = Math.ceil((em + 2) / size);
  let free = 0;

  return [
    ...rows.flatMap((name, row) =>
      row % each === 0 ? [svg.text([0, top + (row + 0.5) * size + em / 3], name)] : [],
    ),
    ...columns.flatMap((name, column) => {
      const half = textWidth(name, em) / 2;
      const place = Math.max(from + half, from + (column + 0.5) * size);
      if (name === '' || place - half < free || place + half > frame.width) return [];
      free = place + half + 8;

      return [svg.text([place, em], name, { at: 'middle' })];
    }),
  ];
}

function cellMarks(
  { amount, isRest, isFramed }: GridCell,
  [x, y]: readonly [number, number],
  { frame, size, most }: { frame: Frame; size: number; most: number },
): Mark[] {
  const { svg } = frame;
  const half = size / 2 - 1;
  const around = isFramed
    ? [svg.box([x - half, y - half], [x + half, y + half], { outline: { width: 1.25 }, radius: 3 })]
    : [];
  if (amount > 0) {
    const radius = Math.sqrt(amount / most) * (size / 2 - 1);

    return [...around, svg.dot([x, y], Math.max(1.25, radius))];
  }
  if (isRest) return [...around, svg.line([x - size / 6, y], [x + size / 6, y], { ink: 'line' })];

  return [...around, svg.dot([x, y], 0.75, { ink: 'line' })];
}

function sortedCells(cells: readonly GridCell[]): GridCell[] {
  return [...cells].sort((one, other) => one.row - other.row || one.column - other.column);
}
