import type { AnalysisOptions } from '@longhand/analysis';
import type { OwnWordsForText } from '../dictionary/select-own-words.ts';
import type { CheckerStore } from './checker-store.ts';
import type { DocumentMeta } from './desk.ts';

/** Analysis options of a text: its kind and language, the user's own words, and the enabled rules. */
export function createAnalysisOptions(
  { kind, language }: Pick<DocumentMeta, 'kind' | 'language'>,
  { dictionary, houseRules }: OwnWordsForText,
  checkers: Pick<CheckerStore, 'rules' | 'isSpellingEnabled' | 'canUseServer'>,
): AnalysisOptions {
  return {
    ...{ kind, language, dictionary, houseRules },
    rules: {
      ...checkers.rules(),
      ...(!checkers.isSpellingEnabled() && { spelling: false }),
      ...(!checkers.canUseServer() && { 'language-tool': false, 'language-tool-marks': false }),
    },
  };
}

/** Key for comparing own words: equal keys mean the same analysis. */
export function ownWordsKey({ dictionary, houseRules }: OwnWordsForText): string {
  return JSON.stringify([dictionary, houseRules]);
}
