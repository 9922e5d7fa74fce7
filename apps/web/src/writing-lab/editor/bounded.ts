import { EditorState, type Extension, type Text, type Transaction } from '@codemirror/state';
import { limits } from '@longhand/contract/limits';
import { utf8Bytes } from '@longhand/contract/text-size';

/** No text grows beyond what can be saved: the edit is refused, the text stays as it was. */
export function bounded(tooLong: () => void): Extension {
  return EditorState.changeFilter.of((transaction) => {
    const isTooLong = bytesAfter(transaction) > limits.textBytesMax;
    if (isTooLong) queueMicrotask(tooLong);

    return !isTooLong;
  });
}

/**
 * Of a text that may come near the bound, 0 for any other. A key in it costs what the key changes, not the whole: only
 * the first edit reads all of it.
 */
function bytesAfter({ startState, changes, newDoc }: Transaction): number {
  if (newDoc.length * 3 <= limits.textBytesMax) return 0;

  let bytes = bytesOf.get(startState.doc) ?? utf8Bytes(startState.doc.toString());
  changes.iterChanges((from, to, _fromNew, _toNew, inserted) => {
    bytes += utf8Bytes(inserted.toString()) - utf8Bytes(startState.sliceDoc(from, to));
  });
  bytesOf.set(newDoc, bytes);

  return bytes;
}

const bytesOf = new WeakMap<Text, number>();
