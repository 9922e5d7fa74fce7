type DebounceOptions = {
  /** Delay after the last call. */
  waitMs: number;
  /** Maximum delay after the first call. */
  maxWaitMs: number;
};

export type Debounced = { schedule(): void; cancel(): void };

/** Debounces with a maximum wait. Repeated calls share one timer, so that calling it on every key press is cheap. */
export function debounce(run: () => void, { waitMs, maxWaitMs }: DebounceOptions): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstCallAt = 0;
  let lastCallAt = 0;

  const dueAt = () => Math.min(lastCallAt + waitMs, firstCallAt + maxWaitMs);
  const runIfDue = () => {
    const remainingMs = dueAt() - performance.now();
    timer = remainingMs > 0 ? setTimeout(runIfDue, remainingMs) : undefined;
    if (timer === undefined) run();
  };

  return {
    schedule() {
      lastCallAt = performance.now();
      if (timer !== undefined) return;
      firstCallAt = lastCallAt;
      timer = setTimeout(runIfDue, Math.min(waitMs, maxWaitMs));
    },

    cancel() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
