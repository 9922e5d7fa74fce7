import { expect, test } from 'vitest';
import { frontCoded } from './front-coding.ts';
import { openRareWords } from './rare-words.ts';

const speller = openRareWords(frontCoded(['Sarum', 'quitted', 'vesture']));

test('a rare word is right in small letters, with a capital before it and in capitals', () => {
  expect(['quitted', 'Quitted', 'QUITTED', 'Sarum'].map(speller.knows)).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test('a name in small letters, a capital within and another word are not', () => {
  expect(['sarum', 'qUitted', 'quited'].map(speller.knows)).toEqual([false, false, false]);
});

test('nothing rare is ever offered', () => {
  expect(speller.lists?.('vesture')).toBe(false);
  expect(speller.guess('vestur')).toEqual([]);
});

test('the rarest are not known, but admitted where nothing lies near', () => {
  const both = openRareWords(frontCoded(['quitted']), frontCoded(['surcoat']));

  expect([both.knows('surcoat'), both.admits?.('surcoat'), both.admits?.('Surcoat')]).toEqual([
    false,
    true,
    true,
  ]);
  expect([both.admits?.('quitted'), both.admits?.('surcaot')]).toEqual([false, false]);
});
