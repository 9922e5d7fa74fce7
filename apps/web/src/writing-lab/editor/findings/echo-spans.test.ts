import '@longhand/analysis/every-language';
import { EditorState } from '@codemirror/state';
import { applyDelta, createAnalyzer, emptyState } from '@longhand/analysis';
import { expect, test } from 'vitest';
import { otherUses, repeatedUsesIn } from './echo-spans.ts';
import { analysisReceived, findingsField, findingsIn } from './findings-field.ts';

const text = 'There stood a lantern.\n\nThe lantern burned.\n\nNobody had lit the lantern.';
const offsets = [...text.matchAll(/lantern/g)].map(({ index }) => index);

test('the first use of an echoed word is found through its echoes', () => {
  const state = opened();
  const [first = 0] = offsets;
  const found = repeatedUsesIn(state, { from: first, to: first + 3 });

  expect(found.map(({ span, echo }) => [span.from, echo.span.from])).toEqual([
    [first, offsets[1]],
    [first, offsets[2]],
  ]);
  expect(repeatedUsesIn(state, { from: 0, to: 5 })).toEqual([]);
});

test('an echo lists the uses before and after it', () => {
  const state = opened();
  const [second] = findingsIn(state, 0, text.length).filter(({ category }) => category === 'echo');
  if (!second) throw new Error('There is no echo.');

  expect(otherUses(state, second).map(({ from }) => from)).toEqual([offsets[0], offsets[2]]);
});

test('a finding on the whole text lists all its spans', () => {
  const [first, second] = findingsIn(opened(), 0, text.length);
  if (!first || !second) throw new Error('There is no echo.');
  const note = { ...first, rule: 'old-spelling', category: 'spelling' } as const;

  expect(otherUses(opened(), note)).toEqual(first.related);
});

test('an edit moves the spans of the other uses', () => {
  const state = opened().update({ changes: { from: 0, insert: 'Here. ' } }).state;
  const [second] = findingsIn(state, 0, text.length).filter(({ category }) => category === 'echo');

  expect(second && otherUses(state, second)[0]?.from).toBe((offsets[0] ?? 0) + 6);
});

function opened() {
  const analysis = applyDelta(
    emptyState,
    createAnalyzer({ language: 'en', rules: { 'wide-echo': true } }).open(text),
  );

  return EditorState.create({ doc: text, extensions: findingsField }).update({
    effects: analysisReceived.of({ analysis, since: null }),
  }).state;
}
