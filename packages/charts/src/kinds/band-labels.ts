import type { Frame } from '../chart.ts';
import { isBesidePlot } from '../end-labels.ts';
import type { Mark } from '../svg-primitives.ts';
import { textWidth, truncateText } from '../text-width.ts';
import type { LineData, PlotArea } from './line-data.ts';
import type { PlottedPoint } from './line-series.ts';

type LabelCandidate = { start: number; base: number };

/**
 * Labels of value ranges if there is no room beside the plot: along an edge of the range, at the position that covers the fewest points of
 * the series.
 */
export function bandLabels(
  { bands = [] }: LineData,
  frame: Frame,
  { area, runs }: { area: PlotArea; runs: readonly (readonly PlottedPoint[])[] },
): Mark[] {
  const { svg, em } = frame;
  const drawn = runs.flatMap(interpolate);

  return bands.flatMap(({ from, to, label }) => {
    if (label === undefined || isBesidePlot({ words: label }, frame)) return [];
    const words = truncateText(label, em, area.to - area.from);
    const width = textWidth(words, em);
    const [top, bottom] = [area.y(to), area.y(from)];
    const candidates = [area.to - width, area.from + 4, (area.from + area.to - width) / 2].flatMap(
      (start) =>
        [top - 5, bottom + em + 2, top + em, bottom - 5]
          .filter((base) => base - em >= area.top && base <= area.bottom - 2)
          .map((base): LabelCandidate => ({ start, base })),
    );
    const overlap = ({ start, base }: LabelCandidate) =>
      drawn.filter(
        ({ x, y }) => x > start - 4 && x < start + width + 4 && y > base - em - 3 && y < base + 6,
      ).length;
    const [best] = candidates.toSorted((one, other) => overlap(one) - overlap(other));

    return best ? [svg.text([best.start, best.base], words, { halo: true })] : [];
  });
}

const sampleStep = 4;

/** Samples a line at short intervals. */
function interpolate(run: readonly PlottedPoint[]): readonly Pick<PlottedPoint, 'x' | 'y'>[] {
  return run.flatMap((place, index) => {
    const next = run[index + 1];
    if (!next) return [place];
    const steps = Math.max(1, Math.ceil(Math.abs(next.x - place.x) / sampleStep));

    return Array.from({ length: steps }, (_, step) => ({
      x: place.x + ((next.x - place.x) * step) / steps,
      y: place.y + ((next.y - place.y) * step) / steps,
    }));
  });
}
