import type { GrammarRule } from './remark.ts';

/** Rules of ours by the kind that Harper gives to what it finds; other kinds are left to rules of ours, or to nobody. */
const byKind: Readonly<Record<string, GrammarRule>> = {
  Agreement: 'agreement',
  Grammar: 'word-form',
  WordOrder: 'word-form',
  Nonstandard: 'confused-word',
  WordChoice: 'confused-word',
  Eggcorn: 'confused-word',
  Malapropism: 'confused-word',
  Usage: 'confused-word',
  BoundaryError: 'joined-words',
  Punctuation: 'sentence-marks',
  Capitalization: 'capital',
  Typo: 'confused-word',
};

/** Rules of Harper whose kind would say something else than what they find. */
const byName: Readonly<Record<string, GrammarRule>> = {
  AnA: 'article',
  APart: 'joined-words',
  AWhile: 'joined-words',
  ALongTime: 'joined-words',
  HowItLooksLike: 'confused-word',
  IfWouldve: 'word-form',
  ItsPossessive: 'confused-word',
  SupposedTo: 'word-form',
  TheirToThere: 'confused-word',
  ThereToTheir: 'confused-word',
  TheyreConfusions: 'confused-word',
  TheyreToTheir: 'confused-word',
};

/**
 * Rules of Harper that stay silent: what our own rules say already, what needs more than the sentence that it is given, and
 * what was wrong too often in fiction (docs/precision.md).
 */
export const silenced: readonly string[] = [
  'SpellCheck',
  'LongSentences',
  'RepeatedWords',
  'SentenceCapitalization',
  'Spaces',
  'UnclosedQuotes',
  'QuoteSpacing',
  'EllipsisLength',
  'AvoidCurses',
  'CompoundNouns',
  'DiscourseMarkers',
  'DoToDueTo',
  'ForNoun',
  'HadOf',
  'IntroCueCommaBeforeThanks',
  'ItsContraction',
  'MassNouns',
  'MissingTo',
  'OrthographicConsistency',
  'PhrasalVerbAsCompoundNoun',
  'PossessiveYour',
  'QuantifierNumeralConflict',
  'QuiteQuiet',
  'RegularIrregulars',
  'SplitWords',
  'TheirToTheyre',
  'ToSomeDegree',
  'WrongNegative',
];

/** The rule of ours that a finding of Harper's belongs to; null for what is not said. */
export function ruleOf(name: string, kind: string): GrammarRule | null {
  return byName[name] ?? byKind[kind] ?? null;
}
