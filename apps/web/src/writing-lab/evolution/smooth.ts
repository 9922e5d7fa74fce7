/**
 * The mean of each value and its neighbours, `reach` on each side; at the ends of those there are. Null values leave a gap
 * of their own and count for nobody.
 *
 * @example smooth([1, 2, 6], 1) // [1.5, 3, 4]
 */
export function smooth(
  values: readonly (number | null)[],
  reach: number,
): readonly (number | null)[] {
  return values.map((value, at) => {
    if (value === null) return null;
    const near = values
      .slice(Math.max(0, at - reach), at + reach + 1)
      .filter((one) => one !== null);

    return near.reduce((sum, one) => sum + one, 0) / near.length;
  });
}
