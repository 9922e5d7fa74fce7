import type { Chapter } from '@longhand/contract/writing-lab-chapters';
import { useRef, useState } from 'react';
import { queryClient, refresh } from '../../platform/query.ts';
import { showToast } from '../../platform/toasts.ts';
import { useFailureText } from '../../ui/failure-text.ts';
import { useLab } from '../lab.ts';
import { chaptersQuery, manuscriptApi } from './api.ts';
import { moveBehind, placeOf } from './move-chapter.ts';

type Moved = { id: string; from: string | null; title: string; at: number; of: number };
type Move = { id: string; after: string | null };

/**
 * Moves chapters at once and sends the moves one after the other; the last one can be undone. A move is shown over
 * whatever is read until the server has answered it: a reading on its way may be from before.
 */
export function useOrder(projectId: string, chapters: readonly Chapter[]) {
  const lab = useLab();
  const failureText = useFailureText();
  const [moved, setMoved] = useState<Moved | null>(null);
  const [unanswered, setUnanswered] = useState<readonly Move[]>([]);
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const { queryKey } = chaptersQuery(lab, projectId);
  const shown = unanswered.reduce(moveBehind, chapters);

  const send = async (move: Move) => {
    const sent = sending.current.then(() =>
      manuscriptApi.moveChapter({ params: { id: move.id }, body: { after: move.after } }),
    );
    sending.current = sent.catch(() => undefined);
    try {
      await sent;
      queryClient.setQueryData<readonly Chapter[]>(
        queryKey,
        (read) => read && moveBehind(read, move),
      );
    } catch (failure) {
      setMoved(null);
      showToast({ type: 'error', words: failureText(failure) });
    }
    await refresh(['writing-lab']);
    setUnanswered((moves) => moves.filter((one) => one !== move));
  };

  const move = (id: string, after: string | null, isUndo = false) => {
    const from = placeOf(
      shown.map((one) => one.id),
      id,
    );
    if (from === after || id === after) return;
    const items = moveBehind(shown, { id, after });
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
