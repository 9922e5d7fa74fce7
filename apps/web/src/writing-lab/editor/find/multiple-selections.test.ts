import { EditorSelection, EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { multipleSelections } from './multiple-selections.ts';

const state = EditorState.create({
  doc: 'Salt, salt',
  selection: EditorSelection.create([EditorSelection.range(0, 4), EditorSelection.range(6, 10)]),
  extensions: multipleSelections,
});
const caretAtStart = { selection: { anchor: 0 }, userEvent: 'select' };

test('matches stay selected when the browser resets the caret on focus', () => {
  expect(state.update(caretAtStart).state.selection.ranges).toHaveLength(2);
});

test.each([
  { ...caretAtStart, scrollIntoView: true },
  { ...caretAtStart, userEvent: 'select.pointer' },
  { selection: { anchor: 3 }, userEvent: 'select' },
  { changes: { from: 0, to: 4 }, selection: { anchor: 0 } },
])('moving the caret or editing clears the selected matches (%j)', (spec) => {
  expect(state.update(spec).state.selection.ranges).toHaveLength(1);
});
