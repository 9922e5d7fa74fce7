import { atRest } from '../../platform/at-rest.ts';
import { NotKept } from '../../platform/failures.ts';
import { createStore, type Store } from '../../platform/store.ts';

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
  /** Keeps at once, and takes what others have kept. */
  refresh(): Promise<void>;
  stop(): void;
};

const bounds = { pauseMs: 400, atMostMs: 1_000 };
/** While another tab shows the same draft. */
const boundsShared = { pauseMs: 100, atMostMs: 300 };

/**
 * Keeps the draft on this device: soon after a pause in the typing, and within a second while it goes on. What fails is
 * told and tried again with the next change.
 */
export function draftKeeper({
  keep,
  keptAt,
  isShared = () => false,
}: {
  /** Keeps the draft as it is: when that was, or null where there was nothing to keep. */
  keep: () => Promise<string | null>;
  keptAt: string | null;
  isShared?: () => boolean;
}): DraftKeeper {
  const status = createStore<Kept>(keptAt === null ? { is: 'new' } : { is: 'kept', at: keptAt });
  let isDirty = false;

  const flush = async () => {
    stop();
    if (isDirty) await refresh();
  };

  const refresh = async () => {
    const wasDirty = isDirty;
    stop();
    isDirty = false;
    try {
      const at = await keep();
      if (at !== null) status.set({ is: 'kept', at });
    } catch (error) {
      isDirty ||= wasDirty;
      if (wasDirty || status.get().is === 'failed')
        status.set({ is: 'failed', why: new NotKept(error).reason });
    }
  };

  const rest = atRest(() => void flush(), bounds);
  const restShared = atRest(() => void flush(), boundsShared);
  const stop = () => {
    rest.cancel();
    restShared.cancel();
  };

  return {
    status,
    flush,
    refresh,

    touch() {
      isDirty = true;
      (isShared() ? restShared : rest).touch();
    },

    stop,
  };
}
