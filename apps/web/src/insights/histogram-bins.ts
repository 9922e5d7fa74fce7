type Bin = { from: number; to: number | null; count: number };

/** Bins with an end each: the last one is as wide as the one before it. */
export function closedBins(bins: readonly Bin[]): { from: number; to: number; count: number }[] {
  return bins.map(({ from, to, count }, index) => {
    const previous = bins[index - 1];
    const width = previous === undefined ? 1 : from - previous.from;

    return { from, to: to ?? from + width, count };
  });
}
