import type { Reason, RelatedSpan, RuleName } from '../findings.ts';
import type { Language } from '../languages/language.ts';
import type { DocumentKind, HouseRule } from '../options.ts';
import type { SegmentedParagraph } from '../paragraph.ts';
import type { PhraseBook } from './phrase-book.ts';

/** What the rules of one analysis go by: made anew when its language or its options change. */
export type Setting = {
  language: Language;
  kind: DocumentKind;
  /** The rules that speak up in this language, this kind of document, and as the writer chose. */
  wanted: ReadonlySet<RuleName>;
  finders: readonly Finder[];
  /** The phrases of the wanted rules; null where there are none. */
  phrases: PhraseBook | null;
  /** The writer's own list of words; null where there is none. */
  house: PhraseBook | null;
  /** The same as it was given; empty where the rule does not speak. */
  houseList: readonly HouseRule[];
  /** Words of the writer's dictionary, in lower case. */
  accepted: ReadonlySet<string>;
};

/** Looks for what one rule, or several that read the same thing, have to say about one paragraph. */
export type Finder = {
  rules: readonly RuleName[];
  find(paragraph: SegmentedParagraph, setting: Setting): readonly Match[];
};

/**
 * Words `first..end` of the paragraph, and what to say about them. `from` and `to` say where the
 * finding stands when it is not from the first of these words to the last.
 */
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
