/**
 * Moves overlapping labels apart vertically: each stays as close as possible to its preferred position, in the same order.
 *
 * @param preferred y positions in any order
 * @param options.apart minimum distance
 * @param options.from top limit
 * @param options.to bottom limit
 */
export function spreadLabels(
  preferred: readonly number[],
  { apart, from, to }: { apart: number; from: number; to: number },
): number[] {
  const order = preferred
    .map((at, index) => ({ at, index }))
    .sort((one, other) => one.at - other.at);
  let floor = from;
  for (const label of order) {
    label.at = Math.max(label.at, floor);
    floor = label.at + apart;
  }
  let ceiling = to;
  for (const label of order.toReversed()) {
    label.at = Math.min(label.at, ceiling);
    ceiling = label.at - apart;
  }
  const result = [...preferred];
  for (const { at, index } of order) result[index] = at;

  return result;
}
