import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { closeSearchPanel, openSearchPanel, search, searchPanelOpen } from '@codemirror/search';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { multipleSelections } from './find/multiple-selections.ts';
import { patternSearchInWorker } from './find/pattern-query.ts';
import { searchKeyBindings } from './find/search-keymap.ts';
import { type SearchMessages, searchMessages } from './find/search-messages.ts';
import { searchStatus } from './find/search-status.ts';
import { findingMarks } from './findings/finding-marks.ts';
import { findingsField } from './findings/findings-field.ts';
import { markdownDecorations } from './markdown-decorations.ts';
import { richPaste } from './paste/rich-paste.ts';
import { limitTextSize } from './paste/text-size-limit.ts';
import { editorTheme } from './theme.ts';
import { browserSpellcheck } from './typing/browser-spellcheck.ts';
import { spokenSentence } from './typing/spoken-sentence.ts';
import { typewriterMode } from './typing/typewriter-mode.ts';
import { undoableActions } from './typing/undoable-actions.ts';
import { verseGutter } from './verse-gutter.ts';
import { viewportRedraw } from './viewport-redraw.ts';

type EditorMessages = {
  label: string;
  placeholder: string;
  /** Messages of CodeMirror's own search panel, keyed by the English phrase. */
  phrases: Record<string, string>;
  search: SearchMessages;
};

/** Extensions of every editor. Tab is not bound, so that keyboard users can leave the text. */
export function baseSetup({
  messages,
  nonce,
  tooLong,
}: {
  messages: EditorMessages;
  nonce: string | undefined;
  tooLong: () => void;
}): Extension {
  return [
    history(),
    undoableActions,
    keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeyBindings]),
    search({ top: true }),
    patternSearchInWorker,
    searchStatus,
    multipleSelections,
    EditorState.phrases.of({ ...messages.phrases }),
    messagesCompartment.of(messageExtensions(messages)),
    EditorView.lineWrapping,
    EditorView.perLineTextDirection.of(true),
    EditorView.contentAttributes.of({
      autocorrect: 'on',
      autocapitalize: 'sentences',
    }),
    browserSpellcheck,
    nonce === undefined ? [] : EditorView.cspNonce.of(nonce),
    editorTheme,
    viewportRedraw,
    markdownDecorations,
    findingsField,
    findingMarks,
    richPaste,
    typewriterMode,
    spokenSentence,
    verseGutter,
    limitTextSize(tooLong),
    caretAtFocus,
  ];
}

/**
 * A browser that focuses an editable element places the caret at its start. CodeMirror corrects that after 10 ms, which
 * is too late for a key that is pressed meanwhile.
 */
const caretAtFocus = EditorView.domEventObservers({ focus: (_event, view) => view.focus() });

const messagesCompartment = new Compartment();

function messageExtensions({
  label,
  placeholder: hint,
  search: searchText,
}: EditorMessages): Extension {
  return [
    EditorView.contentAttributes.of({ 'aria-label': label }),
    placeholder(hint),
    searchMessages.of(searchText),
  ];
}

/** Changes the language of the editor's messages. An open search panel is rebuilt. */
export function setEditorMessages(view: EditorView, messages: EditorMessages): void {
  const isSearching = searchPanelOpen(view.state);
  if (isSearching) closeSearchPanel(view);
  // Mutate the same object: for a new one CodeMirror would recreate its plugins and restart the analysis.
  Object.assign(view.state.facet(EditorState.phrases)[0] ?? {}, messages.phrases);
  view.dispatch({ effects: messagesCompartment.reconfigure(messageExtensions(messages)) });
  if (isSearching) openSearchPanel(view);
}
