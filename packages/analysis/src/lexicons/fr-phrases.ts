import type { PhraseLists } from '../rules/phrase-lists.ts';

/** Written for Longhand. */
export const frenchPhrases: PhraseLists = { phrases: {} };
