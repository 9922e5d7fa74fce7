import type { Chapter } from '@longhand/contract/writing-lab-chapters';
import { useRef, useState } from 'react';
import { queryClient, refresh } from '../../platform/query.ts';
import { showToast } from '../../platform/toasts.ts';
import { useFailureText } from '../../ui/failure-text.ts';
import { useLab } from '../lab.ts';
import { chaptersQuery, manuscriptApi } from './api.ts';
import { moveBehind, placeOf } from './move-chapter.ts';

type Moved = { id: string; title: string; at: number; of: number; undo: () => void };

/** Moves chapters at once and sends the moves one after the other; the last one can be undone. */
export function useOrder(projectId: string) {
  const lab = useLab();
  const failureText = useFailureText();
  const [moved, setMoved] = useState<Moved | null>(null);
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const { queryKey } = chaptersQuery(lab, projectId);

  const send = (id: string, after: string | null) => {
    const move = sending.current.then(() =>
      manuscriptApi.moveChapter({ params: { id }, body: { after } }),
    );
    const settled = move.catch((failure: unknown) => {
      setMoved(null);
      showToast({ type: 'error', words: failureText(failure) });

      return refresh(['writing-lab']);
    });
    sending.current = settled;
  };

  const move = (id: string, after: string | null, isUndo = false) => {
    const before = queryClient.getQueryData<readonly Chapter[]>(queryKey) ?? [];
    const from = placeOf(
      before.map((one) => one.id),
      id,
    );
    if (from === after || id === after) return;
    const items = moveBehind(before, { id, after });
    const at = items.findIndex((one) => one.id === id);
    const { title = '' } = items[at] ?? {};
    queryClient.setQueryData(queryKey, items);
    setMoved({
      ...{ id, title, at: at + 1, of: items.length },
      undo: () => move(id, from, true),
    });
    if (isUndo) setMoved(null);
    send(id, after);
  };

  return { moved, move };
}
