import type { Frame } from '../chart.ts';
import { type Day, dayNumber } from '../day.ts';
import type { Mark } from '../pen.ts';
import { cutTo, widthOf } from '../text-width.ts';
import type { BurnUpData, GoalArea, Reached } from './burn-up.ts';

/** The band of what is likely and its dotted middle. */
export function forecastMarks(
  { forecast, days }: BurnUpData,
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

  return [
    pen.area(band, { ink: 'band' }),
    pen.curve([...(last ? [place(last)] : []), ...middle.map(place)], {
      width: 2,
      dash: '1.5 3.5',
    }),
  ];
}

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
  const [start, end] = [at(finish.earliest), at(finish.latest)];
  const whisker = (place: number) =>
    pen.line([place, height - 5], [place, height + 5], { width: 2 });
  const hasRoom = width - to > 60;

  return [
    pen.line([start, height], [end, height], { width: 2.5 }),
    whisker(start),
    whisker(end),
    ...(hasRoom
      ? [
          pen.text([to + 12, height + 4], cutTo(finish.label, em, width - to - 12), {
            ink: 'ink',
            weight: 500,
          }),
          ...(finish.notes ?? []).map((note, index) =>
            pen.text([to + 12, height + 4 + (index + 1) * (em + 4)], note),
          ),
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
