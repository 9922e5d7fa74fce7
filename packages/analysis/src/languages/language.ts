import type { RuleName } from '../findings.ts';
import type { FeelingForms } from '../lexicons/feelings.ts';
import type { LanguageCode } from '../options.ts';

/** All that the engine knows of one language. Words come in lower case, apostrophes straight. */
export type Language = {
  code: LanguageCode;
  /** Classes of a word of so many syllables (0: unknown), as bits (see `word-classes.ts`). */
  classify(word: string, syllables: number): number;
  /** What the forms of one word have in common; equal stems echo. */
  stem(word: string): string;
  /** Null where syllables are not known. */
  syllables: ((word: string) => number) | null;
  /** What the language's own formula of readability counts in a word, 0–255; absent where it has none. */
  weight?(word: string): number;
  /** Where the words of a stretch of Han characters end; absent where the platform's dictionary says it. */
  cut?(run: string): Iterable<number>;
  /** l’homme is two words. */
  elides: boolean;
  /** A capital within a sentence tells a name. */
  capitalsTellNames: boolean;
  /** Where capitals tell nothing: on which side of a verb of saying its speaker stands, whom readers know by name. */
  speakerStands?: 'before' | 'behind';
  /** A full stop after a number makes it an ordinal: der 3. Mai. */
  dotsOrdinals: boolean;
  /** Letters a word needs for its return to be heard. */
  shortestEcho: number;
  /** What the rules look for; each is absent where the language has no such list. */
  lists: RuleLists;
};

export type RuleLists = {
  phrases?: PhraseLists;
  feelings?: FeelingForms;
  variants?: readonly SpellingPairs[];
  /** Verbs of dialogue tags that draw the eye to themselves. */
  showyTags?: ReadonlySet<string>;
  /** Words that have the form of an adverb of manner and are none. */
  otherAdverbs?: ReadonlySet<string>;
  passive?: PassiveForms;
  /** Verbs beside which a word of manner tells what something is like: where the same form may be an adjective. */
  copulas?: ReadonlySet<string>;
};

/**
 * Phrases of a language by the rule they belong to, one a line or between bars. Alternatives of a
 * word are written `take/takes/took`; `@name` stands for the alternatives under `slots`; behind `>`
 * stand the suggestions, between commas, whose alternatives go with those of the phrase's slot in the
 * same place or else the first of as many; `a_b` is one alternative of two words. `> -` suggests to
 * leave the words out. `their=there is` says which word is wrong and what goes there: only that word
 * is marked. `# word` at the end is a note for the rule.
 */
export type PhraseLists = {
  slots?: Readonly<Record<string, string>>;
  phrases: Readonly<Partial<Record<RuleName, string>>>;
};

/** Words in two spellings (`one/other`), of which a text keeps to one side within a group. */
export type SpellingPairs = { group: string; pairs: string };

export type PassiveForms = {
  /** Forms of the auxiliary, and whether each tells of a deed rather than a state. */
  auxiliaries: ReadonlyMap<string, boolean>;
  /** Adverbs between the auxiliary and the participle. */
  between: ReadonlySet<string>;
  /** `isPast`: behind a form of the past, with which no infinitive goes. */
  isParticiple(form: string, isPast: boolean): boolean;
};
