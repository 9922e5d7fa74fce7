/**
 * The length of a manuscript as publishers want it: to the hundred for a story, to the thousand for a book.
 *
 * @example roundLength(84_512) // 85_000
 */
export function roundLength(count: number): number {
  const step = count < 200 ? 10 : count < 20_000 ? 100 : 1_000;

  return Math.max(Math.round(count / step) * step, Math.min(count, step));
}
