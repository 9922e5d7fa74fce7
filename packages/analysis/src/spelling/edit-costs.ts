/**
 * Maximum edit cost of a likely typo, as computed by `spelling-candidates.ts`: a transposition, a doubling error or a similar-sounding
 * spelling.
 */
export const typoCost = 0.6;

/** One or two missing or superfluous accents. */
export const accentCost = 0.35;

/** A letter doubled or not doubled by mistake. */
export const doublingCost = 0.55;

/** A wrong, missing or superfluous letter. */
export const wrongLetterCost = 1;

/** Words of this length are similar to few other words. */
export const longWordLength = 7;

/** Distance of a word without candidates. */
export const noMatchDistance = Number.POSITIVE_INFINITY;
