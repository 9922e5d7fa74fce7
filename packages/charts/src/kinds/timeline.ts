import { alongAxis } from '../axes.ts';
import type { Chart, Frame } from '../chart.ts';
import { type Day, dayNumber } from '../day.ts';
import type { Mark } from '../pen.ts';
import { extent, linear, type Scale, type Span } from '../scale.ts';
import { cutTo, widthOf } from '../text-width.ts';

type Stretch = { from: Day; to: Day };

export type TimelineData = {
  /** Names of the columns. */
  names: {
    row: string;
    plannedFrom: string;
    plannedTo: string;
    from: string;
    to: string;
    note: string;
  };
  rows: readonly (Stretch & {
    name: string;
    planned?: Stretch;
    /** “6 days early”. */
    note?: string;
  })[];
};

const rowHeight = 40;

/** What was planned and how long it took, a row for each goal: the blue line is the plan, the ink what happened. */
export const timeline: Chart<TimelineData> = {
  least: 1,
  count: ({ rows }) => rows.length,
  draw(data, frame) {
    const { pen, em, width, format } = frame;
    const { from, step, isNarrow } = columnsOf(data, frame);
    const domain: Span = extent(
      data.rows.flatMap(({ from: start, to, planned }) =>
        [start, to, ...(planned === undefined ? [] : [planned.from, planned.to])].map(dayNumber),
      ),
    ) ?? [0, 1];
    const x = linear(domain, [from, width - 8]);
    const lineOf = (lane: number) => lane * step + (isNarrow ? em + 18 : rowHeight / 2);
    const bottom = data.rows.length * step + 4;

    return {
      height: bottom + 26,
      seek: 'around',
      marks: [
        pen.line([from, bottom], [width, bottom], { ink: 'line' }),
        ...data.rows.flatMap((row, lane) => [
          ...names(row, lane * step, { frame, from, isNarrow }),
          ...stretches(row, lineOf(lane), { frame, x }),
        ]),
        ...alongAxis(frame, { along: { name: '', holds: 'day' }, domain, x, y: bottom }),
      ],
      points: data.rows.map((row, lane) => ({
        x: pen.x(x(dayNumber(row.to))),
        y: lineOf(lane),
        lane,
        say: () => ({
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
      { name: row, holds: 'text' },
      { name: names.plannedFrom, holds: 'day' },
      { name: names.plannedTo, holds: 'day' },
      { name: names.from, holds: 'day' },
      { name: names.to, holds: 'day' },
      { name: names.note, holds: 'text' },
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
    ...rows.map(({ name, note = '' }) => Math.max(widthOf(name, em + 2), widthOf(note, em))),
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
  const { pen, em, width } = frame;
  const room = isNarrow ? width - widthOf(note, em) - 16 : from - 16;
  const place = isNarrow ? ([width, top + em + 2] as const) : ([0, top + em * 2 + 7] as const); // a place

  return [
    pen.text([0, top + em + 2], cutTo(name, em + 2, room), { ink: 'ink', size: em + 2 }),
    pen.text(place, note, { at: isNarrow ? 'end' : 'start' }),
  ];
}

/** The plan is a fine blue line with ends, what happened a thick one of ink below it. */
function stretches(
  { from, to, planned }: TimelineData['rows'][number],
  y: number,
  { frame: { pen }, x }: { frame: Frame; x: Scale },
): Mark[] {
  const at = (day: Day) => x(dayNumber(day));
  const end = (day: Day) =>
    pen.line([at(day), y - 8], [at(day), y + 0.5], { ink: 'primary', width: 1.5 });

  return [
    ...(planned === undefined
      ? []
      : [
          pen.line([at(planned.from), y - 4], [at(planned.to), y - 4], {
            ink: 'primary',
            width: 1.25,
          }),
          end(planned.from),
          end(planned.to),
        ]),
    pen.line([at(from), y + 4], [Math.max(at(to), at(from) + 2), y + 4], { width: 3 }),
    pen.dot([at(to), y + 4], 4.5, { ink: 'ink', ring: 'paper' }),
  ];
}
