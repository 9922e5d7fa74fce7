import type { LanguageCode } from '../../options.ts';
import type { SegmentedParagraph } from '../../paragraph.ts';
import { wordCount } from '../../text/words.ts';
import type { Match } from '../rule.ts';
import { formAt, isAdjacent, wordAt } from '../word-access.ts';

type ReplacementContext = { language: LanguageCode; opensSentence: boolean; isOneWord: boolean };

/** The suggestion in the letter case of the words it replaces. */
export function matchLetterCase(
  written: string,
  suggestion: string,
  context: ReplacementContext,
): string {
  const letters = written.replaceAll(/\P{L}/gu, '');
  if (letters.length > 1 && isUpperCase(letters)) return suggestion.toUpperCase();
  const isShout = letters.length === 1 && isUpperCase(suggestion) && suggestion.length > 1;
  const normalized = isShout ? suggestion.toLowerCase() : suggestion;

  return needsCapital(written, context)
    ? normalized.charAt(0).toUpperCase() + normalized.slice(1)
    : normalized;
}

function isUpperCase(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}

/** In German, a capital is kept only for a single word, because nouns are always capitalized; the capital of “I” is never kept. */
function needsCapital(
  written: string,
  { language, opensSentence, isOneWord }: ReplacementContext,
): boolean {
  if (opensSentence) return /^[\p{Lu}\p{Nd}]/u.test(written);
  if (!/^\p{Lu}/u.test(written) || /^I(?!\p{L})/u.test(written)) return false;

  return language !== 'de' || isOneWord;
}

/**
 * “a very old gate” to “an ancient gate”: if “a” or “an” does not fit every suggestion, the match includes the article. If a word is
 * removed, the article is adapted to the next word.
 */
export function includeArticle(paragraph: SegmentedParagraph, match: Match): Match {
  const { first, end, suggestions = [] } = match;
  const article = formAt(paragraph, first - 1);
  if (first === 0 || !/^an?$/.test(article) || !isAdjacent(paragraph, first)) return match;
  const following = end < wordCount(paragraph.words) ? formAt(paragraph, end) : '';
  const articles = suggestions.map((one) => articleBefore(one === '' ? following : one));
  if (articles.every((one) => one === article)) return match;
  const [written, isAllCaps] = [wordAt(paragraph, first - 1), isUpperCase(suggestions.join(''))];
  const formatArticle = (one: string) => {
    if (isAllCaps) return one.toUpperCase();

    return /^A/.test(written) ? `A${one.slice(1)}` : one;
  };

  return {
    ...match,
    first: first - 1,
    suggestions: suggestions.map((one, at) =>
      `${formatArticle(articles[at] ?? article)} ${one}`.trimEnd(),
    ),
  };
}

/** Chooses the article by sound: an hour, an old gate; a union, a one-way street. */
export function articleBefore(words: string): 'a' | 'an' {
  const start = words.toLowerCase();
  if (/^(?:hour|honest|honou?r|heir)/.test(start)) return 'an';
  if (/^(?:uni(?!n|m)|use|usual|usur|uti|ura|eu|ewe|one(?!r)|once)/.test(start)) return 'a';

  return /^[aeiou]/.test(start) ? 'an' : 'a';
}

type Replacement = { written: string; suggestion: string };
type AdjacentWords = { before: string; after: string };

/** Whether the adjacent words can stay unchanged: French elides (“qu’à l’heure actuelle”), Spanish “y” and “o” change. */
export function fitsAdjacentWords(
  language: LanguageCode,
  { written, suggestion }: Replacement,
  { before, after }: AdjacentWords,
): boolean {
  if (suggestion === '') return language !== 'fr' || !before.endsWith("'");
  if (language === 'fr') {
    const [hadVowel, hasVowel] = [written, suggestion].map((one) => frenchVowel.test(one));
    if (hadVowel !== hasVowel && (before.endsWith("'") || elidedWord.test(before))) return false;
    const isSameEnd = lastWord(written) === lastWord(suggestion);

    return isSameEnd || !elidedWord.test(lastWord(suggestion)) || !frenchVowel.test(after);
  }
  if (language === 'es') {
    if (before === 'y' && /^h?i(?!e)/i.test(suggestion)) return false;
    if (before === 'o' && /^h?o/i.test(suggestion)) return false;

    return !/^(?:a|de)$/.test(before) || !/^el(?!\p{L})/iu.test(suggestion);
  }

  return true;
}

const frenchVowel = /^h?[aeiouyàâäéèêëîïôöùûü]/i;
const elidedWord = /^(?:d|l|qu|jusqu|lorsqu|puisqu|quoiqu|[jmtsnc])(?:e|a)$/i;

function lastWord(words: string): string {
  return words.toLowerCase().split(/\s+/).at(-1) ?? '';
}
