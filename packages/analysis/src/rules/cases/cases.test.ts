import { describe, expect, test } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import type { RuleName } from '../../findings.ts';
import type { AnalysisOptions, LanguageCode } from '../../options.ts';
import { checkerCards } from '../checker-cards.ts';
import { found } from '../found.ts';
import { arabicCases } from './ar.ts';
import type { Cases, RuleCases } from './case.ts';
import { germanCases } from './de.ts';
import { englishCases } from './en.ts';
import { spanishCases } from './es.ts';
import { frenchCases } from './fr.ts';
import { chineseCases } from './zh.ts';

const cases: Readonly<Partial<Record<LanguageCode, Cases>>> = {
  en: englishCases,
  es: spanishCases,
  fr: frenchCases,
  de: germanCases,
  ar: arabicCases,
  zh: chineseCases,
};

/** Rules of the engine itself; spelling and grammar are tested beside what finds them. */
const rules = catalogue.rules.filter(({ name }) => !(name in checkerCards));
const six = ['en', 'es', 'fr', 'de', 'ar', 'zh'] as const;

test.each(rules)(
  '$name has texts it must flag in each of its languages, and as many it must not',
  ({ name, languages }) => {
    for (const language of six.filter((code) => languages.includes(code))) {
      const { must = [], mustNot = [] } = cases[language]?.[name] ?? {};

      expect([language, must.length > 0]).toEqual([language, true]);
      expect([language, mustNot.length >= must.length]).toEqual([language, true]);
    }
  },
);

describe.each(rules)('$name', (rule) => {
  for (const language of six) {
    const own = cases[language]?.[rule.name];
    if (!own) continue;
    test(`marks in ${language} what it must, and nothing else`, () => {
      for (const [text, marked] of own.must) {
        expect([text, read(rule.name, text, language, own)[0]]).toEqual([text, marked]);
      }
      for (const text of own.mustNot) {
        expect([text, read(rule.name, text, language, own)]).toEqual([text, []]);
      }
    });
  }
});

function read(
  name: RuleName,
  text: string,
  language: LanguageCode,
  { kind }: RuleCases,
): readonly string[] {
  const { kinds } = rules.find((rule) => rule.name === name) ?? { kinds: [] };
  const options: AnalysisOptions = {
    language,
    kind: kind ?? kinds[0] ?? 'fiction',
    rules: { [name]: true },
    houseRules: [{ find: 'utilize', replacements: ['use'] }],
  };

  return found(name, text, options);
}
