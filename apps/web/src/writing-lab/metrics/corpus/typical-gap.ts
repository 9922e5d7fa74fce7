import type { TextAnalysis } from '../../analysis/texts/text-analysis.ts';
import { minTexts } from './quartiles.ts';

/** Fewer gaps than this are not enough for an estimate. */
const minGaps = 10;

/**
 * The typical number of words between two uses of a word this frequent: the median over the words that the user's texts use about as often
 * (half to twice as often). A word that no text repeats is compared with words used two or three times. Null for fewer than three texts, or
 * with too few comparable words.
 *
 * @param forms the word as it is written here and the forms of its other uses
 */
export function typicalGap(
  forms: readonly string[],
  own: readonly Pick<TextAnalysis, 'gaps'>[],
): number | null {
  if (own.length < minTexts) return null;
  const uses = new Map<string, number>();
  for (const { gaps } of own) {
    for (const [word, count] of gaps) uses.set(word, (uses.get(word) ?? 0) + count);
  }
  const ownCount = Math.max(0, ...forms.map((form) => uses.get(form.toLowerCase()) ?? 0));
  const [least, most] = ownCount === 0 ? [2, 3] : [ownCount / 2, ownCount * 2];
  const alike = own
    .flatMap(({ gaps }) => gaps)
    .filter(([word]) => {
      const all = uses.get(word) ?? 0;

      return all >= least && all <= most;
    })
    .toSorted(([, , one], [, , other]) => one - other);
  const all = alike.reduce((sum, [, count]) => sum + count - 1, 0);
  if (all < minGaps) return null;
  let counted = 0;
  for (const [, count, median] of alike) {
    counted += count - 1;
    if (counted * 2 >= all) return median;
  }

  return null;
}
