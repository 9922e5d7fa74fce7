import { EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { initialState } from '../../platform/initial-state.ts';
import { useStore } from '../../platform/store.ts';
import type { Desk } from '../desk/desk.ts';
import { oneSelection } from '../find/also-selected.ts';
import { readOnServer } from '../proofreading/read-on-server.ts';
import { isVerse } from '../verse-margin/is-verse.ts';
import { linkedToAnalysis } from './analysis-link.ts';
import { spellInBrowser } from './browser-spelling.ts';
import styles from './editor.module.css';
import { useEditorWords } from './editor-words.ts';
import { ignoredChanged } from './findings-field.ts';
import { focusLook } from './focus-look.ts';
import { drawFirstGapsAnew } from './long-lines.ts';
import { marginOf } from './margin.ts';
import { closeNote, openNoteAtPointer, roomForNote, stepTo } from './notes.ts';
import { baseSetup, speak } from './setup.ts';

type EditorProps = {
  desk: Desk;
  ignored: Parameters<typeof ignoredChanged.of>[0];
  tooLong: () => void;
  failed: () => void;
  onEscape: () => boolean;
};

/** The text itself. It is made once for a desk; all that happens in it reaches the desk, not React. */
export function Editor({ desk, ignored, tooLong, failed, onEscape }: EditorProps) {
  const words = useEditorWords();
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef({ tooLong, failed, onEscape });
  latest.current = { tooLong, failed, onEscape };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is an outside system, made once for a desk
  useEffect(() => {
    if (!place.current) return;
    const last = desk.position?.start(desk.doc().length);
    const view = new EditorView({
      parent: place.current,
      ...last?.view,
      state: EditorState.create({
        doc: desk.doc(),
        ...last?.state,
        extensions: [
          keymap.of([
            { key: 'F8', run: (at) => stepTo(at, 'next'), shift: (at) => stepTo(at, 'previous') },
            { key: 'Escape', run: oneSelection },
            { key: 'Escape', run: (at) => closeNote(at) || latest.current.onEscape() },
          ]),
          baseSetup({ words, nonce: initialState.nonce, tooLong: () => latest.current.tooLong() }),
          linkedToAnalysis({
            options: desk.options(),
            checkers: desk.checkers.setting(),
            serves: desk.checkers.serves(),
            checked: desk.checkers.told,
            askServer: (question) => readOnServer(desk.checkers, question),
            analyzed: ({ took }) => desk.analyzed(took),
            failed: () => latest.current.failed(),
          }),
          marginOf(desk.margin.set),
          focusLook,
          openNoteAtPointer,
          roomForNote,
          EditorView.updateListener.of(desk.updated),
          desk.position?.remember(() => desk.saving.home.get()?.id ?? desk.draftId) ?? [],
        ],
      }),
    });
    drawFirstGapsAnew(view);
    desk.view.set(view);

    return () => {
      desk.view.set(null);
      view.destroy();
    };
  }, [desk]);

  useEffect(() => {
    const view = desk.view.get();
    if (view) speak(view, words);
  }, [desk, words]);

  useEffect(() => {
    desk.view.get()?.dispatch({ effects: ignoredChanged.of(ignored) });
  }, [desk, ignored]);

  const isSpelled = useStore(desk.checkers.states).spelling === 'ready';
  useEffect(() => {
    const view = desk.view.get();
    if (view) spellInBrowser(view, !isSpelled);
  }, [desk, isSpelled]);

  const { kind } = useStore(desk.meta);

  return <div ref={place} className={styles.editor} data-verse={isVerse(kind) || undefined} />;
}
