import { describe, expect, test } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import type { RuleName } from '../../findings.ts';
import type { AnalysisOptions, LanguageCode } from '../../options.ts';
import { checkerCards } from '../checker-cards.ts';
import { findTexts } from '../find-texts.ts';
import { arabicCases } from './ar.ts';
import { germanCases } from './de.ts';
import { englishCases } from './en.ts';
import { spanishCases } from './es.ts';
import { frenchCases } from './fr.ts';
import type { LanguageCases, RuleCases } from './rule-cases.ts';
import { chineseCases } from './zh.ts';

const cases: Readonly<Partial<Record<LanguageCode, LanguageCases>>> = {
  en: englishCases,
  es: spanishCases,
  fr: frenchCases,
  de: germanCases,
  ar: arabicCases,
  zh: chineseCases,
};

/** Rules of the engine; spelling and grammar are tested with their checkers. */
const engineRules = catalogue.rules.filter(({ name }) => !(name in checkerCards));
const testedLanguages = ['en', 'es', 'fr', 'de', 'ar', 'zh'] as const;

test.each(engineRules)(
  '$name has positive cases in each supported language and at least as many negative ones',
  ({ name, languages }) => {
    for (const language of testedLanguages.filter((code) => languages.includes(code))) {
      const { must = [], mustNot = [] } = cases[language]?.[name] ?? {};

      expect([language, must.length > 0]).toEqual([language, true]);
      expect([language, mustNot.length >= must.length]).toEqual([language, true]);
    }
  },
);

describe.each(engineRules)('$name', (rule) => {
  for (const language of testedLanguages) {
    const languageCases = cases[language]?.[rule.name];
    if (!languageCases) continue;
    test(`finds exactly the expected text in ${language}`, () => {
      for (const [text, marked] of languageCases.must) {
        expect([text, findInText(rule.name, text, language, languageCases)[0]]).toEqual([
          text,
          marked,
        ]);
      }
      for (const text of languageCases.mustNot) {
        expect([text, findInText(rule.name, text, language, languageCases)]).toEqual([text, []]);
      }
    });
  }
});

function findInText(
  name: RuleName,
  text: string,
  language: LanguageCode,
  { kind }: RuleCases,
): readonly string[] {
  const { kinds } = engineRules.find((rule) => rule.name === name) ?? { kinds: [] };
  const options: AnalysisOptions = {
    language,
    kind: kind ?? kinds[0] ?? 'fiction',
    rules: { [name]: true },
    houseRules: [{ find: 'utilize', replacements: ['use'] }],
  };

  return findTexts(name, text, options);
}
