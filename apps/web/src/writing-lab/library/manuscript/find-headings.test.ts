import { expect, test } from 'vitest';
import { findHeadings, splitAtHeadings, splitPoints } from './find-headings.ts';

const titles = (text: string) => findHeadings(text).map(({ title }) => title);
const novel = (headings: readonly string[]) =>
  headings.map((heading) => `${heading}\n\nSomething happened here.\n`).join('\n');

test('a text with Markdown headings is split at the highest level that occurs more than once', () => {
  const text = '# The novel\n\n## One\n\nWords.\n\n### Scene\n\nMore.\n\n## Two\n\nWords.';

  expect(titles(text)).toEqual(['One', 'Two']);
  expect(splitPoints(text).map(({ from }) => text.slice(from, from + 4))).toEqual(['## O', '## T']);
});

test.each([
  ['Chapter 1', 'Chapter Two: The Lamp', 'CHAPTER III', 'Epilogue'],
  ['1. Kapitel', 'Kapitel 2', 'Erster Teil', 'Epilog'],
  ['Prologue', 'Chapitre premier', 'Chapitre 2 : La lampe', 'Deuxième partie'],
  ['Prólogo', 'Capítulo 1', 'Capítulo segundo', 'Parte II'],
  ['مقدمة', 'الفصل الأول', 'الفصل الثاني: المصباح'],
  ['楔子', '第一章 灯', '第十二章', '第3回 雨夜', '尾声'],
])('lines that name chapters are recognized: %s', (...headings) => {
  expect(titles(novel(headings))).toEqual(headings);
});

test('a sentence that begins like a heading is not one', () => {
  const text = [
    'Part of the reason was the wind.',
    'Chapter after chapter, she read on. Then it was late.',
    'Parte de la noche quedaba.',
    'Book in hand, he left.',
    'Chapter 1\nwith a line right below it.',
  ].join('\n\n');

  expect(titles(text)).toEqual([]);
});

test('the start of a text is not a split point', () => {
  const text = novel(['Chapter 1', 'Chapter 2', 'Chapter 3']);

  expect(titles(text)).toHaveLength(3);
  expect(splitPoints(text).map(({ title }) => title)).toEqual(['Chapter 2', 'Chapter 3']);
});

test('the pieces of a text have their headings, all words and their order', () => {
  const begun = `For Ann.\n\n${novel(['Chapter 1', 'Chapter 2'])}`;
  const pieces = splitAtHeadings(begun);

  expect(pieces.map(({ title }) => title)).toEqual([null, 'Chapter 1', 'Chapter 2']);
  expect(
    pieces
      .map(({ text }) => text)
      .join('\n\n')
      .split(/\s+/),
  ).toEqual(begun.split(/\s+/));
  expect(splitAtHeadings(novel(['Chapter 1', 'Chapter 2'])).map(({ title }) => title)).toEqual([
    'Chapter 1',
    'Chapter 2',
  ]);
  expect(splitAtHeadings('No heading.')).toEqual([{ title: null, text: 'No heading.' }]);
});

test('a chapter with a million spaces is split correctly', () => {
  const text = `Chapter 1\n\nOne.${' '.repeat(1_000_000)}two.\n\nChapter 2\n\nThree.`;

  expect(splitAtHeadings(text).map((piece) => piece.text.length)).toEqual([1_000_019, 17]);
});
