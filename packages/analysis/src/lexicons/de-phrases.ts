import type { PhraseLists } from '../rules/phrase-lists.ts';

/** Written for Longhand. */
export const germanPhrases: PhraseLists = { phrases: {} };
