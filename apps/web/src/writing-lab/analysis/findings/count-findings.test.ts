import {
  type AnalysisState,
  emptyState,
  type FindingCategory,
  findingCategories,
  type ParagraphResult,
} from '@longhand/analysis';
import { expect, test } from 'vitest';
import { countComparableFindings, countFindings } from './count-findings.ts';
import { nothingIgnored } from './ignored-keys.ts';

test('findings are counted by category with their rate, most frequent first', () => {
  const { total, perThousand, categories } = countFindings(
    stateWith([
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

test('findings ignored everywhere are counted separately', () => {
  const ignored = { here: new Set<string>(), always: new Set(['echo:hand']) };
  const { total, ignored: ignoredCount } = countFindings(
    stateWith([
      ['echo', 'Hand'],
      ['passive', 'was kept'],
    ]),
    ignored,
  );

  expect([total, ignoredCount]).toEqual([1, 1]);
});

test('spelling findings are left out of the comparable count', () => {
  const found = stateWith([
    ['spelling', 'hte'],
    ['echo', 'hand'],
    ['passive', 'was kept'],
  ]);
  const ignored = { here: new Set<string>(), always: new Set(['echo:hand']) };

  expect(countComparableFindings(found, ignored)).toBe(1);
});

test('a few findings get one tick each', () => {
  const [echo] = countFindings(
    stateWith([
      ['echo', 'hand'],
      ['echo', 'hand'],
    ]),
    nothingIgnored,
  ).categories;

  expect(echo?.marks).toEqual({
    isDense: false,
    positions: [
      { at: 0, share: 1 },
      { at: 0.5, share: 1 },
    ],
  });
});

test('many findings are grouped into bars relative to the fullest one', () => {
  const many = Array.from({ length: 5_000 }, (_, index): ['echo' | 'passive', string] => [
    index < 2_500 && index % 2 === 0 ? 'passive' : 'echo',
    'hand',
  ]);
  const [echo] = countFindings(stateWith(many), nothingIgnored).categories;

  expect(echo?.count).toBe(3_750);
  expect(echo?.marks.isDense).toBe(true);
  expect(echo?.marks.positions.length).toBe(20);
  expect(echo?.marks.positions.map(({ share }) => share)).toEqual([
    ...Array.from({ length: 10 }, () => 0.5),
    ...Array.from({ length: 10 }, () => 1),
  ]);
});

test('the seven most important categories come first', () => {
  const found = findingCategories.map((category): [FindingCategory, string] => [category, 'hand']);
  const { categories, others } = countFindings(
    stateWith([...found, ['inclusive', 'hand']]),
    nothingIgnored,
  );

  expect(categories.map(({ category }) => category)).toEqual([
    'spelling',
    'grammar',
    'house',
    'echo',
    'long-sentence',
    'passive',
    'distance',
  ]);
  expect(others.length).toBe(findingCategories.length - 7);
  expect(others[0]).toMatchObject({ category: 'inclusive', count: 2 });
});

test('an empty text has no rate', () => {
  expect(countFindings(emptyState, nothingIgnored)).toMatchObject({ total: 0, perThousand: null });
});

function stateWith(findings: readonly [FindingCategory, string][]): AnalysisState {
  const length = findings.length * 10;
  const paragraph: ParagraphResult = {
    id: 1,
    length,
    words: 100,
    sentences: [],
    findings: findings.map(([category, text], index) => ({
      id: `${index}`,
      rule: category === 'spelling' ? 'spelling' : 'echo',
      category,
      from: index * 10,
      to: index * 10 + 4,
      text,
      related: [],
      reason: { code: 'echo', values: {} },
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
