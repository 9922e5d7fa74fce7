import { twoSidedP } from './distributions.ts';
import { ranks } from './order-statistics.ts';
import { autocorrelation } from './trend-test.ts';

/**
 * Spearman’s rank correlation of two series in the same order, with its 95 % interval (Fisher’s z, variance of Bonett & Wright 2000,
 * Psychometrika 65). Autocorrelation of both lowers the effective number of pairs: `1/n* = 1/n + 2/n · Σ (1 − k/n) r_x(k) r_y(k)` over the
 * first n/5 lags (Pyper & Peterman 1998, Can. J. Fish. Aquat. Sci. 55).
 */
export function rankCorrelation(
  xs: readonly number[],
  ys: readonly number[],
): { value: number; low: number; high: number; p: number } {
  const [x, y] = [ranks(xs), ranks(ys)];
  const n = x.length;
  const middle = (n + 1) / 2;
  let [products, xSquares, ySquares] = [0, 0, 0];
  for (const [at, rank] of x.entries()) {
    const other = (y[at] ?? 0) - middle;
    products += (rank - middle) * other;
    xSquares += (rank - middle) ** 2;
    ySquares += other ** 2;
  }
  if (n < 5 || xSquares === 0 || ySquares === 0) return { value: 0, low: -1, high: 1, p: 1 };
  const value = products / Math.sqrt(xSquares * ySquares);
  let dependence = 0;
  for (let lag = 1; lag <= n / 5; lag++)
    dependence += (1 - lag / n) * autocorrelation(x, lag) * autocorrelation(y, lag);
  const effective = Math.min(n, Math.max(4, n / (1 + 2 * Math.max(0, dependence))));
  const bounded = Math.min(0.999_999, Math.max(-0.999_999, value));
  const reach = 1.96 * Math.sqrt((1 + value ** 2 / 2) / Math.max(1, effective - 3));

  return {
    value,
    low: Math.tanh(Math.atanh(bounded) - reach),
    high: Math.tanh(Math.atanh(bounded) + reach),
    p: twoSidedP(
      bounded * Math.sqrt((effective - 2) / (1 - bounded ** 2)),
      Math.max(1, effective - 2),
    ),
  };
}
