/** A tab locks the draft that it has open, so that other tabs know; only one tab saves its text at a time. */
export type DraftLocks = {
  /** Locks a draft until the returned function is called or the page is closed. */
  lock(id: string): () => void;
  isOpenElsewhere(id: string): Promise<boolean>;
  /** In this tab or another. */
  isOpen(id: string): Promise<boolean>;
  /** Runs `act` when no other tab saves the text of this draft, or after a timeout: a tab may be suspended while it saves. */
  withSaveLock<T>(id: string, act: () => Promise<T>): Promise<T>;
};

/** A page being unloaded may hold its lock a moment longer; a reload is not a second tab. */
const graceMs = 500;
/** Longer than a request may take. */
const saveLockTimeoutMs = 40_000;

/** @param locks of the browser; without them (plain http from another host) every draft is free */
export function createDraftLocks(locks: LockManager | undefined): DraftLocks {
  const localCounts = new Map<string, number>();
  const isOpenElsewhere = async (id: string): Promise<boolean> => {
    if (locks === undefined || localCounts.has(id)) return false;
    const signal = AbortSignal.timeout(graceMs);

    return locks.request(lockName(id), { signal }, () => false).catch(() => true);
  };

  return {
    lock(id) {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const controller = new AbortController();
      localCounts.set(id, (localCounts.get(id) ?? 0) + 1);
      // Not awaited: while another tab holds the lock, this request waits.
      locks
        ?.request(lockName(id), { mode: 'shared', signal: controller.signal }, () => released)
        .catch(() => undefined);

      return () => {
        const left = (localCounts.get(id) ?? 1) - 1;
        if (left > 0) localCounts.set(id, left);
        else localCounts.delete(id);
        release();
        controller.abort();
      };
    },

    isOpenElsewhere,
    async withSaveLock(id, act) {
      if (locks === undefined) return act();
      let begun: Promise<unknown> | null = null;
      const run = () => {
        const done = act();
        begun = done;

        return done;
      };
      const signal = AbortSignal.timeout(saveLockTimeoutMs);
      try {
        return await locks.request(`longhand-saves-${id}`, { signal }, run);
      } catch (failure) {
        if (begun) throw failure;

        return act();
      }
    },

    isOpen: async (id) => localCounts.has(id) || isOpenElsewhere(id),
  };
}

function lockName(id: string): string {
  return `longhand-draft-${id}`;
}
