import '@longhand/analysis/every-language';
import { EditorState } from '@codemirror/state';
import { applyDelta, createAnalyzer, emptyState, type Finding } from '@longhand/analysis';
import { expect, test } from 'vitest';
import {
  analysisReceived,
  findingOpened,
  findingsField,
  findingsIn,
} from '../../editor/findings/findings-field.ts';
import { createReplacement } from './replacement.ts';

const text = 'The door was closed by her. He ran slowly.';

test('a suggestion replaces its words at their current position', () => {
  const { state, finding } = opened();
  const typed = state.update({ changes: { from: 0, insert: 'Then it rained. ' } }).state;

  expect(textAfter(typed, finding, 'crept')).toBe(
    `Then it rained. ${text.replace('slowly', 'crept')}`,
  );
});

test('deleting words also deletes one space', () => {
  const { state, finding } = opened('He slowly ran.');

  expect(textAfter(state, finding, '')).toBe('He ran.');
});

test('nothing is replaced if the words have changed', () => {
  const { state, finding } = opened();
  const { from, to } = finding.span;
  const cut = state.update({ changes: { from: from + 1, to, insert: '' } }).state;

  expect(createReplacement(cut, finding, 'crept')).toBeNull();
  const closed = state.update({ effects: findingOpened.of(null) }).state;
  expect(createReplacement(closed, finding, 'crept')).toBeNull();
});

function textAfter(state: EditorState, finding: Finding, word: string): string {
  const step = createReplacement(state, finding, word);

  return state.update(step ?? {}).state.doc.toString();
}

/** A text whose adverb finding is open. */
function opened(doc = text) {
  const analysis = applyDelta(emptyState, createAnalyzer({ language: 'en' }).open(doc));
  const { state } = EditorState.create({ doc, extensions: findingsField }).update({
    effects: analysisReceived.of({ analysis, since: null }),
  });
  const finding = findingsIn(state, 0, doc.length).find(({ text: words }) => words === 'slowly');
  if (!finding) throw new Error('No adverb is found.');

  return { state: state.update({ effects: findingOpened.of(finding) }).state, finding };
}
