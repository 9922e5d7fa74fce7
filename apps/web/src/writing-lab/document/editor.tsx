import { EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { initialState } from '../../platform/initial-state.ts';
import { useStore } from '../../platform/store.ts';
import { isVerse } from '../analysis/texts/is-verse.ts';
import { connectAnalysis } from '../editor/analysis-connection.ts';
import { useEditorMessages } from '../editor/editor-messages.ts';
import { collapseSelections } from '../editor/find/multiple-selections.ts';
import {
  closeNote,
  goToFinding,
  noteScrollMargins,
  openNoteAtPointer,
} from '../editor/findings/finding-notes.ts';
import { ignoredChanged } from '../editor/findings/findings-field.ts';
import { trackMarginLayout } from '../editor/findings/margin-layout.ts';
import { redrawFirstGaps } from '../editor/long-lines.ts';
import { baseSetup, setEditorMessages } from '../editor/setup.ts';
import { setBrowserSpellcheck } from '../editor/typing/browser-spellcheck.ts';
import { focusMode } from '../editor/typing/focus-mode.ts';
import { checkOnServer } from './check-on-server.ts';
import type { Desk } from './desk.ts';
import styles from './editor.module.css';

type EditorProps = {
  desk: Desk;
  ignored: Parameters<typeof ignoredChanged.of>[0];
  tooLong: () => void;
  failed: () => void;
  onEscape: () => boolean;
};

/** The text editor. Created once per desk; its events go to the desk, not to React. */
export function Editor({ desk, ignored, tooLong, failed, onEscape }: EditorProps) {
  const messages = useEditorMessages();
  const container = useRef<HTMLDivElement>(null);
  const latest = useRef({ tooLong, failed, onEscape });
  latest.current = { tooLong, failed, onEscape };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is an outside system, made once for a desk
  useEffect(() => {
    if (!container.current) return;
    const lastPosition = desk.position?.start(desk.doc().length);
    const view = new EditorView({
      parent: container.current,
      ...lastPosition?.view,
      state: EditorState.create({
        doc: desk.doc(),
        ...lastPosition?.state,
        extensions: [
          keymap.of([
            {
              key: 'F8',
              run: (at) => goToFinding(at, 'next'),
              shift: (at) => goToFinding(at, 'previous'),
            },
            { key: 'Escape', run: collapseSelections },
            { key: 'Escape', run: (at) => closeNote(at) || latest.current.onEscape() },
          ]),
          baseSetup({
            messages,
            nonce: initialState.nonce,
            tooLong: () => latest.current.tooLong(),
          }),
          connectAnalysis({
            options: desk.options(),
            checkers: desk.checkers.settings(),
            isServerEnabled: desk.checkers.canUseServer(),
            onCheckerMessage: desk.checkers.setStatus,
            askServer: (question) => checkOnServer(desk.checkers, question),
            onAnalyzed: ({ duration }) => desk.handleAnalysis(duration),
            onFailure: () => latest.current.failed(),
          }),
          trackMarginLayout(desk.margin.set),
          focusMode,
          openNoteAtPointer,
          noteScrollMargins,
          EditorView.updateListener.of(desk.handleUpdate),
          desk.position?.remember(() => desk.saving.home.get()?.id ?? desk.draftId) ?? [],
        ],
      }),
    });
    redrawFirstGaps(view);
    desk.view.set(view);

    return () => {
      desk.view.set(null);
      view.destroy();
    };
  }, [desk]);

  useEffect(() => {
    const view = desk.view.get();
    if (view) setEditorMessages(view, messages);
  }, [desk, messages]);

  useEffect(() => {
    desk.view.get()?.dispatch({ effects: ignoredChanged.of(ignored) });
  }, [desk, ignored]);

  const hasDictionary = useStore(desk.checkers.states).spelling === 'ready';
  useEffect(() => {
    const view = desk.view.get();
    if (view) setBrowserSpellcheck(view, !hasDictionary);
  }, [desk, hasDictionary]);

  const { kind } = useStore(desk.meta);

  return <div ref={container} className={styles.editor} data-verse={isVerse(kind) || undefined} />;
}
