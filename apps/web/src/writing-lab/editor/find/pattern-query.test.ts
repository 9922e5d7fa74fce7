import { getSearchQuery, SearchQuery, search, setSearchQuery } from '@codemirror/search';
import { EditorState, type TransactionSpec } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import {
  matchPosition,
  PatternQuery,
  patternFound,
  patternResultField,
  patternSearchInWorker,
  type SearchCommand,
} from './pattern-query.ts';

const doc = 'Salt, salt and basalt.';

test('regular expression searches run in a worker, text searches do not', () => {
  const pattern = createSearchState(new SearchQuery({ search: 's.lt', regexp: true }));
  expect(getSearchQuery(pattern)).toBeInstanceOf(PatternQuery);
  expect(getSearchQuery(pattern)).toMatchObject({ search: 's.lt', regexp: true, valid: true });

  const words = createSearchState(new SearchQuery({ search: 'salt' }));
  expect(getSearchQuery(words)).not.toBeInstanceOf(PatternQuery);
});

test('a command before the first result is stored once, and no pattern runs', () => {
  const { state, query, asked } = createPatternSearch('(a+)+$');

  expect(asked.nextMatch(state, 0, 0)).toBeNull();
  expect(query.takePendingCommand(state)).toBe('next');
  expect(query.takePendingCommand(state)).toBeNull();
  expect(asked.prevMatch(state, 0)).toBeNull();
  expect(query.takePendingCommand(state)).toBe('previous');
  expect(asked.matchAll(state, 1_000)).toEqual([]);
  expect(query.takePendingCommand(state)).toBe('all');
  expect(asked.matchAll(state, 1e9)).toEqual([]);
  expect(query.takePendingCommand(state)).toBe('replaceAll');
});

describe.each<[SearchCommand, (asked: QueryMethods, state: EditorState) => void]>([
  ['next', (asked, state) => asked.nextMatch(state, 0, 0)],
  ['previous', (asked, state) => asked.prevMatch(state, 0)],
  ['all', (asked, state) => asked.matchAll(state, 1_000)],
  ['replaceAll', (asked, state) => asked.matchAll(state, 1e9)],
])('the command %s, requested before the answer,', (wanted, ask) => {
  test('is still pending when only the answer has arrived', () => {
    const { state, query, asked } = createPatternSearch('s.lt');
    ask(asked, state);
    const effects = patternFound.of(null);

    expect(query.takePendingCommand(state.update({ effects }).state)).toBe(wanted);
  });

  test.each<[string, TransactionSpec[]]>([
    ['an edit', [{ changes: { from: 0, insert: 'And ' } }]],
    [
      'an edit and its undo',
      [{ changes: { from: 0, insert: 'A' } }, { changes: { from: 0, to: 1 } }],
    ],
    ['a selection', [{ selection: { anchor: 5 } }]],
    ['a selection and back', [{ selection: { anchor: 5 } }, { selection: { anchor: 0 } }]],
    ['another search', [{ effects: setSearchQuery.of(new SearchQuery({ search: 'salt' })) }]],
  ])('is dropped by %s', (_name, specs) => {
    const { state, query, asked } = createPatternSearch('s.lt');
    ask(asked, state);

    expect(query.takePendingCommand(after(state, specs))).toBeNull();
    expect(query.takePendingCommand(state)).toBeNull();
  });

  test('is dropped when cleared', () => {
    const { state, query, asked } = createPatternSearch('s.lt');
    ask(asked, state);
    query.clearPendingCommand();

    expect(query.takePendingCommand(state)).toBeNull();
  });
});

test('next and previous wrap around', () => {
  const { asked, state } = createFoundPattern([0, 4, 6, 10, 17, 21]);

  expect(asked.nextMatch(state, 0, 4)).toMatchObject({ from: 6, to: 10 });
  expect(asked.nextMatch(state, 17, 21)).toMatchObject({ from: 0, to: 4 });
  expect(asked.prevMatch(state, 6)).toMatchObject({ from: 0, to: 4 });
  expect(asked.prevMatch(state, 0)).toMatchObject({ from: 17, to: 21 });
});

test('matches move with the text, and edited ones are no longer matches', () => {
  const before = createFoundPattern([0, 4, 6, 10, 17, 21]);
  const state = before.state.update({
    changes: [
      { from: 5, insert: 'Rock ' },
      { from: 8, insert: 'l' },
    ],
  }).state;

  expect(highlightedSpans(before.asked, state)).toEqual([
    [0, 4],
    [23, 27],
  ]);
  expect(before.asked.matchAll(state, 1e9)).toEqual([]);
  expect(before.query.takePendingCommand(state)).toBe('replaceAll');
});

test('visible matches are marked, including one that starts before the viewport', () => {
  const { asked, state } = createFoundPattern([0, 4, 6, 10, 12, 12, 17, 21]);

  expect(highlightedSpans(asked, state, 8, 16)).toEqual([[6, 10]]);
});

test('matches are selected up to the limit, and each is replaced by its own text', () => {
  const { asked, state } = createFoundPattern([0, 4, 6, 10], ['Rope', 'rope']);

  expect(asked.matchAll(state, 1)).toEqual([]);
  expect(asked.matchAll(state, 2).map(asked.getReplacement)).toEqual(['Rope', 'rope']);
  expect(
    matchPosition(state.field(patternResultField) ?? failWithoutPattern(), { from: 6, to: 10 }),
  ).toEqual({
    count: 2,
    rank: 2,
  });
});

test('all matches are replaced by the replacement of the query', () => {
  const { asked, state } = createFoundPattern([0, 4], null, String.raw`a\tb`);

  expect(asked.matchAll(state, 2).map(asked.getReplacement)).toEqual(['a\tb']);
});

type QueryMethods = ReturnType<PatternQuery['create']>;

function after(state: EditorState, specs: TransactionSpec[]): EditorState {
  return specs.reduce((before, spec) => before.update(spec).state, state);
}

function createSearchState(query: SearchQuery) {
  const extensions = [search(), patternSearchInWorker];

  return EditorState.create({ doc, extensions }).update({ effects: setSearchQuery.of(query) })
    .state;
}

function createPatternSearch(source: string, replace = '') {
  const state = createSearchState(new SearchQuery({ search: source, regexp: true, replace }));
  const query = getSearchQuery(state);
  if (!(query instanceof PatternQuery)) return failWithoutPattern();

  return { state, query, asked: query.create() };
}

function createFoundPattern(bounds: number[], inserts: string[] | null = null, replace = '') {
  const { state, query, asked } = createPatternSearch('s.lt', replace);
  const effects = patternFound.of({
    bounds: Uint32Array.from(bounds),
    inserts,
    query,
    since: null,
  });

  return { query, asked, state: state.update({ effects }).state };
}

function highlightedSpans(
  { highlight }: QueryMethods,
  state: EditorState,
  from = 0,
  to = state.doc.length,
) {
  const marks: number[][] = [];
  highlight(state, from, to, (start, end) => marks.push([start, end]));

  return marks;
}

function failWithoutPattern(): never {
  throw new Error('There is a pattern.');
}
