import type { LanguageCode } from '../../options.ts';

/** Lookup key of a word: lower case, folded as `AffectLists.isFolded` says. */
export function foldWord(word: string, language: LanguageCode): string {
  const lower = word.toLowerCase().replaceAll('’', "'");
  if (language === 'ar') return foldedArabic(lower);
  if (language !== 'es' && language !== 'fr') return lower;

  return lower
    .normalize('NFD')
    .replaceAll(/[\u0300-\u0302\u0308]/g, '')
    .normalize('NFC');
}

function foldedArabic(word: string): string {
  return word
    .replaceAll(/[\u064b-\u0652\u0670\u0640]/g, '')
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('ؤ', 'و')
    .replaceAll('ئ', 'ي');
}

/**
 * A folded Arabic word, with and without the prefixes that may be attached to it: and, so; the, by, for, as. A letter that could also be
 * the first of the root is removed only if four letters remain: not from فقد, كامل, سمات.
 */
export function arabicBases(word: string): readonly string[] {
  const joined = word.replace(/^(?:و(?=...)|ف(?=....))/, '');
  const bare = joined.replace(/^(?:[بك]?ال|لل)(?=..)/, '');

  return [...new Set([word, joined, bare, joined.replace(/^[بلكس](?=....)/, '')])];
}

const least = 3;

/** Removes the most common endings: number, person, and attached pronouns. */
export function* arabicStems(word: string): Generator<string> {
  for (const base of arabicBases(word)) {
    if (base.startsWith('ال')) continue;
    const once = base.replace(endings, '');
    const twice = once.replace(endings, '');
    if (once.length >= least) yield once;
    if (once.length >= least && once.endsWith('ت')) yield `${once.slice(0, -1)}ه`;
    if (twice.length >= least) yield twice;
  }
}

const endings = /(?:هما|هم|ها|هن|كم|نا|ني|وا|ون|ين|ان|ات|ك|ي|ه|ا|ت)$/;
