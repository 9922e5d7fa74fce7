import '@longhand/analysis/every-language';
import { readFileSync } from 'node:fs';
import { analyze, findingCategories, languageCodes, measureNames } from '@longhand/analysis';
import { expect, test } from 'vitest';
import { easeFormulas, languageSupport, type SupportRow } from './language-support.ts';

const languages = languageCodes.filter((language) => language !== 'und');

/** Two sentences per language, with an adverb of manner, a passive and a repeated word. */
const texts = {
  en: 'The small letter was found by Marta in the garden. She slowly opened a small box.',
  es: 'La carta fue encontrada por Marta. Abrió lentamente la carta.',
  fr: 'La lettre fut trouvée par Marta. Elle ouvrit lentement la lettre.',
  de: 'Die dunkle Dose wurde von Marta im Garten gefunden. Langsam öffnete sie die dunkle Tür.',
  ar: 'تم فتح الرسالة. قرأت مرتا الرسالة ببطء.',
  zh: '那张信纸被玛尔塔发现了。她慢慢地打开了信纸。',
};

const rows = Object.entries(languageSupport);

test.each(rows.filter(([row]) => isMeasure(row)))(
  '%s lists exactly the languages in which the engine measures it',
  (row, listed) => {
    const actual = languages.filter((language) => {
      const result = analyze('', { language }).measures.find(({ name }) => name === row);

      return result?.value !== null || result?.absent.code !== 'language';
    });

    expect([...listed].sort()).toEqual([...actual].sort());
  },
);

test.each(rows.filter(([row]) => !isMeasure(row)))(
  '%s lists exactly the languages in which the engine finds it',
  (row, listed) => {
    const actual = languages.filter((language) =>
      analyze(texts[language], { language, kind: 'fiction' }).findings.some(
        ({ category }) => category === row,
      ),
    );

    expect([...listed].sort()).toEqual([...actual].sort());
  },
);

test.each(languages)('reading ease in %s uses the named formula', (language) => {
  const { measure } = easeFormulas[language];
  const result = analyze('', { language }).measures.find(({ name }) => name === measure);

  expect(result).toBeDefined();
  expect(result?.value === null && result.absent.code === 'language').toBe(false);
});

test.each(languages)('the example in %s marks exactly what the engine finds in it', (language) => {
  const locale = language === 'zh' ? 'zh-CN' : language;
  const file = new URL(`../../../../packages/locales/${locale}/landing.json`, import.meta.url);
  const { points }: LandingMessages = JSON.parse(readFileSync(file, 'utf8'));
  const { excerpt } = points.evidence;
  const text = excerpt.replaceAll(/<\/?mark>/g, '');
  const found = analyze(text, { language, kind: 'fiction' }).findings.map(({ span }) =>
    text.slice(span.from, span.to),
  );

  expect(found).toEqual(Array.from(excerpt.matchAll(/<mark>(.*?)<\/mark>/g), ([, word]) => word));
});

type LandingMessages = { points: { evidence: { excerpt: string } } };

test('every row is a metric or finding category of the engine', () => {
  const known: readonly string[] = [...measureNames, ...findingCategories];

  expect(rows.map(([row]) => row).filter((row) => !known.includes(row))).toEqual([]);
});

function isMeasure(row: string): row is SupportRow {
  return measureNames.some((name) => name === row);
}
