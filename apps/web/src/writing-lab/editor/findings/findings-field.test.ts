import '@longhand/analysis/every-language';
import { EditorState } from '@codemirror/state';
import { type AnalysisState, applyDelta, createAnalyzer, emptyState } from '@longhand/analysis';
import { describe, expect, test } from 'vitest';
import { adjacentFinding, rankOf } from './finding-navigation.ts';
import {
  analysisReceived,
  checkersAnswered,
  filterChanged,
  findingOpened,
  findingsField,
  findingsIn,
  ignoredChanged,
} from './findings-field.ts';

const text = 'The door was closed by her.\n\nThe boat was painted by him.\n\nHe ran slowly.';

test('findings stay at their words after edits that are not analyzed yet', () => {
  const after = opened().update({ changes: { from: 0, insert: 'Then it rained. ' } }).state;

  expect(wordsOf(after)).toEqual(wordsOf(opened()));
});

test('deleting the words of a finding removes it and keeps the others', () => {
  const words = wordsOf(opened());
  const [first] = findingsIn(opened(), 0, text.length);
  const { from = 0, to = 0 } = first?.span ?? {};
  const after = opened().update({ changes: { from, to } }).state;

  expect(wordsOf(after)).toEqual(words.slice(1));
});

test('the filter shows one category, and ignoring hides one finding', () => {
  const adverbs = opened().update({ effects: filterChanged.of('adverb') }).state;
  expect(wordsOf(adverbs)).toEqual(['slowly']);

  const ignored = { here: new Set<string>(), always: new Set(['adverb:slowly']) };
  const without = opened().update({ effects: ignoredChanged.of(ignored) }).state;
  expect(wordsOf(without)).not.toContain('slowly');
});

test('an open note moves with its words and closes when they are deleted', () => {
  const [first] = findingsIn(opened(), 0, text.length);
  const open = opened().update({ effects: findingOpened.of(first ?? null) }).state;
  const moved = open.update({ changes: { from: 0, insert: 'So. ' } }).state;
  const { span } = moved.field(findingsField).open ?? {};
  expect(span?.from).toBe((first?.span.from ?? 0) + 4);

  const cut = moved.update({ changes: { from: 0, to: moved.doc.line(1).to } }).state;
  expect(cut.field(findingsField).open).toBeNull();
});

describe('the open note of a finding that a checker rechecks', () => {
  const arrived = (analysis: AnalysisState) => analysisReceived.of({ analysis, since: null });
  const noteIn = (state: EditorState) => state.field(findingsField).open?.text ?? null;

  test('stays open until the checker has answered, then shows the new answer', () => {
    const { state, unchecked, checked } = openedMisspelling();

    const asked = state.update({ effects: arrived(unchecked) }).state;
    expect(noteIn(asked)).toBe('qorvel');

    const again = asked.update({ effects: arrived(checked) }).state;
    expect(noteIn(again.update({ effects: checkersAnswered.of(null) }).state)).toBe('qorvel');
  });

  test('closes when the complete answer does not contain it', () => {
    const { state, unchecked } = openedMisspelling();
    const asked = state.update({ effects: arrived(unchecked) }).state;

    expect(noteIn(asked.update({ effects: checkersAnswered.of(null) }).state)).toBeNull();
  });

  test('closes when the words of its finding are edited or ignored', () => {
    const { state, unchecked } = openedMisspelling();
    const asked = state.update({ effects: arrived(unchecked) }).state;
    const moved = asked.update({ changes: { from: 0, insert: 'So. ' } }).state;
    expect(noteIn(moved)).toBe('qorvel');

    expect(noteIn(moved.update({ changes: { from: 12, to: 13 } }).state)).toBeNull();
    const ignored = { here: new Set<string>(), always: new Set(['spelling:qorvel']) };
    expect(noteIn(moved.update({ effects: ignoredChanged.of(ignored) }).state)).toBeNull();
  });

  test('closes at once if its finding comes from the analysis itself', () => {
    const open = opened('He ran slowly.');
    const [adverb = null] = findingsIn(open, 0, open.doc.length);
    const state = open.update({ effects: findingOpened.of(adverb) }).state;
    const without = applyDelta(
      emptyState,
      createAnalyzer({ language: 'de' }).open('He ran slowly.'),
    );

    expect(noteIn(state)).toBe('slowly');
    expect(noteIn(state.update({ effects: arrived(without) }).state)).toBeNull();
  });
});

/** An unknown word with its note open, and the analysis before and after the dictionary check. */
function openedMisspelling() {
  const words = 'He met qorvel dogs.';
  const analyzer = createAnalyzer({ language: 'en', kind: 'essay' });
  const unchecked = applyDelta(emptyState, analyzer.open(words));
  analyzer.nextCheckRequest();
  const verdict = { word: 'qorvel', suggestions: [], distance: 1 };
  const checked = applyDelta(
    unchecked,
    analyzer.applyCheckResults({ language: 'en', words: [verdict] }),
  );
  const state = EditorState.create({ doc: words, extensions: findingsField }).update({
    effects: analysisReceived.of({ analysis: checked, since: null }),
  }).state;
  const finding = findingsIn(state, 0, words.length).find(({ rule }) => rule === 'spelling');

  return {
    state: state.update({ effects: findingOpened.of(finding ?? null) }).state,
    unchecked,
    checked,
  };
}

test('navigating through findings wraps around', () => {
  const view = opened().field(findingsField);
  const first = adjacentFinding(view, { from: -1, direction: 'next' });
  const last = adjacentFinding(view, { from: -1, direction: 'previous' });
  const end = { from: last?.span.from ?? 0, direction: 'next' as const };

  expect(adjacentFinding(view, end)).toEqual(first);
  expect(first && rankOf(view, first)).toEqual({ rank: 1, of: 2 });
});

test('findings that begin at the same word are each visited, forward and back', () => {
  const words = 'He suddenly ran. He suddenly sat. He suddenly rose.';
  const step = (state: EditorState, direction: 'next' | 'previous') => {
    const finding = adjacentFinding(state.field(findingsField), { from: -1, direction });

    return state.update({ effects: findingOpened.of(finding) }).state;
  };
  const all = findingsIn(opened(words), 0, words.length);
  const places = all.map(({ span }) => span.from);
  expect(new Set(places).size).toBeLessThan(places.length);

  let state = opened(words);
  const seen = all.map(() => {
    state = step(state, 'next');

    return state.field(findingsField).open?.id;
  });
  expect(new Set(seen).size).toBe(all.length);
  expect(step(state, 'previous').field(findingsField).open?.id).toBe(seen.at(-2));
});

function opened(words = text): EditorState {
  const analysis = applyDelta(emptyState, createAnalyzer({ language: 'en' }).open(words));

  return EditorState.create({ doc: words, extensions: findingsField }).update({
    effects: analysisReceived.of({ analysis, since: null }),
  }).state;
}

function wordsOf(state: EditorState): string[] {
  return findingsIn(state, 0, state.doc.length).map(({ span }) =>
    state.sliceDoc(span.from, span.to),
  );
}
