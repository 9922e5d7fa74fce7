import type { RuleName } from '../findings.ts';
import type { FeelingForms } from '../lexicons/feelings.ts';
import type { LanguageCode } from '../options.ts';

/** Language data and functions of the engine. Words are passed in lowercase with straight apostrophes. */
export type Language = {
  code: LanguageCode;
  /** Word classes as bits (see `word-classes.ts`); `syllables` is 0 if unknown. */
  classify(word: string, syllables: number): number;
  /** Stemmer; words with equal stems count as repetitions. */
  stem(word: string): string;
  /** Null if syllables cannot be counted. */
  syllables: ((word: string) => number) | null;
  /** Weight of a word in the language's own readability formula, 0–255; absent if there is none. */
  readabilityWeight?(word: string): number;
  /** Word segmenter for Han text, returning word ends; absent to use the platform's segmenter. */
  segment?(run: string): Iterable<number>;
  /** l’homme is two words. */
  hasElision: boolean;
  /** A capital within a sentence marks a name. */
  capitalsMarkNames: boolean;
  /** If capitals do not mark names: on which side of a speech verb the speaker stands. */
  speakerPosition?: 'before' | 'behind';
  /** A full stop after a number makes it an ordinal: der 3. Mai. */
  hasDottedOrdinals: boolean;
  /** Minimum length of a word whose repetition is noticeable. */
  minEchoLength: number;
  /** Lexicons of the rules; each is absent if the language has none. */
  lists: RuleLists;
};

export type RuleLists = {
  phrases?: PhraseLists;
  feelings?: FeelingForms;
  variants?: readonly SpellingPairs[];
  /** Ornate verbs of dialogue tags. */
  saidBookisms?: ReadonlySet<string>;
  /** Words with the form of a manner adverb that are not one. */
  nonMannerAdverbs?: ReadonlySet<string>;
  passive?: PassiveForms;
  /** Copular verbs, with which a manner word may be a predicate adjective. */
  copulas?: ReadonlySet<string>;
};

/**
 * Phrase lists by rule, one phrase per line or separated by bars. Alternatives are written `take/takes/took`; `@name` inserts the
 * alternatives of that slot; suggestions follow `>`, separated by commas, and their alternatives correspond to the phrase slot at the same
 * position or to the first of the same size; `a_b` is one alternative of two words. `> -` suggests removing the words. `their=there is`
 * marks only the wrong word and gives its correction. `# word` at the end is a note for the rule.
 */
export type PhraseLists = {
  slots?: Readonly<Record<string, string>>;
  phrases: Readonly<Partial<Record<RuleName, string>>>;
};

/** Words with two spellings (`one/other`). A text should use one side consistently within a group. */
export type SpellingPairs = { group: string; pairs: string };

export type PassiveForms = {
  /** Forms of the auxiliary, and whether each describes an action rather than a state. */
  auxiliaries: ReadonlyMap<string, boolean>;
  /** Adverbs between the auxiliary and the participle. */
  interveningAdverbs: ReadonlySet<string>;
  /** `isPast`: whether the form follows a past form of the auxiliary, which cannot take an infinitive. */
  isParticiple(form: string, isPast: boolean): boolean;
};
