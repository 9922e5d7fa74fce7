/** How far a word lies from another, as `near-words.ts` reckons it: two letters exchanged, one doubled or not, a sound written otherwise. */
export const aSlip = 0.6;

/** An accent or two left out, or too many. */
export const anAccent = 0.35;

/** A letter doubled or not. */
export const aDouble = 0.55;

/** A letter wrong, missing or too many. */
export const aWrongLetter = 1;

/** Of so many letters a word is near to few others. */
export const longWord = 7;
