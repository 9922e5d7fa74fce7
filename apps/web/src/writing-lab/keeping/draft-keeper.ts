import { atRest } from '../../platform/at-rest.ts';
import { NotKept } from '../../platform/failures.ts';
import { createStore, type Store } from '../../platform/store.ts';
import type { Draft } from '../device/database.ts';

/** What the writer is told about the draft on this device. */
type Kept =
  | { is: 'kept'; at: string }
  | { is: 'failed'; why: NotKept['reason'] }
  /** Nothing to keep yet. */
  | { is: 'new' };

export type DraftKeeper = {
  status: Store<Kept>;
  /** The text or what is said about it has changed. */
  touch(): void;
  /** Keeps at once what is not kept yet. */
  flush(): Promise<void>;
  stop(): void;
};

const bounds = { pauseMs: 400, atMostMs: 1_000 };

/**
 * Keeps the draft on this device: soon after a pause in the typing, and within a second while it goes on. What fails is
 * told and tried again with the next change.
 */
export function draftKeeper({
  read,
  keep,
  keptAt,
}: {
  read: () => Draft;
  keep: (draft: Draft) => Promise<void>;
  keptAt: string | null;
}): DraftKeeper {
  const status = createStore<Kept>(keptAt === null ? { is: 'new' } : { is: 'kept', at: keptAt });
  let isDirty = false;

  const flush = async () => {
    rest.cancel();
    if (!isDirty) return;
    isDirty = false;
    const draft = read();
    try {
      await keep(draft);
      status.set({ is: 'kept', at: draft.keptAt });
    } catch (error) {
      isDirty = true;
      status.set({ is: 'failed', why: new NotKept(error).reason });
    }
  };

  const rest = atRest(() => void flush(), bounds);

  return {
    status,
    flush,

    touch() {
      isDirty = true;
      rest.touch();
    },

    stop: rest.cancel,
  };
}
