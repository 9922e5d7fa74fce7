/** The guilloche pattern of the card, as an SVG path over 416 × 262. */
export const guillochePath = Array.from({ length: 34 }, (_, line) => curvePath(line)).join('');

function curvePath(line: number): string {
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
