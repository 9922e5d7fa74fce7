import { parseGlobalIgnoreKey } from '../analysis/findings/ignored-keys.ts';
import type { TextAnalysis } from '../analysis/texts/text-analysis.ts';
import type { UserAnalysisOptions } from './user-analysis-options.ts';

/**
 * The part of the user's own words and ignored findings that can change the analysis of this text; empty if there is none. Words that
 * cannot occur in the text are left out, so that adding a name to the dictionary does not invalidate every cached analysis. If the text's
 * words are not all known, or the language joins words to others (Arabic, Chinese), everything is included.
 */
export function analysisCacheKey(
  text: Pick<TextAnalysis, 'language' | 'frequencies'>,
  { dictionary = [], houseRules = [], ignored }: UserAnalysisOptions,
): string {
  const mayOccur = wordMatcher(text);
  const relevant = [
    dictionary.filter(mayOccur),
    houseRules.filter(({ find }) => mayOccur(find)),
    [...(ignored?.always ?? [])].filter((key) => mayOccur(parseGlobalIgnoreKey(key).words)).sort(),
    [...(ignored?.here ?? [])].sort(),
  ];

  return relevant.every(({ length }) => length === 0) ? '' : JSON.stringify(relevant);
}

/** Returns a test whether all parts of a phrase can occur in the text. */
function wordMatcher({
  language,
  frequencies,
}: Pick<TextAnalysis, 'language' | 'frequencies'>): (said: string) => boolean {
  const countedUses = frequencies.uses.reduce((sum, [, uses]) => sum + uses, 0);
  if (language === 'ar' || language === 'zh' || countedUses < frequencies.words) return () => true;
  const prefixes = new Set<string>();
  for (const [word] of frequencies.uses) {
    for (const part of wordParts(word)) {
      for (let length = 1; length <= prefixLength; length++) prefixes.add(part.slice(0, length));
    }
  }

  return (said) => wordParts(said).every((part) => prefixes.has(part.slice(0, prefixLength)));
}

/** Words are compared by prefix because endings change with inflection. */
const prefixLength = 4;

function wordParts(text: string): readonly string[] {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  );
}
