import type { AnalyzedText } from '../analyzed-text.ts';
import { computeMetricValue, unsupportedLanguage } from '../metric-value.ts';
import { type Facet, facetNames } from './facet.ts';
import { type FacetLexicons, findFacetMatches, lookupKeysOfVocabulary } from './facet-phrases.ts';

const minWords = 300;

/** @param lexicons facet phrases of the text's language; null if it has none */
export function computeMindset(
  analyzedText: AnalyzedText,
  lexicons: FacetLexicons | null,
): readonly Facet[] {
  const short = computeMetricValue(minWords, analyzedText.sums.words, () => 0);
  const keys = lexicons && short.value !== null ? lookupKeysOfVocabulary(analyzedText) : [];

  return facetNames.map((name) => {
    const lexicon = lexicons?.get(name);
    const balance = lexicon ? short : unsupportedLanguage;
    if (!lexicon || balance.value === null) return { name, balance, first: [], second: [] };
    const { first, second } = findFacetMatches(analyzedText, keys, lexicon);
    const all = first.length + second.length;

    return {
      name,
      balance: computeMetricValue(0, all, () => (first.length - second.length) / all),
      first,
      second,
    };
  });
}
