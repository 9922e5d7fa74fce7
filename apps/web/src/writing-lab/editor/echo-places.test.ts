import '@longhand/analysis/every-language';
import { EditorState } from '@codemirror/state';
import { applyDelta, createAnalyzer, emptyState } from '@longhand/analysis';
import { expect, test } from 'vitest';
import { echoedIn, otherUses } from './echo-places.ts';
import { analysisArrived, findingsField, findingsIn } from './findings-field.ts';

const text = 'There stood a lantern.\n\nThe lantern burned.\n\nNobody had lit the lantern.';
const places = [...text.matchAll(/lantern/g)].map(({ index }) => index);

test('the first use of an echoed word is known by the echoes of it', () => {
  const state = opened();
  const [first = 0] = places;
  const found = echoedIn(state, { from: first, to: first + 3 });

  expect(found.map(({ span, echo }) => [span.from, echo.span.from])).toEqual([
    [first, places[1]],
    [first, places[2]],
  ]);
  expect(echoedIn(state, { from: 0, to: 5 })).toEqual([]);
});

test('an echo knows the uses before it and behind it', () => {
  const state = opened();
  const [second] = findingsIn(state, 0, text.length).filter(({ category }) => category === 'echo');
  if (!second) throw new Error('There is no echo.');

  expect(otherUses(state, second).map(({ from }) => from)).toEqual([places[0], places[2]]);
});

test('a note on the whole text knows all its places', () => {
  const [first, second] = findingsIn(opened(), 0, text.length);
  if (!first || !second) throw new Error('There is no echo.');
  const note = { ...first, rule: 'old-spelling', category: 'spelling' } as const;

  expect(otherUses(opened(), note)).toEqual(first.related);
});

test('what is typed moves the places', () => {
  const state = opened().update({ changes: { from: 0, insert: 'Here. ' } }).state;
  const [second] = findingsIn(state, 0, text.length).filter(({ category }) => category === 'echo');

  expect(second && otherUses(state, second)[0]?.from).toBe((places[0] ?? 0) + 6);
});

function opened() {
  const analysis = applyDelta(
    emptyState,
    createAnalyzer({ language: 'en', rules: { 'wide-echo': true } }).open(text),
  );

  return EditorState.create({ doc: text, extensions: findingsField }).update({
    effects: analysisArrived.of({ analysis, since: null }),
  }).state;
}
