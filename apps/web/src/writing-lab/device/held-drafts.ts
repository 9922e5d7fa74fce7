/** A tab that has a draft open holds it, so that others know that it is looked after; only one of them saves its text at a time. */
export type DraftHolds = {
  /** Holds a draft until the returned function is called, or the page is gone. */
  hold(id: string): () => void;
  isOpenElsewhere(id: string): Promise<boolean>;
  /** Here or elsewhere. */
  isOpen(id: string): Promise<boolean>;
  /** Does it when no other tab saves the text of this draft, or when that takes too long: a tab may sleep in the middle. */
  savesAlone<T>(id: string, act: () => Promise<T>): Promise<T>;
};

/** A page that is being left may hold its draft for a moment longer; a reload is no second tab. */
const graceMs = 500;
/** Longer than a request may take. */
const saveMostMs = 40_000;

/**
 * @param locks of the browser; where it has none (plain http from elsewhere) every draft is free
 */
export function draftHolds(locks: LockManager | undefined): DraftHolds {
  const here = new Map<string, number>();
  const isOpenElsewhere = async (id: string): Promise<boolean> => {
    if (locks === undefined || here.has(id)) return false;
    const signal = AbortSignal.timeout(graceMs);

    return locks.request(nameOf(id), { signal }, () => false).catch(() => true);
  };

  return {
    hold(id) {
      let end = () => {};
      const ended = new Promise<void>((resolve) => {
        end = resolve;
      });
      const giveUp = new AbortController();
      here.set(id, (here.get(id) ?? 0) + 1);
      // Never waited for: while another tab has it, this one stands in line.
      locks
        ?.request(nameOf(id), { mode: 'shared', signal: giveUp.signal }, () => ended)
        .catch(() => undefined);

      return () => {
        const left = (here.get(id) ?? 1) - 1;
        if (left > 0) here.set(id, left);
        else here.delete(id);
        end();
        giveUp.abort();
      };
    },

    isOpenElsewhere,
    async savesAlone(id, act) {
      if (locks === undefined) return act();
      let begun: Promise<unknown> | null = null;
      const run = () => {
        const done = act();
        begun = done;

        return done;
      };
      const signal = AbortSignal.timeout(saveMostMs);
      try {
        return await locks.request(`longhand-saves-${id}`, { signal }, run);
      } catch (failure) {
        if (begun) throw failure;

        return act();
      }
    },

    isOpen: async (id) => here.has(id) || isOpenElsewhere(id),
  };
}

function nameOf(id: string): string {
  return `longhand-draft-${id}`;
}
