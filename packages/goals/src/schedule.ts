import { type DayNumber, type LocalDay, toDayNumber, toLocalDay, weekdayOf } from './days.ts';
import { seededRandom } from './random.ts';

/** How the daily target changes over the writing days of a plan; each curve has a mean of one. */
export const curves = [
  'steady',
  'rising',
  'falling',
  'mountain',
  'valley',
  'wave',
  'random',
] as const;
export type Curve = (typeof curves)[number];

/** The days of a plan and the weight of each. */
export type ScheduleOptions = {
  startOn: LocalDay;
  /** The last day; not before the first. */
  endOn: LocalDay;
  curve: Curve;
  /** For the random curve. */
  seed: number;
  /** Seven percentages from Monday to Sunday; 100 is a full share, 0 a rest day. */
  weekdayWeights: readonly number[];
  /** Days that override their weekday, in percent of a share; 0 is a day off. */
  exceptions: readonly { on: LocalDay; weight: number }[];
  /** Days without a target, first to last inclusive. */
  pauses: readonly { fromOn: LocalDay; toOn: LocalDay }[];
};

/** Weights of the days of a plan with prefix sums, so that sums over any range take constant time. */
export type Schedule = {
  readonly first: DayNumber;
  readonly last: DayNumber;
  /** One per day, from the first. */
  readonly weights: Float64Array;
  /** `cumulativeWeights[i]` is the sum of the first `i` weights. */
  readonly upTo: Float64Array;
};

/** The same weight for every day. */
export const evenSchedule: Pick<
  ScheduleOptions,
  'curve' | 'seed' | 'weekdayWeights' | 'exceptions' | 'pauses'
> = {
  curve: 'steady',
  seed: 0,
  weekdayWeights: [100, 100, 100, 100, 100, 100, 100],
  exceptions: [],
  pauses: [],
};

/**
 * The weight of a day is weekday weight (or exception) × curve, and 0 in a pause. Linear in the number of days.
 *
 * @throws RangeError if the plan ends before it starts.
 */
export function scheduleOf(timing: ScheduleOptions): Schedule {
  const first = toDayNumber(timing.startOn);
  const last = toDayNumber(timing.endOn);
  if (last < first) throw new RangeError(`${timing.endOn} comes before ${timing.startOn}`);

  const weights = dayWeights(timing, first, last);
  const isWriting = (weight: number) => weight > 0;
  const shape = curveShape(timing.curve, timing.seed, weights.filter(isWriting).length);
  let writingDay = 0;
  for (const [at, weight] of weights.entries()) {
    if (weight > 0) weights[at] = weight * shape(writingDay++);
  }

  const cumulativeWeights = new Float64Array(weights.length + 1);
  for (const [at, weight] of weights.entries())
    cumulativeWeights[at + 1] = (cumulativeWeights[at] ?? 0) + weight;

  return { first, last, weights, upTo: cumulativeWeights };
}

/** The weight of a day; 0 outside the plan, on rest days and in a pause. */
export function weightOn(schedule: Schedule, day: DayNumber): number {
  return schedule.weights[day - schedule.first] ?? 0;
}

/** The sum of the weights from one day to another, inclusive. */
export function weightBetween({ first, last, upTo }: Schedule, from: DayNumber, to: DayNumber) {
  if (to < first || from > last || to < from) return 0;

  return (upTo[Math.min(to, last) - first + 1] ?? 0) - (upTo[Math.max(from, first) - first] ?? 0);
}

/** Whether a plan has no day with a target: all of it is rest or pause. */
export function hasNoWritingDays(schedule: Schedule): boolean {
  return weightBetween(schedule, schedule.first, schedule.last) === 0;
}

/** Number of days with a weight, from one day to another, inclusive. */
export function writingDays(schedule: Schedule, from: DayNumber, to: DayNumber): number {
  const { first, last, weights } = schedule;
  if (to < first || from > last) return 0;

  return weights
    .subarray(Math.max(0, from - first), Math.min(to, last) - first + 1)
    .reduce((count, weight) => count + (weight > 0 ? 1 : 0), 0);
}

function dayWeights(timing: ScheduleOptions, first: DayNumber, last: DayNumber): Float64Array {
  const { weekdayWeights, exceptions, pauses } = timing;
  const exceptionWeights = new Map(exceptions.map(({ on, weight }) => [on, weight]));
  const weights = new Float64Array(last - first + 1);
  for (let day = first; day <= last; day++) {
    const weekday = weekdayWeights[weekdayOf(day)] ?? 100;
    const weight =
      exceptionWeights.size === 0 ? weekday : (exceptionWeights.get(toLocalDay(day)) ?? weekday);
    weights[day - first] = weight / 100;
  }
  for (const { fromOn, toOn } of pauses) {
    const from = Math.max(first, toDayNumber(fromOn)) - first;
    weights.fill(0, from, Math.max(from, Math.min(last, toDayNumber(toOn)) - first + 1));
  }

  return weights;
}

/** The curve at writing day `i` of `n`, at its midpoint `u = (i + ½) / n`. */
function curveShape(curve: Curve, seed: number, n: number): (i: number) => number {
  const at = (i: number) => (i + 0.5) / n;
  switch (curve) {
    case 'steady':
      return () => 1;
    case 'rising':
      return (i) => 0.5 + at(i);
    case 'falling':
      return (i) => 1.5 - at(i);
    case 'mountain':
      return (i) => 0.5 + 2 * Math.min(at(i), 1 - at(i));
    case 'valley':
      return (i) => 1.5 - 2 * Math.min(at(i), 1 - at(i));
    case 'wave':
      return (i) => 1 + 0.5 * Math.sin((2 * Math.PI * (i + 1)) / 7);
    case 'random': {
      const random = seededRandom(seed);

      return () => 0.5 + random();
    }
  }
}
