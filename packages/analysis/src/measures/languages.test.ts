import { describe, expect, test } from 'vitest';
import { analyze } from '../analyze.ts';
import type { LanguageCode } from '../options.ts';
import { measureNames } from './measure.ts';

function value(name: string, text: string, language: LanguageCode) {
  const found = analyze(text, { language }).measures.find((one) => one.name === name);

  return found?.value ?? null;
}

describe('formulas for one language, calculated by hand', () => {
  // 9 words, 2 sentences, 17 syllables (la ca-sa vie-ja es-ta-ba frí-a y o-tro li-bro ca-yó), 35 letters.
  const es = 'La casa vieja estaba fría. Y otro libro cayó.';
  test.each([
    ['fernandez-huerta', 206.84 - 60 * (17 / 9) - 1.02 * (9 / 2)],
    ['szigriszt-pazos', 206.835 - 62.3 * (17 / 9) - 9 / 2],
    ['gutierrez', 95.2 - 9.7 * (35 / 9) - 0.35 * (9 / 2)],
    ['crawford', -0.205 * (200 / 9) + 0.049 * (1700 / 9) - 3.407],
    // Letters of the words: 2 4 5 6 4 1 4 5 4, their squares add up to 155.
    ['legibility-mu', ((9 / 8) * (35 / 9) * 100) / (155 / 9 - (35 / 9) ** 2)],
  ])('es: %s', (name, expected) => {
    expect(value(name, es, 'es')).toBeCloseTo(expected, 8);
  });

  test('fr: Kandel–Moles', () => {
    // 7 words, 1 sentence; syllables le pe-tit chat dort sur la table: 8.
    expect(value('kandel-moles', 'Le petit chat dort sur la table.', 'fr')).toBeCloseTo(
      207 - 1.015 * 7 - 73.6 * (8 / 7),
      8,
    );
  });

  // 8 words, 2 sentences, 12 syllables: die al-te Bi-bli-o-thek war kalt | ein Buch fiel.
  const de = 'Die alte Bibliothek war kalt. Ein Buch fiel.';
  test.each([
    ['amstad', 180 - 4 - 58.5 * (12 / 8)],
    ['wiener-sachtext-1', 0.1935 * 12.5 + 0.1672 * 4 + 0.1297 * 12.5 - 0.0327 * 75 - 0.875],
    ['wiener-sachtext-2', 0.2007 * 12.5 + 0.1682 * 4 + 0.1373 * 12.5 - 2.779],
    ['wiener-sachtext-3', 0.2963 * 12.5 + 0.1905 * 4 - 1.1144],
    ['wiener-sachtext-4', 0.2744 * 12.5 + 0.2656 * 4 - 1.693],
  ])('de: %s', (name, expected) => {
    expect(value(name, de, 'de')).toBeCloseTo(expected, 8);
  });

  test('ar: OSMAN, with vowel signs and without', () => {
    // Letters − 2: ذهب 1, الولد 3, إلى 1, المدرسة 5 (hard, complex; no faseeh letter).
    expect(value('osman', 'ذهب الولد إلى المدرسة.', 'ar')).toBeCloseTo(
      200.791 - 1.015 * 4 - 24.181 * ((1 + 3 + 1 + 5 + 2) / 4),
      8,
    );
    // كَتَبَ: three short vowels. قَالَ: one long, one short.
    expect(value('osman', 'كَتَبَ قَالَ', 'ar')).toBeCloseTo(
      200.791 - 1.015 * 2 - 24.181 * ((3 + 3) / 2),
      8,
    );
  });

  test('zh: Xu Wei counts characters per clause, adverbs and conjunctions', () => {
    // 8 characters in 2 clauses; one word (虽然) is a conjunction.
    const text = '虽然下雨，我们走了。';
    const words = analyze(text, { language: 'zh' }).counts.words;

    expect(value('xu-wei', text, 'zh')).toBeCloseTo(0.5 * (8 / 2 + 1 / words), 8);
  });
});

test('a formula without a free word list is unavailable for that reason in its language only', () => {
  const absent = (name: string, language: LanguageCode) => {
    const found = analyze('One.', { language }).measures.find((one) => one.name === name);

    return found?.value === null ? found.absent.code : null;
  };

  expect([absent('sun-hanyin', 'zh'), absent('sun-hanyin', 'en')]).toEqual([
    'word-list',
    'language',
  ]);
  expect([absent('dale-chall', 'en'), absent('dale-chall', 'fr')]).toEqual([null, 'language']);
});

test('Dale-Chall counts unfamiliar words, allowing for endings and names', () => {
  expect(value('dale-chall', 'The cat ate a peculiar fish.', 'en')).toBeCloseTo(
    0.1579 * (100 / 6) + 0.0496 * 6 + 3.6365,
    8,
  );
  expect(value('dale-chall', 'The happiest cats of Ashdown carried stopped clocks.', 'en')).toBe(
    0.0496 * 8,
  );
});

test('a score on a published scale has a band', () => {
  const { measures } = analyze('The cat sat on the mat.', { language: 'en' });

  expect(measures.find(({ name }) => name === 'flesch-reading-ease')).toMatchObject({
    value: 206.835 - 1.015 * 6 - 84.6,
    band: 'very-easy',
  });
});

test('words of equal length have no variance: the value is undefined', () => {
  const { measures } = analyze('Sol mar luz.', { language: 'es' });

  expect(measures.find(({ name }) => name === 'legibility-mu')).toMatchObject({
    absent: { code: 'undefined' },
  });
});

test('every measure has a result in every language', () => {
  for (const language of ['en', 'es', 'fr', 'de', 'ar', 'zh', 'und'] as const) {
    expect(analyze('a', { language }).measures.map(({ name }) => name)).toEqual([...measureNames]);
  }
});

test('letters and distinct words are counted', () => {
  const { counts } = analyze('The cat, the 2 cats and THE don’t.', { language: 'en' });

  expect(counts).toMatchObject({ words: 8, uniqueWords: 6, letters: 23 });
});
