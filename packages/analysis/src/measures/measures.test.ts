import { describe, expect, test } from 'vitest';
import { analyze } from '../analyze.ts';
import type { LanguageCode } from '../options.ts';
import type { MeasureName } from './measure.ts';

function measure(name: MeasureName, text: string, language: LanguageCode = 'en') {
  return analyze(text, { language }).measures.find((one) => one.name === name);
}

// 9 words, 2 sentences, 13 syllables, 38 letters; library and another have three, library is complex.
const text = 'The old library was cold. Another book fell down.';

describe('the formulas', () => {
  test.each([
    ['flesch-reading-ease', 206.835 - 1.015 * (9 / 2) - 84.6 * (13 / 9)],
    ['flesch-kincaid-grade', 0.39 * (9 / 2) + 11.8 * (13 / 9) - 15.59],
    ['gunning-fog', 0.4 * (9 / 2 + (100 * 2) / 9)],
    ['coleman-liau', 0.0588 * ((100 * 39) / 9) - 0.296 * ((100 * 2) / 9) - 15.8],
    ['automated-readability', 4.71 * (39 / 9) + 0.5 * (9 / 2) - 21.43],
    ['lix', 9 / 2 + (100 * 2) / 9],
    ['rix', 1],
    ['mean-sentence-length', 4.5],
    ['sentence-length-deviation', Math.SQRT1_2],
    ['dialogue-share', 0],
  ] as const)('calculate %s as published', (name, value) => {
    expect(measure(name, text)?.value).toBeCloseTo(value, 8);
  });

  test('SMOG needs thirty sentences', () => {
    expect(measure('smog', text)).toEqual({
      name: 'smog',
      value: null,
      absent: { code: 'too-short', unit: 'sentences', needs: 30, has: 2 },
    });
    expect(measure('smog', `${text} `.repeat(15))?.value).toBeCloseTo(
      1.043 * Math.sqrt((30 * 30) / 30) + 3.1291,
      8,
    );
  });

  test('MATTR is the mean over all windows of fifty words, and needs one window', () => {
    const words = Array.from({ length: 60 }, (_, index) => `word${index % 20}`);

    expect(measure('mattr', words.join(' '))?.value).toBeCloseTo(20 / 50, 8);
    expect(measure('mattr', words.slice(0, 49).join(' '))).toMatchObject({
      absent: { needs: 50, has: 49 },
    });
  });

  test('dialogue share is 0.5 if half of the words are spoken', () => {
    expect(measure('dialogue-share', '“Come home,” he said.')?.value).toBe(0.5);
  });

  test('dialogue share of Arabic text with unmarked speech is undefined instead of 0', () => {
    const plain = 'وصل الرجل إلى الدار مساء. فقال له: أين المفتاح يا صديقي؟ قالت: لا أدري أين هو.';

    expect(measure('dialogue-share', plain, 'ar')).toMatchObject({
      value: null,
      absent: { code: 'undefined' },
    });
    expect(measure('dialogue-share', 'قالت: «لا أدري أين هو.»', 'ar')?.value).toBeGreaterThan(0.5);
    expect(measure('dialogue-share', 'وصل الرجل إلى الدار مساء.', 'ar')?.value).toBe(0);
  });
});

describe('published scores', () => {
  // Printed as 116, 69 and 37.5 in Wikipedia, “Flesch–Kincaid readability tests”.
  test.each([
    ['The cat sat on the mat.', 116],
    ['This sentence, taken as a reading passage unto itself, is being used to prove a point.', 69],
    ['The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.', 37.5],
  ])('are met within half a point: %s', (sentence, ease) => {
    expect(Math.abs((measure('flesch-reading-ease', sentence)?.value ?? 0) - ease)).toBeLessThan(
      0.5,
    );
  });
});

describe('a measure', () => {
  test.each(['es', 'fr', 'de', 'ar', 'zh', 'und'] as const)(
    'for English is unavailable in %s',
    (language) => {
      expect(measure('flesch-reading-ease', text, language)).toMatchObject({
        absent: { code: 'language' },
      });
    },
  );

  test('returns the sentences and words that drive it, heaviest first', () => {
    const found = measure('flesch-reading-ease', text);
    const evidence = found?.value == null ? [] : found.evidence;

    expect(evidence.map(({ place }) => text.slice(place.from, place.to))).toEqual([
      'The old library was cold.',
      'Another book fell down.',
      'library',
      'Another',
    ]);
  });

  test('of an empty text is absent because it is too short', () => {
    expect(measure('flesch-reading-ease', '')).toMatchObject({ absent: { needs: 1, has: 0 } });
  });
});

test('complex words exclude names, compounds and inflections', () => {
  const fog = (words: string) => measure('gunning-fog', words)?.value;
  const plain = 0.4 * 4;

  expect(fog('We saw Barcelona burn.')).toBeCloseTo(plain, 8);
  expect(fog('One well-intentioned man left.')).toBeCloseTo(plain, 8);
  expect(fog('They were visiting us.')).toBeCloseTo(plain, 8);
  expect(fog('They saw animals there.')).toBeCloseTo(0.4 * (4 + 25), 8);
});
