import { EditorState, type Extension, type Text, type Transaction } from '@codemirror/state';
import { limits } from '@longhand/contract/limits';
import { utf8Bytes } from '@longhand/contract/text-size';

/** Rejects edits that would make the text larger than what can be saved. */
export function limitTextSize(onTooLong: () => void): Extension {
  return EditorState.changeFilter.of((transaction) => {
    const isTooLong = sizeInBytesAfter(transaction) > limits.textBytesMax;
    if (isTooLong) queueMicrotask(onTooLong);

    return !isTooLong;
  });
}

/** Size after the edit. 0 for texts far below the limit. Only the first edit counts the whole text; later ones count what changed. */
function sizeInBytesAfter({ startState, changes, newDoc }: Transaction): number {
  if (newDoc.length * 3 <= limits.textBytesMax) return 0;

  let bytes = byteSizeCache.get(startState.doc) ?? utf8Bytes(startState.doc.toString());
  changes.iterChanges((from, to, _fromNew, _toNew, inserted) => {
    bytes += utf8Bytes(inserted.toString()) - utf8Bytes(startState.sliceDoc(from, to));
  });
  byteSizeCache.set(newDoc, bytes);

  return bytes;
}

const byteSizeCache = new WeakMap<Text, number>();
