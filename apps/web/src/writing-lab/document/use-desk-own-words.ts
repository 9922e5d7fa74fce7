import type { Finding } from '@longhand/analysis';
import { ownWordKey } from '@longhand/contract/own-word-key';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../platform/store.ts';
import { showToast } from '../../platform/toasts.ts';
import { useOwnEntries, useOwnWordActions, useOwnWordSync } from '../dictionary/own-words.ts';
import { selectOwnWords } from '../dictionary/select-own-words.ts';
import { configureAnalysis } from '../editor/analysis-connection.ts';
import { closeNote } from '../editor/findings/finding-notes.ts';
import { recordUndoableAction } from '../editor/typing/undoable-actions.ts';
import type { Desk } from './desk.ts';

/** Applies the user's own words to the open text, and releases held words to the account once the text is saved there. */
export function useDeskOwnWords(desk: Desk): void {
  const { data } = useOwnEntries();
  const home = useStore(desk.saving.home);
  const { release } = useOwnWordActions();
  const projectId = home?.projectId ?? null;
  const isInAccount = home?.place === 'server';
  useOwnWordSync();

  useEffect(() => {
    if (!data || !desk.setOwnWords(selectOwnWords(data, projectId))) return;
    const view = desk.view.get();
    if (view) configureAnalysis(view, desk.options());
  }, [desk, data, projectId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is saved to the account once
  useEffect(() => {
    if (isInAccount) void release(desk.draftId).catch(() => undefined); // without storage there is nothing to release
  }, [desk, isInAccount]);
}

/** The draft that a new word is held with until its text is saved to the account; null if it may sync at once. */
export function heldDraftId(desk: Desk): string | null {
  return desk.saving.home.get()?.place === 'server' ? null : desk.draftId;
}

/** The project of the open text. */
export function deskProjectId(desk: Desk): string | null {
  return desk.saving.home.get()?.projectId ?? null;
}

/** Adds words to the dictionary and removes them, each with an undo. */
export function useDictionaryActions(desk: Desk) {
  const t = useTranslations('writing-lab.notice');
  const own = useOwnWordActions();
  const showError = () => showToast({ type: 'error', words: t('forbidden') });

  const updateDictionary = (word: string, isRight: boolean) => {
    const said = { kind: 'dictionary' as const, word, held: heldDraftId(desk) }; // the literal type
    const key = ownWordKey({ ...said, rule: '', isExact: false });

    return isRight ? own.add([said]) : own.removeMatching('dictionary', key, deskProjectId(desk));
  };
  const showChangeToast = (word: string, isRight: boolean, undo?: () => void) => {
    const words = t(isRight ? 'learned' : 'unlearned', { word });
    showToast({ type: 'info', words, ...(undo && { undo }) });
  };
  const dictionaryChange = (word: string, isRight: boolean) => () =>
    void updateDictionary(word, isRight).then(() => showChangeToast(word, isRight), showError);
  const learn = async (word: string) => {
    await updateDictionary(word, true);
    const steps = { undo: dictionaryChange(word, false), redo: dictionaryChange(word, true) };
    showChangeToast(word, true, recordUndoableAction(desk.view.get(), steps));
  };
  const removeWord = async (word: string) => {
    await updateDictionary(word, false);
    showChangeToast(word, false, () => void updateDictionary(word, true).catch(showError));
  };

  return {
    /** Adds the word of a spelling finding to the dictionary; ignores other findings. */
    learn(finding: Finding) {
      if (!isUnknownWord(finding)) return;
      const view = desk.view.get();
      if (view) closeNote(view);
      view?.focus();
      void learn(finding.text.replaceAll('’', "'")).catch(showError);
    },
    forget: (word: string) => void removeWord(word).catch(showError),
  };
}

/** Whether the finding is a word missing from all dictionaries. */
export function isUnknownWord({ rule }: Pick<Finding, 'rule'>): boolean {
  return rule === 'spelling';
}
