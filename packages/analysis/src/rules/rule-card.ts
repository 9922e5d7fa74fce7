import type { FindingCategory } from '../findings.ts';
import type { DocumentKind, LanguageCode } from '../options.ts';

/** Metadata of a rule, for screens, reports and documentation. */
export type RuleCard = {
  category: FindingCategory;
  /** Languages that the rule supports. */
  languages: readonly LanguageCode[];
  /** Document kinds for which the rule is enabled by default. */
  kinds: readonly DocumentKind[];
  /** Languages in which the rule is enabled only on request, and the reason. */
  onRequest?: readonly { language: LanguageCode; reason: string }[];
  /** Source of the advice or the method. */
  source: string;
};
