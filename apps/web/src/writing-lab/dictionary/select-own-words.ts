import type { HouseRule } from '@longhand/analysis';
import { ownWordKey } from '@longhand/contract/own-word-key';
import type { OwnWord } from '@longhand/contract/own-words';

/** The user's own words as they apply to one text. */
export type OwnWordsForText = {
  dictionary: readonly string[];
  houseRules: readonly HouseRule[];
  /** Keys of findings ignored in every text. */
  ignored: ReadonlySet<string>;
};

/**
 * Selects the own words that apply to a text: general ones and those of its project. A project house rule takes precedence over a general
 * one for the same words.
 */
export function selectOwnWords(
  words: readonly OwnWord[],
  projectId: string | null,
): OwnWordsForText {
  const applicable = words.filter((one) => one.projectId === null || one.projectId === projectId);
  const of = (kind: OwnWord['kind']) => applicable.filter((one) => one.kind === kind);
  const rules = new Map<string, HouseRule>();
  for (const rule of of('house-rule')) {
    const key = ownWordKey(rule);
    if (rule.projectId === null && rules.has(key)) continue;
    rules.set(key, toHouseRule(rule));
  }

  return {
    dictionary: of('dictionary').map(({ word }) => word),
    houseRules: [...rules.values()],
    ignored: new Set(of('ignore').map(ownWordKey)),
  };
}

function toHouseRule({ word, replacements, note, isExact }: OwnWord): HouseRule {
  return { find: word, replacements, ...(note && { note }), ...(isExact && { isExact }) };
}
