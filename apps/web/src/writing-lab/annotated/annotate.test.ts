import type { Finding, FindingCategory } from '@longhand/analysis';
import { expect, test } from 'vitest';
import { annotate } from './annotate.ts';
import type { ToldFinding } from './told-findings.ts';

const text = 'The door was opened.\n\nAnd the door was opened again.';

test('a line is cut where marks begin and end, and says which note ends where', () => {
  const [first] = annotate(text, [told('echo', 4, 8), told('passive', 9, 19)]);

  expect(first?.pieces.map(({ text: words, marks, notes }) => [words, marks, notes])).toEqual([
    ['The ', [], []],
    ['door', ['echo'], [1]],
    [' ', [], []],
    ['was opened', ['passive'], [2]],
    ['.', [], []],
  ]);
  expect(first?.notes.map(({ number }) => number)).toEqual([1, 2]);
});

test('empty lines are left out, and all words stay', () => {
  const lines = annotate(text, [told('echo', 30, 34)]);

  expect(lines.map(({ pieces }) => pieces.map((piece) => piece.text).join(''))).toEqual([
    'The door was opened.',
    'And the door was opened again.',
  ]);
  expect(lines.map(({ isApart }) => isApart)).toEqual([false, true]);
  expect(lines[1]?.notes.map(({ number }) => number)).toEqual([1]);
});

test('marks that overlap are both worn', () => {
  const [line] = annotate('a b c', [told('echo', 0, 3), told('passive', 2, 5)]);

  expect(line?.pieces.map(({ marks }) => marks)).toEqual([
    ['echo'],
    ['echo', 'passive'],
    ['passive'],
  ]);
});

test('a long sentence over two lines opens in the first, where its note is, and closes in the second', () => {
  const [first, second] = annotate('one two\nthree', [told('long-sentence', 0, 13)]);

  expect(first?.pieces).toMatchObject([{ opens: true, closes: false, notes: [1] }]);
  expect(second?.pieces).toMatchObject([{ opens: false, closes: true, notes: [] }]);
});

function told(category: FindingCategory, from: number, to: number): ToldFinding {
  const finding: Finding = {
    id: `${category}${from}`,
    rule: 'echo',
    category,
    span: { from, to },
    text: '',
    related: [],
    reason: { code: 'passive', values: {} },
    suggestions: [],
  };

  return { finding, paragraph: 1, sentence: '' };
}
