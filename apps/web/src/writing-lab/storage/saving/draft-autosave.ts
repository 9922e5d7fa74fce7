import { debounce } from '../../../platform/debounce.ts';
import { StorageWriteError } from '../../../platform/failures.ts';
import { createStore, type Store } from '../../../platform/store.ts';

/** Status of the draft on this device, as shown to the user. */
type DraftStatus =
  | { is: 'kept'; at: string }
  | { is: 'failed'; why: StorageWriteError['reason'] }
  /** Nothing stored yet. */
  | { is: 'new' };

export type DraftAutosave = {
  status: Store<DraftStatus>;
  /** Call when the text or its details have changed. */
  touch(): void;
  /** Stores unsaved changes immediately. */
  flush(): Promise<void>;
  /** Stores immediately and applies changes of other tabs. */
  sync(): Promise<void>;
  stop(): void;
};

const autosaveDebounce = { waitMs: 400, maxWaitMs: 1_000 };
/** While another tab has the same draft open. */
const sharedDebounce = { waitMs: 100, maxWaitMs: 300 };

/**
 * Autosaves the draft to this device: soon after a pause in typing, and within a second while it goes on. Failures are shown and retried
 * with the next change.
 */
export function createDraftAutosave({
  saveDraft,
  keptAt,
  isShared = () => false,
}: {
  /** Stores the draft. Returns when it was stored, or null if there was nothing to store. */
  saveDraft: () => Promise<string | null>;
  keptAt: string | null;
  isShared?: () => boolean;
}): DraftAutosave {
  const status = createStore<DraftStatus>(
    keptAt === null ? { is: 'new' } : { is: 'kept', at: keptAt },
  );
  let isDirty = false;

  const flush = async () => {
    stop();
    if (isDirty) await sync();
  };

  const sync = async () => {
    const wasDirty = isDirty;
    stop();
    isDirty = false;
    try {
      const at = await saveDraft();
      if (at !== null) status.set({ is: 'kept', at });
    } catch (error) {
      isDirty ||= wasDirty;
      if (wasDirty || status.get().is === 'failed')
        status.set({ is: 'failed', why: new StorageWriteError(error).reason });
    }
  };

  const autosave = debounce(() => void flush(), autosaveDebounce);
  const sharedAutosave = debounce(() => void flush(), sharedDebounce);
  const stop = () => {
    autosave.cancel();
    sharedAutosave.cancel();
  };

  return {
    status,
    flush,
    sync,

    touch() {
      isDirty = true;
      (isShared() ? sharedAutosave : autosave).schedule();
    },

    stop,
  };
}
