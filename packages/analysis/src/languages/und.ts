import type { Language } from './language.ts';
import { classifierOf } from './word-classes.ts';

/** A language the engine knows nothing of: words and sentences by the look of the script alone. */
export const und: Language = {
  code: 'und',
  classify: classifierOf([]),
  stem: (word) => word,
  syllables: null,
  elides: false,
  capitalsTellNames: true,
  dotsOrdinals: false,
  shortestEcho: 4,
  lists: {},
};
