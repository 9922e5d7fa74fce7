import type { DayNumber } from './days.ts';
import { randomNormal, seededRandom } from './random.ts';

/** Input of a forecast. */
export type ForecastInput = {
  /** Amounts of the days before today, oldest first, without paused days; only the last 84 are used. */
  history: readonly number[];
  /** Amount left to write after today's writing, in the same unit. */
  missing: number;
  /** Written today; the first simulated day only adds what exceeds it. */
  writtenToday?: number;
  /** Today, the first simulated day. */
  from: DayNumber;
  /** Whether a day is a rest day or paused. */
  isOff: (day: DayNumber) => boolean;
  /** The last day of the plan; null without one. */
  endOn: DayNumber | null;
  /** The same seed gives the same forecast. */
  seed: number;
};

export type Forecast = {
  /** 80 % of the simulations end from `early` to `late`, half of them by `likely`. Null is beyond three years. */
  early: DayNumber | null;
  likely: DayNumber | null;
  late: DayNumber | null;
  /** The share of simulations that end on time, 0 to 1; null without a last day. */
  chanceOnTime: number | null;
  /** The history is too short for an interval: all three are the same linear estimate. */
  isRough: boolean;
};

const historyDays = 84;
const minHistoryDays = 14;
const minWritingDays = 5;
const simulationCount = 1_000;
const horizonDays = 1_100;
const blockDays = 7;
const halfLifeDays = 12;

/**
 * Monte Carlo forecast of when a goal is reached at the recent pace, by block bootstrap: weeks of the history are drawn at random, recent
 * ones more often (half-life 12 days). `likely` is the median of a thousand simulations; for the interval and the chance each simulation is
 * scaled by `e^(s·Z)`: `s`, from 0.1 to 0.8, measures how much weeks vary, `Z` is standard normal. Whole weeks preserve weekday patterns
 * and autocorrelation. The coverage of the interval is measured on simulated writers in `bench/projection.ts`. Null without history or if
 * nothing is missing.
 *
 * More words, today or on any earlier day, never make `likely` later: a drawn week only grows, and each simulation has its own random seed,
 * independent of the missing amount.
 *
 * Takes up to two million additions; cache the result until an entry or the day changes.
 */
export function computeForecast(outlook: ForecastInput): Forecast | null {
  const history = outlook.history.slice(-historyDays);
  if (outlook.missing <= 0 || !history.some((amount) => amount > 0)) return null;

  const writing = history.filter((amount) => amount !== 0).length;
  const isShort = history.length < minHistoryDays || writing < minWritingDays;

  return isShort ? linearForecast(outlook, history) : simulatedForecast(outlook, history);
}

function simulatedForecast(outlook: ForecastInput, history: readonly number[]): Forecast {
  const { missing, writtenToday = 0, from, endOn, seed } = outlook;
  const blocks = weekBlocks(history);
  const spread = clamp(weekVariation(blocks.map(sumOf)), 0.1, 0.8);
  const sampler = createBlockSampler(blocks);
  const off = restDayFlags(outlook);
  const plain = new Int32Array(simulationCount);
  const scaled = new Int32Array(simulationCount);
  for (let path = 0; path < simulationCount; path++) {
    const random = seededRandom(seed + path * 0x9e3779b9);
    const factor = Math.exp(spread * randomNormal(random));
    const pathSeed = random() * 2 ** 32;
    const simulate = (by: number) => {
      const draw = sampler(seededRandom(pathSeed));

      return daysUntilReached(missing / by, { draw, off, writtenToday: writtenToday / by });
    };
    plain[path] = simulate(1);
    scaled[path] = simulate(factor);
  }
  plain.sort();
  scaled.sort();
  const at = (ends: Int32Array, share: number) =>
    ends[Math.floor(share * (simulationCount - 1))] ?? horizonDays;
  const likely = at(plain, 0.5);
  const toForecastDay = (days: number) => (days >= horizonDays ? null : from + days);

  return {
    early: toForecastDay(Math.min(likely, at(scaled, 0.1))),
    likely: toForecastDay(likely),
    late: toForecastDay(Math.max(likely, at(scaled, 0.9))),
    chanceOnTime:
      endOn === null
        ? null
        : scaled.filter((days) => from + days <= endOn).length / simulationCount,
    isRough: false,
  };
}

