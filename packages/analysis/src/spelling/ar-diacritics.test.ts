import { expect, test } from 'vitest';
import { checkWords } from './check-words.ts';
import { openGermanWordList } from './de-word-list.ts';
import { encodeWords } from './front-coding.ts';

const speller = openGermanWordList(encodeWords(['كتاب', 'كتابا', 'مدينة', 'منزل'].sort()));

const suggestionsFor = (word: string) => checkWords([word], 'ar', speller)[0]?.suggestions;

test('looks up words without diacritics', () => {
  for (const word of ['كتابًا', 'مَنْزِلِ', 'مدينهْ', 'كـتاب']) expect(suggestionsFor(word)).toBeNull();
});

test('suggests words without diacritics for a partly vocalized misspelling', () => {
  expect(suggestionsFor('كتاابًا')).toEqual(['كتابا']);
  expect(suggestionsFor('مديينةّ')).toEqual(['مدينة']);
});

test('does not check vocalized words', () => {
  for (const word of ['فَحَوْمَلِ', 'فَالْمِقْرَاةِ', 'كِتَابَبُ']) expect(suggestionsFor(word)).toBeNull();
});
