import type { Language, PhraseLists } from '../languages/language.ts';
import { englishMisspellings } from '../lexicons/en-misspellings.ts';
import type { LanguageCode } from '../options.ts';
import type { PhraseTree } from './phrase-book.ts';
import { treeOf } from './phrase-lists.ts';

const trees = new WeakMap<Language, PhraseTree>();

/** The phrases of a language as a tree, grown when they are first wanted; null where there are none. */
export function phraseTreeOf(language: Language): PhraseTree | null {
  const { phrases } = language.lists;
  if (!phrases) return null;
  const known = trees.get(language);
  if (known) return known;
  const cut = (phrase: string) =>
    language.code === 'zh' ? [...phrase] : cutPhrase(language.code, phrase);
  const tree = treeOf(withMisspellings(language.code, phrases), cut);
  trees.set(language, tree);

  return tree;
}

function withMisspellings(language: LanguageCode, lists: PhraseLists): PhraseLists {
  if (language !== 'en') return lists;

  return { ...lists, phrases: { ...lists.phrases, spelling: englishMisspellings } };
}

/** Words of a phrase, as the words of a text in that language are cut: l’homme is two. */
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
