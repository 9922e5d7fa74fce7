import { arabicPhrases } from '../lexicons/ar-phrases.ts';
import { germanPhrases } from '../lexicons/de-phrases.ts';
import { englishPhrases } from '../lexicons/en-phrases.ts';
import { spanishPhrases } from '../lexicons/es-phrases.ts';
import { frenchPhrases } from '../lexicons/fr-phrases.ts';
import type { LanguageCode } from '../options.ts';
import type { PhraseTree } from './phrase-book.ts';
import { type PhraseLists, treeOf } from './phrase-lists.ts';

const lists: Readonly<Partial<Record<LanguageCode, PhraseLists>>> = {
  en: englishPhrases,
  es: spanishPhrases,
  fr: frenchPhrases,
  de: germanPhrases,
  ar: arabicPhrases,
};

const trees = new Map<LanguageCode, PhraseTree>();

/** The phrases of a language as a tree, grown when they are first wanted; null where there are none. */
export function phraseTreeOf(language: LanguageCode): PhraseTree | null {
  const list = lists[language];
  if (!list) return null;
  const known = trees.get(language);
  if (known) return known;
  const tree = treeOf(list, (phrase) => cutPhrase(language, phrase));
  trees.set(language, tree);

  return tree;
}

/** Words of a phrase, as the words of a text in that language are cut: l’homme is two, a Chinese character one. */
export function cutPhrase(language: LanguageCode, phrase: string): readonly string[] {
  const plain = phrase.toLowerCase().replaceAll('’', "'").replaceAll(',', ' , ');
  const parts = plain.split(/\s+/).filter((word) => word !== '');
  if (language === 'fr')
    return parts.flatMap((word) =>
      word.split(/(?<=^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)')/),
    );

  return parts.map(keyOf(language));
}

/** What of a word phrases are compared by: in Arabic without vowel signs and the و or ف before it. */
export function keyOf(language: LanguageCode): (form: string) => string {
  return language === 'ar' ? bareArabic : (form) => form;
}

function bareArabic(form: string): string {
  const bare = form.replaceAll(/[\u064b-\u0652\u0670\u0640]/g, '').replaceAll(/[أإآ]/g, 'ا');

  return bare.length > 4 ? bare.replace(/^[وف](?=..)/, '') : bare;
}
