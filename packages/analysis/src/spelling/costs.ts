/** How far a word lies from another, as `near-words.ts` reckons it: two letters exchanged, one doubled or not, a sound written otherwise. */
export const aSlip = 0.6;

/** A letter wrong, missing or too many. */
export const aWrongLetter = 1;

/** Of so many letters a word is near to few others. */
export const longWord = 7;
