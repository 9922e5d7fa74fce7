import type { Span } from '../findings.ts';
import { endOf, entryOf, startOf, type WordTable, wordCount } from '../text/words.ts';
import { type Figure, figureFrom, otherLanguage } from './figure.ts';
import type { Material } from './material.ts';

export const facetNames = ['mindset', 'focus', 'drive', 'control', 'outlook', 'certainty'] as const;

export type FacetName = (typeof facetNames)[number];

/** The two poles of each facet, in the order of the balance: 1 is the first, −1 the second. */
export const facetPoles: Readonly<Record<FacetName, readonly [first: string, second: string]>> = {
  mindset: ['growth', 'fixed'],
  focus: ['promotion', 'prevention'],
  drive: ['agency', 'communion'],
  control: ['internal', 'external'],
  outlook: ['optimism', 'pessimism'],
  certainty: ['certain', 'tentative'],
};

/**
 * A pattern of language, with every place that made it: what the words say, not what the writer (or a
 * character) is like. No validated public word list exists for any of the six; the phrases are Longhand's own.
 */
export type Facet = {
  name: FacetName;
  /** (first − second) / (first + second), −1 to 1. */
  balance: Figure;
  first: readonly FacetMatch[];
  second: readonly FacetMatch[];
};

export type FacetMatch = { span: Span; text: string };

/** Phrases by their first word; each is the words it is made of, an open ending marked by a star. */
export type FacetPhrases = ReadonlyMap<FacetName, readonly [first: Phrases, second: Phrases]>;
type Phrases = readonly (readonly string[])[];

let loaded: Promise<FacetPhrases> | undefined;

/** Fetches the phrases of the facets, once. */
export function loadFacetPhrases(): Promise<FacetPhrases> {
  loaded ??= import('../languages/en-mindset.ts').then(
    ({ mindsetPhrases }) =>
      new Map(
        facetNames.map((name) => {
          const [first, second] = mindsetPhrases[name];

          return [name, [phrasesOf(first), phrasesOf(second)]] as const;
        }),
      ),
  );

  return loaded;
}

function phrasesOf(list: string): Phrases {
  return list.split('|').map((phrase) => phrase.trim().split(/\s+/));
}

const least = 300;

export function mindsetOf(material: Material, phrases: FacetPhrases | null): readonly Facet[] {
  return facetNames.map((name) => {
    const poles = phrases?.get(name);
    if (!poles) return { name, balance: otherLanguage, first: [], second: [] };
    const balance = figureFrom(least, material.sums.words, () => 0);
    if (balance.value === null) return { name, balance, first: [], second: [] };
    const first = matchesOf(material, poles[0]);
    const second = matchesOf(material, poles[1]);
    const all = first.length + second.length;

    return {
      name,
      balance: figureFrom(0, all, () => (first.length - second.length) / all),
      first,
      second,
    };
  });
}

/** Every place where one of the phrases stands, in order of the text; a word counts once. */
function matchesOf({ paragraphs, vocabulary }: Material, phrases: Phrases): readonly FacetMatch[] {
  const starts = vocabulary.forms.map((form) =>
    phrases
      .filter(([first = '']) => isWord(form, first))
      .toSorted((one, other) => other.length - one.length),
  );
  const matches: FacetMatch[] = [];
  let offset = 0;
  for (const { text, words } of paragraphs) {
    for (let index = 0; index < wordCount(words); index++) {
      const phrase = starts[entryOf(words, index)]?.find((one) =>
        standsAt(one, words, index, vocabulary.forms),
      );
      if (!phrase) continue;
      const from = startOf(words, index);
      const to = endOf(words, index + phrase.length - 1);
      matches.push({ span: { from: offset + from, to: offset + to }, text: text.slice(from, to) });
      index += phrase.length - 1;
    }
    offset += text.length;
  }

  return matches;
}

function standsAt(
  phrase: readonly string[],
  words: WordTable,
  index: number,
  forms: readonly string[],
): boolean {
  return phrase.every((word, ahead) => isWord(forms[entryOf(words, index + ahead)] ?? '', word));
}

function isWord(form: string, pattern: string): boolean {
  return pattern.endsWith('*') ? form.startsWith(pattern.slice(0, -1)) : form === pattern;
}
