import { type AnalysisState, emptyState, type ParagraphResult } from '@longhand/analysis';
import { expect, test } from 'vitest';
import { nothingIgnored } from '../device/ignored.ts';
import { comparableFindings, tally } from './tally.ts';

test('findings are counted by category with their rate, the most frequent first', () => {
  const { total, perThousand, categories } = tally(
    state([
      ['passive', 'was kept'],
      ['echo', 'hand'],
      ['echo', 'hand'],
    ]),
    nothingIgnored,
  );

  expect([total, perThousand]).toEqual([3, 30]);
  expect(categories.map(({ category, count }) => [category, count])).toEqual([
    ['echo', 2],
    ['passive', 1],
  ]);
});

test('what is ignored always is counted apart', () => {
  const ignored = { here: new Set<string>(), always: new Set(['echo:hand']) };
  const { total, ignored: put } = tally(
    state([
      ['echo', 'Hand'],
      ['passive', 'was kept'],
    ]),
    ignored,
  );

  expect([total, put]).toEqual([1, 1]);
});

test('what a dictionary says is left out of what texts are compared by', () => {
  const found = state([
    ['spelling', 'hte'],
    ['echo', 'hand'],
    ['passive', 'was kept'],
  ]);
  const ignored = { here: new Set<string>(), always: new Set(['echo:hand']) };

  expect(comparableFindings(found, ignored)).toBe(1);
});

test('a lane has at most one tick to a step, however many findings there are', () => {
  const many = Array.from({ length: 5_000 }, (): ['echo', string] => ['echo', 'hand']);
  const [echo] = tally(state(many), nothingIgnored).categories;

  expect(echo?.count).toBe(5_000);
  expect(echo?.ticks.length).toBeLessThanOrEqual(121);
});

test('an empty text has no rate', () => {
  expect(tally(emptyState, nothingIgnored)).toMatchObject({ total: 0, perThousand: null });
});

function state(findings: readonly ['passive' | 'echo' | 'spelling', string][]): AnalysisState {
  const length = findings.length * 10;
  const paragraph: ParagraphResult = {
    id: 1,
    length,
    words: 100,
    sentences: [],
    findings: findings.map(([category, text], index) => ({
      id: `${index}`,
      rule: category,
      category,
      from: index * 10,
      to: index * 10 + 4,
      text,
      related: [],
      reason: { code: category, values: {} },
      suggestions: [],
    })),
  };

  return {
    ...emptyState,
    paragraphs: [paragraph],
    offsets: Uint32Array.of(0, length),
    counts: { ...emptyState.counts, words: 100 },
  };
}
