import type { DayNumber } from './days.ts';
import { normalFrom, randomFrom } from './random.ts';

/** What a projection rests on. */
export type Outlook = {
  /** Amounts of the days before today, the oldest first, without paused days; only the last 84 are looked at. */
  history: readonly number[];
  /** What is left to write, in the same unit, after what was written today. */
  missing: number;
  /** What was written today: the first day of a future adds only what goes beyond it. */
  writtenToday?: number;
  /** The first day that may still add to it, today. */
  from: DayNumber;
  /** Whether nothing is to be expected of a day (rest, pause). */
  isOff: (day: DayNumber) => boolean;
  /** The last day of the plan; null when there is none. */
  endOn: DayNumber | null;
  /** The same seed gives the same answer. */
  seed: number;
};

export type Projection = {
  /** Eight in ten of the futures end from `early` to `late`, half of them by `likely`. Null is beyond three years. */
  early: DayNumber | null;
  likely: DayNumber | null;
  late: DayNumber | null;
  /** The share of futures that end in time, 0 to 1; null without a last day. */
  chanceOnTime: number | null;
  /** True when the history is too short for a range, and all three are one straight line. */
  isRough: boolean;
};

const historyDays = 84;
const neededDays = 14;
const neededWritingDays = 5;
const paths = 1_000;
const horizon = 1_100;
const daysOfBlock = 7;
const halfLifeDays = 12;

/**
 * When a goal will be reached if the writer goes on as of late. Weeks of the history are drawn at random, recent ones more
 * often (half as often every 12 days). `likely` is the median of a thousand such futures; for the range and the chance each
 * future is scaled by `e^(s·Z)`: `s`, from 0.1 to 0.8, by how much weeks differ, `Z` standard normal. Whole weeks keep the
 * pattern of weekdays and of one day on the next. How often the truth lies inside is measured on simulated writers in
 * `bench/projection.ts`. Null when nothing was written before today or nothing is missing.
 *
 * More words, today or on any day before, never make `likely` later: a drawn week only grows, and each future draws from
 * random numbers of its own, whatever is missing.
 *
 * Costs at most two million additions; keep the answer until an entry or the day changes.
 */
export function projectionOf(outlook: Outlook): Projection | null {
  const history = outlook.history.slice(-historyDays);
  if (outlook.missing <= 0 || !history.some((amount) => amount > 0)) return null;

  const writing = history.filter((amount) => amount !== 0).length;
  const isShort = history.length < neededDays || writing < neededWritingDays;

  return isShort ? straightLine(outlook, history) : fromFutures(outlook, history);
}

function fromFutures(outlook: Outlook, history: readonly number[]): Projection {
  const { missing, writtenToday = 0, from, endOn, seed } = outlook;
  const blocks = blocksOf(history);
  const spread = clamp(spreadOf(blocks.map(sumOf)), 0.1, 0.8);
  const drawFrom = drawerOf(blocks);
  const off = daysOff(outlook);
  const plain = new Int32Array(paths);
  const scaled = new Int32Array(paths);
  for (let path = 0; path < paths; path++) {
    const random = randomFrom(seed + path * 0x9e3779b9);
    const factor = Math.exp(spread * normalFrom(random));
    const pathSeed = random() * 2 ** 32;
    const walk = (by: number) => {
      const draw = drawFrom(randomFrom(pathSeed));

      return endOfPath(missing / by, { draw, off, writtenToday: writtenToday / by });
    };
    plain[path] = walk(1);
    scaled[path] = walk(factor);
  }
  plain.sort();
  scaled.sort();
  const at = (ends: Int32Array, share: number) => ends[Math.floor(share * (paths - 1))] ?? horizon;
  const likely = at(plain, 0.5);
  const dayOf = (days: number) => (days >= horizon ? null : from + days);

  return {
    early: dayOf(Math.min(likely, at(scaled, 0.1))),
    likely: dayOf(likely),
    late: dayOf(Math.max(likely, at(scaled, 0.9))),
    chanceOnTime:
      endOn === null ? null : scaled.filter((days) => from + days <= endOn).length / paths,
    isRough: false,
  };
}

