import { twoSidedP } from './distributions.ts';
import { median, ranks } from './order-statistics.ts';

export type TrendTest = {
  /** Theil–Sen slope: the median of the slopes of all pairs, per step. */
  slope: number;
  /** 95 % interval of the slope. */
  low: number;
  high: number;
  /** Mann–Kendall, two-sided. */
  p: number;
};

/**
 * Whether a series of equal steps rises or falls. Slope: Sen 1968, JASA 63(324), with the interval from the variance of Kendall’s S.
 * Test: Mann 1945 and Kendall 1975, corrected for ties, and for autocorrelation as in Hamed & Rao 1998, J. Hydrology 204: the variance
 * grows with the autocorrelation of the ranks of the detrended series. Correlations within ±1.96/√n are left out as noise, except a
 * positive one at lag 1, which is corrected for its bias. The variance never shrinks. Fewer than three values have p = 1.
 */
export function testTrend(values: readonly number[]): TrendTest {
  const n = values.length;
  if (n < 3) return { slope: 0, low: 0, high: 0, p: 1 };
  const slopes: number[] = [];
  let s = 0;
  for (let to = 1; to < n; to++) {
    for (let from = 0; from < to; from++) {
      const difference = (values[to] ?? 0) - (values[from] ?? 0);
      s += Math.sign(difference);
      slopes.push(difference / (to - from));
    }
  }
  slopes.sort((one, other) => one - other);
  const slope = median(slopes);
  const deviation = Math.sqrt(varianceOfS(values) * varianceInflation(values, slope));
  if (deviation === 0) return { slope: 0, low: 0, high: 0, p: 1 };
  const reach = 1.96 * deviation;
  const at = (place: number) =>
    slopes[Math.min(slopes.length - 1, Math.max(0, Math.round(place)))] ?? slope;

  return {
    slope,
    low: at((slopes.length - reach) / 2 - 1),
    high: at((slopes.length + reach) / 2),
    p: twoSidedP(Math.max(0, Math.abs(s) - 1) / deviation),
  };
}

function varianceOfS(values: readonly number[]): number {
  const n = values.length;
  const ties = new Map<number, number>();
  for (const value of values) ties.set(value, (ties.get(value) ?? 0) + 1);
  const spread = (count: number) => count * (count - 1) * (2 * count + 5);

  return [...ties.values()].reduce((sum, count) => sum - spread(count), spread(n)) / 18;
}

function varianceInflation(values: readonly number[], slope: number): number {
  const n = values.length;
  const ranked = ranks(values.map((value, at) => value - slope * at));
  const noise = 1.96 / Math.sqrt(n);
  let sum = 0;
  for (let lag = 1; lag < n - 2; lag++) {
    const correlation = lag === 1 ? positiveAutocorrelation(ranked) : autocorrelation(ranked, lag);
    if (lag === 1 || Math.abs(correlation) > noise)
      sum += (n - lag) * (n - lag - 1) * (n - lag - 2) * correlation;
  }

  return Math.max(1, 1 + (2 * sum) / (n * (n - 1) * (n - 2)));
}

/**
 * Autocorrelation at lag 1, from 0 to 0.7. The estimate of a short series is too low by about (1 + 4ρ)/n (Marriott & Pope 1954, Biometrika
 * 41), which is added.
 */
export function positiveAutocorrelation(values: readonly number[]): number {
  const estimate = autocorrelation(values, 1);

  return Math.min(0.7, Math.max(0, estimate + (1 + 4 * estimate) / values.length));
}

/** Autocorrelation of a series at a lag; 0 for a constant series. */
export function autocorrelation(values: readonly number[], lag: number): number {
  const middle = values.reduce((sum, one) => sum + one, 0) / values.length;
  let products = 0;
  let squares = 0;
  for (const [at, value] of values.entries()) {
    squares += (value - middle) ** 2;
    if (at >= lag) products += (value - middle) * ((values[at - lag] ?? 0) - middle);
  }

  return squares === 0 ? 0 : products / squares;
}
