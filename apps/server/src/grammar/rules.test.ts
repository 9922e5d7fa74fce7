import { expect, test } from 'vitest';
import type { LanguageToolMatch } from './language-tool.ts';
import { diagnosticsByParagraph, joinParagraphs, languageToolCode } from './rules.ts';

const paragraphs = ['Un deux.', '', 'Trois.'] as const;

function match(
  offset: number,
  length: number,
  more: Partial<LanguageToolMatch['rule']> = {},
): LanguageToolMatch {
  return {
    message: 'M',
    offset,
    length,
    replacements: [],
    rule: { id: 'R', issueType: 'grammar', category: { id: 'GRAMMAR' }, ...more },
  };
}

function diagnosticSpans(...matches: LanguageToolMatch[]) {
  return diagnosticsByParagraph(paragraphs, matches).map((remarks) =>
    remarks.map(({ from, to }) => [from, to]),
  );
}

test('each remark is assigned to its paragraph, in any order', () => {
  expect(joinParagraphs(paragraphs).slice(12, 17)).toBe('Trois');

  expect(diagnosticSpans(match(12, 5), match(3, 4), match(0, 2))).toEqual([
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
  ['between two paragraphs', match(8, 1)],
  ['after the last paragraph', match(18, 2)],
  ['of length 0', match(3, 0)],
])('a match %s is skipped, and the next one is not', (_where, one) => {
  expect(diagnosticSpans(one, match(12, 5))).toEqual([[], [], [[0, 5]]]);
});

test('spelling, style and whitespace are left out; a confused word is not', () => {
  const typo = { issueType: 'misspelling', category: { id: 'TYPOS' } };
  const confused = { issueType: 'misspelling', category: { id: 'CONFUSED_WORDS' } };

  expect(
    diagnosticSpans(
      match(0, 1, typo),
      match(0, 2, { issueType: 'style' }),
      match(0, 3, { issueType: 'whitespace' }),
      match(0, 4, { issueType: 'register' }),
      match(0, 5, confused),
    )[0],
  ).toEqual([[0, 5]]);
});

test('punctuation is detected by issue type or category', () => {
  const [remarks] = diagnosticsByParagraph(paragraphs, [
    match(0, 1, { issueType: 'typographical' }),
    match(1, 1, { issueType: 'uncategorized', category: { id: 'PUNCTUATION' } }),
    match(2, 1),
  ]);

  expect(remarks?.map(({ kind }) => kind)).toEqual(['marks', 'marks', 'grammar']);
});

test('a long response is truncated', () => {
  const long = 'x'.repeat(5_000);
  const replacements = [long, ...'abcdefgh'].map((value) => ({ value }));
  const [remarks = []] = diagnosticsByParagraph(
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

test('English and unsupported languages have no code; Chinese uses LanguageTool’s code', () => {
  expect(['en', 'und', 'it', ''].map(languageToolCode)).toEqual([null, null, null, null]);
  expect(['es', 'fr', 'de', 'ar', 'zh'].map(languageToolCode)).toEqual([
    'es',
    'fr',
    'de',
    'ar',
    'zh-CN',
  ]);
});
