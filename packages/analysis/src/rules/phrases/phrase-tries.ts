import type { Language, PhraseLists } from '../../languages/language.ts';
import { englishMisspellings } from '../../lexicons/en-misspellings.ts';
import type { LanguageCode } from '../../options.ts';
import type { PhraseTrie } from './phrase-matcher.ts';
import { buildPhraseTrie } from './phrase-parser.ts';

const trieCache = new WeakMap<Language, PhraseTrie>();

/** The phrase trie of a language, built on first use; null if the language has no phrases. */
export function getPhraseTrie(language: Language): PhraseTrie | null {
  const { phrases } = language.lists;
  if (!phrases) return null;
  const known = trieCache.get(language);
  if (known) return known;
  const splitWords = (phrase: string) =>
    language.code === 'zh' ? [...phrase] : tokenizePhrase(language.code, phrase);
  const trie = buildPhraseTrie(withMisspellings(language.code, phrases), splitWords);
  trieCache.set(language, trie);

  return trie;
}

function withMisspellings(language: LanguageCode, lists: PhraseLists): PhraseLists {
  if (language !== 'en') return lists;

  return { ...lists, phrases: { ...lists.phrases, spelling: englishMisspellings } };
}

/** Tokenizes a phrase as texts of the language are tokenized: l’homme is two words. */
export function tokenizePhrase(language: LanguageCode, phrase: string): readonly string[] {
  const plain = phrase.toLowerCase().replaceAll('’', "'").replaceAll(',', ' , ');
  const parts = plain.split(/\s+/).filter((word) => word !== '');
  if (language === 'fr')
    return parts.flatMap((word) =>
      word.split(/(?<=^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)')/),
    );

  return parts.map(phraseNormalizer(language));
}

/** Returns the function that normalizes words for comparison: in Arabic it removes vowel signs and a prefixed و or ف. */
export function phraseNormalizer(language: LanguageCode): (form: string) => string {
  return language === 'ar' ? normalizeArabic : (form) => form;
}

function normalizeArabic(form: string): string {
  const bare = form.replaceAll(/[\u064b-\u0652\u0670\u0640]/g, '').replaceAll(/[أإآ]/g, 'ا');

  return bare.length > 4 ? bare.replace(/^[وف](?=..)/, '') : bare;
}
