import type { WordList } from '../languages/word-classes.ts';
import { feelingName, feelingState } from '../languages/word-classes.ts';

/** How a language says outright what somebody feels. */
export type FeelingForms = {
  /** Verbs that join a state to somebody: was, felt. */
  links: RegExp;
  /** The same in the present, where sayings stand, too: only beside a pronoun. */
  linksNow: RegExp;
  /** Words between the verb and the state: very. */
  between: RegExp;
  /** Verb behind the state, as at the end of a German clause. */
  isVerbLast?: boolean;
  /** What has no feelings, as a subject: it was sad that. */
  nobody: RegExp;
  /** Words that make of the clause a condition, a habit or a question: if, whenever. */
  conditions: RegExp;
  /** Words that may stand right behind the state; others give it an object of its own: glad to, proud of. */
  goesOn: RegExp;
  /** Behind the state and a comma: other words give it an object: froh, dich zu sehen. */
  afterComma?: RegExp;
  /** Up to three words before the name of a feeling, and the name: a wave of relief. */
  before: RegExp;
  /** The same, only where the sentence pauses behind the name: with relief. */
  beforePause: RegExp;
  /** What a feeling does to somebody, by its name: fear gripped her. */
  behind: RegExp;
};

/** The words of feelings as a language classes them. */
export function feelingWords(states: string, names: string): readonly WordList[] {
  return [
    [feelingState, states],
    [feelingName, names],
  ];
}

/** Each stem with each of the endings. */
export function inflected(stems: string, ...endings: readonly string[]): string {
  return stems
    .trim()
    .split(/\s+/)
    .flatMap((stem) => endings.map((ending) => stem + ending))
    .join(' ');
}
