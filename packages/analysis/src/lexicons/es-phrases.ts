import type { PhraseLists } from '../rules/phrase-lists.ts';

/** Written for Longhand. */
export const spanishPhrases: PhraseLists = { phrases: {} };
