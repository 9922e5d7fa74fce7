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
};

const atMostMs = 150;

/** Keeps the way between a key and its frame free; nothing waits longer than a moment. */
export function frameTurn({ beforeFrame, whenIdle, after }: Page = ofBrowser): FrameTurn {
  let waiting: (() => void)[] | null = null;

  return {
    begin() {
      if (waiting) return;
      const mine: (() => void)[] = [];
      const end = () => {
        if (waiting !== mine) return;
        waiting = null;
        for (const act of mine) act();
      };
      waiting = mine;
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
};
