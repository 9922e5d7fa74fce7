import type { Reading } from '../reading/reading.ts';
import { fewestTexts } from './spread.ts';

/** Fewer gaps than this say nothing about a habit. */
const fewestGaps = 10;

/**
 * How many words usually lie between two uses of a word as rare as this one: the median over those words that the writer's
 * texts use about as often in all, from half to twice as much. A word that is told twice in none of them is as rare as
 * those told two or three times. Null below three texts, and where too few words are as rare.
 *
 * @param forms the word as it stands there, and in the forms of its other uses
 */
export function usualGap(
  forms: readonly string[],
  own: readonly Pick<Reading, 'gaps'>[],
): number | null {
  if (own.length < fewestTexts) return null;
  const uses = new Map<string, number>();
  for (const { gaps } of own) {
    for (const [word, count] of gaps) uses.set(word, (uses.get(word) ?? 0) + count);
  }
  const its = Math.max(0, ...forms.map((form) => uses.get(form.toLowerCase()) ?? 0));
  const [least, most] = its === 0 ? [2, 3] : [its / 2, its * 2];
  const alike = own
    .flatMap(({ gaps }) => gaps)
    .filter(([word]) => {
      const all = uses.get(word) ?? 0;

      return all >= least && all <= most;
    })
    .toSorted(([, , one], [, , other]) => one - other);
  const all = alike.reduce((sum, [, count]) => sum + count - 1, 0);
  if (all < fewestGaps) return null;
  let counted = 0;
  for (const [, count, median] of alike) {
    counted += count - 1;
    if (counted * 2 >= all) return median;
  }

  return null;
}
