/** The alignment of a label at its tick, and its line below the axis. */
export type TickLabelPosition = { side: 'middle' | 'start' | 'end'; line: 1 | 2 };

/** Approximate label widths as shares of the narrowest line, 320 px. */
const labelWidth = 0.3;
const halfLabel = 0.18;

/**
 * Positions tick labels so that none overflows the line or overlaps its neighbor.
 *
 * @param positions shares of the line, 0 to 1, in ascending order
 */
export function placeTickLabels(positions: readonly number[]): TickLabelPosition[] {
  return positions.map((at, index) => {
    const next = positions[index + 1];
    const side = sideOf(at, next === undefined ? 1 : next - at);
    const line = next !== undefined && next - at < labelWidth * (side === 'end' ? 0.8 : 1) ? 2 : 1;

    return { side, line };
  });
}

/** A label before a close neighbor ends at its own tick. */
function sideOf(at: number, gap: number): TickLabelPosition['side'] {
  if (at < halfLabel) return 'start';

  return at > 1 - halfLabel || (gap < labelWidth * 1.5 && at > labelWidth) ? 'end' : 'middle';
}
