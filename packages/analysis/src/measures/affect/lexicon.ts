import type { LanguageCode } from '../../options.ts';
import { boostFactor, negationFactor } from '../sentiment/modifiers.ts';
import { isEnding } from './endings.ts';
import { arabicBases, arabicStems, foldWord } from './fold-word.ts';
import { type AffectLists, emotionLetters } from './lists.ts';

/** A lexicon entry of a word or phrase: its valence, its emotions as bits, and its effect on neighboring words. */
export type Term = { valence: number; emotions: number; roles: number };

export const negates = 1;
export const negatesBefore = 1 << 1;
export const restricts = 1 << 2;
export const strengthens = 1 << 3;
export const strengthensBefore = 1 << 4;
export const weakens = 1 << 5;
export const contrasts = 1 << 6;

export type AffectLexicon = {
  /** A negation may be at the end of its clause and negate words some distance before it. */
  isNegatedAtEnd: boolean;
  /** The characters between the words of a phrase. */
  joint: '' | ' ';
  keyOf(word: string): string;
  /** The entry of a single word, by its key. */
  termOf(key: string): Term | null;
  /** The entry of a phrase: words joined by `joint`. */
  phraseOf(keys: string): Term | null;
  /** Whether a phrase begins with this word. */
  opensPhrase(key: string): boolean;
};

const lists: Partial<Record<LanguageCode, () => Promise<{ affect: AffectLists }>>> = {
  en: () => import('../../languages/en-affect.ts'),
  es: () => import('../../languages/es-affect.ts'),
  fr: () => import('../../languages/fr-affect.ts'),
  de: () => import('../../languages/de-affect.ts'),
  ar: () => import('../../languages/ar-affect.ts'),
  zh: () => import('../../languages/zh-affect.ts'),
};

const loaded = new Map<LanguageCode, Promise<AffectLexicon>>();

/** The emotion words of a language, loaded once; null for a language without a lexicon. */
export function loadAffect(language: LanguageCode): Promise<AffectLexicon> | null {
  const list = lists[language];
  if (!list) return null;
  const known = loaded.get(language) ?? list().then(({ affect }) => lexiconOf(affect, language));
  loaded.set(language, known);

  return known;
}

function lexiconOf(affect: AffectLists, language: LanguageCode): AffectLexicon {
  const joint = language === 'zh' ? '' : ' ';
  const { exact, open } = termsOf(affect, language);
  const openings = new Set<string>();
  for (const words of exact.keys()) {
    if (joint === '' && words.length > 1) openings.add(words.charAt(0));
    if (joint !== '' && words.includes(joint)) openings.add(words.slice(0, words.indexOf(joint)));
  }
  const plain = (key: string) => exact.get(key) ?? longestOpening(key, open, language);
  const arabic = (key: string) => {
    for (const base of arabicBases(key)) {
      const term = exact.get(base);
      if (term) return term;
    }
    for (const stem of arabicStems(key)) {
      const term = exact.get(stem);
      if (term?.roles === 0) return term;
    }

    return null;
  };

  const chinese = (key: string) => exact.get(key) ?? ledTerm(key, exact);

  return {
    isNegatedAtEnd: affect.isNegatedAtEnd ?? false,
    joint,
    keyOf: (word) => foldWord(word, language),
    termOf: language === 'ar' ? arabic : language === 'zh' ? chinese : plain,
    phraseOf: (keys) => exact.get(keys) ?? null,
    opensPhrase: (key) => openings.has(joint === '' ? key.charAt(0) : key),
  };
}

type Terms = Map<string, Term>;

function termsOf(affect: AffectLists, language: LanguageCode): { exact: Terms; open: Terms } {
  const exact: Terms = new Map();
  const open: Terms = new Map();
  const joint = language === 'zh' ? '' : ' ';
  const add = (words: string, term: Term) => {
    for (const word of words.split(/\s+/).filter(Boolean)) {
      const key = foldWord(word.replace(/\*$/, '').replaceAll('_', joint), language);
      const into = word.endsWith('*') ? open : exact;
      into.set(key, joinedTerm(into.get(key), term));
    }
  };
  for (const [valence, letters, words] of affect.words) {
    add(words, { valence, emotions: bitsOf(letters), roles: 0 });
  }
  const roles = [
    [affect.negations, negates],
    [affect.negationsBehind, negatesBefore],
    [affect.restrictive ?? '', restricts],
    [affect.strengthens, strengthens],
    [affect.strengthensBehind, strengthensBefore],
    [affect.weakens, weakens],
    [affect.contrasts, contrasts],
  ] as const;
  for (const [words, role] of roles) add(words, { valence: 0, emotions: 0, roles: role });

  return { exact, open };
}

function bitsOf(letters: string): number {
  return [...letters].reduce((bits, letter) => bits | (1 << emotionLetters.indexOf(letter)), 0);
}

function joinedTerm(one: Term | undefined, other: Term): Term {
  return {
    valence: other.valence || (one?.valence ?? 0),
    emotions: other.emotions | (one?.emotions ?? 0),
    roles: other.roles | (one?.roles ?? 0),
  };
}

const shortestOpening = 3;

function longestOpening(key: string, open: Terms, language: LanguageCode): Term | null {
  for (let length = key.length; length >= shortestOpening; length--) {
    const term = open.get(key.slice(0, length));
    if (term && isEnding(key.slice(length), language)) return term;
  }

  return null;
}

/** A Chinese word that is segmented together with the degree word or negation before it: 很喜欢. */
function ledTerm(key: string, exact: Terms): Term | null {
  const lead = exact.get(key.slice(0, 1))?.roles ?? 0;
  const term = exact.get(key.slice(1));
  if (!term || term.valence === 0 || (lead & (negates | strengthens)) === 0) return null;
  if ((lead & negates) !== 0)
    return { ...term, valence: term.valence * negationFactor, emotions: 0 };

  return { ...term, valence: term.valence + Math.sign(term.valence) * boostFactor };
}
