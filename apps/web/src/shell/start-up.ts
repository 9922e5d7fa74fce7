/** One part of the start-up. */
export type Part = { name: string; run: () => unknown };

/**
 * Runs the parts of the start-up one after another. One that fails is logged and passed over: a broken icon
 * must not keep a writer from the page. One that fails while there is no network is run again when it is back.
 */
export async function startUp(
  parts: readonly Part[],
  log: (message: string, failure: unknown) => void,
): Promise<void> {
  const waiting: Part[] = [];
  for (const part of parts) {
    try {
      await part.run();
    } catch (failure) {
      if (navigator.onLine === false) waiting.push(part);
      else log(`Start-up: ${part.name} failed`, failure);
    }
  }
  if (waiting.length === 0) return;
  window.addEventListener('online', () => void startUp(waiting, log), { once: true });
}
