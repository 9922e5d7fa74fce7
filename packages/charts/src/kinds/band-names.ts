import type { Frame } from '../chart.ts';
import { isBehind } from '../end-labels.ts';
import type { Mark } from '../pen.ts';
import { cutTo, widthOf } from '../text-width.ts';
import type { Area, LineData } from './line-data.ts';
import type { Place } from './line-series.ts';

type Spot = { start: number; base: number };

/**
 * What the ranges are called where there is no room behind the drawing: along an edge of the range, inside or outside of it, at the
 * spot where the least of the series lies below the words.
 */
export function bandNames(
  { bands = [] }: LineData,
  frame: Frame,
  { area, runs }: { area: Area; runs: readonly (readonly Place[])[] },
): Mark[] {
  const { pen, em } = frame;
  const drawn = runs.flatMap(along);

  return bands.flatMap(({ from, to, label }) => {
    if (label === undefined || isBehind({ words: label }, frame)) return [];
    const words = cutTo(label, em, area.to - area.from);
    const width = widthOf(words, em);
    const [top, bottom] = [area.y(to), area.y(from)];
    const spots = [area.to - width, area.from + 4, (area.from + area.to - width) / 2].flatMap(
      (start) =>
        [top - 5, bottom + em + 2, top + em, bottom - 5]
          .filter((base) => base - em >= area.top && base <= area.bottom - 2)
          .map((base): Spot => ({ start, base })),
    );
    const below = ({ start, base }: Spot) =>
      drawn.filter(
        ({ x, y }) => x > start - 4 && x < start + width + 4 && y > base - em - 3 && y < base + 6,
      ).length;
    const [best] = spots.toSorted((one, other) => below(one) - below(other));

    return best ? [pen.text([best.start, best.base], words, { halo: true })] : [];
  });
}

const stride = 4;

/** A line as places close to one another. */
function along(run: readonly Place[]): readonly Pick<Place, 'x' | 'y'>[] {
  return run.flatMap((place, index) => {
    const next = run[index + 1];
    if (!next) return [place];
    const steps = Math.max(1, Math.ceil(Math.abs(next.x - place.x) / stride));

    return Array.from({ length: steps }, (_, step) => ({
      x: place.x + ((next.x - place.x) * step) / steps,
      y: place.y + ((next.y - place.y) * step) / steps,
    }));
  });
}
