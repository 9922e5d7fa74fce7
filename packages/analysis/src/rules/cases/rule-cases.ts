import type { RuleName } from '../../findings.ts';
import type { DocumentKind } from '../../options.ts';

/**
 * Test cases of a rule in one language: texts with the span it must mark, and texts without a finding. `kind` defaults to the first
 * document kind for which the rule is enabled.
 */
export type RuleCases = {
  kind?: DocumentKind;
  must: readonly (readonly [text: string, marked: string])[];
  mustNot: readonly string[];
};

export type LanguageCases = Readonly<Partial<Record<RuleName, RuleCases>>>;
