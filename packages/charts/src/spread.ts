/**
 * Heights for labels that would lie over one another: each as near to where it belongs as its neighbours let it, in the same order.
 *
 * @param wanted heights in any order
 * @param options.apart least distance between two
 * @param options.from highest place there is
 * @param options.to lowest
 */
export function spread(
  wanted: readonly number[],
  { apart, from, to }: { apart: number; from: number; to: number },
): number[] {
  const order = wanted.map((at, index) => ({ at, index })).sort((one, other) => one.at - other.at);
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
  const placed = [...wanted];
  for (const { at, index } of order) placed[index] = at;

  return placed;
}
