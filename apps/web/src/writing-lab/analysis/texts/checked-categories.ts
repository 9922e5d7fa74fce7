import {
  type DocumentKind,
  type FindingCategory,
  findingCategories,
  type LanguageCode,
  type RuleCard,
} from '@longhand/analysis';
import { catalogue } from '@longhand/analysis/catalogue';
import { checkerCards } from '@longhand/analysis/rules/checker-cards';
import type { LabMetricName, TextAnalysis } from './text-analysis.ts';

/**
 * The categories checked in a text of this language and kind; finding none of them counts as a rate of zero. Spelling and grammar checkers
 * run only in the analyzer, and the user may have no house rules.
 */
export function checkedCategories(
  language: LanguageCode,
  kind: DocumentKind = 'fiction',
): readonly FindingCategory[] {
  const enabledRules = catalogue.rules.filter(
    (rule) => !(rule.name in checkerCards) && isOnByDefault(rule, language, kind),
  );

  return findingCategories.filter(
    (name) => name !== 'house' && enabledRules.some(({ category }) => category === name),
  );
}

/** Whether a rule runs without being turned on by the user. */
export function isOnByDefault(
  { languages, kinds, onRequest = [] }: RuleCard,
  language: LanguageCode,
  kind: DocumentKind,
): boolean {
  const isOnRequest = onRequest.some((asked) => asked.language === language);

  return languages.includes(language) && kinds.includes(kind) && !isOnRequest;
}

/** Adds zero rates to an analysis stored before missing categories were counted as zero. */
export function withZeroRates<Stored extends TextAnalysis>(
  reading: Stored,
  kind: DocumentKind,
): Stored {
  const all = reading.figures['find-all'];
  if (!all) return reading;
  const zero = all.value === null ? all : { value: 0 };
  const names = checkedCategories(reading.language, kind).map(
    (category): LabMetricName => `find-${category}`,
  );

  return {
    ...reading,
    figures: { ...Object.fromEntries(names.map((name) => [name, zero])), ...reading.figures },
  };
}
