import type { Span } from '../../findings.ts';
import type { LanguageCode } from '../../options.ts';
import type { AnalyzedText } from '../analyzed-text.ts';
import { computeMetricValue, type MetricValue, unsupportedLanguage } from '../metric-value.ts';
import type { Facet } from '../mindset/facet.ts';
import { type LocatedSentence, locateSentences } from '../windows.ts';
import type { CategoryCounter } from './category-counts.ts';
import { type CategoryName, categoryBit } from './word-categories.ts';
import { mostUsed, WordMatchCollector } from './word-matches.ts';

/** A counted word and its uses; for a phrase also its spans. */
export type WordMatch = { word: string; uses: number; places?: readonly Span[] };

/** An index with the words it is computed from. No index is a diagnosis. */
export type WordProfileIndex = {
  name: WordProfileIndexName;
  figure: MetricValue;
  matches: readonly WordMatch[];
};

export const wordProfileIndexNames = [
  'analytic',
  'absolutist',
  'self-focus',
  'we-focus',
  'hedging',
  'boosting',
  'promotion',
  'prevention',
  'past-forms',
  'future-markers',
  'human-interest',
] as const;

export type WordProfileIndexName = (typeof wordProfileIndexNames)[number];

type IndexDefinition = {
  source: string;
  languages: readonly LanguageCode[];
  /** The word categories whose matches are listed. */
  categories: readonly CategoryName[];
  /** The facet pole whose phrases are counted in other languages. */
  facetFallback?: { facet: Facet['name']; pole: 'first' | 'second' };
  value(share: (kind: CategoryName) => number, sentences: readonly LocatedSentence[]): number;
};

const europeanLanguages: readonly LanguageCode[] = ['en', 'es', 'fr', 'de'];

/** Percentages of all words, unless the source says otherwise. */
export const wordProfileIndices: Readonly<Record<WordProfileIndexName, IndexDefinition>> = {
  analytic: {
    source:
      'Pennebaker et al. 2014, When small words foretell academic success, PLoS ONE 9(12): 30 + articles + prepositions − pronouns − auxiliaries − conjunctions − adverbs − negations, in percent of words',
    languages: ['en'],
    categories: [
      'article',
      'preposition',
      'personalPronoun',
      'impersonalPronoun',
      'auxiliary',
      'conjunction',
      'adverb',
      'negation',
    ],
    value: (share) =>
      30 +
      share('article') +
      share('preposition') -
      share('personalPronoun') -
      share('impersonalPronoun') -
      share('auxiliary') -
      share('conjunction') -
      share('adverb') -
      share('negation'),
  },
  absolutist: {
    source:
      'Al-Mosaiwi & Johnstone 2018, In an absolute state, Clinical Psychological Science 6(4)',
    languages: ['en'],
    categories: ['absolutist'],
    value: (share) => share('absolutist'),
  },
  'self-focus': {
    source:
      'Tausczik & Pennebaker 2010, The psychological meaning of words, J. Language and Social Psychology 29(1)',
    languages: europeanLanguages,
    categories: ['firstSingular'],
    value: (share) => share('firstSingular'),
  },
  'we-focus': {
    source:
      'Tausczik & Pennebaker 2010, The psychological meaning of words, J. Language and Social Psychology 29(1)',
    languages: europeanLanguages,
    categories: ['firstPlural'],
    value: (share) => share('firstPlural'),
  },
  hedging: {
    source: 'Hyland 2005, Metadiscourse: hedges; the list is Longhand’s own',
    languages: europeanLanguages,
    categories: ['hedge'],
    facetFallback: { facet: 'certainty', pole: 'second' },
    value: (share) => share('hedge'),
  },
  boosting: {
    source: 'Hyland 2005, Metadiscourse: boosters; the list is Longhand’s own',
    languages: europeanLanguages,
    categories: ['booster'],
    facetFallback: { facet: 'certainty', pole: 'first' },
    value: (share) => share('booster'),
  },
  promotion: {
    source:
      'Gamache et al. 2015, Motivated to acquire?, Academy of Management J. 58(4); the list is Longhand’s own',
    languages: ['en'],
    categories: ['promotion'],
    facetFallback: { facet: 'focus', pole: 'first' },
    value: (share) => share('promotion'),
  },
  prevention: {
    source:
      'Gamache et al. 2015, Motivated to acquire?, Academy of Management J. 58(4); the list is Longhand’s own',
    languages: ['en'],
    categories: ['prevention'],
    facetFallback: { facet: 'focus', pole: 'second' },
    value: (share) => share('prevention'),
  },
  'past-forms': {
    source: 'Common past forms and words of past time; the list is Longhand’s own',
    languages: europeanLanguages,
    categories: ['past'],
    value: (share) => share('past'),
  },
  'future-markers': {
    source:
      'Auxiliaries and words of future time; the list is Longhand’s own; not in German, where werden makes passives, too',
    languages: ['en', 'es', 'fr'],
    categories: ['future'],
    value: (share) => share('future'),
  },
  'human-interest': {
    source:
      'Flesch 1948, A new readability yardstick: 3.635 personal words per 100 words + 0.314 personal sentences per 100 sentences; names are not counted, personal sentences are those spoken, asked or exclaimed',
    languages: ['en'],
    categories: ['personal'],
    value: (share, sentences) =>
      3.635 * share('personal') + 31.4 * shareOfSentences(sentences, isPersonal),
  },
};

