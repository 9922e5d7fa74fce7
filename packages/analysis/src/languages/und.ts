import type { Language } from './language.ts';
import { createClassifier } from './word-classes.ts';

/** An unknown language: words and sentences are segmented by script only. */
export const und: Language = {
  code: 'und',
  classify: createClassifier([]),
  stem: (word) => word,
  syllables: null,
  hasElision: false,
  capitalsMarkNames: true,
  hasDottedOrdinals: false,
  minEchoLength: 4,
  lists: {},
};
