import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension, type Text, type Transaction } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { limits } from '@longhand/contract/limits';
import { utf8Bytes } from '@longhand/contract/text-size';
import { findingMarks } from './finding-marks.ts';
import { findingsField } from './findings-field.ts';
import { richPaste } from './rich-paste.ts';
import { textLook } from './text-look.ts';
import { theme } from './theme.ts';

export type Words = {
  label: string;
  placeholder: string;
  /** The words of the editor's own search panel, by their English. */
  phrases: Record<string, string>;
};

/** What every writing desk starts from. Tab is left alone, so that the keyboard can leave the text. */
export function baseSetup({
  words,
  nonce,
  tooLong,
}: {
  words: Words;
  nonce: string | undefined;
  tooLong: () => void;
}): Extension {
  return [
    history(),
    keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap]),
    search({ top: true }),
    EditorState.phrases.of(words.phrases),
    EditorView.lineWrapping,
    EditorView.perLineTextDirection.of(true),
    EditorView.contentAttributes.of({
      'aria-label': words.label,
      spellcheck: 'true',
      autocorrect: 'on',
      autocapitalize: 'sentences',
    }),
    placeholder(words.placeholder),
    nonce === undefined ? [] : EditorView.cspNonce.of(nonce),
    theme,
    textLook,
    findingsField,
    findingMarks,
    richPaste,
    bounded(tooLong),
  ];
}

/** No text grows beyond what can be saved: the edit is refused, the text stays as it was. */
function bounded(tooLong: () => void): Extension {
  return EditorState.changeFilter.of((transaction) => {
    const isTooLong = bytesAfter(transaction) > limits.textBytesMax;
    if (isTooLong) queueMicrotask(tooLong);

    return !isTooLong;
  });
}

/** Of a text that may come near the bound; a key in it costs what the key changes, not the whole. */
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
