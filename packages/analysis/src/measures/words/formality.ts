import type { AnalyzedText } from '../analyzed-text.ts';
import { computeMetricValue, type MetricValue, unsupportedLanguage } from '../metric-value.ts';

/**
 * Formality of a text: nouns, adjectives, prepositions and articles against pronouns, verbs, adverbs and
 * interjections, 0–100. Letters are near 40, novels near 50, articles near 60.
 */
export const formalitySource =
  'Heylighen & Dewaele 2002, Variation in the contextuality of language: an empirical measure, Foundations of Science 7(3): (noun + adjective + preposition + article − pronoun − verb − adverb − interjection + 100) / 2, in percent of words; parts of speech by wink-nlp';

/** Part-of-speech tags (Universal Dependencies) of the words of a paragraph, with the words in lower case. */
export type PosTagger = (text: string) => Iterable<readonly [part: string, word: string]>;

let loadedTagger: Promise<PosTagger> | undefined;

/** Loads the English tagger (wink-nlp and its model) once. */
export function loadPosTagger(): Promise<PosTagger> {
  loadedTagger ??= Promise.all([import('wink-nlp'), import('wink-eng-lite-web-model')]).then(
    ([{ default: winkNLP }, { default: model }]) => {
      const wink = winkNLP(model, ['sbd', 'pos']);

      return (text) => {
        const tokens = wink.readDoc(text).tokens();
        const words = tokens.out(wink.its.normal);

        return tokens.out(wink.its.pos).map((part, at) => [part, words[at] ?? ''] as const);
      };
    },
  );

  return loadedTagger;
}

const formalitySigns: Readonly<Record<string, 1 | -1>> = {
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
const ignoredTags = new Set(['PUNCT', 'SPACE', 'SYM', 'X']);

/** With fewer words the shares are noise. */
export const formalityMinWords = 300;

/** In longer texts only every nth paragraph is tagged: with this many words the shares are accurate to a tenth of a percent. */
const maxTaggedWords = 100_000;

/** `tagger` is null for languages without one, and for texts that are too short. */
export function computeFormality(
  { paragraphs, sums, language }: AnalyzedText,
  tagger: PosTagger | null,
): MetricValue {
  if (language !== 'en') return unsupportedLanguage;
  const short = computeMetricValue(formalityMinWords, sums.words, () => 0);
  if (short.value === null || !tagger) return short.value === null ? short : unsupportedLanguage;
  const step = Math.ceil(sums.words / maxTaggedWords);
  let balance = 0;
  let words = 0;
  for (let at = 0; at < paragraphs.length; at += step) {
    const text = paragraphs[at]?.text ?? '';
    for (const [part, word] of tagger(text)) {
      if (ignoredTags.has(part)) continue;
      words++;
      balance += part === 'DET' ? Number(/^(?:the|an?)$/.test(word)) : (formalitySigns[part] ?? 0);
    }
  }

  return { value: ((100 * balance) / words + 100) / 2 };
}
