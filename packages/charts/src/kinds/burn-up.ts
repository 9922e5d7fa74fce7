import { xAxisMarks } from '../axes.ts';
import type { ChartKind, Frame, Table, Value } from '../chart.ts';
import { type Day, dayNumber } from '../day.ts';
import { createLabelPlacer } from '../label-placement.ts';
import { extent, linear, type Scale, ticksOf } from '../scale.ts';
import type { BurnUpData, Reached } from './burn-up-data.ts';
import { finishMarks, forecastMarks } from './burn-up-forecast.ts';
import {
  dueLabelPosition,
  dueMarks,
  milestoneMarks,
  planMarks,
  targetMarks,
  todayMarks,
} from './burn-up-marks.ts';
import { type GoalArea, type GoalAxis, goalAxis } from './goal-axis.ts';

/** Written total against the plan, with the forecast of the end. */
export const burnUp: ChartKind<BurnUpData> = {
  minPoints: 1,
  count: ({ days }) => days.length,
  draw(data, frame) {
    const axis = goalAxis(data, frame);
    const area = areaOf(data, frame, axis);
    const { y, ticks, bottom } = area;
    const { svg, em, format } = frame;
    const places = data.days.map(({ on, value }) => [axis.x(dayNumber(on)), y(value)] as const);
    const today = todayMarks(data, frame, area); // placed first
    const plan = planMarks(data, frame, area);

    return {
      height: bottom + 28,
      pointerMode: 'along',
      marks: [
        ...ticks.flatMap((tick) => [
          svg.line([0, y(tick)], [axis.to, y(tick)], { ink: tick === 0 ? 'line' : 'rule' }),
          ...(tick === 0
            ? []
            : [svg.text([0, y(tick) - em / 2], format.number(tick, data.total.number))]),
        ]),
        ...forecastMarks(data, frame, area),
        ...targetMarks(data, frame, area),
        ...dueMarks(data, frame, area),
        ...plan,
        svg.curve(places, { ink: 'ink', width: 2.5 }),
        ...milestoneMarks(data, frame, area),
        ...finishMarks(data, frame, area),
        ...today,
        ...xAxisMarks(frame, {
          along: { name: data.day, type: 'day' },
          domain: axis.domain,
          x: axis.x,
          y: bottom,
        }),
      ],
      points: data.days.map((day, index) => ({
        x: svg.x(places[index]?.[0] ?? 0),
        y: places[index]?.[1] ?? 0,
        lane: 0,
        tooltip: () => dayTooltip(data, day, frame),
      })),
    };
  },
  table: burnUpTable,
};

function areaOf(data: BurnUpData, { width, em }: Frame, axis: GoalAxis): GoalArea {
  const { target, days, par, forecast } = data;
  const height = data.height ?? (width < 480 ? 240 : 340);
  const domainValues = [...days, ...(par?.points ?? []), ...(forecast?.middle ?? [])];
  const [least, most] = extent([0, target?.value, ...domainValues.map(({ value }) => value)]) ?? [
    0, 1,
  ];
  const [top, bottom] = [24, height - 28];
  const near = (most - least) / 10;
  const ticks = ticksOf([least, most], 4).filter(
    (tick) => target === undefined || target.value - tick > near || tick === 0, // the target has its own label
  );

  const y = linear([least, most || 1], [bottom, top]);
  const labels = createLabelPlacer(obstaclesOf(data, { axis, y, top, bottom }), { width, em });
  if (target !== undefined) {
    labels.reserve([target.label], { at: [0, y(target.value) - em / 2], end: 'start' });
  }

  const due = dueLabelPosition(data, { width, em }, { x: axis.x, bottom });
  if (data.due && due) labels.reserve([data.due.label], due);

  return { ...axis, top, bottom, ticks, y, labels };
}

type PlotBounds = { axis: GoalAxis; y: Scale; top: number; bottom: number };

/** Lines that labels must not cover. */
function obstaclesOf({ days, par, forecast, target, due }: BurnUpData, heights: PlotBounds) {
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

function dayTooltip({ total, par }: BurnUpData, { on, value }: Reached, { format }: Frame) {
  const planned = par && plannedTotalOn(par.points, on);

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
  const figures = (name: string) => ({ name, type: 'number' as const, ...number }); // a literal
  const ahead = forecast?.middle ?? [];
  const last = days.at(-1)?.on ?? '';
  const planned = (on: Day) => (par === undefined ? [] : [plannedTotalOn(par.points, on) ?? null]);
  const written = days.map(({ on, value }): Value[] => [on, value, ...planned(on)]);
  const likely = ahead
    .filter(({ on }) => on > last)
    .map(({ on, value }): Value[] => [on, null, ...planned(on), value]);

  return {
    columns: [
      { name: day, type: 'day' },
      figures(total.name),
      ...(par === undefined ? [] : [figures(par.name)]),
      ...(forecast === undefined ? [] : [figures(forecast.name)]),
    ],
    rows: [...written.map((row) => (forecast === undefined ? row : [...row, null])), ...likely],
  };
}

/** The planned total of a day, linearly interpolated. */
function plannedTotalOn(points: readonly Reached[], on: Day): number | undefined {
  const next = points.findIndex((corner) => corner.on >= on);
  const after = points[next];
  const before = points[next - 1];
  if (after === undefined || after.on === on || before === undefined) return after?.value;

  return linear(
    [dayNumber(before.on), dayNumber(after.on)],
    [before.value, after.value],
  )(dayNumber(on));
}
