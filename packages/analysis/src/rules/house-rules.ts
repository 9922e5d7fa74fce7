import type { HouseRule, LanguageCode } from '../options.ts';
import type { SegmentedParagraph } from '../paragraph.ts';
import { endOf, startOf } from '../text/words.ts';
import { addPhrase, emptyTree, PhraseBook } from './phrase-book.ts';
import { cutPhrase, keyOf } from './phrases-of.ts';
import { cased, wordsWithin } from './reading.ts';
import type { Finder, Match } from './rule.ts';

/** The writer's own words to avoid, in what is told and in what is spoken. */
export const houseRules: Finder = {
  rules: ['house-rule'],

  find(paragraph, { house, houseList, language }) {
    const matches: Match[] = [];
    const { text, words } = paragraph;
    if (language.code === 'zh') return houseList.flatMap((rule) => placesOf(paragraph, rule));
    house?.search(paragraph, ({ note, exact, suggestions }, first, end) => {
      const word = text.slice(startOf(words, first), endOf(words, end - 1));
      if (exact !== undefined && exact !== word) return false;
      const others =
        exact === undefined ? suggestions.map((one) => cased(paragraph, first, one)) : suggestions;
      if (others.includes(word)) return false;
      matches.push({
        rule: 'house-rule',
        first,
        end,
        reason: reasonOf(word, note),
        suggestions: others,
      });

      return true;
    });

    return matches;
  },
};

function reasonOf(word: string, note: string): Match['reason'] {
  return note
    ? { code: 'house-rule-note', values: { word, note } }
    : { code: 'house-rule', values: { word } };
}

/** Where words end is a guess in Chinese: there the house's words are looked for as they are written. */
function placesOf(
  { text, words }: SegmentedParagraph,
  { find, replacements, note = '', isExact = false }: HouseRule,
): readonly Match[] {
  const matches: Match[] = [];
  const [where, what] = isExact ? [text, find] : [text.toLowerCase(), find.toLowerCase()];
  if (what === '' || where.length !== text.length) return matches;
  for (let from = where.indexOf(what); from >= 0; from = where.indexOf(what, from + what.length)) {
    const to = from + what.length;
    const word = text.slice(from, to);
    const place = { ...wordsWithin(words, from, to), from, to };
    if (replacements.includes(word)) continue;
    matches.push({
      rule: 'house-rule',
      ...place,
      reason: reasonOf(word, note),
      suggestions: replacements,
    });
  }

  return matches;
}

/** The house's list as a book of phrases; null where it is empty. */
export function houseBookOf(
  rules: readonly HouseRule[],
  language: LanguageCode,
): PhraseBook | null {
  if (rules.length === 0) return null;
  const tree = emptyTree();
  for (const { find, replacements, note = '', isExact = false } of rules) {
    addPhrase(tree, cutPhrase(language, find), {
      rule: 'house-rule',
      suggestions: replacements,
      note,
      ...(isExact ? { exact: find } : {}),
    });
  }

  return new PhraseBook(tree, keyOf(language));
}
