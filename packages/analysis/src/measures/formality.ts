import { type Figure, figureFrom, otherLanguage } from './figure.ts';
import type { Material } from './material.ts';

/**
 * How formal a text is: nouns, adjectives, prepositions and articles against pronouns, verbs, adverbs and
 * interjections, 0–100. Letters lie near 40, novels near 50, articles near 60.
 */
export const formalitySource =
  'Heylighen & Dewaele 2002, Variation in the contextuality of language: an empirical measure, Foundations of Science 7(3): (noun + adjective + preposition + article − pronoun − verb − adverb − interjection + 100) / 2, in percent of words; parts of speech by wink-nlp';

/** Parts of speech (Universal Dependencies) of the words of a paragraph, in lower case with the words. */
export type Tagger = (text: string) => Iterable<readonly [part: string, word: string]>;

let loaded: Promise<Tagger> | undefined;

/** Fetches the English tagger (wink-nlp and its model), once. */
export function loadTagger(): Promise<Tagger> {
  loaded ??= Promise.all([import('wink-nlp'), import('wink-eng-lite-web-model')]).then(
    ([{ default: winkNLP }, { default: model }]) => {
      const wink = winkNLP(model, ['sbd', 'pos']);

      return (text) => {
        const tokens = wink.readDoc(text).tokens();
        const words = tokens.out(wink.its.normal);

        return tokens.out(wink.its.pos).map((part, at) => [part, words[at] ?? ''] as const);
      };
    },
  );

  return loaded;
}

const signs: Readonly<Record<string, 1 | -1>> = {
  NOUN: 1,
  PROPN: 1,
  ADJ: 1,
  ADP: 1,
  PRON: -1,
  VERB: -1,
  AUX: -1,
  ADV: -1,
  INTJ: -1,
};
const outside = new Set(['PUNCT', 'SPACE', 'SYM', 'X']);

/** Below so many words the shares are noise. */
export const formalityLeast = 300;

/** Of a longer text every second paragraph is tagged, or every third …: shares of so many words are sure to a tenth of a percent. */
const mostTagged = 100_000;

/** `tagger` is null for languages without one, and for texts that are too short to need it. */
export function formalityOf(
  { paragraphs, sums, language }: Material,
  tagger: Tagger | null,
): Figure {
  if (language !== 'en') return otherLanguage;
  const short = figureFrom(formalityLeast, sums.words, () => 0);
  if (short.value === null || !tagger) return short.value === null ? short : otherLanguage;
  const step = Math.ceil(sums.words / mostTagged);
  let balance = 0;
  let words = 0;
  for (let at = 0; at < paragraphs.length; at += step) {
    const text = paragraphs[at]?.text ?? '';
    for (const [part, word] of tagger(text)) {
      if (outside.has(part)) continue;
      words++;
      balance += part === 'DET' ? Number(/^(?:the|an?)$/.test(word)) : (signs[part] ?? 0);
    }
  }

  return { value: ((100 * balance) / words + 100) / 2 };
}
