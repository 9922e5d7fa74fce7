import type { Analyzer, LanguageCode } from '../packages/analysis/src/index.ts';
import {
  checkWords,
  dictionariesOf,
  openDictionaries,
  type Speller,
} from '../packages/analysis/src/proofreading.ts';
import { readDictionary } from './dictionary-files.ts';

/** So many words are searched for from afar in one run: beyond, what lies near is all that is offered. */
const farSearches = { left: 200 };

const spellers = new Map<LanguageCode, Promise<Speller | null>>();

/** Lets an analyzer ask all that it would like to know of its text, and tells it. */
export async function proofread(analyzer: Analyzer): Promise<void> {
  for (;;) {
    const { language, words, isComplete } = analyzer.nextCheckRequest();
    if (words.length > 0) {
      const speller = await spellerFor(language);
      if (speller)
        analyzer.applyCheckResults({ words: checkWords(words, language, speller, farSearches) });
    }
    if (isComplete) return;
  }
}

function spellerFor(language: LanguageCode): Promise<Speller | null> {
  const known =
    spellers.get(language) ?? openDictionaries(dictionariesOf(language), readDictionary);
  spellers.set(language, known);

  return known;
}
