import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from '../../platform/store.ts';
import { type IgnoredFindings, readIgnoredHere } from '../device/ignored.ts';
import { useLab } from '../lab.ts';
import { useOwnEntries } from '../own-words/own-words.ts';
import { wordsFor } from '../own-words/words-for.ts';
import type { Desk } from './desk.ts';

/** What the writer has put aside in this text, and in all of them or all of its project. */
export function useIgnored(desk: Desk) {
  const lab = useLab();
  const { data: words = nothing } = useOwnEntries();
  const projectId = useStore(desk.saving.home)?.projectId ?? null;
  const { data: here = noKeys, refetch } = useQuery({
    queryKey: ['ignored-findings', lab.userId, desk.draftId],
    queryFn: async () => readIgnoredHere(await lab.database(), desk.draftId),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const ignored = useMemo<IgnoredFindings>(
    () => ({ here, always: wordsFor(words, projectId).ignored }),
    [here, words, projectId],
  );

  return { ignored, readAgain: () => void refetch() };
}

const nothing: readonly never[] = [];
const noKeys: ReadonlySet<string> = new Set();
