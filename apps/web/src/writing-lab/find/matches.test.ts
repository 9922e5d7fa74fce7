import { SearchQuery } from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { type Matches, matchesIn, matchesMax, rankIn } from './matches.ts';

type Query = ConstructorParameters<typeof SearchQuery>[0];

function search(doc: string, query: Query): { found: Matches; steps: number } {
  const slices = matchesIn(EditorState.create({ doc }), new SearchQuery(query));
  for (let steps = 1; ; steps += 1) {
    const { done, value } = slices.next();
    if (done) return { found: value, steps };
  }
}

const count = (doc: string, query: Query) => search(doc, query).found.places.length;

test('every match is counted once, and the selected one has its place', () => {
  const { found } = search('Salt, salt and basalt.', { search: 'salt' });

  expect(found).toMatchObject({ places: [{ from: 0 }, { from: 6 }, { from: 17 }], isMore: false });
  expect(rankIn(found, { from: 6, to: 10 })).toBe(2);
  expect(rankIn(found, { from: 6, to: 9 })).toBe(0);
  expect(count('Salt, salt and basalt.', { search: 'salt', wholeWord: true })).toBe(2);
  expect(count('Salt.', { search: 'pepper' })).toBe(0);
});

test('a long text is looked through in slices, and a match across two of them is found once', () => {
  const doc = `${'salt and rope '.repeat(20)}\n`.repeat(400);
  const { found, steps } = search(doc, { search: String.raw`rope \nsalt` });

  expect(steps).toBeGreaterThan(5);
  expect(found.places).toHaveLength(399);
});

test('a text of one line is cut anywhere, and nothing is missed or found twice', () => {
  const doc = 'salt '.repeat(700).concat('a'.repeat(20_000), ' salt'.repeat(100));

  expect(search(doc, { search: 'salt' }).steps).toBeGreaterThan(2);
  expect(count(doc, { search: 'salt' })).toBe(800);
  expect(count('ab'.repeat(15_000).concat('c'), { search: 'abc' })).toBe(1);
  expect(count('x'.repeat(9_999).concat('salt'), { search: 'salt' })).toBe(1);
});

test('counting stops at its bound, and says so', () => {
  const doc = 'salt\n'.repeat(matchesMax);

  expect(search(doc, { search: 'salt' }).found).toMatchObject({ isMore: false });
  expect(search(`${doc}salt`, { search: 'salt' }).found.isMore).toBe(true);
  expect(count(`${doc}salt`, { search: 'salt' })).toBe(matchesMax);
});
