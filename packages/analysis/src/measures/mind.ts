import type { Span } from '../findings.ts';
import type { LanguageCode } from '../options.ts';
import type { CategoryCounter } from './category-counts.ts';
import type { Facet } from './facet.ts';
import { type Figure, figureFrom, otherLanguage } from './figure.ts';
import type { Material } from './material.ts';
import { mostUsed, PlacedWords } from './placed-words.ts';
import { type PlacedSentence, placedSentences } from './windows.ts';
import { bitOf, type CategoryName } from './word-categories.ts';

/** A word that counted, and how often; of a phrase also where. */
export type Match = { word: string; uses: number; places?: readonly Span[] };

/** An index with the words it was made from. None of them is a diagnosis of anybody. */
export type MindIndex = { name: MindIndexName; figure: Figure; matches: readonly Match[] };

export const mindIndexNames = [
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

export type MindIndexName = (typeof mindIndexNames)[number];

type Definition = {
  source: string;
  languages: readonly LanguageCode[];
  /** The kinds of words whose matches are shown. */
  kinds: readonly CategoryName[];
  /** The pole of a facet whose phrases are counted in the languages beyond these. */
  elsewhere?: { facet: Facet['name']; pole: 'first' | 'second' };
  value(share: (kind: CategoryName) => number, sentences: readonly PlacedSentence[]): number;
};

const european: readonly LanguageCode[] = ['en', 'es', 'fr', 'de'];

/** Percentages of all words, unless the source says otherwise. */
export const mindIndices: Readonly<Record<MindIndexName, Definition>> = {
  analytic: {
    source:
      'Pennebaker et al. 2014, When small words foretell academic success, PLoS ONE 9(12): 30 + articles + prepositions − pronouns − auxiliaries − conjunctions − adverbs − negations, in percent of words',
    languages: ['en'],
    kinds: [
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
    kinds: ['absolutist'],
    value: (share) => share('absolutist'),
  },
  'self-focus': {
    source:
      'Tausczik & Pennebaker 2010, The psychological meaning of words, J. Language and Social Psychology 29(1)',
    languages: european,
    kinds: ['firstSingular'],
    value: (share) => share('firstSingular'),
  },
  'we-focus': {
    source:
      'Tausczik & Pennebaker 2010, The psychological meaning of words, J. Language and Social Psychology 29(1)',
    languages: european,
    kinds: ['firstPlural'],
    value: (share) => share('firstPlural'),
  },
  hedging: {
    source: 'Hyland 2005, Metadiscourse: hedges; the list is Longhand’s own',
    languages: european,
    kinds: ['hedge'],
    elsewhere: { facet: 'certainty', pole: 'second' },
    value: (share) => share('hedge'),
  },
  boosting: {
    source: 'Hyland 2005, Metadiscourse: boosters; the list is Longhand’s own',
    languages: european,
    kinds: ['booster'],
    elsewhere: { facet: 'certainty', pole: 'first' },
    value: (share) => share('booster'),
  },
  promotion: {
    source:
      'Gamache et al. 2015, Motivated to acquire?, Academy of Management J. 58(4); the list is Longhand’s own',
    languages: ['en'],
    kinds: ['promotion'],
    elsewhere: { facet: 'focus', pole: 'first' },
    value: (share) => share('promotion'),
  },
  prevention: {
    source:
      'Gamache et al. 2015, Motivated to acquire?, Academy of Management J. 58(4); the list is Longhand’s own',
    languages: ['en'],
    kinds: ['prevention'],
    elsewhere: { facet: 'focus', pole: 'second' },
    value: (share) => share('prevention'),
  },
  'past-forms': {
    source: 'Common past forms and words of past time; the list is Longhand’s own',
    languages: european,
    kinds: ['past'],
    value: (share) => share('past'),
  },
  'future-markers': {
    source:
      'Auxiliaries and words of future time; the list is Longhand’s own; not in German, where werden makes passives, too',
    languages: ['en', 'es', 'fr'],
    kinds: ['future'],
    value: (share) => share('future'),
  },
  'human-interest': {
    source:
      'Flesch 1948, A new readability yardstick: 3.635 personal words per 100 words + 0.314 personal sentences per 100 sentences; names are not counted, personal sentences are those spoken, asked or exclaimed',
    languages: ['en'],
    kinds: ['personal'],
    value: (share, sentences) => 3.635 * share('personal') + 31.4 * shareOf(sentences, isPersonal),
  },
};

/** Below so many words such indices are noise. */
export const mindLeast = 300;

/** @param facets of the same text */
export function mindOf(
  material: Material,
  counter: CategoryCounter | null,
  facets: readonly Facet[],
): readonly MindIndex[] {
  const counts = counter?.counts();
  const sentences = placedSentences(material);
  const { words } = material.sums;

  return mindIndexNames.map((name) => {
    const { languages, kinds, value, elsewhere } = mindIndices[name];
    if (!counter || !counts || !languages.includes(material.language)) {
      const facet = facets.find((one) => one.name === elsewhere?.facet);

      return elsewhere && facet && !isOtherLanguage(facet)
        ? { name, ...phraseShare(facet[elsewhere.pole], words) }
        : { name, figure: otherLanguage, matches: [] };
    }
    const share = (kind: CategoryName) => (100 * counts[kind]) / words;
    const figure = figureFrom(mindLeast, words, () => value(share, sentences));

    return {
      name,
      figure,
      matches: figure.value === null ? [] : matchesOf(material, counter, kinds),
    };
  });
}

function isOtherLanguage({ balance }: Facet): boolean {
  return balance.value === null && balance.absent.code === 'language';
}

function phraseShare(found: Facet['first'], words: number): Omit<MindIndex, 'name'> {
  const phrases = new PlacedWords();
  for (const { text, span } of found) phrases.add(text, span);

  return {
    figure: figureFrom(mindLeast, words, () => (100 * found.length) / words),
    matches: phrases.words(),
  };
}

/** The words that counted, most used first. */
function matchesOf(
  { vocabulary }: Material,
  counter: CategoryCounter,
  kinds: readonly CategoryName[],
): readonly Match[] {
  const wanted = kinds.reduce((bits, kind) => bits | bitOf(kind), 0);
  const matches: Match[] = [];
  vocabulary.forms.forEach((word, entry) => {
    const uses = vocabulary.uses[entry] ?? 0;
    if (uses > 0 && (counter.bitsOf(entry) & wanted) !== 0) matches.push({ word, uses });
  });

  return mostUsed(matches);
}

function shareOf<One>(all: readonly One[], is: (one: One) => boolean): number {
  return all.filter(is).length / all.length;
}

function isPersonal(sentence: PlacedSentence): boolean {
  return sentence.spoken * 2 > sentence.end - sentence.first || sentence.isCalled;
}