function daysOff({ isOff, from }: Pick<Outlook, 'isOff' | 'from'>): Uint8Array {
  return Uint8Array.from({ length: horizon }, (_, day) => (isOff(from + day) ? 1 : 0));
}

type Walk = { draw: () => readonly number[]; off: Uint8Array; writtenToday: number };

/** Days from today until a future reaches what is missing; `horizon` when it does not. */
function endOfPath(missing: number, { draw, off, writtenToday }: Walk): number {
  let left = missing;
  for (let day = 0; day < horizon; ) {
    const block = draw();
    for (let at = 0; at < block.length; at++) {
      const amount = block[at] ?? 0;
      if (off[day] !== 1) left -= day === 0 ? Math.max(0, amount - writtenToday) : amount;
      if (left <= 0 || day >= horizon) return day;
      day += 1;
    }
  }

  return horizon;
}

/** Weeks that end yesterday and before, so that each begins on the weekday of today; the newest first. */
function blocksOf(history: readonly number[]): number[][] {
  const blocks: number[][] = [];
  for (let end = history.length; end >= daysOfBlock; end -= daysOfBlock) {
    blocks.push(history.slice(end - daysOfBlock, end));
  }

  return blocks;
}

function drawerOf(blocks: readonly number[][]) {
  const upTo: number[] = [];
  let sum = 0;
  for (const age of blocks.keys()) {
    sum += weightOf(age);
    upTo.push(sum);
  }

  return (random: () => number) => (): readonly number[] => {
    const drawn = random() * sum;
    let age = 0;
    while (age < upTo.length - 1 && drawn >= (upTo[age] ?? 0)) age += 1;

    return blocks[age] ?? [];
  };
}

/** How often a week is drawn, by its age in weeks. */
function weightOf(age: number): number {
  return 0.5 ** ((age * daysOfBlock) / halfLifeDays);
}

/**
 * Half the coefficient of variation of the weeks, more when a week is like the one before: then there are fewer weeks to
 * learn from than it seems, by `(1 + ρ) / (1 − ρ)` for an autocorrelation of `ρ`.
 */
function spreadOf(weeks: readonly number[]): number {
  const mean = weeks.reduce((sum, week) => sum + week, 0) / weeks.length;
  const apart = weeks.map((week) => week - mean);
  const squares = apart.reduce((sum, one) => sum + one ** 2, 0);
  if (mean <= 0 || squares === 0) return mean > 0 ? 0 : 1;

  const products = apart.reduce((sum, one, at) => sum + one * (apart[at + 1] ?? 0), 0);
  const alike = clamp(products / squares, 0, 0.6);
  const variation = Math.sqrt(squares / weeks.length) / mean;

  return 0.5 * variation * Math.sqrt((1 + alike) / (1 - alike));
}

/** With little history: the mean of the weeks, weighted as they would be drawn, or of the days of less than a week. */
function straightLine(outlook: Outlook, history: readonly number[]): Projection {
  const { missing, writtenToday = 0, from, endOn } = outlook;
  const blocks = blocksOf(history);
  const weights = sumOf(blocks.map((_, age) => weightOf(age)));
  const mean =
    weights === 0
      ? sumOf(history) / history.length
      : sumOf(blocks.map((block, age) => sumOf(block) * weightOf(age))) / weights / daysOfBlock;
  const week = Array.from({ length: daysOfBlock }, () => Math.max(0, mean));
  const days = endOfPath(missing, { draw: () => week, off: daysOff(outlook), writtenToday });
  const end = days >= horizon ? null : from + days;
  const chanceOnTime = endOn === null ? null : Number(end !== null && end <= endOn);

  return { early: end, likely: end, late: end, chanceOnTime, isRough: true };
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

function clamp(value: number, from: number, to: number): number {
  return Math.min(to, Math.max(from, value));
}