function restDayFlags({ isOff, from }: Pick<ForecastInput, 'isOff' | 'from'>): Uint8Array {
  return Uint8Array.from({ length: horizonDays }, (_, day) => (isOff(from + day) ? 1 : 0));
}

type SimulationOptions = { draw: () => readonly number[]; off: Uint8Array; writtenToday: number };

/** Days from today until a simulation reaches the missing amount; `horizonDays` if it does not. */
function daysUntilReached(missing: number, { draw, off, writtenToday }: SimulationOptions): number {
  let left = missing;
  for (let day = 0; day < horizonDays; ) {
    const block = draw();
    for (let at = 0; at < block.length; at++) {
      const amount = block[at] ?? 0;
      if (off[day] !== 1) left -= day === 0 ? Math.max(0, amount - writtenToday) : amount;
      if (left <= 0 || day >= horizonDays) return day;
      day += 1;
    }
  }

  return horizonDays;
}

/** Blocks of seven days that end yesterday or earlier, so that each starts on the weekday of today; newest first. */
function weekBlocks(history: readonly number[]): number[][] {
  const blocks: number[][] = [];
  for (let end = history.length; end >= blockDays; end -= blockDays) {
    blocks.push(history.slice(end - blockDays, end));
  }

  return blocks;
}

function createBlockSampler(blocks: readonly number[][]) {
  const upTo: number[] = [];
  let sum = 0;
  for (const age of blocks.keys()) {
    sum += blockWeight(age);
    upTo.push(sum);
  }

  return (random: () => number) => (): readonly number[] => {
    const drawn = random() * sum;
    let age = 0;
    while (age < upTo.length - 1 && drawn >= (upTo[age] ?? 0)) age += 1;

    return blocks[age] ?? [];
  };
}

/** Sampling weight of a week by its age in weeks. */
function blockWeight(age: number): number {
  return 0.5 ** ((age * blockDays) / halfLifeDays);
}

/**
 * Half the coefficient of variation of the weeks, corrected for autocorrelation `ρ` by `(1 + ρ) / (1 − ρ)`: similar successive weeks carry
 * less information.
 */
function weekVariation(weeks: readonly number[]): number {
  const mean = weeks.reduce((sum, week) => sum + week, 0) / weeks.length;
  const deviations = weeks.map((week) => week - mean);
  const squares = deviations.reduce((sum, one) => sum + one ** 2, 0);
  if (mean <= 0 || squares === 0) return mean > 0 ? 0 : 1;

  const products = deviations.reduce((sum, one, at) => sum + one * (deviations[at + 1] ?? 0), 0);
  const autocorrelation = clamp(products / squares, 0, 0.6);
  const variation = Math.sqrt(squares / weeks.length) / mean;

  return 0.5 * variation * Math.sqrt((1 + autocorrelation) / (1 - autocorrelation));
}

/** For a short history: the weighted mean of the weeks, or of the days if there is less than a week. */
function linearForecast(outlook: ForecastInput, history: readonly number[]): Forecast {
  const { missing, writtenToday = 0, from, endOn } = outlook;
  const blocks = weekBlocks(history);
  const weights = sumOf(blocks.map((_, age) => blockWeight(age)));
  const mean =
    weights === 0
      ? sumOf(history) / history.length
      : sumOf(blocks.map((block, age) => sumOf(block) * blockWeight(age))) / weights / blockDays;
  const week = Array.from({ length: blockDays }, () => Math.max(0, mean));
  const days = daysUntilReached(missing, {
    draw: () => week,
    off: restDayFlags(outlook),
    writtenToday,
  });
  const end = days >= horizonDays ? null : from + days;
  const chanceOnTime = endOn === null ? null : Number(end !== null && end <= endOn);

  return { early: end, likely: end, late: end, chanceOnTime, isRough: true };
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

function clamp(value: number, from: number, to: number): number {
  return Math.min(to, Math.max(from, value));
}
