import '@longhand/analysis/every-language';
import { analyze, findingCategories, languageCodes, measureNames } from '@longhand/analysis';
import { expect, test } from 'vitest';
import { easeFormulas, languageSupport, type Supported } from './language-support.ts';

const languages = languageCodes.filter((language) => language !== 'und');

/** In each language two sentences with an adverb of manner, a passive and a word that returns. */
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
  '%s is promised for the languages that the engine measures',
  (row, promised) => {
    const measured = languages.filter((language) => {
      const result = analyze('', { language }).measures.find(({ name }) => name === row);

      return result?.value !== null || result?.absent.code !== 'language';
    });

    expect([...promised].sort()).toEqual([...measured].sort());
  },
);

test.each(rows.filter(([row]) => !isMeasure(row)))(
  '%s is promised for the languages that the engine finds it in',
  (row, promised) => {
    const found = languages.filter((language) =>
      analyze(texts[language], { language, kind: 'fiction' }).findings.some(
        ({ category }) => category === row,
      ),
    );

    expect([...promised].sort()).toEqual([...found].sort());
  },
);

test.each(languages)('reading ease is reckoned in %s by the formula that is named', (language) => {
  const { measure } = easeFormulas[language];
  const result = analyze('', { language }).measures.find(({ name }) => name === measure);

  expect(result).toBeDefined();
  expect(result?.value === null && result.absent.code === 'language').toBe(false);
});

test('every row is something that the engine knows', () => {
  const known: readonly string[] = [...measureNames, ...findingCategories];

  expect(rows.map(([row]) => row).filter((row) => !known.includes(row))).toEqual([]);
});

function isMeasure(row: string): row is Supported {
  return measureNames.some((name) => name === row);
}
