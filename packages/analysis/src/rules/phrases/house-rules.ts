import type { HouseRule, LanguageCode } from '../../options.ts';
import type { SegmentedParagraph } from '../../paragraph.ts';
import { endOf, startOf } from '../../text/words.ts';
import type { Match, ParagraphRule } from '../rule.ts';
import { matchCase, wordsWithin } from '../word-access.ts';
import { addPhrase, createTrie, PhraseMatcher } from './phrase-matcher.ts';
import { phraseNormalizer, tokenizePhrase } from './phrase-tries.ts';

/** Reports words from the user's list, in narration and dialogue. */
export const houseRules: ParagraphRule = {
  rules: ['house-rule'],

  find(paragraph, { houseRuleMatcher, houseRules: houseList, language }) {
    const matches: Match[] = [];
    const { text, words } = paragraph;
    if (language.code === 'zh') return houseList.flatMap((rule) => findInChinese(paragraph, rule));
    houseRuleMatcher?.match(paragraph, ({ note, exact, suggestions }, first, end) => {
      const word = text.slice(startOf(words, first), endOf(words, end - 1));
      if (exact !== undefined && exact !== word) return false;
      const others =
        exact === undefined
          ? suggestions.map((one) => matchCase(paragraph, first, one))
          : suggestions;
      if (others.includes(word)) return false;
      matches.push({
        rule: 'house-rule',
        first,
        end,
        reason: createReason(word, note),
        suggestions: others,
      });

      return true;
    });

    return matches;
  },
};

function createReason(word: string, note: string): Match['reason'] {
  return note
    ? { code: 'house-rule-note', values: { word, note } }
    : { code: 'house-rule', values: { word } };
}

/** Word boundaries are uncertain in Chinese, so house rules are matched as plain text. */
function findInChinese(
  { text, words }: SegmentedParagraph,
  { find, replacements, note = '', isExact = false }: HouseRule,
): readonly Match[] {
  const matches: Match[] = [];
  const [searchedText, searchTerm] = isExact
    ? [text, find]
    : [text.toLowerCase(), find.toLowerCase()];
  if (searchTerm === '' || searchedText.length !== text.length) return matches;
  for (
    let from = searchedText.indexOf(searchTerm);
    from >= 0;
    from = searchedText.indexOf(searchTerm, from + searchTerm.length)
  ) {
    const to = from + searchTerm.length;
    const word = text.slice(from, to);
    const span = { ...wordsWithin(words, from, to), from, to };
    if (replacements.includes(word)) continue;
    matches.push({
      rule: 'house-rule',
      ...span,
      reason: createReason(word, note),
      suggestions: replacements,
    });
  }

  return matches;
}

/** Compiles the house rules into a phrase matcher; null if there are none. */
export function createHouseRuleMatcher(
  rules: readonly HouseRule[],
  language: LanguageCode,
): PhraseMatcher | null {
  if (rules.length === 0) return null;
  const tree = createTrie();
  for (const { find, replacements, note = '', isExact = false } of rules) {
    addPhrase(tree, tokenizePhrase(language, find), {
      rule: 'house-rule',
      suggestions: replacements,
      note,
      ...(isExact ? { exact: find } : {}),
    });
  }

  return new PhraseMatcher(tree, phraseNormalizer(language));
}
