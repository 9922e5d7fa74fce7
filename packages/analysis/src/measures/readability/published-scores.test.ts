import { describe, expect, test } from 'vitest';
import { zeroSums } from '../../paragraph.ts';
import type { Measure, MeasureName, Totals } from '../measure.ts';
import { measures } from '../measures.ts';
import { computeMtldOneWay } from '../words/diversity.ts';
import { wordProfileIndices } from '../words/word-profile.ts';

/** A passage as described by its author: counts without the words. */
const totalsOfPassage = (counts: Partial<Totals>): Totals => ({
  ...zeroSums(),
  language: 'en',
  variety: 0,
  ...counts,
});

function measureOf(name: MeasureName): Measure {
  const found = measures.find((one) => one.name === name);
  if (!found) throw new Error(`No measure is called ${name}.`);

  return found;
}

const scoreOf = (name: MeasureName, counts: Partial<Totals>) =>
  measureOf(name).value(totalsOfPassage(counts));
const bandOf = (name: MeasureName, value: number) =>
  measureOf(name).bands?.find(([from]) => value >= from)?.[1];

describe('the scores of Flesch’s table of styles lie in his own bands', () => {
  // Flesch 1948: style, average sentence length, syllables per hundred words, and the score range.
  test.each([
    ['very-easy', 8, 123, 90, 100],
    ['easy', 11, 131, 80, 90],
    ['fairly-easy', 14, 139, 70, 80],
    ['standard', 17, 147, 60, 70],
    ['fairly-difficult', 21, 155, 50, 60],
    ['difficult', 25, 167, 30, 50],
    ['very-difficult', 29, 192, 0, 30],
  ] as const)('%s', (band, length, syllables, least, most) => {
    const value = scoreOf('flesch-reading-ease', {
      words: 100 * length,
      sentences: 100,
      syllables: syllables * length,
    });

    expect([value > least, value < most, bandOf('flesch-reading-ease', value)]).toEqual([
      true,
      true,
      band,
    ]);
  });
});

test('Flesch’s table of human interest: dull, mildly interesting, interesting, dramatic', () => {
  const interest = (words: number, sentences: number) =>
    wordProfileIndices['human-interest'].value(
      () => words,
      Array.from({ length: 100 }, (_, at) => ({
        paragraph: 0,
        first: 0,
        end: 1,
        span: { from: 0, to: 1 },
        spoken: 0,
        isQuestionOrExclamation: at < sentences,
        at,
      })),
    );

  expect(
    [interest(2, 0), interest(4, 5), interest(7, 15), interest(17, 58)].map(Math.round),
  ).toEqual([7, 16, 30, 80]);
});

describe('printed scores', () => {
  test('the easiest possible English: one-syllable sentences of one word', () => {
    const least = { words: 1, sentences: 1, syllables: 1 };

    expect(scoreOf('flesch-reading-ease', least)).toBeCloseTo(121.22, 8);
    expect(scoreOf('flesch-kincaid-grade', least)).toBeCloseTo(-3.4, 8);
  });

  test('“Green Eggs and Ham”, 5.7 words per sentence and 1.02 syllables per word, has grade −1.3', () => {
    expect(
      scoreOf('flesch-kincaid-grade', { words: 5700, sentences: 1000, syllables: 5814 }),
    ).toBeCloseTo(-1.3, 1);
  });

  test('the passage of Coleman and Liau: 639 letters, 119 words, 5 sentences, grade 14.5', () => {
    expect(scoreOf('coleman-liau', { letters: 639, words: 119, sentences: 5 })).toBeCloseTo(
      14.5,
      1,
    );
  });

  // Polysyllables in thirty sentences, and the grade in McLaughlin's table; he gives the error as 1.5 grades.
  test.each([
    [0, 2, 4],
    [3, 6, 5],
    [7, 12, 6],
    [13, 20, 7],
    [21, 30, 8],
    [31, 42, 9],
    [43, 56, 10],
    [57, 72, 11],
    [73, 90, 12],
    [91, 110, 13],
    [111, 132, 14],
    [133, 156, 15],
    [157, 182, 16],
    [183, 210, 17],
    [211, 240, 18],
  ])('SMOG: %i to %i polysyllables have grade %i', (least, most, grade) => {
    for (const polysyllables of [least, most]) {
      expect(Math.abs(scoreOf('smog', { polysyllables, sentences: 30 }) - grade)).toBeLessThan(1.5);
    }
  });
});

describe('published scales', () => {
  test.each([
    // Björnsson 1968, as given by Anderson 1983: children's books, fiction, newspapers, official and learned prose.
    ['lix', 20, 'very-easy'],
    ['lix', 30, 'easy'],
    ['lix', 40, 'standard'],
    ['lix', 50, 'difficult'],
    ['lix', 60, 'very-difficult'],
    // INFLESZ, Barrio-Cantalejo 2008.
    ['szigriszt-pazos', 39, 'very-difficult'],
    ['szigriszt-pazos', 50, 'fairly-difficult'],
    ['szigriszt-pazos', 60, 'standard'],
    ['szigriszt-pazos', 75, 'fairly-easy'],
    ['szigriszt-pazos', 85, 'very-easy'],
    // Dale & Chall: grades 4 and below, 5–6, 7–8, 9–10, 11–12, college.
    ['dale-chall', 4.9, 'easy'],
    ['dale-chall', 5.5, 'fairly-easy'],
    ['dale-chall', 6.5, 'standard'],
    ['dale-chall', 7.5, 'fairly-difficult'],
    ['dale-chall', 8.5, 'difficult'],
    ['dale-chall', 9.5, 'very-difficult'],
    // Muñoz & Muñoz 2006.
    ['legibility-mu', 30, 'very-difficult'],
    ['legibility-mu', 45, 'difficult'],
    ['legibility-mu', 55, 'fairly-difficult'],
    ['legibility-mu', 65, 'standard'],
    ['legibility-mu', 75, 'fairly-easy'],
    ['legibility-mu', 85, 'easy'],
    ['legibility-mu', 95, 'very-easy'],
  ] as const)('%s of %d is %s', (name, value, band) => {
    expect(bandOf(name, value)).toBe(band);
  });
});

test('MTLD: 340 words with 4.404 factors give the 77.2 of McCarthy and Jarvis', () => {
  // A factor of 71 words has 51 distinct ones, one of 74 has 53; the remainder has a ratio of 47 to 53, or 0.887.
  const segments = [
    [71, 51],
    [71, 51],
    [71, 51],
    [74, 53],
    [53, 47],
  ] as const;
  const words = segments.flatMap(([length, different], segmentIndex) =>
    Array.from({ length }, (_, at) => segmentIndex * 100 + (at < different ? at : 0)),
  );

  expect(words).toHaveLength(340);
  expect(computeMtldOneWay(Uint32Array.from(words))).toBeCloseTo(77.2, 1);
});
