import type { DayNumber } from './days.ts';
import { normalFrom, randomFrom } from './random.ts';

/** What a projection rests on. */
export type Outlook = {
  /** Amounts of the days before today, the oldest first, without paused days; only the last 84 are looked at. */
  history: readonly number[];
  /** What is left to write, in the same unit. */
  missing: number;
  /** The first day that may still add to it, today. */
  from: DayNumber;
  /** Whether nothing is to be expected of a day (rest, pause). */
  isOff: (day: DayNumber) => boolean;
  /** The last day of the plan; null when there is none. */
  endOn: DayNumber | null;
  /** The same seed gives the same answer: of the goal and the day. */
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

/**
 * When a goal will be reached if the writer goes on as of late. Weeks of the history are drawn at random, recent ones more
 * often (half as often every 21 days), and each of a thousand futures is scaled by `e^(s·Z + ln r / 2)`: `s`, from 0.1 to
 * 0.8, by how much weeks differ, `Z` standard normal, `r` the mean of the last days against that of longer ago (half-lives
 * of 10 and 40 days), kept within 0.6 to 1.3. Whole weeks keep the pattern of weekdays and of one day on the next. How often
 * the truth lies inside is measured on simulated writers in `bench/projection.ts`. Null when nothing was written or nothing
 * is missing.
 *
 * Costs at most a million additions; keep the answer until an entry or the day changes.
 */
export function projectionOf(outlook: Outlook): Projection | null {
  const history = outlook.history.slice(-historyDays);
  if (outlook.missing <= 0 || !history.some((amount) => amount > 0)) return null;

  const writing = history.filter((amount) => amount !== 0).length;
  if (history.length < neededDays || writing < neededWritingDays) return straightLine(outlook);

  const ends = endsOfPaths(outlook, history);
  ends.sort();
  const at = (share: number) => {
    const days = ends[Math.floor(share * (paths - 1))] ?? horizon;

    return days >= horizon ? null : outlook.from + days;
  };

  return {
    early: at(0.1),
    likely: at(0.5),
    late: at(0.9),
    chanceOnTime: chanceOf(ends, outlook),
    isRough: false,
  };
}

function chanceOf(ends: Int32Array, { endOn, from }: Outlook): number | null {
  if (endOn === null) return null;

  return ends.filter((days) => from + days <= endOn).length / ends.length;
}

/** Days from today until each future reaches what is missing; `horizon` when it does not. */
function endsOfPaths(outlook: Outlook, history: readonly number[]): Int32Array {
  const random = randomFrom(outlook.seed);
  const blocks = blocksOf(history);
  const draw = drawOf(blocks, random);
  const { spread, trend } = rateOf(history, blocks);
  const off = Uint8Array.from({ length: horizon }, (_, day) =>
    outlook.isOff(outlook.from + day) ? 1 : 0,
  );
  const ends = new Int32Array(paths);
  for (let path = 0; path < paths; path++) {
    const factor = Math.exp(spread * normalFrom(random) + trend);
    ends[path] = endOfPath(outlook.missing / factor, draw, off);
  }

  return ends;
}

function endOfPath(missing: number, draw: () => readonly number[], off: Uint8Array): number {
  let left = missing;
  for (let day = 0; day < horizon; ) {
    for (const amount of draw()) {
      if (off[day] !== 1) left -= amount;
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

function drawOf(blocks: readonly number[][], random: () => number): () => readonly number[] {
  const upTo: number[] = [];
  let sum = 0;
  for (const at of blocks.keys()) {
    sum += 0.5 ** ((at * daysOfBlock) / 21);
    upTo.push(sum);
  }

  return () => {
    const drawn = random() * sum;

    return blocks[upTo.findIndex((bound) => drawn < bound)] ?? blocks[0] ?? [];
  };
}

/** How far futures spread, and where the last days tend, both as logarithms of a factor. */
function rateOf(history: readonly number[], blocks: readonly number[][]) {
  const weeks = blocks.map((block) => block.reduce((sum, amount) => sum + amount, 0));
  const slow = halved(history, 40);
  const ratio = slow > 0 ? halved(history, 10) / slow : 1;

  return {
    spread: clamp(spreadOf(weeks), 0.1, 0.8),
    trend: 0.5 * Math.log(clamp(ratio, 0.6, 1.3)),
  };
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

/** The mean of the days, each half as heavy as one `halfLife` days later. */
function halved(history: readonly number[], halfLife: number): number {
  let sum = 0;
  let weights = 0;
  for (const [at, amount] of history.entries()) {
    const weight = 0.5 ** ((history.length - 1 - at) / halfLife);
    sum += weight * amount;
    weights += weight;
  }

  return sum / weights;
}

function straightLine({ history, missing, from, isOff, endOn }: Outlook): Projection {
  const mean = history.reduce((sum, amount) => sum + amount, 0) / history.length;
  let left = missing;
  let day = 0;
  while (day < horizon && mean > 0) {
    if (!isOff(from + day)) left -= mean;
    if (left <= 0) break;
    day += 1;
  }
  const end = mean > 0 && day < horizon ? from + day : null;
  const chanceOnTime = endOn === null ? null : Number(end !== null && end <= endOn);

  return { early: end, likely: end, late: end, chanceOnTime, isRough: true };
}

function clamp(value: number, from: number, to: number): number {
  return Math.min(to, Math.max(from, value));
}
