import type { Language } from './language.ts';
import {
  commonWord,
  dottedAbbreviation,
  echoCandidate,
  functionWord,
  intensifier,
  numberAbbreviation,
  numeral,
  singleLetter,
  speechVerb,
  titleAbbreviation,
  trailingAbbreviation,
} from './word-classes.ts';

/** Properties of a word, independent of its context. */
export type WordFacts = {
  form: string;
  stem: string;
  syllables: number;
  /** Letters and digits. */
  letters: number;
  figures: number;
  /** Weight in the language's own readability formula. */
  weight: number;
  classes: number;
};

/** Word classes whose repetition is not noticed. */
const neverEchoed =
  functionWord |
  commonWord |
  speechVerb |
  intensifier |
  numeral |
  singleLetter |
  dottedAbbreviation |
  titleAbbreviation |
  trailingAbbreviation |
  numberAbbreviation;

/** Maximum cached words per language; beyond it the cache is cleared. */
const maxCachedWords = 40_000;

const wordCache = new WeakMap<Language, Map<string, WordFacts>>();

/** Looks up a lowercase word; results are cached per language across texts. */
export function getWordFacts(language: Language, form: string): WordFacts {
  let languageCache = wordCache.get(language);
  const cachedFacts = languageCache?.get(form);
  if (cachedFacts) return cachedFacts;
  if (!languageCache || languageCache.size >= maxCachedWords) {
    languageCache = new Map();
    wordCache.set(language, languageCache);
  }
  const facts = computeWordFacts(language, form);
  languageCache.set(form, facts);

  return facts;
}

function computeWordFacts(language: Language, form: string): WordFacts {
  const syllables = Math.min(255, language.syllables?.(form) ?? 0);
  const letters = plainWordPattern.test(form)
    ? form.length
    : form.replaceAll(/[^\p{L}\p{Nd}]/gu, '').length;
  const classes = language.classify(form, syllables);
  const isEchoCandidate = letters >= language.minEchoLength && (classes & neverEchoed) === 0;

  return {
    form,
    stem: language.stem(form),
    syllables,
    letters,
    figures: plainWordPattern.test(form) ? 0 : (form.match(/\p{Nd}/gu)?.length ?? 0),
    weight: Math.min(255, language.readabilityWeight?.(form) ?? 0),
    classes: isEchoCandidate ? classes | echoCandidate : classes,
  };
}

const plainWordPattern = /^[a-z]+$/;
