/** The highest of some amounts, and 0 of none. */
export function most(amounts: readonly number[]): number {
  return amounts.reduce((best, amount) => Math.max(best, amount), 0);
}
