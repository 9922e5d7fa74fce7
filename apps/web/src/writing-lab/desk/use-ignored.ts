import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from '../../platform/store.ts';
import { carryIgnored, type IgnoredFindings, readIgnoredHere } from '../device/ignored.ts';
import { type Lab, useLab } from '../lab.ts';
import { useOwnEntries } from '../own-words/own-words.ts';
import { wordsFor } from '../own-words/words-for.ts';
import type { Desk } from './desk.ts';

/** What the writer has put aside in this text, and in all of them or all of its project. */
export function useIgnored(desk: Desk) {
  const lab = useLab();
  const { data: words = nothing } = useOwnEntries();
  const projectId = useStore(desk.saving.home)?.projectId ?? null;
  const textId = textIdOf(desk);
  const { data: here = noKeys, refetch } = useQuery({
    queryKey: ['ignored-findings', lab.userId, textId],
    async queryFn() {
      const database = await lab.database();
      if (textId !== desk.draftId) {
        await carryIgnored(database, { from: desk.draftId, to: textId, isMoved: true });
      }

      return readIgnoredHere(database, textId);
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const ignored = useMemo<IgnoredFindings>(
    () => ({ here, always: wordsFor(words, projectId).ignored }),
    [here, words, projectId],
  );

  return { ignored, readAgain: () => void refetch() };
}

/** What is put aside here hangs on the saved text and, before there is one, on the draft. */
export function textIdOf({ saving, draftId }: Desk): string {
  return saving.home.get()?.id ?? draftId;
}

/** The text becomes one of its own; what was put aside in it goes along. */
export async function leaveHome(desk: Desk, { database }: Lab): Promise<void> {
  const moved = { from: textIdOf(desk), to: desk.draftId, isMoved: false };
  await database()
    .then((opened) => carryIgnored(opened, moved))
    .catch(() => undefined); // where nothing is kept nothing was put aside
  await desk.saving.leaveHome();
}

const nothing: readonly never[] = [];
const noKeys: ReadonlySet<string> = new Set();
