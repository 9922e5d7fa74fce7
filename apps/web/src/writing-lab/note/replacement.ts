import type { EditorState, TransactionSpec } from '@codemirror/state';
import type { Finding } from '@longhand/analysis';
import { findingsField } from '../editor/findings-field.ts';

/**
 * Puts a suggestion in the place of the open finding, as one step that can be undone; the caret stays behind the new words,
 * and words left out take a space with them. The note may be a moment behind the text: the words are replaced where they
 * stand now, and not at all if they do not.
 */
export function replacement(
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
