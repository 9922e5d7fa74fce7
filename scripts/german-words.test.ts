import { expect, test } from 'vitest';
import { checkWords } from '../packages/analysis/src/spelling/check-words.ts';
import { dictionaries } from '../packages/analysis/src/spelling/dictionaries.ts';
import { openWordList } from '../packages/analysis/src/spelling/word-list.ts';
import { readDictionary } from './dictionary-files.ts';

const [file] = dictionaries.de.files;
const german = openWordList(await readDictionary(file));
const unknownOf = (text: string) => text.split(/\s+/).filter((word) => !german.knows(word));

test('the short and the common words of German are right', () => {
  expect(
    unknownOf(`alt gut neu rot tot nah arm eng süß roh zäh lau wach weg los heim bald bereits besonders denen draußen egal wahrscheinlich
      wahrscheinliche hoffentlich sicherlich stattdessen selben derart munter quer willen größte größten Kai Fieber Nacken Schwager Idiot
      Abendessen Göttin Haustür Knöchel Burschen edle teure sensible flackerte gemurmelt knisternden hing erschrak bräuchte`),
  ).toEqual([]);
});

test('what modern stories are full of is right', () => {
  expect(
    unknownOf(`dass muss wusste Gefährten Wälle Geschöpfe Zinnen Gemächer wandte naht bezwingen erstrahlt Wartung Verhöhnung Unterdrücker Tunneln Schreins hunderte
      gehts versuchs verschiedne heilgem frühern`),
  ).toEqual([]);
});

test('what follows by rule is right', () => {
  expect(
    unknownOf(`denk bring geb seh wär glitzernd glitzernden lesbar unlesbar unlesbare herauszufinden zurückzukehren siebenundvierzig
      sechzehnte dreimal vierfachen geht’s geht's war’s hab’ ’nen Fritz’ Annas Küchentischlampe`),
  ).toEqual([]);
});

test('slips stay slips, also where a compound or a rule comes near them', () => {
  const slips = `gutt altt haus buch hatt vieleicht wiedersprechen Wiederstand wiederstrebte garnicht entgültig nähmlich vorraus aufhöhren Schlüsel zurük
    Zimmmer lessbar unlessbar siebenundvirzig brinng naß X1`;

  expect(unknownOf(slips)).toEqual(slips.split(/\s+/));
});

test('a letter by itself is looked up once', () => {
  expect(german.knows('X')).toBe(false);
  expect(german.knows('ÄÖ')).toBe(false);
});

test('only what lies near to a common word, or doubles a letter, is a slip', () => {
  const wrongOf = (text: string) =>
    checkWords(text.split(/\s+/), 'de', german).flatMap(({ word, suggestions }) =>
      suggestions === null ? [] : [word],
    );
  const slips =
    'letzen Vorraus spühren machmal Schierigkeiten konzentieren userem vieleicht Konkurenz bischen Gramatik';

  expect(wrongOf(slips)).toEqual(slips.split(' '));
  expect(wrongOf("Hamel Skalden Banditin Adepten tumbe schartig the and laaange so'n")).toEqual([]);
});

test('what lies near to no listed word is taken for a word that is not listed', () => {
  const wrongOf = (text: string) =>
    checkWords(text.split(/\s+/), 'de', german).flatMap(({ word, suggestions }) =>
      suggestions === null ? [] : [word],
    );

  expect(wrongOf('Bauernhof Schneckenjagd Manta Everest Rubbel-Lose Sun')).toEqual([]);
  expect(wrongOf('geschalgen gleichzeitg Rhytmus daß weiss zurük seperat')).toEqual(
    'geschalgen gleichzeitg Rhytmus daß weiss zurük seperat'.split(' '),
  );
});
