import { differenceOf } from '../compare/differences.ts';
import { isOutside } from '../corpus/beyond-chance.ts';
import { knownValues, type Spread, spreadOf } from '../corpus/spread.ts';
import { figureNames } from '../reading/figures.ts';
import type { FigureName, Reading } from '../reading/reading.ts';

export type Difference = {
  name: FigureName;
  value: number;
  /** The middle of the texts it is held against. */
  other: number;
  spread: Spread | null;
  /** How far it lies from them, in what is clear for this figure or in their own deviations. */
  size: number;
};

/** A text, or a work of literature, by its figures. */
export type Measured = Pick<Reading, 'figures'>;

/** Figures of a text that lie outside the middle half of the others, the farthest first; of fewer than three others, all. */
export function differencesOf(
  reading: Measured,
  others: readonly Measured[],
): readonly Difference[] {
  return figureNames
    .flatMap((name): Difference[] => {
      const value = reading.figures[name]?.value ?? null;
      const values = knownValues(others.map(({ figures }) => figures[name]));
      if (value === null || values.length === 0) return [];
      const spread = spreadOf(values);
      if (spread && !isOutside(value, spread)) return [];
      const other = spread?.middle ?? values.reduce((sum, one) => sum + one, 0) / values.length;
      const usual = Math.max(
        spread ? (spread.high - spread.low) / 1.349 : 0,
        differenceOf(name) / 2,
      );

      return [{ name, value, other, spread, size: Math.abs(value - other) / usual }];
    })
    .toSorted((one, two) => two.size - one.size);
}
