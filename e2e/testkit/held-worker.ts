import type { BrowserContext, Page } from 'playwright-core';

/**
 * Lets a story hold back what the workers of a page answer, so that it can see what the page shows before an
 * answer has come, whatever the machine's speed.
 */
export async function withHeldWorkers(context: BrowserContext) {
  await context.addInitScript(installGate);

  return {
    hold: (page: Page) => page.evaluate(() => (window as unknown as Gated).gate.hold()), // installed above
    release: (page: Page) => page.evaluate(() => (window as unknown as Gated).gate.release()), // installed above
    /** Answers that have come and wait. */
    waiting: (page: Page) => page.evaluate(() => (window as unknown as Gated).gate.waiting()), // installed above
  };
}

type Gated = { gate: { hold(): void; release(): void; waiting(): number } };

/** Runs in the page before its scripts. The first listener of every worker is the gate's. */
function installGate() {
  const held: (() => void)[] = [];
  let isHolding = false;

  const listenFirst = (worker: Worker) => {
    let isPassing = false;
    worker.addEventListener('message', (event) => {
      if (!isHolding || isPassing) return;
      event.stopImmediatePropagation();
      held.push(() => {
        isPassing = true;
        worker.dispatchEvent(new MessageEvent('message', { data: event.data }));
        isPassing = false;
      });
    });
  };
  window.Worker = class extends Worker {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      listenFirst(this);
    }
  };

  (window as unknown as Gated).gate = {
    hold() {
      isHolding = true;
    },
    release() {
      isHolding = false;
      for (const pass of held.splice(0)) pass();
    },
    waiting: () => held.length,
  }; // read by withHeldWorkers
}
