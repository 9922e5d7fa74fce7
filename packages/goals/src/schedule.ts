import { type DayNumber, dayOf, type LocalDay, numberOf, weekdayOf } from './days.ts';
import { randomFrom } from './random.ts';

/** How the daily share changes over the writing days of a plan; each has a mean of one. */
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

/** When a plan is worked on, and how much of it on which day. */
export type Timing = {
  startOn: LocalDay;
  /** The last day; not before the first. */
  endOn: LocalDay;
  curve: Curve;
  /** For the random curve. */
  seed: number;
  /** Seven percentages from Monday to Sunday; 100 is a whole share, 0 a day of rest. */
  weekdayWeights: readonly number[];
  /** Days that differ from their weekday, in percent of a share; 0 is a day off. */
  exceptions: readonly { on: LocalDay; weight: number }[];
  /** From the first to the last day of each nothing is asked. */
  pauses: readonly { fromOn: LocalDay; toOn: LocalDay }[];
};

/** The weights of the days of a plan, added up once so that every question about a stretch costs the same. */
export type Schedule = {
  readonly first: DayNumber;
  readonly last: DayNumber;
  /** By day from the first. */
  readonly weights: Float64Array;
  /** `upTo[i]` is the sum of the first `i` weights. */
  readonly upTo: Float64Array;
};

/** Every day alike. */
export const evenTiming: Pick<
  Timing,
  'curve' | 'seed' | 'weekdayWeights' | 'exceptions' | 'pauses'
> = {
  curve: 'steady',
  seed: 0,
  weekdayWeights: [100, 100, 100, 100, 100, 100, 100],
  exceptions: [],
  pauses: [],
};

/**
 * The weight of a day is weekday weight × curve × exception, and 0 in a pause. Costs a step a day of the plan.
 *
 * @throws RangeError when the plan ends before it starts.
 */
export function scheduleOf(timing: Timing): Schedule {
  const first = numberOf(timing.startOn);
  const last = numberOf(timing.endOn);
  if (last < first) throw new RangeError(`${timing.endOn} comes before ${timing.startOn}`);

  const weights = daysOf(timing, first, last);
  const isWriting = (weight: number) => weight > 0;
  const shape = shapeOf(timing.curve, timing.seed, weights.filter(isWriting).length);
  let writingDay = 0;
  for (const [at, weight] of weights.entries()) {
    if (weight > 0) weights[at] = weight * shape(writingDay++);
  }

  const upTo = new Float64Array(weights.length + 1);
  for (const [at, weight] of weights.entries()) upTo[at + 1] = (upTo[at] ?? 0) + weight;

  return { first, last, weights, upTo };
}

/** The share of a day; 0 outside the plan, on rest and in a pause. */
export function weightOn(schedule: Schedule, day: DayNumber): number {
  return schedule.weights[day - schedule.first] ?? 0;
}

/** The sum of the shares from one day to another, both included. */
export function weightBetween({ first, last, upTo }: Schedule, from: DayNumber, to: DayNumber) {
  if (to < first || from > last || to < from) return 0;

  return (upTo[Math.min(to, last) - first + 1] ?? 0) - (upTo[Math.max(from, first) - first] ?? 0);
}

/** Whether no day of a plan asks anything: all of it is rest or pause. */
export function asksNothing(schedule: Schedule): boolean {
  return weightBetween(schedule, schedule.first, schedule.last) === 0;
}

/** How many days from one to another, both included, have a share. */
export function writingDays(schedule: Schedule, from: DayNumber, to: DayNumber): number {
  const { first, last, weights } = schedule;
  if (to < first || from > last) return 0;

  return weights
    .subarray(Math.max(0, from - first), Math.min(to, last) - first + 1)
    .reduce((count, weight) => count + (weight > 0 ? 1 : 0), 0);
}

function daysOf(timing: Timing, first: DayNumber, last: DayNumber): Float64Array {
  const { weekdayWeights, exceptions, pauses } = timing;
  const special = new Map(exceptions.map(({ on, weight }) => [on, weight]));
  const weights = new Float64Array(last - first + 1);
  for (let day = first; day <= last; day++) {
    const weekday = weekdayWeights[weekdayOf(day)] ?? 100;
    const weight = special.size === 0 ? weekday : (special.get(dayOf(day)) ?? weekday);
    weights[day - first] = weight / 100;
  }
  for (const { fromOn, toOn } of pauses) {
    const from = Math.max(first, numberOf(fromOn)) - first;
    weights.fill(0, from, Math.max(from, Math.min(last, numberOf(toOn)) - first + 1));
  }

  return weights;
}

/** The curve at writing day `i` of `n`, by its middle `u = (i + ½) / n`. */
function shapeOf(curve: Curve, seed: number, n: number): (i: number) => number {
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
      const random = randomFrom(seed);

      return () => 0.5 + random();
    }
  }
}
