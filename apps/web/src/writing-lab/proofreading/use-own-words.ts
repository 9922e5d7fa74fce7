import type { Finding } from '@longhand/analysis';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { queryClient } from '../../platform/query.ts';
import { showToast } from '../../platform/toasts.ts';
import type { Desk } from '../desk/desk.ts';
import { addOwnWord, readOwnWords, removeOwnWord } from '../device/own-words.ts';
import { configureAnalysis } from '../editor/analysis-link.ts';
import { closeNote } from '../editor/notes.ts';
import { useLab } from '../lab.ts';

/** The writer's own dictionary on this device; empty where the browser keeps nothing. */
export function useOwnWords() {
  const lab = useLab();

  return useQuery({
    queryKey: keyOf(lab.userId),
    queryFn: () =>
      lab
        .database()
        .then(readOwnWords)
        .catch(() => none),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  });
}

/** Lets the text that is open be read with the writer's words. */
export function useOwnWordsOn(desk: Desk): void {
  const { data } = useOwnWords();

  useEffect(() => {
    if (!data || !desk.accept(data)) return;
    const view = desk.view.get();
    if (view) configureAnalysis(view, desk.options());
  }, [desk, data]);
}

/** Puts words into the writer's dictionary and takes them out, each with a way to undo it. */
export function useLearning(desk: Desk) {
  const t = useTranslations('writing-lab.notice');
  const lab = useLab();
  const told = () => showToast({ type: 'error', words: t('forbidden') });

  const keep = async (word: string, isRight: boolean) => {
    const database = await lab.database();
    await (isRight ? addOwnWord(database, word, lab.now()) : removeOwnWord(database, word));
    queryClient.setQueryData(keyOf(lab.userId), await readOwnWords(database));
  };
  const change = async (word: string, isRight: boolean) => {
    await keep(word, isRight);
    const words = t(isRight ? 'learned' : 'unlearned', { word });
    showToast({ type: 'info', words, undo: () => void keep(word, !isRight).catch(told) });
  };

  return {
    /** The word of a spelling finding; anything else teaches nothing. */
    learn(finding: Finding) {
      if (!isLearnable(finding)) return;
      const view = desk.view.get();
      if (view) closeNote(view);
      view?.focus();
      void change(finding.text.replaceAll('’', "'"), true).catch(told);
    },
    forget: (word: string) => void change(word, false).catch(told),
  };
}

/** Whether a finding says that no dictionary has the word. */
export function isLearnable({ rule }: Pick<Finding, 'rule'>): boolean {
  return rule === 'spelling';
}

const keyOf = (userId: string) => ['own-words', userId];

const none: readonly string[] = [];
