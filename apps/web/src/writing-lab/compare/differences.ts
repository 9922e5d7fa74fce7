import { figureNames } from '../reading/figures.ts';
import type { FigureName, Reading } from '../reading/reading.ts';

/**
 * What is a clear difference of a figure between two texts of a few thousand words: Longhand's own scale, so that figures
 * of different units can stand in one order. It orders them and says nothing about chance.
 */
const clear: Partial<Record<FigureName, number>> = {
  'mean-sentence-length': 4,
  'sentence-length-deviation': 3,
  burstiness: 0.1,
  'dialogue-share': 0.2,
  mattr: 0.04,
  mtld: 20,
  hdd42: 0.03,
  lix: 8,
  formality: 5,
  'mean-sentiment': 0.1,
  analytic: 8,
  'human-interest': 12,
  'find-all': 10,
};

export function differenceOf(name: FigureName): number {
  if (clear[name] !== undefined) return clear[name];
  if (name.startsWith('facet-')) return 0.5;
  if (name.startsWith('emotion-')) return 1;
  if (name.startsWith('find-')) return 4;

  return name.includes('-') && /ease|pazos|moles/.test(name) ? 10 : 2;
}

/** Figures that both texts have, the largest difference first, each measured by what is clear for it. */
export function comparedFigures(one: Reading, other: Reading): readonly FigureName[] {
  const distance = (name: FigureName) => distanceIn(name, one, other);

  return figureNames
    .filter((name) => has(one, name) && has(other, name) && !isNone(name, one, other))
    .toSorted((a, b) => distance(b) - distance(a));
}

/** What two texts differ most in; null where they are alike by every figure. */
export function mostDifferent(one: Reading, other: Reading): FigureName | null {
  const [first] = comparedFigures(one, other);

  return first !== undefined && distanceIn(first, one, other) > 0 ? first : null;
}

function distanceIn(name: FigureName, one: Reading, other: Reading): number {
  const apart = (one.figures[name]?.value ?? 0) - (other.figures[name]?.value ?? 0);

  return Math.abs(apart) / differenceOf(name);
}

/** Findings of a kind that neither text has are nothing to compare. */
function isNone(name: FigureName, one: Reading, other: Reading): boolean {
  return (
    name.startsWith('find-') && [one, other].every(({ figures }) => figures[name]?.value === 0)
  );
}

function has({ figures }: Reading, name: FigureName): boolean {
  return (figures[name]?.value ?? null) !== null;
}
