import { expect, test } from 'vitest';
import { correctTripledLetter } from './tripled-letter.ts';

const known = new Set(
  'alles schiff immer komm wasser hmm calle balón señor elle appelle see'.split(' '),
);
const knows = (word: string) => known.has(word.toLowerCase());

test.each([
  ['allles', 'alles'],
  ['Schifff', 'Schiff'],
  ['Wassser', 'Wasser'],
  ['callle', 'calle'],
  ['balllon', 'balón'],
  ['Ellle', 'Elle'],
  ['apppelle', 'appelle'],
])('corrects %s to %s', (word, meant) => {
  expect(correctTripledLetter(word, knows)?.word).toBe(meant);
});

test.each(['hoolaaa', 'señorrr', 'Hmmm', 'Seee', 'imrrreal', 'allllles', 'cannnada', 'komm'])(
  'does not correct lengthened or unknown words: %s',
  (word) => expect(correctTripledLetter(word, knows)).toBeNull(),
);

test('a sustained final consonant may be lengthened, so its cost is higher', () => {
  const known = correctTripledLetter('kommm', knows);

  expect(known?.word).toBe('komm');
  expect(known?.cost).toBeGreaterThan(correctTripledLetter('allles', knows)?.cost ?? 1);
});
