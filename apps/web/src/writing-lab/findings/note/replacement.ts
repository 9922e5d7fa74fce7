import type { EditorState, TransactionSpec } from '@codemirror/state';
import type { Finding } from '@longhand/analysis';
import { findingsField } from '../../editor/findings/findings-field.ts';

/**
 * Replaces the words of the open finding by a suggestion, as one undoable step with the caret after the new words. Deleted words take one
 * space with them. The note may lag behind the text, so the current span is replaced, and null is returned if its words have changed.
 */
export function createReplacement(
  state: EditorState,
  { text }: Pick<Finding, 'text'>,
  word: string,
): TransactionSpec | null {
  const span = state.field(findingsField).open?.span;
  if (!span || state.sliceDoc(span.from, span.to) !== text) return null;
  const { from } = span;
  const isSpaceBehind = word === '' && state.sliceDoc(span.to, span.to + 1) === ' ';

  return {
    changes: { from, to: isSpaceBehind ? span.to + 1 : span.to, insert: word },
    selection: { anchor: from + word.length },
    userEvent: 'input.complete',
  };
}
