import type { Frame } from '../chart.ts';
import { type Day, dayNumber } from '../day.ts';
import type { Mark, SvgPrimitives } from '../svg-primitives.ts';
import { textWidth, wrapText } from '../text-width.ts';
import type { BurnUpData, Reached } from './burn-up-data.ts';
import type { GoalArea } from './goal-axis.ts';

/** The forecast interval and its dotted median. */
export function forecastMarks(
  { forecast, days, target, to: lastDay }: BurnUpData,
  { svg }: Frame,
  { x, y }: GoalArea,
): Mark[] {
  if (forecast === undefined) return [];
  const last = days.at(-1);
  const toPosition = ({ on, value }: Reached) => [x(dayNumber(on)), y(value)] as const;
  const { low, high, middle } = forecast;
  const upper = high.map(toPosition);
  const band = low.map((one, index) => {
    const [at, height] = toPosition(one);

    return [at, height, upper[index]?.[1] ?? height] as const;
  });

  const forecastPath = [...(last ? [toPosition(last)] : []), ...middle.map(toPosition)];
  const [, endHeight = 0] = forecastPath.at(-1) ?? [];
  const isNearTarget =
    target !== undefined && Math.abs(endHeight - y(target.value)) < 2 * arrowHeadLength;
  const isOpen = forecast.finish !== undefined && forecast.finish.on > lastDay && !isNearTarget; // there it would touch the interval

  return [
    svg.area(band, { ink: 'band' }),
    svg.curve(forecastPath, { width: 2, dash: '1.5 3.5' }),
    ...(isOpen ? continuationArrow(forecastPath, svg) : []),
  ];
}

type Position = readonly [number, number];

/** Arrow head at the edge, in the direction of the line: the target is reached after the last day shown. */
function continuationArrow(course: readonly Position[], svg: SvgPrimitives): Mark[] {
  const [first, end] = [course[0], course.at(-1)];
  if (first === undefined || end === undefined || first[0] === end[0]) return [];
  const direction = Math.atan2(end[1] - first[1], end[0] - first[0]);
  const wing = (turn: number): Position => [
    end[0] - arrowHeadLength * Math.cos(direction + turn),
    end[1] - arrowHeadLength * Math.sin(direction + turn),
  ];

  return [svg.curve([wing(arrowHeadAngle), end, wing(-arrowHeadAngle)], { width: 2 })];
}

const arrowHeadLength = 9;

/** Angle between the line and each side of the head, in radians. */
const arrowHeadAngle = 0.5;

/** The interval of the end date, on the target line, with its label after the last day. */
export function finishMarks(
  { forecast, target }: BurnUpData,
  frame: Frame,
  { x, y, to }: GoalArea,
): Mark[] {
  const finish = forecast?.finish;
  if (finish === undefined || target === undefined) return [];
  const { svg, em, width } = frame;
  const height = y(target.value);
  const at = (day: Day) => Math.min(to, x(dayNumber(day)));
  const ends = x(dayNumber(finish.latest)) <= to;
  const [start, end] = [at(finish.earliest), at(finish.latest)];
  const errorBarEnd = (place: number) =>
    svg.line([place, height - 5], [place, height + 5], { width: 2 });
  const room = width - to - 12;
  const hasRoom = room > 48;
  const within = (words: string) => wrapText(words, em, room);
  const [label, notes] = [within(finish.label), (finish.notes ?? []).flatMap(within)];
  const lineAt = (index: number) => [to + 12, height + 4 + index * (em + 4)] as const;

  return [
    svg.line([start, height], [end, height], { width: 2.5 }),
    errorBarEnd(start),
    ...(ends ? [errorBarEnd(end)] : []), // open if the interval ends after the last day shown
    ...(hasRoom
      ? [
          ...label.map((line, index) => svg.text(lineAt(index), line, { ink: 'ink', weight: 500 })),
          ...notes.map((line, index) => svg.text(lineAt(label.length + index), line)),
        ]
      : [
          svg.text([Math.max(textWidth(finish.label, em), end), height - 10], finish.label, {
            at: 'end',
            ink: 'ink',
            weight: 500,
            halo: true,
          }),
        ]),
  ];
}
