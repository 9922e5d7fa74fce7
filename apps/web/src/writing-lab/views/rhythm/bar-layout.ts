import type { Rhythm } from './rhythm.ts';

/** Bars as SVG paths in pixels; `mean` and `longestAt` position the labels. */
export type BarLayout = {
  narrationPath: string;
  dialoguePath: string;
  longestPath: string;
  mean: number;
  longestAt: { start: number; end: number } | null;
  barAt: (x: number) => number | null;
};

const maxBarWidth = 40;
const paragraphGap = 2.5;

/** Lays out the bars in the available width, with gaps between paragraphs. */
export function layoutBars(
  { bars, mean, longest }: Rhythm,
  { width, height }: { width: number; height: number },
): BarLayout {
  const gaps = bars.filter(({ startsParagraph }) => startsParagraph).length;
  const step = Math.min(maxBarWidth, width / Math.max(1, bars.length + gaps * 0.7));
  const barWidth = Math.max(1, step - (step > 5 ? 2 : 1));
  const tallest = bars.reduce((most, { words }) => Math.max(most, words), 1);
  const paths = { narrationPath: '', dialoguePath: '', longestPath: '' };
  const starts: number[] = [];
  let longestAt: BarLayout['longestAt'] = null;
  let x = 0;
  for (const { words, isDialogue, startsParagraph: isFirst, isLongest } of bars) {
    if (isFirst) x += Math.min(14, step * 0.7);
    const size = Math.max(1, (words / tallest) * height);
    const path = `M${x.toFixed(1)} ${height}v${(-size).toFixed(1)}h${barWidth.toFixed(1)}V${height}z`;
    if (isLongest) {
      paths.longestPath += path;
      longestAt = { start: x, end: x + barWidth };
    } else if (isDialogue) paths.dialoguePath += path;
    else paths.narrationPath += path;
    starts.push(x);
    x += step;
  }

  return {
    ...paths,
    longestAt: longest > 0 ? longestAt : null,
    mean: Math.min(height, (mean / tallest) * height),
    barAt(at) {
      const index = starts.findLastIndex((start) => start <= at);

      return index < 0 || at > x + paragraphGap ? null : index;
    },
  };
}
