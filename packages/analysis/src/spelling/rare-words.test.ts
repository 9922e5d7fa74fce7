import { expect, test } from 'vitest';
import { encodeWords } from './front-coding.ts';
import { openRareWords } from './rare-words.ts';

const speller = openRareWords(encodeWords(['Sarum', 'quitted', 'vesture']));

test('accepts a rare word in lowercase, capitalized and in capitals', () => {
  expect(['quitted', 'Quitted', 'QUITTED', 'Sarum'].map(speller.knows)).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test('rejects a lowercase name, an inner capital and another word', () => {
  expect(['sarum', 'qUitted', 'quited'].map(speller.knows)).toEqual([false, false, false]);
});

test('never suggests a rare word', () => {
  expect(speller.isSuggestable?.('vesture')).toBe(false);
  expect(speller.suggest('vestur')).toEqual([]);
});

test('very rare words are unknown, but accepted if no similar word is known', () => {
  const rareWords = openRareWords(encodeWords(['quitted']), encodeWords(['surcoat']));

  expect([
    rareWords.knows('surcoat'),
    rareWords.isVeryRareWord?.('surcoat'),
    rareWords.isVeryRareWord?.('Surcoat'),
  ]).toEqual([false, true, true]);
  expect([rareWords.isVeryRareWord?.('quitted'), rareWords.isVeryRareWord?.('surcaot')]).toEqual([
    false,
    false,
  ]);
});
