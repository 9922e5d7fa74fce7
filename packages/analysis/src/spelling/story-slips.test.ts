import { expect, test } from 'vitest';
import '../every-language.ts';
import { createAnalyzer } from '../analyzer.ts';
import { toAnalysis } from '../state.ts';
import { arabicSlips } from './ar-slips.ts';
import { isSpanishForm } from './es-forms.ts';
import { isSureInStory } from './likely-slips.ts';

const known = (words: string) => (word: string) => words.split(' ').includes(word);

test.each([
  ['en', 'wierd', 'weird', 0.6],
  ['en', 'seperate', 'separate', 0.8],
  ['en', 'colour', 'color', 1],
  ['en', 'mold', 'mould', 1],
  ['de', 'villeicht', 'vielleicht', 1],
  ['es', 'tambien', 'también', 0.15],
] as const)('a sure slip in a story, %s: %s', (language, word, meant, distance) => {
  expect(isSureInStory(word, { suggestions: [meant], distance }, language)).toBe(true);
});

test.each([
  ['en', 'impis', 'imps', 1],
  ['en', 'clothy', 'clothe', 1.2],
  ['de', 'strickend', 'streckend', 0.8],
  ['de', 'frühstücken', 'Frühstücken', 0.1],
  ['es', 'pucho', 'pecho', 0.8],
] as const)('none in a story, %s: %s', (language, word, meant, distance) => {
  expect(isSureInStory(word, { suggestions: [meant], distance }, language)).toBe(false);
});

test.each([
  ['المدرسه', 'المدرسة'],
  ['المستشفي', 'المستشفى'],
  ['الخطا', 'الخطأ'],
  ['كتااب', 'كتاب'],
])('an Arabic slip: %s', (word, meant) => {
  expect(arabicSlips(word, known('المدرسة المستشفى الخطأ كتاب'))).toContain(meant);
});

test.each(['مدرسه', 'هنري', 'الترام', 'يليق'])('no Arabic slip: %s', (word) => {
  expect(arabicSlips(word, known('مدرسة هنرى ألترام يليك'))).toEqual([]);
});

test.each(['dirigióse', 'dirigiéronse', 'decíame', 'hallábase', 'díjole'])(
  'a verb with its pronoun: %s',
  (word) => {
    expect(isSpanishForm(word, known('dirigió dirigieron decía hallaba dijo'))).toBe(true);
  },
);

test.each([
  ['“We were togehter all night,” said Ruth.', 'togehter', 0.6, ['togehter']],
  ['“We were quilling all night,” said Ruth.', 'quilling', 1, []],
  ['“We wuz here all night,” said Ruth.', 'wuz', 0.6, []],
  ['We were quilling all night, said nobody.', 'quilling', 1, ['quilling']],
] as const)('in dialogue only a slip of the hand is marked: %s', (text, word, distance, marked) => {
  const analyzer = createAnalyzer({ language: 'en', kind: 'fiction' });
  analyzer.open(text);
  analyzer.nextCheckRequest();
  analyzer.applyCheckResults({
    language: 'en',
    words: [{ word, suggestions: ['filling'], distance }],
  });
  const { findings } = toAnalysis(analyzer.state);

  expect(findings.filter(({ rule }) => rule === 'spelling').map((one) => one.text)).toEqual(marked);
});
