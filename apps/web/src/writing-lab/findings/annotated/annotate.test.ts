import type { Finding, FindingCategory } from '@longhand/analysis';
import { expect, test } from 'vitest';
import { annotate } from './annotate.ts';
import type { FindingInContext } from './findings-in-context.ts';

const text = 'The door was opened.\n\nAnd the door was opened again.';

test('a line is split where marks begin and end, and each note ends at its piece', () => {
  const [first] = annotate(text, [findingOf('echo', 4, 8), findingOf('passive', 9, 19)]);

  expect(first?.pieces.map(({ text: words, marks, notes }) => [words, marks, notes])).toEqual([
    ['The ', [], []],
    ['door', ['echo'], [1]],
    [' ', [], []],
    ['was opened', ['passive'], [2]],
    ['.', [], []],
  ]);
  expect(first?.notes.map(({ number }) => number)).toEqual([1, 2]);
});

test('blank lines are left out, and all words stay', () => {
  const lines = annotate(text, [findingOf('echo', 30, 34)]);

  expect(lines.map(({ pieces }) => pieces.map((piece) => piece.text).join(''))).toEqual([
    'The door was opened.',
    'And the door was opened again.',
  ]);
  expect(lines.map(({ hasGapBefore }) => hasGapBefore)).toEqual([false, true]);
  expect(lines[1]?.notes.map(({ number }) => number)).toEqual([1]);
});

test('overlapping marks both apply', () => {
  const [line] = annotate('a b c', [findingOf('echo', 0, 3), findingOf('passive', 2, 5)]);

  expect(line?.pieces.map(({ marks }) => marks)).toEqual([
    ['echo'],
    ['echo', 'passive'],
    ['passive'],
  ]);
});

test('a long sentence over two lines opens on the first, with its note, and closes on the second', () => {
  const [first, second] = annotate('one two\nthree', [findingOf('long-sentence', 0, 13)]);

  expect(first?.pieces).toMatchObject([{ opens: true, closes: false, notes: [1] }]);
  expect(second?.pieces).toMatchObject([{ opens: false, closes: true, notes: [] }]);
});

function findingOf(category: FindingCategory, from: number, to: number): FindingInContext {
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
