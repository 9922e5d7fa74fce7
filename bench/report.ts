/** One measurement and a reference measured in the same run, so that the ratio is comparable across machines. */
export type Comparison = {
  what: string;
  unit: string;
  ours: number;
  reference: { name: string; value: number };
};

/** Prints comparisons as a table; the ratio is ours over the reference. */
export function printComparisons(title: string, comparisons: readonly Comparison[]) {
  console.log(`\n${title}`);
  for (const { what, unit, ours, reference } of comparisons) {
    const ratio = (ours / reference.value).toFixed(2);
    console.log(
      `  ${what}: ${formatNumber(ours)} ${unit}, ${reference.name}: ${formatNumber(reference.value)} ${unit}, ratio ${ratio}`,
    );
  }
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The percentile `part` (0 to 1) of the values. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);

  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

function formatNumber(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 });
}
