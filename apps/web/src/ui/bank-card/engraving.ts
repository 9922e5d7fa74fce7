/** Fine lines that swell and part like the engraving of a note, over 416 × 262. */
export const engraving = Array.from({ length: 34 }, (_, line) => curve(line)).join('');

function curve(line: number): string {
  const share = line / 33;
  const left = 62 + 210 * share;
  const dip = 148 + 122 * share;
  const rise = 12 + 268 * share ** 1.4;

  return (
    `M-8 ${left.toFixed(1)}` +
    `C62 ${(left - 26).toFixed(1)} 116 ${(dip - 34).toFixed(1)} 204 ${dip.toFixed(1)}` +
    `S316 ${(rise - 6 + 26 * share).toFixed(1)} 424 ${rise.toFixed(1)}`
  );
}
