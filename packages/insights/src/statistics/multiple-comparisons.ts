/**
 * Controls the false discovery rate: the largest p-value that passes the procedure of Benjamini & Hochberg 1995, J. R. Stat. Soc. B 57(1):
 * of `m` ascending p-values, the last with `p ≤ level · rank / m` and all before it pass. If none passes, it is the threshold of the
 * smallest. If nothing is true, the chance of any false statement among the comparisons is `level`.
 */
export function benjaminiHochberg(ps: readonly number[], level: number): number {
  const sorted = ps.toSorted((one, other) => one - other);
  const last = sorted.findLastIndex((p, at) => p <= (level * (at + 1)) / sorted.length);

  return (level * (Math.max(0, last) + 1)) / Math.max(1, sorted.length);
}
