import { createStore, type Store } from '../../platform/store.ts';
import type { Draft } from '../device/database.ts';

type KeepFailure = 'full' | 'forbidden';

/** What the writer is told about the draft on this device. */
type Kept =
  | { is: 'kept'; at: string }
  | { is: 'failed'; why: KeepFailure }
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

const quietMs = 400;
const atMostMs = 1_000;

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
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstTouch: number | null = null;
  let isDirty = false;

  const flush = async () => {
    clearTimeout(timer);
    firstTouch = null;
    if (!isDirty) return;
    isDirty = false;
    const draft = read();
    try {
      await keep(draft);
      status.set({ is: 'kept', at: draft.keptAt });
    } catch (error) {
      isDirty = true;
      status.set({ is: 'failed', why: failureOf(error) });
    }
  };

  return {
    status,
    flush,

    touch() {
      const at = performance.now();
      isDirty = true;
      firstTouch ??= at;
      clearTimeout(timer);
      timer = setTimeout(
        () => void flush(),
        Math.max(0, Math.min(quietMs, firstTouch + atMostMs - at)),
      );
    },

    stop() {
      clearTimeout(timer);
    },
  };
}

/** A full disk and a refusal are told apart, because the writer can do something about the first. */
function failureOf(error: unknown): KeepFailure {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';

  return isFull ? 'full' : 'forbidden';
}
