import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { closeSearchPanel, openSearchPanel, search, searchPanelOpen } from '@codemirror/search';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { alsoSelected } from '../find/also-selected.ts';
import { patternsElsewhere } from '../find/pattern-query.ts';
import { searchKeys } from '../find/search-keys.ts';
import { type SearchWords, searchTold, searchWords } from '../find/search-told.ts';
import { spokenSentence } from '../tools/spoken-sentence.ts';
import { typewriter } from '../tools/typewriter.ts';
import { verseGutter } from '../verse-margin/verse-gutter.ts';
import { bounded } from './bounded.ts';
import { browserSpelling } from './browser-spelling.ts';
import { drawnViewport } from './drawn-viewport.ts';
import { findingMarks } from './finding-marks.ts';
import { findingsField } from './findings-field.ts';
import { richPaste } from './rich-paste.ts';
import { textLook } from './text-look.ts';
import { theme } from './theme.ts';
import { undoableSteps } from './undoable.ts';

type Words = {
  label: string;
  placeholder: string;
  /** The words of the editor's own search panel, by their English. */
  phrases: Record<string, string>;
  search: SearchWords;
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
    undoableSteps,
    keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeys]),
    search({ top: true }),
    patternsElsewhere,
    searchTold,
    alsoSelected,
    EditorState.phrases.of({ ...words.phrases }),
    spoken.of(inWords(words)),
    EditorView.lineWrapping,
    EditorView.perLineTextDirection.of(true),
    EditorView.contentAttributes.of({
      autocorrect: 'on',
      autocapitalize: 'sentences',
    }),
    browserSpelling,
    nonce === undefined ? [] : EditorView.cspNonce.of(nonce),
    theme,
    drawnViewport,
    textLook,
    findingsField,
    findingMarks,
    richPaste,
    typewriter,
    spokenSentence,
    verseGutter,
    bounded(tooLong),
    caretAtFocus,
  ];
}

/**
 * A browser that focuses an editable element places the caret at its start. CodeMirror corrects that after 10 ms, which
 * is too late for a key that is pressed meanwhile.
 */
const caretAtFocus = EditorView.domEventObservers({ focus: (_event, view) => view.focus() });

const spoken = new Compartment();

function inWords({ label, placeholder: hint, search: told }: Words): Extension {
  return [
    EditorView.contentAttributes.of({ 'aria-label': label }),
    placeholder(hint),
    searchWords.of(told),
  ];
}

/** What the editor itself says, in another language from now on; an open search panel is drawn anew. */
export function speak(view: EditorView, words: Words): void {
  const isSearching = searchPanelOpen(view.state);
  if (isSearching) closeSearchPanel(view);
  // The same object: for another one CodeMirror makes its plugins anew, and the analysis begins again.
  Object.assign(view.state.facet(EditorState.phrases)[0] ?? {}, words.phrases);
  view.dispatch({ effects: spoken.reconfigure(inWords(words)) });
  if (isSearching) openSearchPanel(view);
}
