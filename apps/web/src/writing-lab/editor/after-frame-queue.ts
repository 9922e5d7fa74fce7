/** A task queue that runs after the frame of a keystroke has been painted. */
export type AfterFrameQueue = {
  /** The text has changed: tasks wait until the frame that shows it. */
  deferUntilFrame(): void;
  /** Runs the task at once, or in order after the pending frame. */
  run(act: () => void): void;
};

type BrowserScheduler = {
  /** Calls back with the next frame. */
  beforeFrame: (act: () => void) => void;
  /** Calls back when the browser is idle. */
  whenIdle: (act: () => void) => void;
  /** Calls back after a delay: a hidden page has no animation frames. */
  after: (milliseconds: number, act: () => void) => void;
  now: () => number;
};

const maxDelayMs = 150;
/** Time budget per slice, after which the next keystroke or frame may go first. */
const sliceMs = 6;

/** Keeps the time between a keystroke and its frame free. No task waits longer than `maxDelayMs`. */
export function createAfterFrameQueue({
  beforeFrame,
  whenIdle,
  after,
  now,
}: BrowserScheduler = browserScheduler): AfterFrameQueue {
  let queue: (() => void)[] | null = null;
  let isFramePending = false;
  let generation = 0;

  const drain = (ownGeneration: number) => {
    if (ownGeneration !== generation || !queue) return;
    const until = now() + sliceMs;
    try {
      while (queue.length > 0 && now() < until) queue.shift()?.();
    } finally {
      // A task that throws does not keep the others from running.
      if (queue.length > 0) whenIdle(() => drain(ownGeneration));
      else queue = null;
    }
  };

  return {
    deferUntilFrame() {
      if (isFramePending) return;
      const ownGeneration = ++generation;
      const end = () => {
        if (ownGeneration !== generation || !isFramePending) return;
        isFramePending = false;
        drain(ownGeneration);
      };
      isFramePending = true;
      queue ??= [];
      beforeFrame(() => whenIdle(end));
      after(maxDelayMs, end);
    },

    run(act) {
      if (queue) queue.push(act);
      else act();
    },
  };
}

const browserScheduler: BrowserScheduler = {
  beforeFrame: (act) => void requestAnimationFrame(act),
  whenIdle: (act) =>
    void ('requestIdleCallback' in window
      ? window.requestIdleCallback(act, { timeout: maxDelayMs })
      : setTimeout(act, 0)),
  after: (milliseconds, act) => void setTimeout(act, milliseconds),
  now: () => performance.now(),
};
