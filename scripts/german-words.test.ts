import { expect, test } from 'vitest';
import { checkWords } from '../packages/analysis/src/spelling/check-words.ts';
import { openGermanWordList } from '../packages/analysis/src/spelling/de-word-list.ts';
import { dictionaries } from '../packages/analysis/src/spelling/dictionaries.ts';
import { readDictionary } from './dictionary-files.ts';

const [file] = dictionaries.de.files;
const german = openGermanWordList(await readDictionary(file));
const findUnknown = (text: string) => text.split(/\s+/).filter((word) => !german.knows(word));

test('accepts short and common German words', () => {
  expect(
    findUnknown(`alt gut neu rot tot nah arm eng süß roh zäh lau wach weg los heim bald bereits besonders denen draußen egal wahrscheinlich
      wahrscheinliche hoffentlich sicherlich stattdessen selben derart munter quer willen größte größten Kai Fieber Nacken Schwager Idiot
      Abendessen Göttin Haustür Knöchel Burschen edle teure sensible flackerte gemurmelt knisternden hing erschrak bräuchte`),
  ).toEqual([]);
});

test('accepts words common in modern fiction', () => {
  expect(
    findUnknown(`dass muss wusste Gefährten Wälle Geschöpfe Zinnen Gemächer wandte naht bezwingen erstrahlt Wartung Verhöhnung Unterdrücker Tunneln Schreins hunderte
      gehts versuchs verschiedne heilgem frühern`),
  ).toEqual([]);
});

test('accepts regularly formed words', () => {
  expect(
    findUnknown(`denk bring geb seh wär glitzernd glitzernden lesbar unlesbar unlesbare herauszufinden zurückzukehren siebenundvierzig
      sechzehnte dreimal vierfachen geht’s geht's war’s hab’ ’nen Fritz’ Annas Küchentischlampe`),
  ).toEqual([]);
});

test('rejects typos that resemble compounds or regular forms', () => {
  const typos = `gutt altt haus buch hatt vieleicht wiedersprechen Wiederstand wiederstrebte garnicht entgültig nähmlich vorraus aufhöhren Schlüsel zurük
    Zimmmer lessbar unlessbar siebenundvirzig brinng naß X1`;

  expect(findUnknown(typos)).toEqual(typos.split(/\s+/));
});

test('does not know a single letter', () => {
  expect(german.knows('X')).toBe(false);
  expect(german.knows('ÄÖ')).toBe(false);
});

test('reports only words close to a common word or with a doubling error', () => {
  const findMisspelled = (text: string) =>
    checkWords(text.split(/\s+/), 'de', german).flatMap(({ word, suggestions }) =>
      suggestions === null ? [] : [word],
    );
  const typos =
    'letzen Vorraus spühren machmal Schierigkeiten konzentieren userem vieleicht Konkurenz bischen Gramatik';

  expect(findMisspelled(typos)).toEqual(typos.split(' '));
  expect(
    findMisspelled("Hamel Skalden Banditin Adepten tumbe schartig the and laaange so'n"),
  ).toEqual([]);
});

test('accepts words unlike any listed word', () => {
  const findMisspelled = (text: string) =>
    checkWords(text.split(/\s+/), 'de', german).flatMap(({ word, suggestions }) =>
      suggestions === null ? [] : [word],
    );

  expect(findMisspelled('Bauernhof Schneckenjagd Manta Everest Rubbel-Lose Sun')).toEqual([]);
  expect(findMisspelled('geschalgen gleichzeitg Rhytmus daß weiss zurük seperat')).toEqual(
    'geschalgen gleichzeitg Rhytmus daß weiss zurük seperat'.split(' '),
  );
});