/** With fewer words the indices are noise. */
export const wordProfileMinWords = 300;

/** @param facets facets of the same text */
export function computeWordProfile(
  analyzedText: AnalyzedText,
  counter: CategoryCounter | null,
  facets: readonly Facet[],
): readonly WordProfileIndex[] {
  const counts = counter?.counts();
  const sentences = locateSentences(analyzedText);
  const { words } = analyzedText.sums;

  return wordProfileIndexNames.map((name) => {
    const { languages, categories, value, facetFallback } = wordProfileIndices[name];
    if (!counter || !counts || !languages.includes(analyzedText.language)) {
      const facet = facets.find((one) => one.name === facetFallback?.facet);

      return facetFallback && facet && !isUnsupportedLanguage(facet)
        ? { name, ...facetPhraseShare(facet[facetFallback.pole], words) }
        : { name, figure: unsupportedLanguage, matches: [] };
    }
    const share = (kind: CategoryName) => (100 * counts[kind]) / words;
    const figure = computeMetricValue(wordProfileMinWords, words, () => value(share, sentences));

    return {
      name,
      figure,
      matches: figure.value === null ? [] : listWordMatches(analyzedText, counter, categories),
    };
  });
}

function isUnsupportedLanguage({ balance }: Facet): boolean {
  return balance.value === null && balance.absent.code === 'language';
}

function facetPhraseShare(found: Facet['first'], words: number): Omit<WordProfileIndex, 'name'> {
  const phrases = new WordMatchCollector();
  for (const { text, span } of found) phrases.add(text, span);

  return {
    figure: computeMetricValue(wordProfileMinWords, words, () => (100 * found.length) / words),
    matches: phrases.words(),
  };
}

/** The counted words, most frequent first. */
function listWordMatches(
  { vocabulary }: AnalyzedText,
  counter: CategoryCounter,
  kinds: readonly CategoryName[],
): readonly WordMatch[] {
  const categoryMask = kinds.reduce((bits, kind) => bits | categoryBit(kind), 0);
  const matches: WordMatch[] = [];
  vocabulary.forms.forEach((word, entry) => {
    const uses = vocabulary.uses[entry] ?? 0;
    if (uses > 0 && (counter.bitsOf(entry) & categoryMask) !== 0) matches.push({ word, uses });
  });

  return mostUsed(matches);
}

function shareOfSentences<One>(all: readonly One[], is: (one: One) => boolean): number {
  return all.filter(is).length / all.length;
}

function isPersonal(sentence: LocatedSentence): boolean {
  return sentence.spoken * 2 > sentence.end - sentence.first || sentence.isQuestionOrExclamation;
}
