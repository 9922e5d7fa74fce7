import type { Rhythm } from './rhythm.ts';

/** Bars as paths of an SVG, in pixels; `mean` and the places of the longest are for what stands beside them. */
export type Drawn = {
  plain: string;
  spoken: string;
  longest: string;
  mean: number;
  longestAt: { start: number; end: number } | null;
  barAt: (x: number) => number | null;
};

const widest = 40;
const paragraphGap = 2.5;

/** Lays out the bars in a width: a gap between paragraphs, as wide as there is room for. */
export function drawnBars(
  { bars, mean, longest }: Rhythm,
  { width, height }: { width: number; height: number },
): Drawn {
  const gaps = bars.filter(({ starts }) => starts).length;
  const step = Math.min(widest, width / Math.max(1, bars.length + gaps * 0.7));
  const bar = Math.max(1, step - (step > 5 ? 2 : 1));
  const tallest = bars.reduce((most, { words }) => Math.max(most, words), 1);
  const paths = { plain: '', spoken: '', longest: '' };
  const starts: number[] = [];
  let longestAt: Drawn['longestAt'] = null;
  let x = 0;
  for (const { words, dialogue, starts: isFirst, longest: isLongest } of bars) {
    if (isFirst) x += Math.min(14, step * 0.7);
    const size = Math.max(1, (words / tallest) * height);
    const path = `M${x.toFixed(1)} ${height}v${(-size).toFixed(1)}h${bar.toFixed(1)}V${height}z`;
    if (isLongest) {
      paths.longest += path;
      longestAt = { start: x, end: x + bar };
    } else if (dialogue) paths.spoken += path;
    else paths.plain += path;
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
