import { getSearchQuery, SearchQuery, search, setSearchQuery } from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import {
  foundField,
  PatternQuery,
  patternFound,
  patternsElsewhere,
  toldOf,
} from './pattern-query.ts';

const doc = 'Salt, salt and basalt.';

test('a search by pattern runs elsewhere, a search for words stays', () => {
  const pattern = searching(new SearchQuery({ search: 's.lt', regexp: true }));
  expect(getSearchQuery(pattern)).toBeInstanceOf(PatternQuery);
  expect(getSearchQuery(pattern)).toMatchObject({ search: 's.lt', regexp: true, valid: true });

  const words = searching(new SearchQuery({ search: 'salt' }));
  expect(getSearchQuery(words)).not.toBeInstanceOf(PatternQuery);
});

test('what is asked for before anything was found is kept, and nothing is run', () => {
  const { state, query, asked } = asking('(a+)+$');

  expect(asked.nextMatch(state, 0, 0)).toBeNull();
  expect(query.wanted).toBe('next');
  expect(asked.prevMatch(state, 0)).toBeNull();
  expect(query.wanted).toBe('previous');
  expect(asked.matchAll(state, 1_000)).toEqual([]);
  expect(query.wanted).toBe('all');
  expect(asked.matchAll(state, 1e9)).toEqual([]);
  expect(query.wanted).toBe('replaceAll');
});

test('next and previous go round', () => {
  const { asked, state } = found([0, 4, 6, 10, 17, 21]);

  expect(asked.nextMatch(state, 0, 4)).toMatchObject({ from: 6, to: 10 });
  expect(asked.nextMatch(state, 17, 21)).toMatchObject({ from: 0, to: 4 });
  expect(asked.prevMatch(state, 6)).toMatchObject({ from: 0, to: 4 });
  expect(asked.prevMatch(state, 0)).toMatchObject({ from: 17, to: 21 });
});

test('matches move with the text, and what was edited is no match any more', () => {
  const before = found([0, 4, 6, 10, 17, 21]);
  const state = before.state.update({
    changes: [
      { from: 5, insert: 'Rock ' },
      { from: 8, insert: 'l' },
    ],
  }).state;

  expect(marked(before.asked, state)).toEqual([
    [0, 4],
    [23, 27],
  ]);
  expect(before.asked.matchAll(state, 1e9)).toEqual([]);
  expect(before.query.wanted).toBe('replaceAll');
});

test('marks are those in sight, also one that reaches in from before', () => {
  const { asked, state } = found([0, 4, 6, 10, 12, 12, 17, 21]);

  expect(marked(asked, state, 8, 16)).toEqual([[6, 10]]);
});

test('all are selected within the bound, and all are replaced, each by its own', () => {
  const { asked, state } = found([0, 4, 6, 10], ['Rope', 'rope']);

  expect(asked.matchAll(state, 1)).toEqual([]);
  expect(asked.matchAll(state, 2).map(asked.getReplacement)).toEqual(['Rope', 'rope']);
  expect(toldOf(state.field(foundField) ?? never(), { from: 6, to: 10 })).toEqual({
    count: 2,
    rank: 2,
  });
});

test('where every match is replaced alike, by what the field says', () => {
  const { asked, state } = found([0, 4], null, String.raw`a\tb`);

  expect(asked.matchAll(state, 2).map(asked.getReplacement)).toEqual(['a\tb']);
});

function searching(query: SearchQuery) {
  const extensions = [search(), patternsElsewhere];

  return EditorState.create({ doc, extensions }).update({ effects: setSearchQuery.of(query) })
    .state;
}

function asking(source: string, replace = '') {
  const state = searching(new SearchQuery({ search: source, regexp: true, replace }));
  const query = getSearchQuery(state);
  if (!(query instanceof PatternQuery)) return never();

  return { state, query, asked: query.create() };
}

function found(bounds: number[], inserts: string[] | null = null, replace = '') {
  const { state, query, asked } = asking('s.lt', replace);
  const effects = patternFound.of({
    bounds: Uint32Array.from(bounds),
    inserts,
    query,
    since: null,
  });

  return { query, asked, state: state.update({ effects }).state };
}

function marked(
  { highlight }: ReturnType<PatternQuery['create']>,
  state: EditorState,
  from = 0,
  to = state.doc.length,
) {
  const marks: number[][] = [];
  highlight(state, from, to, (start, end) => marks.push([start, end]));

  return marks;
}

function never(): never {
  throw new Error('There is a pattern.');
}
