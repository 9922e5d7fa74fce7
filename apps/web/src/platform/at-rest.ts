type Bounds = {
  /** Nothing is done until it has been touched no more for so long. */
  pauseMs: number;
  /** While it is touched again and again, it is done this long after the first time. */
  atMostMs: number;
};

export type AtRest = { touch(): void; cancel(): void };

/** Acts once the hand rests, and within a bound while it does not. A touch costs next to nothing: one timer serves many. */
export function atRest(act: () => void, { pauseMs, atMostMs }: Bounds): AtRest {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let first = 0;
  let last = 0;

  const dueAt = () => Math.min(last + pauseMs, first + atMostMs);
  const look = () => {
    const left = dueAt() - performance.now();
    timer = left > 0 ? setTimeout(look, left) : undefined;
    if (timer === undefined) act();
  };

  return {
    touch() {
      last = performance.now();
      if (timer !== undefined) return;
      first = last;
      timer = setTimeout(look, Math.min(pauseMs, atMostMs));
    },

    cancel() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
