import { expect, test } from 'vitest';
import { checkWords } from './check-words.ts';
import { frontCoded } from './front-coding.ts';
import { openWordList } from './word-list.ts';

const speller = openWordList(frontCoded(['كتاب', 'كتابا', 'مدينة', 'منزل'].sort()));

const suggested = (word: string) => checkWords([word], 'ar', speller)[0]?.suggestions;

test('words are looked up without their signs', () => {
  for (const word of ['كتابًا', 'مَنْزِلِ', 'مدينهْ', 'كـتاب']) expect(suggested(word)).toBeNull();
});

test('a word with a sign or two is offered whole words without stray signs', () => {
  expect(suggested('كتاابًا')).toEqual(['كتابا']);
  expect(suggested('مديينةّ')).toEqual(['مدينة']);
});

test('a word whose vowels are written is left alone', () => {
  for (const word of ['فَحَوْمَلِ', 'فَالْمِقْرَاةِ', 'كِتَابَبُ']) expect(suggested(word)).toBeNull();
});
