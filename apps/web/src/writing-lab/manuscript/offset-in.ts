/**
 * Where a place of a text as the editor has it lies in the same text as it is saved, whose lines may end otherwise; null where they
 * are not the same text.
 */
export function offsetIn(saved: string, shown: string, at: number): number | null {
  if (saved === shown) return at;
  if (saved.replaceAll(/\r\n?/g, '\n') !== shown) return null;
  let from = 0;
  for (let count = 0; count < at; count += 1) {
    from += saved[from] === '\r' && saved[from + 1] === '\n' ? 2 : 1;
  }

  return from;
}
