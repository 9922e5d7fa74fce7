import type { WordList } from '../languages/word-classes.ts';
import { feelingName, feelingState } from '../languages/word-classes.ts';

/** Patterns by which a language names feelings directly. */
export type FeelingForms = {
  /** Linking verbs: was, felt. */
  linkingVerbs: RegExp;
  /** Linking verbs in the present, used also in sayings; only next to a pronoun. */
  presentLinkingVerbs: RegExp;
  /** Words between the verb and the adjective of feeling: very. */
  interveningWords: RegExp;
  /** The verb may follow the adjective, as in German subordinate clauses. */
  hasFinalVerb?: boolean;
  /** Subjects without feelings: it was sad that. */
  impersonalSubjects: RegExp;
  /** Words that make the clause a condition, a habit or a question: if, whenever. */
  conditions: RegExp;
  /** Words allowed directly after the adjective; others add an object: glad to, proud of. */
  allowedContinuations: RegExp;
  /** Words allowed after the adjective and a comma; others add an object: froh, dich zu sehen. */
  allowedAfterComma?: RegExp;
  /** Up to three words before the noun of feeling, and the noun: a wave of relief. */
  phrasesBefore: RegExp;
  /** The same, only if a pause follows the noun: with relief. */
  phrasesBeforePause: RegExp;
  /** What a feeling does to a person: fear gripped her. */
  phrasesAfter: RegExp;
};

/** The word lists of a language for adjectives and nouns of feeling. */
export function createFeelingLists(states: string, names: string): readonly WordList[] {
  return [
    [feelingState, states],
    [feelingName, names],
  ];
}

/** Combines each stem with each ending. */
export function inflect(stems: string, ...endings: readonly string[]): string {
  return stems
    .trim()
    .split(/\s+/)
    .flatMap((stem) => endings.map((ending) => stem + ending))
    .join(' ');
}
