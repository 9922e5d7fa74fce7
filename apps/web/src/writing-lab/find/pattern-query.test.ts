import { getSearchQuery, SearchQuery, search, setSearchQuery } from '@codemirror/search';
import { EditorState, type TransactionSpec } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import {
  foundField,
  PatternQuery,
  patternFound,
  patternsElsewhere,
  toldOf,
  type Wanted,
} from './pattern-query.ts';

const doc = 'Salt, salt and basalt.';

test('a search by pattern runs elsewhere, a search for words stays', () => {
  const pattern = searching(new SearchQuery({ search: 's.lt', regexp: true }));
  expect(getSearchQuery(pattern)).toBeInstanceOf(PatternQuery);
  expect(getSearchQuery(pattern)).toMatchObject({ search: 's.lt', regexp: true, valid: true });

  const words = searching(new SearchQuery({ search: 'salt' }));
  expect(getSearchQuery(words)).not.toBeInstanceOf(PatternQuery);
});

test('what is asked for before anything was found is kept once, and nothing is run', () => {
  const { state, query, asked } = asking('(a+)+$');

  expect(asked.nextMatch(state, 0, 0)).toBeNull();
  expect(query.takeWanted(state)).toBe('next');
  expect(query.takeWanted(state)).toBeNull();
  expect(asked.prevMatch(state, 0)).toBeNull();
  expect(query.takeWanted(state)).toBe('previous');
  expect(asked.matchAll(state, 1_000)).toEqual([]);
  expect(query.takeWanted(state)).toBe('all');
  expect(asked.matchAll(state, 1e9)).toEqual([]);
  expect(query.takeWanted(state)).toBe('replaceAll');
});

describe.each<[Wanted, (asked: Asked, state: EditorState) => void]>([
  ['next', (asked, state) => asked.nextMatch(state, 0, 0)],
  ['previous', (asked, state) => asked.prevMatch(state, 0)],
  ['all', (asked, state) => asked.matchAll(state, 1_000)],
  ['replaceAll', (asked, state) => asked.matchAll(state, 1e9)],
])('%s, wanted before the answer,', (wanted, ask) => {
  test('is still wanted when only the answer came', () => {
    const { state, query, asked } = asking('s.lt');
    ask(asked, state);
    const effects = patternFound.of(null);

    expect(query.takeWanted(state.update({ effects }).state)).toBe(wanted);
  });

  test.each<[string, TransactionSpec[]]>([
    ['an edit', [{ changes: { from: 0, insert: 'And ' } }]],
    [
      'an edit taken back',
      [{ changes: { from: 0, insert: 'A' } }, { changes: { from: 0, to: 1 } }],
    ],
    ['a selection by hand', [{ selection: { anchor: 5 } }]],
    ['a selection by hand and back', [{ selection: { anchor: 5 } }, { selection: { anchor: 0 } }]],
    ['another search', [{ effects: setSearchQuery.of(new SearchQuery({ search: 'salt' })) }]],
  ])('is dropped by %s', (_name, specs) => {
    const { state, query, asked } = asking('s.lt');
    ask(asked, state);

    expect(query.takeWanted(after(state, specs))).toBeNull();
    expect(query.takeWanted(state)).toBeNull();
  });

  test('is dropped when it is forgotten', () => {
    const { state, query, asked } = asking('s.lt');
    ask(asked, state);
    query.forgetWanted();

    expect(query.takeWanted(state)).toBeNull();
  });
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
  expect(before.query.takeWanted(state)).toBe('replaceAll');
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

type Asked = ReturnType<PatternQuery['create']>;

function after(state: EditorState, specs: TransactionSpec[]): EditorState {
  return specs.reduce((before, spec) => before.update(spec).state, state);
}

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

function marked({ highlight }: Asked, state: EditorState, from = 0, to = state.doc.length) {
  const marks: number[][] = [];
  highlight(state, from, to, (start, end) => marks.push([start, end]));

  return marks;
}

function never(): never {
  throw new Error('There is a pattern.');
}
