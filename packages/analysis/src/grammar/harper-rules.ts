import type { GrammarRule } from './grammar-diagnostic.ts';

/** Our rules by Harper's lint kind; other kinds are covered by our own rules or ignored. */
const rulesByLintKind: Readonly<Record<string, GrammarRule>> = {
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

/** Harper lints whose kind does not describe their findings. */
const rulesByLintName: Readonly<Record<string, GrammarRule>> = {
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
 * Disabled Harper lints: those covered by our own rules, those that need more context than one sentence, and
 * those with too many false positives in fiction (docs/precision.md).
 */
export const disabledLints: readonly string[] = [
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

/** Our rule for a Harper lint; null if it is ignored. */
export function ruleForLint(name: string, kind: string): GrammarRule | null {
  return rulesByLintName[name] ?? rulesByLintKind[kind] ?? null;
}
