import type { Reason, RelatedSpan, RuleName } from '../findings.ts';
import type { Language } from '../languages/language.ts';
import type { DocumentKind, HouseRule } from '../options.ts';
import type { SegmentedParagraph } from '../paragraph.ts';
import type { PhraseMatcher } from './phrases/phrase-matcher.ts';

/** Settings of the rules for one analysis; recreated when its language or options change. */
export type RuleSettings = {
  language: Language;
  kind: DocumentKind;
  /** The enabled rules for this language, document kind and user options. */
  enabledRules: ReadonlySet<RuleName>;
  paragraphRules: readonly ParagraphRule[];
  /** Matcher for the phrase lists; null if the language has none. */
  phraseMatcher: PhraseMatcher | null;
  /** Matcher for the house rules; null if there are none. */
  houseRuleMatcher: PhraseMatcher | null;
  /** The house rules as given; empty if the rule is disabled. */
  houseRules: readonly HouseRule[];
  /** The user's dictionary, lowercase. */
  acceptedWords: ReadonlySet<string>;
};

/** Finds the matches of one or several related rules in one paragraph. */
export type ParagraphRule = {
  rules: readonly RuleName[];
  find(paragraph: SegmentedParagraph, settings: RuleSettings): readonly Match[];
};

/** A match of a rule at words `first..end` of the paragraph. `from` and `to` give the text span if it differs from those words. */
export type Match = {
  rule: RuleName;
  first: number;
  end: number;
  from?: number;
  to?: number;
  related?: readonly RelatedSpan[];
  reason: Reason;
  suggestions?: readonly string[];
};
