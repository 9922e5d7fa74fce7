import { alongAxis } from '../axes.ts';
import type { Chart, Frame, Table, Value } from '../chart.ts';
import { type Day, dayNumber } from '../day.ts';
import { labelsAmong } from '../labels.ts';
import { extent, linear, type Scale, ticksOf } from '../scale.ts';
import type { BurnUpData, Reached } from './burn-up-data.ts';
import { finishMarks, forecastMarks } from './burn-up-forecast.ts';
import {
  dueMarks,
  duePlace,
  milestoneMarks,
  parMarks,
  targetMarks,
  todayMarks,
} from './burn-up-marks.ts';
import { type GoalArea, type GoalAxis, goalAxis } from './goal-frame.ts';

/** What was written against what was planned, and when it is likely to be done. */
export const burnUp: Chart<BurnUpData> = {
  least: 1,
  count: ({ days }) => days.length,
  draw(data, frame) {
    const axis = goalAxis(data, frame);
    const area = areaOf(data, frame, axis);
    const { y, ticks, bottom } = area;
    const { pen, em, format } = frame;
    const places = data.days.map(({ on, value }) => [axis.x(dayNumber(on)), y(value)] as const);
    const today = todayMarks(data, frame, area); // the first to choose its place
    const par = parMarks(data, frame, area);

    return {
      height: bottom + 28,
      seek: 'along',
      marks: [
        ...ticks.flatMap((tick) => [
          pen.line([0, y(tick)], [axis.to, y(tick)], { ink: tick === 0 ? 'line' : 'rule' }),
          ...(tick === 0
            ? []
            : [pen.text([0, y(tick) - em / 2], format.number(tick, data.total.number))]),
        ]),
        ...forecastMarks(data, frame, area),
        ...targetMarks(data, frame, area),
        ...dueMarks(data, frame, area),
        ...par,
        pen.curve(places, { ink: 'ink', width: 2.5 }),
        ...milestoneMarks(data, frame, area),
        ...finishMarks(data, frame, area),
        ...today,
        ...alongAxis(frame, {
          along: { name: data.day, holds: 'day' },
          domain: axis.domain,
          x: axis.x,
          y: bottom,
        }),
      ],
      points: data.days.map((day, index) => ({
        x: pen.x(places[index]?.[0] ?? 0),
        y: places[index]?.[1] ?? 0,
        lane: 0,
        say: () => sayDay(data, day, frame),
      })),
    };
  },
  table: burnUpTable,
};

function areaOf(data: BurnUpData, { width, em }: Frame, axis: GoalAxis): GoalArea {
  const { target, days, par, forecast } = data;
  const height = data.height ?? (width < 480 ? 240 : 340);
  const seen = [...days, ...(par?.points ?? []), ...(forecast?.middle ?? [])];
  const [least, most] = extent([0, target?.value, ...seen.map(({ value }) => value)]) ?? [0, 1];
  const [top, bottom] = [24, height - 28];
  const near = (most - least) / 10;
  const ticks = ticksOf([least, most], 4).filter(
    (tick) => target === undefined || target.value - tick > near || tick === 0, // the target has words of its own
  );

  const y = linear([least, most || 1], [bottom, top]);
  const labels = labelsAmong(linesOf(data, { axis, y, top, bottom }), { width, em });
  if (target !== undefined) {
    labels.keep([target.label], { at: [0, y(target.value) - em / 2], end: 'start' });
  }

  const due = duePlace(data, { width, em }, { x: axis.x, bottom });
  if (data.due && due) labels.keep([data.due.label], due);

  return { ...axis, top, bottom, ticks, y, labels };
}

type Heights = { axis: GoalAxis; y: Scale; top: number; bottom: number };

/** The lines that no label stands on. */
function linesOf({ days, par, forecast, target, due }: BurnUpData, heights: Heights) {
  const { axis, y, top, bottom } = heights;
  const through = (points: readonly Reached[] = []) =>
    points.map(({ on, value }) => [axis.x(dayNumber(on)), y(value)] as const);
  const across =
    target === undefined
      ? []
      : [[0, y(target.value)] as const, [axis.to, y(target.value)] as const];
  const down =
    due === undefined ? [] : [top, bottom].map((at) => [axis.x(dayNumber(due.on)), at] as const);
  const start = days.at(-1);
  const ahead = through([...(start === undefined ? [] : [start]), ...(forecast?.middle ?? [])]);

  return [through(days), through(par?.points), ahead, across, down];
}

function sayDay({ total, par }: BurnUpData, { on, value }: Reached, { format }: Frame) {
  const planned = par && parOn(par.points, on);

  return {
    title: format.day(on),
    values: [
      { name: total.name, text: format.number(value, total.number) },
      ...(par === undefined || planned === undefined
        ? []
        : [{ name: par.name, text: format.number(Math.round(planned), total.number) }]),
    ],
  };
}

function burnUpTable({ day, total, days, par, forecast }: BurnUpData): Table {
  const number = total.number === undefined ? {} : { number: total.number };
  const figures = (name: string) => ({ name, holds: 'number' as const, ...number }); // a literal
  const ahead = forecast?.middle ?? [];
  const last = days.at(-1)?.on ?? '';
  const planned = (on: Day) => (par === undefined ? [] : [parOn(par.points, on) ?? null]);
  const written = days.map(({ on, value }): Value[] => [on, value, ...planned(on)]);
  const likely = ahead
    .filter(({ on }) => on > last)
    .map(({ on, value }): Value[] => [on, null, ...planned(on), value]);

  return {
    columns: [
      { name: day, holds: 'day' },
      figures(total.name),
      ...(par === undefined ? [] : [figures(par.name)]),
      ...(forecast === undefined ? [] : [figures(forecast.name)]),
    ],
    rows: [...written.map((row) => (forecast === undefined ? row : [...row, null])), ...likely],
  };
}

/** What the plan has on a day: straight between its corners. */
function parOn(points: readonly Reached[], on: Day): number | undefined {
  const next = points.findIndex((corner) => corner.on >= on);
  const after = points[next];
  const before = points[next - 1];
  if (after === undefined || after.on === on || before === undefined) return after?.value;

  return linear(
    [dayNumber(before.on), dayNumber(after.on)],
    [before.value, after.value],
  )(dayNumber(on));
}
