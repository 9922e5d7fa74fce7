import { xAxisMarks } from '../axes.ts';
import type { ChartKind, Frame } from '../chart.ts';
import { type Day, dayNumber } from '../day.ts';
import { extent, type Interval, linear, type Scale } from '../scale.ts';
import type { Mark } from '../svg-primitives.ts';
import { textWidth, truncateText } from '../text-width.ts';

type DateRange = { from: Day; to: Day };

export type TimelineData = {
  /** Column names. */
  names: {
    row: string;
    plannedFrom: string;
    plannedTo: string;
    from: string;
    to: string;
    note: string;
  };
  rows: readonly (DateRange & {
    name: string;
    planned?: DateRange;
    /** “6 days early”. */
    note?: string;
  })[];
};

const rowHeight = 40;

/** Planned and actual duration, one row per goal: the blue line is the plan, the dark line the actual dates. */
export const timeline: ChartKind<TimelineData> = {
  minPoints: 1,
  count: ({ rows }) => rows.length,
  draw(data, frame) {
    const { svg, em, width, format } = frame;
    const { from, step, isNarrow } = columnsOf(data, frame);
    const domain: Interval = extent(
      data.rows.flatMap(({ from: start, to, planned }) =>
        [start, to, ...(planned === undefined ? [] : [planned.from, planned.to])].map(dayNumber),
      ),
    ) ?? [0, 1];
    const x = linear(domain, [from, width - 8]);
    const rowY = (lane: number) => lane * step + (isNarrow ? em + 18 : rowHeight / 2);
    const bottom = data.rows.length * step + 4;

    return {
      height: bottom + 26,
      pointerMode: 'around',
      marks: [
        svg.line([from, bottom], [width, bottom], { ink: 'line' }),
        ...data.rows.flatMap((row, lane) => [
          ...names(row, lane * step, { frame, from, isNarrow }),
          ...rangeMarks(row, rowY(lane), { frame, x }),
        ]),
        ...xAxisMarks(frame, { along: { name: '', type: 'day' }, domain, x, y: bottom }),
      ],
      points: data.rows.map((row, lane) => ({
        x: svg.x(x(dayNumber(row.to))),
        y: rowY(lane),
        lane,
        tooltip: () => ({
          title: row.name,
          values: [
            ...(row.planned === undefined
              ? []
              : [{ name: data.names.plannedTo, text: format.day(row.planned.to) }]),
            { name: data.names.to, text: format.day(row.to) },
            ...(row.note === undefined ? [] : [{ name: data.names.note, text: row.note }]),
          ],
        }),
      })),
    };
  },
  table: ({ names: { row, ...names }, rows }) => ({
    columns: [
      { name: row, type: 'text' },
      { name: names.plannedFrom, type: 'day' },
      { name: names.plannedTo, type: 'day' },
      { name: names.from, type: 'day' },
      { name: names.to, type: 'day' },
      { name: names.note, type: 'text' },
    ],
    rows: rows.map(({ name, planned, from, to, note }) => [
      name,
      planned?.from ?? null,
      planned?.to ?? null,
      from,
      to,
      note ?? null,
    ]),
  }),
};

function columnsOf({ rows }: TimelineData, { width, em }: Frame) {
  const isNarrow = width < 560;
  const named = Math.max(
    ...rows.map(({ name, note = '' }) => Math.max(textWidth(name, em + 2), textWidth(note, em))),
  );

  return {
    isNarrow,
    from: isNarrow ? 4 : Math.min(width * 0.36, named + 24),
    step: isNarrow ? rowHeight + 6 : rowHeight,
  };
}

function names(
  { name, note = '' }: TimelineData['rows'][number],
  top: number,
  { frame, from, isNarrow }: { frame: Frame; from: number; isNarrow: boolean },
): Mark[] {
  const { svg, em, width } = frame;
  const room = isNarrow ? width - textWidth(note, em) - 16 : from - 16;
  const place = isNarrow ? ([width, top + em + 2] as const) : ([0, top + em * 2 + 7] as const); // a position

  return [
    svg.text([0, top + em + 2], truncateText(name, em + 2, room), { ink: 'ink', size: em + 2 }),
    svg.text(place, note, { at: isNarrow ? 'end' : 'start' }),
  ];
}

/** The plan is a thin blue line with end marks, the actual range a thick dark one below it. */
function rangeMarks(
  { from, to, planned }: TimelineData['rows'][number],
  y: number,
  { frame: { svg }, x }: { frame: Frame; x: Scale },
): Mark[] {
  const at = (day: Day) => x(dayNumber(day));
  const end = (day: Day) =>
    svg.line([at(day), y - 8], [at(day), y + 0.5], { ink: 'primary', width: 1.5 });

  return [
    ...(planned === undefined
      ? []
      : [
          svg.line([at(planned.from), y - 4], [at(planned.to), y - 4], {
            ink: 'primary',
            width: 1.25,
          }),
          end(planned.from),
          end(planned.to),
        ]),
    svg.line([at(from), y + 4], [Math.max(at(to), at(from) + 2), y + 4], { width: 3 }),
    svg.dot([at(to), y + 4], 4.5, { ink: 'ink', ring: 'paper' }),
  ];
}
