/** One comparison: ours beside a reference measured in the same run, so that the ratio holds on any machine. */
export type Comparison = {
  what: string;
  unit: string;
  ours: number;
  reference: { name: string; value: number };
};

/** Prints comparisons as a table; the ratio is ours over the reference. */
export function print(title: string, comparisons: readonly Comparison[]) {
  console.log(`\n${title}`);
  for (const { what, unit, ours, reference } of comparisons) {
    const ratio = (ours / reference.value).toFixed(2);
    console.log(
      `  ${what}: ${figure(ours)} ${unit}, ${reference.name}: ${figure(reference.value)} ${unit}, ratio ${ratio}`,
    );
  }
}

export function median(values: readonly number[]): number {
  return share(values, 0.5);
}

/** The value below which this share of the values lies. */
export function share(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);

  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

function figure(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 });
}
