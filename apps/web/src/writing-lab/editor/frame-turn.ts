/** What is asked for while a key waits for its frame, done when the frame is out. */
export type FrameTurn = {
  /** The text has changed: the frame that shows it comes first. */
  begin(): void;
  /** Does it at once, or after that frame, in the order of asking. */
  run(act: () => void): void;
};

type Page = {
  /** Calls back with the next frame. */
  beforeFrame: (act: () => void) => void;
  /** Calls back when the page has nothing to do. */
  whenIdle: (act: () => void) => void;
  /** Calls back when this much time has passed: a page that is not seen has no frames. */
  after: (milliseconds: number, act: () => void) => void;
  now: () => number;
};

const atMostMs = 150;
/** Once this much is done, the next key or frame may come first. */
const sliceMs = 6;

/** Keeps the way between a key and its frame free; nothing waits longer than a moment. */
export function frameTurn({ beforeFrame, whenIdle, after, now }: Page = ofBrowser): FrameTurn {
  let waiting: (() => void)[] | null = null;
  let isFrameAhead = false;
  let turn = 0;

  const work = (mine: number) => {
    if (mine !== turn || !waiting) return;
    const until = now() + sliceMs;
    try {
      while (waiting.length > 0 && now() < until) waiting.shift()?.();
    } finally {
      // What throws keeps nothing else from its turn.
      if (waiting.length > 0) whenIdle(() => work(mine));
      else waiting = null;
    }
  };

  return {
    begin() {
      if (isFrameAhead) return;
      const mine = ++turn;
      const end = () => {
        if (mine !== turn || !isFrameAhead) return;
        isFrameAhead = false;
        work(mine);
      };
      isFrameAhead = true;
      waiting ??= [];
      beforeFrame(() => whenIdle(end));
      after(atMostMs, end);
    },

    run(act) {
      if (waiting) waiting.push(act);
      else act();
    },
  };
}

const ofBrowser: Page = {
  beforeFrame: (act) => void requestAnimationFrame(act),
  whenIdle: (act) =>
    void ('requestIdleCallback' in window
      ? window.requestIdleCallback(act, { timeout: atMostMs })
      : setTimeout(act, 0)),
  after: (milliseconds, act) => void setTimeout(act, milliseconds),
  now: () => performance.now(),
};
