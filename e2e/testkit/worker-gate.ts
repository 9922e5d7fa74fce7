import type { BrowserContext, Page } from 'playwright-core';

/** Holds back the messages of a page's workers, so that a test sees what the page shows before a response arrives, at any machine speed. */
export async function installWorkerGate(context: BrowserContext) {
  await context.addInitScript(installGateInPage);

  return {
    /** Holds back all messages of the pages that are opened from now on. */
    holdFromStart: (page: Page) =>
      page.addInitScript(() => (window as unknown as GatedWindow).gate.hold()), // installed above
    hold: (page: Page) => page.evaluate(() => (window as unknown as GatedWindow).gate.hold()), // installed above
    release: (page: Page) => page.evaluate(() => (window as unknown as GatedWindow).gate.release()), // installed above
    /** Number of messages held back. */
    waiting: (page: Page) =>
      page.evaluate(() => (window as unknown as GatedWindow).gate.heldCount()), // installed above
  };
}

type GatedWindow = { gate: { hold(): void; release(): void; heldCount(): number } };

/** Runs in the page before its scripts. The gate is the first message listener of every worker. */
function installGateInPage() {
  const heldMessages: (() => void)[] = [];
  let isHolding = false;

  const interceptMessages = (worker: Worker) => {
    let isPassing = false;
    worker.addEventListener('message', (event) => {
      if (!isHolding || isPassing) return;
      event.stopImmediatePropagation();
      heldMessages.push(() => {
        isPassing = true;
        worker.dispatchEvent(new MessageEvent('message', { data: event.data }));
        isPassing = false;
      });
    });
  };
  window.Worker = class extends Worker {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      interceptMessages(this);
    }
  };

  (window as unknown as GatedWindow).gate = {
    hold() {
      isHolding = true;
    },
    release() {
      isHolding = false;
      for (const pass of heldMessages.splice(0)) pass();
    },
    heldCount: () => heldMessages.length,
  }; // read by installWorkerGate
}
