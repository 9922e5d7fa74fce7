/**
 * Moving average with `radius` neighbors on each side, fewer at the ends. Null values stay null and are left out of the averages.
 *
 * @example movingAverage([1, 2, 6], 1) // [1.5, 3, 4]
 */
export function movingAverage(
  values: readonly (number | null)[],
  radius: number,
): readonly (number | null)[] {
  return values.map((value, at) => {
    if (value === null) return null;
    const near = values
      .slice(Math.max(0, at - radius), at + radius + 1)
      .filter((one) => one !== null);

    return near.reduce((sum, one) => sum + one, 0) / near.length;
  });
}
