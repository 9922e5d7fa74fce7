import type { Chapter } from '@longhand/contract/writing-lab-chapters';
import { useRef, useState } from 'react';
import { invalidateSlices, queryClient } from '../../../platform/query.ts';
import { showToast } from '../../../platform/toasts.ts';
import { useFailureText } from '../../../ui/failure-text.ts';
import { useLab } from '../../storage/lab.ts';
import { chaptersQuery, manuscriptApi } from './api.ts';
import { moveAfter, previousChapterId } from './move-chapter.ts';

type MoveNotice = { id: string; from: string | null; title: string; at: number; of: number };
type Move = { id: string; after: string | null };

/**
 * Moves chapters optimistically and sends the moves one by one; the last one can be undone. Unconfirmed moves are applied to everything
 * fetched meanwhile, because it may be older.
 */
export function useChapterOrder(projectId: string, chapters: readonly Chapter[]) {
  const lab = useLab();
  const failureText = useFailureText();
  const [moved, setMoved] = useState<MoveNotice | null>(null);
  const [unanswered, setUnanswered] = useState<readonly Move[]>([]);
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const { queryKey } = chaptersQuery(lab, projectId);
  const shown = unanswered.reduce(moveAfter, chapters);

  const send = async (move: Move) => {
    const sent = sending.current.then(() =>
      manuscriptApi.moveChapter({ params: { id: move.id }, body: { after: move.after } }),
    );
    sending.current = sent.catch(() => undefined);
    try {
      await sent;
      queryClient.setQueryData<readonly Chapter[]>(
        queryKey,
        (read) => read && moveAfter(read, move),
      );
    } catch (failure) {
      setMoved(null);
      showToast({ type: 'error', words: failureText(failure) });
    }
    await invalidateSlices(['writing-lab']);
    setUnanswered((moves) => moves.filter((one) => one !== move));
  };

  const move = (id: string, after: string | null, isUndo = false) => {
    const from = previousChapterId(
      shown.map((one) => one.id),
      id,
    );
    if (from === after || id === after) return;
    const items = moveAfter(shown, { id, after });
    const at = items.findIndex((one) => one.id === id);
    const { title = '' } = items[at] ?? {};
    setMoved(isUndo ? null : { id, from, title, at: at + 1, of: items.length });
    const sent = { id, after };
    setUnanswered((moves) => [...moves, sent]);
    void send(sent);
  };

  const undo = () => {
    if (moved) move(moved.id, moved.from, true);
  };

  return { shown, moved, move, undo };
}
