import type { Frame } from '../chart.ts';
import { dayNumber } from '../day.ts';
import { type LabelPosition, lineStep } from '../label-placement.ts';
import type { Mark } from '../svg-primitives.ts';
import { textWidth, truncateText } from '../text-width.ts';
import type { BurnUpData } from './burn-up-data.ts';
import type { GoalArea } from './goal-axis.ts';

export function targetMarks(
  { target }: BurnUpData,
  { svg, em }: Frame,
  { y, to }: GoalArea,
): Mark[] {
  if (target === undefined) return [];

  return [
    svg.line([0, y(target.value)], [to, y(target.value)], { ink: 'primary' }),
    svg.text([0, y(target.value) - em / 2], target.label, { ink: 'primary', weight: 500 }),
  ];
}

/** Position of the due date label above the axis, before or after the day depending on space. */
export function dueLabelPosition(
  { due }: BurnUpData,
  { em, width }: Pick<Frame, 'em' | 'width'>,
  { x, bottom }: Pick<GoalArea, 'x' | 'bottom'>,
): LabelPosition | undefined {
  if (due === undefined) return undefined;
  const day = x(dayNumber(due.on));
  const isBefore = day + 6 + textWidth(due.label, em) > width;

  return { at: [isBefore ? day - 6 : day + 6, bottom - 8], end: isBefore ? 'end' : 'start' };
}

/** The due date: a dotted line down to the axis. */
export function dueMarks(data: BurnUpData, frame: Frame, area: GoalArea): Mark[] {
  const { due } = data;
  const place = dueLabelPosition(data, frame, area);
  if (due === undefined || place === undefined) return [];
  const { svg } = frame;
  const { x, top, bottom } = area;
  const day = x(dayNumber(due.on));

  return [
    svg.line([day, top], [day, bottom], { ink: 'primary', dash: '1.5 3' }),
    svg.text(place.at, due.label, {
      at: place.end,
      ink: 'primary',
      weight: 500,
      halo: true,
    }),
  ];
}

/** The plan is dashed and blue; its label is placed above or below it where it crosses no line and no axis label. */
export function planMarks({ par }: BurnUpData, frame: Frame, { x, y, labels }: GoalArea): Mark[] {
  if (par === undefined) return [];
  const { svg, em, width } = frame;
  const places = par.points.map(({ on, value }) => [x(dayNumber(on)), y(value)] as const);
  const figures = textWidth('000,000 ', em);
  const shares = width < 480 ? [0.68, 0.5, 0.85, 0.35] : [0.42, 0.3, 0.55, 0.68, 0.8];
  const around = shares.flatMap((share): LabelPosition[] => {
    const place = pointAtShare(places, share);
    if (place === undefined) return [];
    const [at, height] = place;

    return [
      { at: [Math.max(figures + textWidth(par.label, em), at - 10), height - 6], end: 'end' },
      { at: [Math.max(figures, at + 12), height + em + 4], end: 'start' },
    ];
  });
  const label = labels.place([par.label], around); // omitted without room; the summary and table contain it

  return [
    svg.curve(places, { ink: 'primary', width: 1.25, dash: '6 4' }),
    ...(label === undefined
      ? []
      : [
          svg.text(label.at, par.label, { at: label.end, ink: 'primary', weight: 500, halo: true }),
        ]),
  ];
}

/** Milestones as hollow dots, labeled if there is room. On a phone they are only in the table. */
export function milestoneMarks(
  { milestones = [], days }: BurnUpData,
  { svg, em, width }: Frame,
  { x, y, labels }: GoalArea,
): Mark[] {
  const last = days.at(-1)?.on ?? '';
  const reached = milestones.filter(({ on, isAhead }) => !isAhead && on <= last);

  return reached.flatMap(({ on, value, label, note = '' }) => {
    const [place, height] = [x(dayNumber(on)), y(value)];
    const dot = svg.dot([place, height], 4, { ink: 'paper', ring: 'ink' });
    const lines = note === '' ? [label] : [label, note];
    const above = height - 8 - (lines.length - 1) * lineStep(em);
    const room =
      width >= 640
        ? labels.place(lines, [
            { at: [place + 10, height + em + 3], end: 'start' },
            { at: [place - 8, above], end: 'end' },
          ])
        : undefined;
    if (room === undefined) return [dot];

    return [
      dot,
      ...lines.map((line, index) =>
        svg.text([room.at[0], room.at[1] + index * lineStep(em)], line, {
          at: room.end,
          ...(index === 0 && { ink: 'ink' as const, weight: 500 as const }), // literals
          halo: true,
        }),
      ),
    ];
  });
}

/** The current total. */
export function todayMarks(
  { today, days, due }: BurnUpData,
  { svg, em, width }: Frame,
  { x, y, bottom, labels }: GoalArea,
): Mark[] {
  const last = days.at(-1);
  if (last === undefined) return [];
  const [place, height] = [x(dayNumber(last.on)), y(last.value)];
  const words = today === undefined ? '' : truncateText(today.label, em, 160);
  const start = Math.min(place - 4, width - textWidth(words, em));
  const isLow = height > bottom - 28;
  const defaultPosition: LabelPosition = {
    at: [start, isLow ? height - 12 : height + em + 10],
    end: 'start',
  };
  const label =
    labels.place(
      [words],
      [
        defaultPosition,
        ...(isLow ? [{ at: [start, height - em - 20], end: 'start' } as const] : []), // a literal
        { at: [place + 12, height + em + 4], end: 'start' },
        { at: [place + 12, height + 2 * em + 8], end: 'start' },
        { at: [place - 8, height - 10], end: 'end' },
        { at: [place - 8, height + em + 10], end: 'end' },
        ...besideDue(due && x(dayNumber(due.on)), height, em),
      ],
    ) ?? defaultPosition;

  return [
    svg.dot([place, height], 4.5, { ink: 'ink', ring: 'paper' }),
    svg.text(label.at, words, { at: label.end, ink: 'ink', weight: 500, halo: true }),
  ];
}

/** Positions before or after the line of the due date, for a point too close to it. */
function besideDue(due: number | undefined, height: number, em: number): LabelPosition[] {
  if (due === undefined) return [];
  const below = [10, 18, 26].map((gap) => height + em + gap);

  return [
    ...below.map((y): LabelPosition => ({ at: [due - 6, y], end: 'end' })),
    { at: [due + 6, height + em + 4], end: 'start' },
  ];
}

/** The point at a given share of a line's extent along the x axis. */
function pointAtShare(places: readonly (readonly [number, number])[], share: number) {
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
