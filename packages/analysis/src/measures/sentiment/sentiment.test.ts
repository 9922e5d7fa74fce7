import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadSentimentLexicon } from './lexicon.ts';
import { sentimentOf } from './sentiment.ts';
import { sentimentOfChunks } from './sentiment-of-chunks.ts';
import { sentimentOfSentences } from './text-sentiment.ts';

const lexicon = await loadSentimentLexicon();

/** What VADER's own documentation prints for its examples: positive, neutral, negative, compound. */
test.each([
  ['VADER is smart, handsome, and funny.', 0.746, 0.254, 0, 0.8316],
  ['VADER is smart, handsome, and funny!', 0.752, 0.248, 0, 0.8439],
  ['VADER is very smart, handsome, and funny.', 0.701, 0.299, 0, 0.8545],
  ['VADER is VERY SMART, handsome, and FUNNY.', 0.754, 0.246, 0, 0.9227],
  ['VADER is VERY SMART, handsome, and FUNNY!!!', 0.767, 0.233, 0, 0.9342],
  ['VADER is VERY SMART, uber handsome, and FRIGGIN FUNNY!!!', 0.706, 0.294, 0, 0.9469],
  ['VADER is not smart, handsome, nor funny.', 0, 0.354, 0.646, -0.7424],
  ['The book was good.', 0.492, 0.508, 0, 0.4404],
  // The shares of this one are printed as of a release that skipped words of one letter; its compound is the same.
  ["At least it isn't a horrible book.", 0.322, 0.678, 0, 0.431],
  ['The book was only kind of good.', 0.303, 0.697, 0, 0.3832],
  [
    'The plot was good, but the characters are uncompelling and the dialog is not great.',
    0.094,
    0.579,
    0.327,
    -0.7042,
  ],
  ['Today SUX!', 0, 0.221, 0.779, -0.5461],
  ["Today only kinda sux! But I'll get by, lol", 0.317, 0.556, 0.127, 0.5249],
  ['Make sure you :) or :D today!', 0.706, 0.294, 0, 0.8633],
  ['Catch utf-8 emoji such as 💘 and 💋 and 😁', 0.279, 0.721, 0, 0.7003],
  ['Not bad at all', 0.487, 0.513, 0, 0.431],
])('scores %s like the published implementation', (text, positive, neutral, negative, compound) => {
  expect(sentimentOf(text, lexicon)).toEqual({ compound, positive, neutral, negative });
});

test('typographic punctuation counts like plain punctuation', () => {
  const plain = sentimentOf('"It isn\'t good," he said.', lexicon);

  expect(sentimentOf('“It isn’t good,” he said.', lexicon)).toEqual(plain);
  expect(plain.compound).toBeLessThan(0);
});

test('a text of anything has a compound within its range, and shares of one', () => {
  const words = fc.constantFrom(
    'good',
    'BAD',
    'not',
    'very',
    'but',
    'no',
    'least',
    '😁',
    ':)',
    '!',
    '“',
    'the',
  );
  const text = fc.array(fc.oneof(words, fc.string({ unit: 'binary' }))).map((all) => all.join(' '));
  fc.assert(
    fc.property(text, (any) => {
      const { compound, positive, neutral, negative } = sentimentOf(any, lexicon);

      expect(Math.abs(compound)).toBeLessThanOrEqual(1);
      if (positive + neutral + negative > 0)
        expect(positive + neutral + negative).toBeCloseTo(1, 2);
    }),
  );
});

test('a long text read in stretches has the sentiment of the whole', () => {
  const words =
    'good BAD not very but no least kind of to die for the shit! never so happy? 😁 plain';
  const word = fc.constantFrom(...words.split(' '));
  const line = fc.array(word, { maxLength: 12 }).map((all) => `${all.join(' ')}\n`);
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), (lines) => {
      const many = Array.from({ length: 400 }, () => lines).flat();

      expect(sentimentOfChunks(many, lexicon)).toEqual(sentimentOf(many.join(''), lexicon));
    }),
    { numRuns: 20 },
  );
});

test('the compound of a text of more than ten sentences is the mean of its sentences', () => {
  const whole = { compound: 0.99, positive: 0.5, neutral: 0.5, negative: 0 };
  const many = Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? 0.5 : 0));

  expect(sentimentOfSentences(whole, [many])).toMatchObject({ compound: 0.25, mean: 0.25 });
  expect(sentimentOfSentences(whole, [many.slice(0, 10)])).toMatchObject({
    compound: 0.99,
    mean: 0.25,
  });
});
