import type { Analyzer, LanguageCode } from '../packages/analysis/src/index.ts';
import {
  checkWords,
  dictionariesOf,
  openDictionaries,
  type Speller,
} from '../packages/analysis/src/proofreading.ts';
import { readDictionary } from './dictionary-files.ts';

/** Number of words with a full dictionary search per run; beyond it only close suggestions are offered. */
const searchBudget = { left: 200 };

const spellers = new Map<LanguageCode, Promise<Speller | null>>();

/** Answers all spelling requests of an analyzer. */
export async function checkSpelling(analyzer: Analyzer): Promise<void> {
  for (;;) {
    const { language, words, isComplete } = analyzer.nextCheckRequest();
    if (words.length > 0) {
      const speller = await getSpeller(language);
      if (speller)
        analyzer.applyCheckResults({ words: checkWords(words, language, speller, searchBudget) });
    }
    if (isComplete) return;
  }
}

function getSpeller(language: LanguageCode): Promise<Speller | null> {
  const spellerPromise =
    spellers.get(language) ?? openDictionaries(dictionariesOf(language), readDictionary);
  spellers.set(language, spellerPromise);

  return spellerPromise;
}
