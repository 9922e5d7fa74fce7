/** Closed-class words: articles, pronouns, prepositions, conjunctions, auxiliaries. */
export const functionWord = 1;
/** Words too common for their return to be heard. */
export const commonWord = 1 << 1;
/** Forms of be. */
export const being = 1 << 2;
/** Forms of get. */
export const getting = 1 << 3;
export const participle = 1 << 4;
/** Participles that mostly describe a state: tired, married. */
export const stative = 1 << 5;
/** Adverbs of manner that a stronger verb may replace. */
export const mannerAdverb = 1 << 6;
export const intensifier = 1 << 7;
/** Adverbs and negations that may stand between the auxiliary and the participle. */
export const interposed = 1 << 8;
/** Abbreviations that never end a sentence: Mr. */
export const titleAbbreviation = 1 << 9;
/** Abbreviations that may end one: etc. */
export const trailingAbbreviation = 1 << 10;
/** Abbreviations only before a number: No. 5. */
export const numberAbbreviation = 1 << 11;
/** Letters with stops inside: U.S, p.m. */
export const dotted = 1 << 12;
/** Verbs of saying, as in dialogue tags. */
export const speechVerb = 1 << 13;
/** A number in figures. */
export const numeral = 1 << 14;
/** Personal pronouns as subjects: between auxiliary and participle in questions. */
export const subjectPronoun = 1 << 15;
export const singleLetter = 1 << 16;
/** Three syllables or more, in Gunning's sense: no compound, and not by -es, -ed or -ing alone. */
export const complexWord = 1 << 17;
/** A word whose return within a few lines is heard. */
export const echoable = 1 << 18;
/** Says how somebody feels: angry. */
export const feelingState = 1 << 19;
/** Names a feeling: anger. */
export const feelingName = 1 << 20;
/** Articles, possessives, demonstratives, numbers: before what is spoken of. */
export const determiner = 1 << 21;
export const preposition = 1 << 22;
/** Adjectives that stand before their noun where most stand behind it. */
export const adjectiveBefore = 1 << 23;
/** and, or: join equals. */
export const coordinator = 1 << 25;
/** People, by what they are to others: mother, captain. */
export const personWord = 1 << 24;
/** Carries some meaning, but is too plain for its return to be a slip: hinaus, later. */
export const quietWord = 1 << 26;
/** Beside it a word returns on purpose: again, also, other, not. */
export const returnWord = 1 << 27;

export type WordList = readonly [bits: number, words: string];

/** A classifier from lists of words separated by spaces, plus what the look of a word tells. */
export function classifierOf(lists: readonly WordList[]): (word: string) => number {
  const known = new Map<string, number>();
  for (const [bits, words] of lists) {
    for (const word of words.trim().split(/\s+/)) known.set(word, (known.get(word) ?? 0) | bits);
  }

  return (word) => (known.get(word) ?? 0) | looksOf(word);
}

function looksOf(word: string): number {
  let bits = 0;
  if (/^\p{Nd}/u.test(word)) bits |= numeral;
  if (/^\p{L}$/u.test(word)) bits |= singleLetter;
  if (/^\p{L}{1,2}(?:\.-?\p{L}{1,2})+$/u.test(word)) bits |= dotted;

  return bits;
}
