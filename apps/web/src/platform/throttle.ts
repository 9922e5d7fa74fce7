type ThrottleOptions = {
  /** Minimum time between batches. */
  intervalMs: number;
  schedule: (milliseconds: number, act: () => void) => unknown;
};

/** Throttles: handles the first items at once, then collects distinct items until the interval has passed. */
export function throttleBatches<Item>(
  handleBatch: (items: Item[]) => void,
  { intervalMs, schedule }: ThrottleOptions,
): (items: readonly Item[]) => void {
  const pending = new Set<Item>();
  let isThrottled = false;

  const flush = () => {
    isThrottled = pending.size > 0;
    if (!isThrottled) return;

    schedule(intervalMs, flush);
    handleBatch([...pending]);
    pending.clear();
  };

  return (items) => {
    for (const item of items) pending.add(item);
    if (!isThrottled) flush();
  };
}
