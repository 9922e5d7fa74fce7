import type { HouseRule } from '@longhand/analysis';
import { ownWordKey } from '@longhand/contract/own-word-key';
import type { OwnWord } from '@longhand/contract/own-words';

/** What the writer says of words, as one text is read with it. */
export type WordsForText = {
  dictionary: readonly string[];
  houseRules: readonly HouseRule[];
  /** Keys of what is ignored in every text. */
  ignored: ReadonlySet<string>;
};

/**
 * What counts for a text: what holds everywhere, and what is said for its project. A house rule of the project goes before one
 * for the same words that holds everywhere.
 */
export function wordsFor(words: readonly OwnWord[], projectId: string | null): WordsForText {
  const meant = words.filter((one) => one.projectId === null || one.projectId === projectId);
  const of = (kind: OwnWord['kind']) => meant.filter((one) => one.kind === kind);
  const rules = new Map<string, HouseRule>();
  for (const rule of of('house-rule')) {
    const key = ownWordKey(rule);
    if (rule.projectId === null && rules.has(key)) continue;
    rules.set(key, ruleOf(rule));
  }

  return {
    dictionary: of('dictionary').map(({ word }) => word),
    houseRules: [...rules.values()],
    ignored: new Set(of('ignore').map(ownWordKey)),
  };
}

function ruleOf({ word, replacements, note, isExact }: OwnWord): HouseRule {
  return { find: word, replacements, ...(note && { note }), ...(isExact && { isExact }) };
}
