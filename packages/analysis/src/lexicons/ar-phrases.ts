import type { PhraseLists } from '../rules/phrase-lists.ts';

/** Written for Longhand. */
export const arabicPhrases: PhraseLists = { phrases: {} };
