/** Maps an offset in the editor to the saved text, whose line endings may differ. Null where the texts are not the same. */
export function toSavedOffset(saved: string, shown: string, at: number): number | null {
  if (saved === shown) return at;
  if (saved.replaceAll(/\r\n?/g, '\n') !== shown) return null;
  let from = 0;
  for (let count = 0; count < at; count += 1) {
    from += saved[from] === '\r' && saved[from + 1] === '\n' ? 2 : 1;
  }

  return from;
}
