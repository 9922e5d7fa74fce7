import { SearchQuery } from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { findMatches, type Matches, maxMatches, rankOfMatch } from './matches.ts';

type Query = ConstructorParameters<typeof SearchQuery>[0];

function runSearch(doc: string, query: Query): { found: Matches; steps: number } {
  const slices = findMatches(EditorState.create({ doc }), new SearchQuery(query));
  for (let steps = 1; ; steps += 1) {
    const { done, value } = slices.next();
    if (done) return { found: value, steps };
  }
}

const count = (doc: string, query: Query) => runSearch(doc, query).found.places.length;

test('every match is counted once, and the rank of the selected one is known', () => {
  const { found } = runSearch('Salt, salt and basalt.', { search: 'salt' });

  expect(found).toMatchObject({ places: [{ from: 0 }, { from: 6 }, { from: 17 }], isMore: false });
  expect(rankOfMatch(found, { from: 6, to: 10 })).toBe(2);
  expect(rankOfMatch(found, { from: 6, to: 9 })).toBe(0);
  expect(count('Salt, salt and basalt.', { search: 'salt', wholeWord: true })).toBe(2);
  expect(count('Salt.', { search: 'pepper' })).toBe(0);
});

test('a long text is searched in slices, and a match across two slices is found once', () => {
  const doc = `${'salt and rope '.repeat(20)}\n`.repeat(400);
  const { found, steps } = runSearch(doc, { search: String.raw`rope \nsalt` });

  expect(steps).toBeGreaterThan(5);
  expect(found.places).toHaveLength(399);
});

test('a text of one line is sliced anywhere without missing or duplicating matches', () => {
  const doc = 'salt '.repeat(700).concat('a'.repeat(20_000), ' salt'.repeat(100));

  expect(runSearch(doc, { search: 'salt' }).steps).toBeGreaterThan(2);
  expect(count(doc, { search: 'salt' })).toBe(800);
  expect(count('ab'.repeat(15_000).concat('c'), { search: 'abc' })).toBe(1);
  expect(count('x'.repeat(9_999).concat('salt'), { search: 'salt' })).toBe(1);
});

test('counting stops at the maximum and reports that there are more', () => {
  const doc = 'salt\n'.repeat(maxMatches);

  expect(runSearch(doc, { search: 'salt' }).found).toMatchObject({ isMore: false });
  expect(runSearch(`${doc}salt`, { search: 'salt' }).found.isMore).toBe(true);
  expect(count(`${doc}salt`, { search: 'salt' })).toBe(maxMatches);
});
