/** Where the words of a tick stand: around it, or beginning or ending at it, on the first or second line below. */
export type TickLabel = { side: 'middle' | 'start' | 'end'; line: 1 | 2 };

/** Shares of a line 320 px wide, the narrowest there is: about the width of a label, and half of it. */
const labelWidth = 0.3;
const halfLabel = 0.18;

/**
 * Places the labels of ticks so that none runs over an end of the line or over its neighbour.
 *
 * @param positions shares of the line, 0 to 1, in ascending order
 */
export function placeTickLabels(positions: readonly number[]): TickLabel[] {
  return positions.map((at, index) => {
    const next = positions[index + 1];
    const side = sideOf(at, next === undefined ? 1 : next - at);
    const line = next !== undefined && next - at < labelWidth * (side === 'end' ? 0.8 : 1) ? 2 : 1;

    return { side, line };
  });
}

/** Before a near neighbour the words end at their own tick. */
function sideOf(at: number, gap: number): TickLabel['side'] {
  if (at < halfLabel) return 'start';

  return at > 1 - halfLabel || (gap < labelWidth * 1.5 && at > labelWidth) ? 'end' : 'middle';
}
