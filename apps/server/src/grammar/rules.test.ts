import { expect, test } from 'vitest';
import type { Match } from './language-tool.ts';
import { codeOf, joined, remarksIn } from './rules.ts';

const paragraphs = ['Un deux.', '', 'Trois.'] as const;

function match(offset: number, length: number, more: Partial<Match['rule']> = {}): Match {
  return {
    message: 'M',
    offset,
    length,
    replacements: [],
    rule: { id: 'R', issueType: 'grammar', category: { id: 'GRAMMAR' }, ...more },
  };
}

function placesOf(...matches: Match[]) {
  return remarksIn(paragraphs, matches).map((remarks) => remarks.map(({ from, to }) => [from, to]));
}

test('each remark finds its paragraph, in whatever order they come', () => {
  expect(joined(paragraphs).slice(12, 17)).toBe('Trois');

  expect(placesOf(match(12, 5), match(3, 4), match(0, 2))).toEqual([
    [
      [0, 2],
      [3, 7],
    ],
    [],
    [[0, 5]],
  ]);
});

test.each([
  ['over the end of a paragraph', match(7, 6)],
  ['between two', match(8, 1)],
  ['behind the last', match(18, 2)],
  ['of nothing', match(3, 0)],
])('what stands %s is left out, and what comes after it is not', (_where, one) => {
  expect(placesOf(one, match(12, 5))).toEqual([[], [], [[0, 5]]]);
});

test('spelling, style and spaces are left out; a word taken for another is not', () => {
  const typo = { issueType: 'misspelling', category: { id: 'TYPOS' } };
  const confused = { issueType: 'misspelling', category: { id: 'CONFUSED_WORDS' } };

  expect(
    placesOf(
      match(0, 1, typo),
      match(0, 2, { issueType: 'style' }),
      match(0, 3, { issueType: 'whitespace' }),
      match(0, 4, { issueType: 'register' }),
      match(0, 5, confused),
    )[0],
  ).toEqual([[0, 5]]);
});

test('marks are told by the kind of the rule or by its category', () => {
  const [remarks] = remarksIn(paragraphs, [
    match(0, 1, { issueType: 'typographical' }),
    match(1, 1, { issueType: 'uncategorized', category: { id: 'PUNCTUATION' } }),
    match(2, 1),
  ]);

  expect(remarks?.map(({ kind }) => kind)).toEqual(['marks', 'marks', 'grammar']);
});

test('an answer is cut to what a note can hold', () => {
  const long = 'x'.repeat(5_000);
  const replacements = [long, ...'abcdefgh'].map((value) => ({ value }));
  const [remarks = []] = remarksIn(
    [long],
    Array.from({ length: 500 }, (_, offset) => ({
      ...match(offset, 1, { id: long }),
      message: long,
      replacements,
    })),
  );

  expect(remarks).toHaveLength(200);
  expect(remarks[0]?.message).toHaveLength(600);
  expect(remarks[0]?.rule).toHaveLength(120);
  expect(remarks[0]?.suggestions).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('English and languages nobody asks about have no code; Chinese is called as LanguageTool does', () => {
  expect(['en', 'und', 'it', ''].map(codeOf)).toEqual([null, null, null, null]);
  expect(['es', 'fr', 'de', 'ar', 'zh'].map(codeOf)).toEqual(['es', 'fr', 'de', 'ar', 'zh-CN']);
});
