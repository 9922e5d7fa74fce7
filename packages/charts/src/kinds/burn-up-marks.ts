import type { Frame } from '../chart.ts';
import { dayNumber } from '../day.ts';
import type { Mark } from '../pen.ts';
import { cutTo, widthOf } from '../text-width.ts';
import type { BurnUpData, GoalArea } from './burn-up.ts';

export function targetMarks(
  { target }: BurnUpData,
  { pen, em }: Frame,
  { y, to }: GoalArea,
): Mark[] {
  if (target === undefined) return [];

  return [
    pen.line([0, y(target.value)], [to, y(target.value)], { ink: 'primary' }),
    pen.text([0, y(target.value) - em / 2], target.label, { ink: 'primary', weight: 500 }),
  ];
}

/** The day it is due: a dotted line down to the axis, its words above the axis, before or behind it where there is room. */
export function dueMarks({ due }: BurnUpData, frame: Frame, { x, top, bottom }: GoalArea): Mark[] {
  if (due === undefined) return [];
  const { pen, em, width } = frame;
  const place = x(dayNumber(due.on));
  const isBefore = place + 6 + widthOf(due.label, em) > width;

  return [
    pen.line([place, top], [place, bottom], { ink: 'primary', dash: '1.5 3' }),
    pen.text([isBefore ? place - 6 : place + 6, bottom - 8], due.label, {
      at: isBefore ? 'end' : 'start',
      ink: 'primary',
      weight: 500,
      halo: true,
    }),
  ];
}

/** Par is dashed and blue; its words stand above it, where they end at the line and beside the figures of the axis. */
export function parMarks({ par }: BurnUpData, frame: Frame, { x, y }: GoalArea): Mark[] {
  if (par === undefined) return [];
  const { pen, em, width } = frame;
  const places = par.points.map(({ on, value }) => [x(dayNumber(on)), y(value)] as const);
  const middle = placeAlong(places, width < 480 ? 0.68 : 0.42);
  const figures = widthOf('000,000 ', em);

  return [
    pen.curve(places, { ink: 'primary', width: 1.25, dash: '6 4' }),
    ...(middle === undefined
      ? []
      : [
          pen.text(
            [Math.max(figures + widthOf(par.label, em), middle[0] - 10), middle[1] - 6],
            par.label,
            {
              at: 'end',
              ink: 'primary',
              weight: 500,
              halo: true,
            },
          ),
        ]),
  ];
}

/** Hollow dots on the line; the words of a milestone stand below it, away from par. On a phone the table has them. */
export function milestoneMarks(
  { milestones = [], days }: BurnUpData,
  { pen, em, width }: Frame,
  { x, y, to, bottom }: GoalArea,
): Mark[] {
  const last = days.at(-1)?.on ?? '';
  const reached = milestones.filter(({ on, isAhead }) => !isAhead && on <= last);
  let free = 0;

  return reached.flatMap(({ on, value, label, note = '' }) => {
    const place = [x(dayNumber(on)), y(value)] as const;
    const dot = pen.dot(place, 4, { ink: 'paper', ring: 'ink' });
    const wide = Math.max(widthOf(label, em), widthOf(note, em));
    const hasRoom =
      width >= 640 && place[0] + 10 + wide < to && place[0] >= free && place[1] < bottom - 30;
    if (!hasRoom) return [dot];
    free = place[0] + 10 + wide;

    return [
      dot,
      pen.text([place[0] + 10, place[1] + em + 3], label, { ink: 'ink', weight: 500, halo: true }),
      pen.text([place[0] + 10, place[1] + em * 2 + 7], note, { halo: true }),
    ];
  });
}

/** Where the line has come to. */
export function todayMarks(
  { today, days }: BurnUpData,
  { pen, em, width }: Frame,
  { x, y, bottom }: GoalArea,
): Mark[] {
  const last = days.at(-1);
  if (last === undefined) return [];
  const [place, height] = [x(dayNumber(last.on)), y(last.value)];
  const words = today === undefined ? '' : cutTo(today.label, em, 160);
  const start = Math.min(place - 4, width - widthOf(words, em));
  const isLow = height > bottom - 28;

  return [
    pen.dot([place, height], 4.5, { ink: 'ink', ring: 'paper' }),
    pen.text([start, isLow ? height - 12 : height + em + 10], words, {
      ink: 'ink',
      weight: 500,
      halo: true,
    }),
  ];
}

/** The place so far along a line of corners, by the share of its length along the axis. */
function placeAlong(places: readonly (readonly [number, number])[], share: number) {
  const first = places[0];
  const last = places.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const wanted = first[0] + (last[0] - first[0]) * share;
  const index = places.findIndex(([place]) => place >= wanted);
  const after = places[index] ?? last;
  const before = places[index - 1] ?? first;
  const along = after[0] === before[0] ? 0 : (wanted - before[0]) / (after[0] - before[0]);

  return [wanted, before[1] + (after[1] - before[1]) * along] as const;
}
