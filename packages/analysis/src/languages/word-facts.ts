import type { Language } from './language.ts';
import {
  commonWord,
  dotted,
  echoable,
  functionWord,
  intensifier,
  numberAbbreviation,
  numeral,
  singleLetter,
  speechVerb,
  titleAbbreviation,
  trailingAbbreviation,
} from './word-classes.ts';

/** What the engine knows of a word, wherever it stands. */
export type WordFacts = {
  form: string;
  stem: string;
  syllables: number;
  /** Letters and figures. */
  letters: number;
  figures: number;
  /** What the language's own formula of readability counts. */
  weight: number;
  classes: number;
};

/** Words that may return without anyone hearing it. */
const unheard =
  functionWord |
  commonWord |
  speechVerb |
  intensifier |
  numeral |
  singleLetter |
  dotted |
  titleAbbreviation |
  trailingAbbreviation |
  numberAbbreviation;

/** Words of a language that are kept from one text to the next; beyond these, all are looked up anew. */
const mostKept = 40_000;

const kept = new WeakMap<Language, Map<string, WordFacts>>();

/** Looks a word up, in lower case; a language's words are kept for the texts that follow. */
export function factsOf(language: Language, form: string): WordFacts {
  let known = kept.get(language);
  const found = known?.get(form);
  if (found) return found;
  if (!known || known.size >= mostKept) {
    known = new Map();
    kept.set(language, known);
  }
  const facts = lookedUp(language, form);
  known.set(form, facts);

  return facts;
}

function lookedUp(language: Language, form: string): WordFacts {
  const syllables = Math.min(255, language.syllables?.(form) ?? 0);
  const letters = isPlain.test(form) ? form.length : form.replaceAll(/[^\p{L}\p{Nd}]/gu, '').length;
  const classes = language.classify(form, syllables);
  const isHeard = letters >= language.shortestEcho && (classes & unheard) === 0;

  return {
    form,
    stem: language.stem(form),
    syllables,
    letters,
    figures: isPlain.test(form) ? 0 : (form.match(/\p{Nd}/gu)?.length ?? 0),
    weight: Math.min(255, language.weight?.(form) ?? 0),
    classes: isHeard ? classes | echoable : classes,
  };
}

const isPlain = /^[a-z]+$/;
