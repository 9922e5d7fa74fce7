import type { HouseRule, LanguageCode } from '../options.ts';
import { endOf, startOf } from '../text/words.ts';
import { addPhrase, emptyTree, PhraseBook } from './phrase-book.ts';
import { cutPhrase, keyOf } from './phrases-of.ts';
import { cased } from './reading.ts';
import type { Finder, Match } from './rule.ts';

/** The writer's own words to avoid, in what is told and in what is spoken. */
export const houseRules: Finder = {
  rules: ['house-rule'],

  find(paragraph, { house }) {
    const matches: Match[] = [];
    house?.search(paragraph, ({ note, exact, suggestions }, first, end) => {
      const { text, words } = paragraph;
      const word = text.slice(startOf(words, first), endOf(words, end - 1));
      if (exact !== undefined && exact !== word) return false;
      const others =
        exact === undefined ? suggestions.map((one) => cased(paragraph, first, one)) : suggestions;
      if (others.includes(word)) return false;
      matches.push({
        rule: 'house-rule',
        first,
        end,
        reason: note
          ? { code: 'house-rule-note', values: { word, note } }
          : { code: 'house-rule', values: { word } },
        suggestions: others,
      });

      return true;
    });

    return matches;
  },
};

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
