/**
 * The probability that a variable of Student’s t distribution is at least this far from 0, on either side: the regularized incomplete
 * beta function, by Lentz’s continued fraction (Press et al. 2007, Numerical Recipes, 6.4 and 6.14.3). An infinite `freedom` is the
 * normal distribution.
 */
export function twoSidedP(statistic: number, freedom = Number.POSITIVE_INFINITY): number {
  if (Number.isNaN(statistic)) return 1;
  // Beyond a million degrees of freedom, t and normal distribution agree in six digits.
  const degrees = Math.min(freedom, 1e6);

  return incompleteBeta(degrees / (degrees + statistic ** 2), degrees / 2, 0.5);
}

function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(
    logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x),
  );

  return x < (a + 1) / (a + b + 2)
    ? (front * betaFraction(x, a, b)) / a
    : 1 - (front * betaFraction(1 - x, b, a)) / b;
}

function betaFraction(x: number, a: number, b: number): number {
  const nonzero = (value: number) => (Math.abs(value) < 1e-300 ? 1e-300 : value);
  let upper = 1;
  let lower = 1 / nonzero(1 - ((a + b) * x) / (a + 1));
  let result = lower;
  for (let step = 1; step <= 10_000; step++) {
    const even = (step * (b - step) * x) / ((a + 2 * step - 1) * (a + 2 * step));
    lower = 1 / nonzero(1 + even * lower);
    upper = nonzero(1 + even / upper);
    result *= lower * upper;
    const odd = (-(a + step) * (a + b + step) * x) / ((a + 2 * step) * (a + 2 * step + 1));
    lower = 1 / nonzero(1 + odd * lower);
    upper = nonzero(1 + odd / upper);
    const factor = lower * upper;
    result *= factor;
    if (Math.abs(factor - 1) < 1e-14) break;
  }

  return result;
}

/** Stirling’s series, shifted to where it is exact to 12 digits. */
function logGamma(x: number): number {
  if (x < 10) return logGamma(x + 1) - Math.log(x);

  return (
    (x - 0.5) * Math.log(x) -
    x +
    0.5 * Math.log(2 * Math.PI) +
    1 / (12 * x) -
    1 / (360 * x ** 3) +
    1 / (1260 * x ** 5)
  );
}
