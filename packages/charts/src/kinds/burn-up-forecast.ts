import type { Frame } from '../chart.ts';
import { type Day, dayNumber } from '../day.ts';
import type { Mark, Pen } from '../pen.ts';
import { linesWithin, widthOf } from '../text-width.ts';
import type { BurnUpData, Reached } from './burn-up-data.ts';
import type { GoalArea } from './goal-frame.ts';

/** The band of what is likely and its dotted middle. */
export function forecastMarks(
  { forecast, days, to: lastDay }: BurnUpData,
  { pen }: Frame,
  { x, y }: GoalArea,
): Mark[] {
  if (forecast === undefined) return [];
  const last = days.at(-1);
  const place = ({ on, value }: Reached) => [x(dayNumber(on)), y(value)] as const;
  const { low, high, middle } = forecast;
  const upper = high.map(place);
  const band = low.map((one, index) => {
    const [at, height] = place(one);

    return [at, height, upper[index]?.[1] ?? height] as const;
  });

  const course = [...(last ? [place(last)] : []), ...middle.map(place)];
  const isOpen = forecast.finish !== undefined && forecast.finish.on > lastDay;

  return [
    pen.area(band, { ink: 'band' }),
    pen.curve(course, { width: 2, dash: '1.5 3.5' }),
    ...(isOpen ? goesOn(course, pen) : []),
  ];
}

type Place = readonly [number, number];

/** The head of an arrow on the edge, in the line's own direction: it reaches the target beyond the days that are drawn. */
function goesOn(course: readonly Place[], pen: Pen): Mark[] {
  const [first, end] = [course[0], course.at(-1)];
  if (first === undefined || end === undefined || first[0] === end[0]) return [];
  const direction = Math.atan2(end[1] - first[1], end[0] - first[0]);
  const wing = (turn: number): Place => [
    end[0] - headLength * Math.cos(direction + turn),
    end[1] - headLength * Math.sin(direction + turn),
  ];

  return [pen.curve([wing(headTurn), end, wing(-headTurn)], { width: 2 })];
}

const headLength = 9;

/** Between the line and each side of the head, in radians. */
const headTurn = 0.5;

/** The interval in which it ends, on the line of the target, and its words behind the last day. */
export function finishMarks(
  { forecast, target }: BurnUpData,
  frame: Frame,
  { x, y, to }: GoalArea,
): Mark[] {
  const finish = forecast?.finish;
  if (finish === undefined || target === undefined) return [];
  const { pen, em, width } = frame;
  const height = y(target.value);
  const at = (day: Day) => Math.min(to, x(dayNumber(day)));
  const ends = x(dayNumber(finish.latest)) <= to;
  const [start, end] = [at(finish.earliest), at(finish.latest)];
  const whisker = (place: number) =>
    pen.line([place, height - 5], [place, height + 5], { width: 2 });
  const room = width - to - 12;
  const hasRoom = room > 48;
  const within = (words: string) => linesWithin(words, em, room);
  const [label, notes] = [within(finish.label), (finish.notes ?? []).flatMap(within)];
  const lineAt = (index: number) => [to + 12, height + 4 + index * (em + 4)] as const;

  return [
    pen.line([start, height], [end, height], { width: 2.5 }),
    whisker(start),
    ...(ends ? [whisker(end)] : []), // it goes on beyond the days that are drawn
    ...(hasRoom
      ? [
          ...label.map((line, index) => pen.text(lineAt(index), line, { ink: 'ink', weight: 500 })),
          ...notes.map((line, index) => pen.text(lineAt(label.length + index), line)),
        ]
      : [
          pen.text([Math.max(widthOf(finish.label, em), end), height - 10], finish.label, {
            at: 'end',
            ink: 'ink',
            weight: 500,
            halo: true,
          }),
        ]),
  ];
}
