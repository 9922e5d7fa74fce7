import type { Finding } from '@longhand/analysis';
import { ownWordKey } from '@longhand/contract/own-word-key';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../platform/store.ts';
import { showToast } from '../../platform/toasts.ts';
import type { Desk } from '../desk/desk.ts';
import { configureAnalysis } from '../editor/analysis-link.ts';
import { closeNote } from '../editor/notes.ts';
import { tookStep } from '../editor/undoable.ts';
import { useOwnEntries, useOwnWords, useSyncedWords } from './own-words.ts';
import { wordsFor } from './words-for.ts';

/** Lets the text that is open be read with what the writer says of words, and its words go to the account when it does. */
export function useWordsOnDesk(desk: Desk): void {
  const { data } = useOwnEntries();
  const home = useStore(desk.saving.home);
  const { release } = useOwnWords();
  const projectId = home?.projectId ?? null;
  const isInAccount = home?.place === 'server';
  useSyncedWords();

  useEffect(() => {
    if (!data || !desk.accept(wordsFor(data, projectId))) return;
    const view = desk.view.get();
    if (view) configureAnalysis(view, desk.options());
  }, [desk, data, projectId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text arrives once
  useEffect(() => {
    if (isInAccount) void release(desk.draftId).catch(() => undefined); // nothing is kept: nothing to let go
  }, [desk, isInAccount]);
}

/** A word that is taken from a text goes where the text goes: null, to the account. */
export function heldWith(desk: Desk): string | null {
  return desk.saving.home.get()?.place === 'server' ? null : desk.draftId;
}

/** The project of the text that is open. */
export function projectOf(desk: Desk): string | null {
  return desk.saving.home.get()?.projectId ?? null;
}

/** Puts words into the writer's dictionary and takes them out, each with a way to undo it. */
export function useLearning(desk: Desk) {
  const t = useTranslations('writing-lab.notice');
  const own = useOwnWords();
  const told = () => showToast({ type: 'error', words: t('forbidden') });

  const keep = (word: string, isRight: boolean) => {
    const said = { kind: 'dictionary' as const, word, held: heldWith(desk) }; // the literal
    const key = ownWordKey({ ...said, rule: '', isExact: false });

    return isRight ? own.add([said]) : own.removeLike('dictionary', key, projectOf(desk));
  };
  const tell = (word: string, isRight: boolean, undo?: () => void) => {
    const words = t(isRight ? 'learned' : 'unlearned', { word });
    showToast({ type: 'info', words, ...(undo && { undo }) });
  };
  const turn = (word: string, isRight: boolean) => () =>
    void keep(word, isRight).then(() => tell(word, isRight), told);
  const learn = async (word: string) => {
    await keep(word, true);
    const steps = { undo: turn(word, false), redo: turn(word, true) };
    tell(word, true, tookStep(desk.view.get(), steps));
  };
  const forget = async (word: string) => {
    await keep(word, false);
    tell(word, false, () => void keep(word, true).catch(told));
  };

  return {
    /** The word of a spelling finding; anything else teaches nothing. */
    learn(finding: Finding) {
      if (!isLearnable(finding)) return;
      const view = desk.view.get();
      if (view) closeNote(view);
      view?.focus();
      void learn(finding.text.replaceAll('’', "'")).catch(told);
    },
    forget: (word: string) => void forget(word).catch(told),
  };
}

/** Whether a finding says that no dictionary has the word. */
export function isLearnable({ rule }: Pick<Finding, 'rule'>): boolean {
  return rule === 'spelling';
}
