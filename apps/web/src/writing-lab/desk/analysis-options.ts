import type { AnalysisOptions } from '@longhand/analysis';
import type { WordsForText } from '../own-words/words-for.ts';
import type { Checkers } from './checkers.ts';
import type { Meta } from './desk.ts';

/** How a text is analyzed: as what it is, with what the writer says of words, and by whom. */
export function optionsOf(
  { kind, language }: Pick<Meta, 'kind' | 'language'>,
  { dictionary, houseRules }: WordsForText,
  checkers: Pick<Checkers, 'rules' | 'spells' | 'serves'>,
): AnalysisOptions {
  return {
    ...{ kind, language, dictionary, houseRules },
    rules: {
      ...checkers.rules(),
      ...(!checkers.spells() && { spelling: false }),
      ...(!checkers.serves() && { 'language-tool': false, 'language-tool-marks': false }),
    },
  };
}

/** What of the writer's words the analysis is told. */
export function toldWords({ dictionary, houseRules }: WordsForText): string {
  return JSON.stringify([dictionary, houseRules]);
}
