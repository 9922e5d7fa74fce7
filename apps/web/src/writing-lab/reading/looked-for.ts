import {
  type DocumentKind,
  type FindingCategory,
  findingCategories,
  type LanguageCode,
  type RuleCard,
} from '@longhand/analysis';
import { catalogue } from '@longhand/analysis/catalogue';
import { checkerCards } from '@longhand/analysis/rules/checker-cards';
import type { FigureName, Reading } from './reading.ts';

/**
 * What findings are looked for in a text of this language and kind: where there are none of them, that is a figure too.
 * Dictionaries and the grammar checker are asked in the analyzer alone, and of house rules there may be none.
 */
export function lookedFor(
  language: LanguageCode,
  kind: DocumentKind = 'fiction',
): readonly FindingCategory[] {
  const looking = catalogue.rules.filter(
    (rule) => !(rule.name in checkerCards) && isOnByDefault(rule, language, kind),
  );

  return findingCategories.filter(
    (name) => name !== 'house' && looking.some(({ category }) => category === name),
  );
}

/** Whether a rule speaks up without being asked. */
export function isOnByDefault(
  { languages, kinds, onRequest = [] }: RuleCard,
  language: LanguageCode,
  kind: DocumentKind,
): boolean {
  const isQuiet = onRequest.some((asked) => asked.language === language);

  return languages.includes(language) && kinds.includes(kind) && !isQuiet;
}

/** A reading that was kept before findings that are not there were counted as none. */
export function withNone<Kept extends Reading>(reading: Kept, kind: DocumentKind): Kept {
  const all = reading.figures['find-all'];
  if (!all) return reading;
  const none = all.value === null ? all : { value: 0 };
  const names = lookedFor(reading.language, kind).map((category): FigureName => `find-${category}`);

  return {
    ...reading,
    figures: { ...Object.fromEntries(names.map((name) => [name, none])), ...reading.figures },
  };
}
