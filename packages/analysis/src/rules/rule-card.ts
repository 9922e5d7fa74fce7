import type { FindingCategory } from '../findings.ts';
import type { DocumentKind, LanguageCode } from '../options.ts';

/** What is known of a rule before any text is read: what screens, reports and help are written from. */
export type RuleCard = {
  category: FindingCategory;
  /** Languages in which the rule is valid. */
  languages: readonly LanguageCode[];
  /** Kinds of document in which it speaks up unless the writer says otherwise. */
  kinds: readonly DocumentKind[];
  /** Languages in which it speaks only when it is asked for, whatever the kind, and why. */
  onRequest?: readonly { language: LanguageCode; why: string }[];
  /** Where the advice, or the way to find its cases, comes from. */
  source: string;
};
