import { expect, test } from 'vitest';
import '../every-language.ts';
import { createAnalyzer } from '../analyzer.ts';
import { toAnalysis } from '../state.ts';
import { correctArabic } from './ar-corrections.ts';
import { isSpanishForm } from './es-forms.ts';
import { isCertainInFiction } from './likely-typos.ts';

const createLookup = (words: string) => (word: string) => words.split(' ').includes(word);

test.each([
  ['en', 'wierd', 'weird', 0.6],
  ['en', 'seperate', 'separate', 0.8],
  ['en', 'colour', 'color', 1],
  ['en', 'mold', 'mould', 1],
  ['de', 'villeicht', 'vielleicht', 1],
  ['es', 'tambien', 'también', 0.15],
] as const)('a certain typo in fiction, %s: %s', (language, word, meant, distance) => {
  expect(isCertainInFiction(word, { suggestions: [meant], distance }, language)).toBe(true);
});

test.each([
  ['en', 'impis', 'imps', 1],
  ['en', 'clothy', 'clothe', 1.2],
  ['de', 'strickend', 'streckend', 0.8],
  ['de', 'frühstücken', 'Frühstücken', 0.1],
  ['es', 'pucho', 'pecho', 0.8],
] as const)('no certain typo in fiction, %s: %s', (language, word, meant, distance) => {
  expect(isCertainInFiction(word, { suggestions: [meant], distance }, language)).toBe(false);
});

test.each([
  ['المدرسه', 'المدرسة'],
  ['المستشفي', 'المستشفى'],
  ['الخطا', 'الخطأ'],
  ['كتااب', 'كتاب'],
])('an Arabic misspelling: %s', (word, meant) => {
  expect(correctArabic(word, createLookup('المدرسة المستشفى الخطأ كتاب'))).toContain(meant);
});

test.each(['مدرسه', 'هنري', 'الترام', 'يليق'])('no Arabic misspelling: %s', (word) => {
  expect(correctArabic(word, createLookup('مدرسة هنرى ألترام يليك'))).toEqual([]);
});

test.each(['dirigióse', 'dirigiéronse', 'decíame', 'hallábase', 'díjole'])(
  'a verb with an enclitic pronoun: %s',
  (word) => {
    expect(isSpanishForm(word, createLookup('dirigió dirigieron decía hallaba dijo'))).toBe(true);
  },
);

test.each([
  ['“We were togehter all night,” said Ruth.', 'togehter', 0.6, ['togehter']],
  ['“We were quilling all night,” said Ruth.', 'quilling', 1, []],
  ['“We wuz here all night,” said Ruth.', 'wuz', 0.6, []],
  ['We were quilling all night, said nobody.', 'quilling', 1, ['quilling']],
] as const)('reports only likely typos in dialogue: %s', (text, word, distance, expectedTexts) => {
  const analyzer = createAnalyzer({ language: 'en', kind: 'fiction' });
  analyzer.open(text);
  analyzer.nextCheckRequest();
  analyzer.applyCheckResults({
    language: 'en',
    words: [{ word, suggestions: ['filling'], distance }],
  });
  const { findings } = toAnalysis(analyzer.state);

  expect(findings.filter(({ rule }) => rule === 'spelling').map((one) => one.text)).toEqual(
    expectedTexts,
  );
});
