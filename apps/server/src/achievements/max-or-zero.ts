/** The highest amount, or 0 for an empty list. */
export function maxOrZero(amounts: readonly number[]): number {
  return amounts.reduce((best, amount) => Math.max(best, amount), 0);
}
