/** Closed-class words: articles, pronouns, prepositions, conjunctions, auxiliaries. */
export const functionWord = 1;
/** Words too common for a repetition to be noticed. */
export const commonWord = 1 << 1;
/** Forms of be. */
export const beForm = 1 << 2;
/** Forms of get. */
export const getForm = 1 << 3;
export const participle = 1 << 4;
/** Participles that mostly describe a state: tired, married. */
export const stativeParticiple = 1 << 5;
/** Manner adverbs that a stronger verb may replace. */
export const mannerAdverb = 1 << 6;
export const intensifier = 1 << 7;
/** Adverbs and negations that may stand between the auxiliary and the participle. */
export const auxiliaryAdverb = 1 << 8;
/** Abbreviations that never end a sentence: Mr. */
export const titleAbbreviation = 1 << 9;
/** Abbreviations that may end one: etc. */
export const trailingAbbreviation = 1 << 10;
/** Abbreviations only before a number: No. 5. */
export const numberAbbreviation = 1 << 11;
/** Letters with full stops inside: U.S, p.m. */
export const dottedAbbreviation = 1 << 12;
/** Verbs of saying, as in dialogue tags. */
export const speechVerb = 1 << 13;
/** A number in digits. */
export const numeral = 1 << 14;
/** Personal pronouns as subjects: between auxiliary and participle in questions. */
export const subjectPronoun = 1 << 15;
export const singleLetter = 1 << 16;
/** Three or more syllables, as defined by Gunning: not a compound, and not only through -es, -ed or -ing. */
export const complexWord = 1 << 17;
/** A word whose repetition within a few lines is noticeable. */
export const echoCandidate = 1 << 18;
/** An adjective of feeling: angry. */
export const feelingState = 1 << 19;
/** A noun of feeling: anger. */
export const feelingName = 1 << 20;
/** Articles, possessives, demonstratives, numbers: precede a noun. */
export const determiner = 1 << 21;
export const preposition = 1 << 22;
/** Adjectives before the noun in a language where most follow it. */
export const prenominalAdjective = 1 << 23;
/** Coordinating conjunctions: and, or. */
export const coordinator = 1 << 25;
/** Nouns for people by role or relationship: mother, captain. */
export const personWord = 1 << 24;
/** A content word too plain for its repetition to be an error: hinaus, later. */
export const plainWord = 1 << 26;
/** A word that marks a deliberate repetition next to it: again, also, other, not. */
export const deliberateRepeatWord = 1 << 27;

export type WordList = readonly [bits: number, words: string];

/** Creates a classifier from space-separated word lists; some classes follow from the form of a word. */
export function createClassifier(lists: readonly WordList[]): (word: string) => number {
  const bitsByWord = new Map<string, number>();
  for (const [bits, words] of lists) {
    for (const word of words.trim().split(/\s+/))
      bitsByWord.set(word, (bitsByWord.get(word) ?? 0) | bits);
  }

  return (word) => (bitsByWord.get(word) ?? 0) | classifyByForm(word);
}

function classifyByForm(word: string): number {
  let bits = 0;
  if (/^\p{Nd}/u.test(word)) bits |= numeral;
  if (/^\p{L}$/u.test(word)) bits |= singleLetter;
  if (/^\p{L}{1,2}(?:\.-?\p{L}{1,2})+$/u.test(word)) bits |= dottedAbbreviation;

  return bits;
}
