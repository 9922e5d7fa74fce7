import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from '../../platform/store.ts';
import type { IgnoredFindings } from '../analysis/findings/ignored-keys.ts';
import { useOwnEntries } from '../dictionary/own-words.ts';
import { selectOwnWords } from '../dictionary/select-own-words.ts';
import { readIgnoredInText, transferIgnored } from '../storage/device/ignored-findings.ts';
import { type Lab, useLab } from '../storage/lab.ts';
import type { Desk } from './desk.ts';

/** The findings that the user ignores in this text, in its project and everywhere. */
export function useIgnoredFindings(desk: Desk) {
  const lab = useLab();
  const { data: words = noEntries } = useOwnEntries();
  const projectId = useStore(desk.saving.home)?.projectId ?? null;
  const textId = textIdOf(desk);
  const { data: here = noKeys, refetch } = useQuery({
    queryKey: ['ignored-findings', lab.userId, textId],
    async queryFn() {
      const database = await lab.database();
      if (textId !== desk.draftId) {
        await transferIgnored(database, { from: desk.draftId, to: textId, isMoved: true });
      }

      return readIgnoredInText(database, textId);
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const ignored = useMemo<IgnoredFindings>(
    () => ({ here, always: selectOwnWords(words, projectId).ignored }),
    [here, words, projectId],
  );

  return { ignored, reload: () => void refetch() };
}

/** Ignored findings belong to the saved text or, before the first save, to the draft. */
export function textIdOf({ saving, draftId }: Desk): string {
  return saving.home.get()?.id ?? draftId;
}

/** Detaches the document from its saved text and keeps its ignored findings. */
export async function detachFromSavedText(desk: Desk, { database }: Lab): Promise<void> {
  const moved = { from: textIdOf(desk), to: desk.draftId, isMoved: false };
  await database()
    .then((opened) => transferIgnored(opened, moved))
    .catch(() => undefined); // without device storage nothing was ignored
  await desk.saving.detach();
}

const noEntries: readonly never[] = [];
const noKeys: ReadonlySet<string> = new Set();
