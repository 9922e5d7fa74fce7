import type { LanguageCode } from '../options.ts';
import type { SegmentedParagraph } from '../paragraph.ts';
import { wordCount } from '../text/words.ts';
import { follows, formAt, wordAt } from './reading.ts';
import type { Match } from './rule.ts';

type Place = { language: LanguageCode; opensSentence: boolean; isOneWord: boolean };

/** The suggestion in the letter case of the words that it replaces. */
export function caseLike(written: string, suggestion: string, place: Place): string {
  const letters = written.replaceAll(/\P{L}/gu, '');
  if (letters.length > 1 && isUpper(letters)) return suggestion.toUpperCase();
  const isShout = letters.length === 1 && isUpper(suggestion) && suggestion.length > 1;
  const calm = isShout ? suggestion.toLowerCase() : suggestion;

  return wantsCapital(written, place) ? calm.charAt(0).toUpperCase() + calm.slice(1) : calm;
}

function isUpper(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}

/** A German noun gives its capital to a word alone; “I” gives its own to none. */
function wantsCapital(written: string, { language, opensSentence, isOneWord }: Place): boolean {
  if (opensSentence) return /^[\p{Lu}\p{Nd}]/u.test(written);
  if (!/^\p{Lu}/u.test(written) || /^I(?!\p{L})/u.test(written)) return false;

  return language !== 'de' || isOneWord;
}

/**
 * “a very old gate” to “an ancient gate”: where “a” or “an” does not suit every suggestion, the match takes it in. A word
 * that is left out gives the article to the word behind it.
 */
export function withArticle(paragraph: SegmentedParagraph, match: Match): Match {
  const { first, end, suggestions = [] } = match;
  const article = formAt(paragraph, first - 1);
  if (first === 0 || !/^an?$/.test(article) || !follows(paragraph, first)) return match;
  const behind = end < wordCount(paragraph.words) ? formAt(paragraph, end) : '';
  const fitting = suggestions.map((one) => articleBefore(one === '' ? behind : one));
  if (fitting.every((one) => one === article)) return match;
  const [written, isLoud] = [wordAt(paragraph, first - 1), isUpper(suggestions.join(''))];
  const articleOf = (one: string) => {
    if (isLoud) return one.toUpperCase();

    return /^A/.test(written) ? `A${one.slice(1)}` : one;
  };

  return {
    ...match,
    first: first - 1,
    suggestions: suggestions.map((one, at) =>
      `${articleOf(fitting[at] ?? article)} ${one}`.trimEnd(),
    ),
  };
}

/** By its sound: an hour, an old gate; a union, a one-way street. */
export function articleBefore(words: string): 'a' | 'an' {
  const start = words.toLowerCase();
  if (/^(?:hour|honest|honou?r|heir)/.test(start)) return 'an';
  if (/^(?:uni(?!n|m)|use|usual|usur|uti|ura|eu|ewe|one(?!r)|once)/.test(start)) return 'a';

  return /^[aeiou]/.test(start) ? 'an' : 'a';
}

type Change = { written: string; suggestion: string };
type Beside = { before: string; after: string };

/** Whether the words beside it stay as they are: French elides (“qu’à l’heure actuelle”), Spanish “y” and “o” give way. */
export function joinsWith(
  language: LanguageCode,
  { written, suggestion }: Change,
  { before, after }: Beside,
): boolean {
  if (suggestion === '') return language !== 'fr' || !before.endsWith("'");
  if (language === 'fr') {
    const [hadVowel, hasVowel] = [written, suggestion].map((one) => frenchVowel.test(one));
    if (hadVowel !== hasVowel && (before.endsWith("'") || elided.test(before))) return false;
    const isSameEnd = lastOf(written) === lastOf(suggestion);

    return isSameEnd || !elided.test(lastOf(suggestion)) || !frenchVowel.test(after);
  }
  if (language === 'es') {
    if (before === 'y' && /^h?i(?!e)/i.test(suggestion)) return false;
    if (before === 'o' && /^h?o/i.test(suggestion)) return false;

    return !/^(?:a|de)$/.test(before) || !/^el(?!\p{L})/iu.test(suggestion);
  }

  return true;
}

const frenchVowel = /^h?[aeiouyàâäéèêëîïôöùûü]/i;
const elided = /^(?:d|l|qu|jusqu|lorsqu|puisqu|quoiqu|[jmtsnc])(?:e|a)$/i;

function lastOf(words: string): string {
  return words.toLowerCase().split(/\s+/).at(-1) ?? '';
}
