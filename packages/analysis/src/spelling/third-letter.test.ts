import { expect, test } from 'vitest';
import { withoutThird } from './third-letter.ts';

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
])('%s has a letter too many: %s', (word, meant) => {
  expect(withoutThird(word, knows)?.word).toBe(meant);
});

test.each(['hoolaaa', 'señorrr', 'Hmmm', 'Seee', 'imrrreal', 'allllles', 'cannnada', 'komm'])(
  'what is drawn out as it is said, or like no word, is no slip: %s',
  (word) => expect(withoutThird(word, knows)).toBeNull(),
);

test('a consonant that is held at the end may be drawn out: it counts as farther off', () => {
  const known = withoutThird('kommm', knows);

  expect(known?.word).toBe('komm');
  expect(known?.cost).toBeGreaterThan(withoutThird('allles', knows)?.cost ?? 1);
});
