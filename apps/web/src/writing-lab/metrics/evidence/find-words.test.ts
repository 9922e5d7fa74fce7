import { expect, test } from 'vitest';
import { findWords } from './find-words.ts';

test('whole words are found, ignoring case and apostrophe style', () => {
  const text = 'Never say never. I don’t, nevertheless.';

  expect(wordsOf(text, findWords(text, ['never', "don't"]))).toEqual(['Never', 'never', 'don’t']);
});

test('letters with diacritics belong to their word', () => {
  const text = 'Für ihn fürchtet er: für.';

  expect(wordsOf(text, findWords(text, ['für']))).toEqual(['Für', 'für']);
});

test('regular expression characters are escaped', () => {
  expect(findWords('axb a.b', ['a.b'])).toEqual([{ from: 4, to: 7 }]);
});

test('words with punctuation inside are found', () => {
  const all = [
    'sea-wall',
    '1,000',
    '12:30',
    'a_b',
    '١٬٠٠٠',
    'peut-être',
    'c++',
    '(x)',
    'a|b',
    'R&D',
    '3/4',
  ];
  const text = all.join(' and ');

  expect(wordsOf(text, findWords(text, all))).toEqual(all);
});

test('a Chinese word is found inside running text', () => {
  const text = '她害怕失败，不怕黑。';

  expect(wordsOf(text, findWords(text, ['害怕', '失败', 'OK']))).toEqual(['害怕', '失败']);
});

test('without words nothing is found, and the search stops at the limit', () => {
  expect(findWords('a b', [])).toEqual([]);
  expect(findWords('no no no no', ['no'], 2)).toHaveLength(2);
});

function wordsOf(text: string, spans: readonly { from: number; to: number }[]) {
  return spans.map(({ from, to }) => text.slice(from, to));
}
