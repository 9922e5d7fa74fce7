import { describe, expect, test } from 'vitest';
import { analyze } from '../../analyze.ts';
import type { AnalysisOptions } from '../../options.ts';

const sentence = (words: number) => `${Array.from({ length: words }, () => 'and').join(' ')}.`;

function longSentences(text: string, options: AnalysisOptions) {
  return analyze(text, options).findings.filter(({ rule }) => rule === 'long-sentence');
}

test.each([
  ['fiction', 40],
  ['essay', 35],
  ['business', 25],
  ['script', 30],
] as const)('in %s a sentence may have up to %i words', (kind, limit) => {
  const options = { language: 'en', kind } as const;

  expect(longSentences(sentence(limit), options)).toEqual([]);
  expect(longSentences(sentence(limit + 1), options)).toMatchObject([
    { reason: { code: 'long-sentence', values: { words: limit + 1, limit } } },
  ]);
});

test('Chinese sentences are measured in characters', () => {
  const text = `${'天'.repeat(81)}。`;

  expect(longSentences(text, { language: 'zh' })).toMatchObject([
    { reason: { code: 'long-sentence-characters', values: { characters: 81, limit: 80 } } },
  ]);
});

describe('long-sentence rule does not report', () => {
  test.each(['poetry', 'lyrics'] as const)('%s', (kind) => {
    expect(longSentences(sentence(200), { language: 'en', kind })).toEqual([]);
  });

  test('several short sentences', () => {
    expect(
      longSentences(`${sentence(20)} Then ${sentence(20)} Then ${sentence(20)}`, {
        language: 'en',
      }),
    ).toEqual([]);
  });
});

test('a finding keeps its ID after edits inside and before it', () => {
  const before = longSentences(`One two three ${sentence(50)}`, { language: 'en' });
  const after = longSentences(`New.\nOne two three or ${sentence(50)}`, { language: 'en' });

  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
});
